"""The engine of boardgamers.space: its notation, its records."""
