"""Plans of turns, as the panel of a seat shows them."""
