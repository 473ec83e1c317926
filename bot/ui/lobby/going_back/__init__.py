"""Going back further than one may alone, and correcting a game."""
