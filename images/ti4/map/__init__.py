"""The galaxy: whole and close up."""
