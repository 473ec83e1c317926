"""Gaia Project, complete, for two to four players."""
