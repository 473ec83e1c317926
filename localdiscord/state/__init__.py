"""The simulated Discord in memory, who may do what in it, and how it looks as JSON."""
