"""Answers left beforehand: standing orders, plans, and what a round may still bring."""
