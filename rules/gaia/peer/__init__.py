"""Games of boardgamers.space, whose notation is read: how they start, and their lines as answers to our questions."""
