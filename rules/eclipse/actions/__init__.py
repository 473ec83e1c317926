"""Actions and reactions, and what may be done at any time of one's turn."""
