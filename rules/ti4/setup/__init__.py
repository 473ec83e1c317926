"""Set-up: the galaxy, factions, units, objectives."""
