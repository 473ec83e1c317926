"""Clocks: how long a seat may think, and what makes them stand still."""
