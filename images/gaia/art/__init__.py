"""Planets, structures and icons of Gaia Project."""
