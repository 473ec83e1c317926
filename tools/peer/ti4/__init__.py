"""Odds of combats of Twilight Imperium that other programs reckoned, as records of the oracle."""
