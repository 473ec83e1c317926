"""Objectives that are scored: at once, or paid for."""
