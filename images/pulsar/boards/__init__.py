"""Everything beside the star cluster: dice, technologies, headquarters, transmitters, goals, players, scoring, key."""
