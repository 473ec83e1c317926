"""What one game adds to what tests and tools share: `testkit/games/<game>.py`, found by the game's id."""
