"""The reference of Gaia Project: every faction, tile, track, planet and piece with what it is and does."""
