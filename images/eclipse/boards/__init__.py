"""What lies before players, and beside the galaxy."""
