"""The galaxy: whole, in part and close up."""
