"""Combat phase: which battles are fought, what players decide in them, and what follows."""
