"""A computer player: it goes for objectives, takes planets in reach, and attacks where the odds are good."""
