"""A game as it stands, who sits there and may do what, and how a change of it goes into the store."""
