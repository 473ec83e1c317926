"""Turns of people and of computer players."""
