"""What is run by hand: `python -m tools.<name>`."""
