"""The cards: what is printed on them and what a tableau of them can do."""
