"""The odds of combats in space and on planets, worked out exactly for one fixed way to use units and cards."""
