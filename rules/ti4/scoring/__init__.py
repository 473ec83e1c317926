"""Scoring: victory points, and the end of the game."""
