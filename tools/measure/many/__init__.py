"""What a bot does with very many games in one SQLite database."""
