"""What a table chooses before its start: the clock, languages, and the options of its game."""
