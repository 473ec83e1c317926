"""The log of a game: which of its moves are in effect, and what it takes to lead it back."""
