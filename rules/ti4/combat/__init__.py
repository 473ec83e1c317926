"""What abilities and flagships of factions change in combats: dice, hits, and who fights (18, 34)."""
