"""What lies before a seat of Twilight Imperium, and what its faction can do."""
