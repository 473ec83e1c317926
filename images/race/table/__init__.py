"""What all see of Race for the Galaxy: the table, what happened, and the key."""
