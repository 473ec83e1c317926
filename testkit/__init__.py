"""What tests and tools share: laws of games, random games, positions to look at."""
