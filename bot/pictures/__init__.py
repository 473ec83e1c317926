"""Which picture of a game is wanted, and the thread that paints it. Nothing here knows Discord."""
