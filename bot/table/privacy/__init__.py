"""What is kept of a person: all of it for themselves to read, and its end when they want that."""
