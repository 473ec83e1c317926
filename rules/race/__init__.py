"""Race for the Galaxy, base set, for two to four players, both editions."""
