"""Turns as they are told again: one of them, what of it is told, and its words."""
