"""Setting up: the galaxy, factions and the first structures."""
