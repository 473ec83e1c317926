"""The views of Gaia Project in words."""
