"""Copies of a database: before it is lifted, and every night."""
