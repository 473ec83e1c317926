"""What helps with a question: tips of a first game, why something cannot be chosen, what a computer would do."""
