"""The course of the game: rounds, turns, upkeep and clean-up."""
