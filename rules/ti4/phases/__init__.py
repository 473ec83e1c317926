"""The course of the game: rounds, and the phases of each."""
