"""What `tools/bench.py` is made of: people who press, and what is read off the bot meanwhile."""
