"""The galaxy: which systems are adjacent, and who is a neighbor of whom."""
