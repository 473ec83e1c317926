"""Counting and points."""
