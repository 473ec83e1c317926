"""The map of Gaia Project: whole, in part and close up."""
