"""Orders and notes of a seat, as its panel shows them."""
