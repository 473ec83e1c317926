"""What is kept: the rows, and SQLite, which keeps them. Nothing here knows a game or Discord."""
