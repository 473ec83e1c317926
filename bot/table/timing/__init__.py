"""Time at a table: who is reminded, whose clock runs, and what happens when one has run out."""
