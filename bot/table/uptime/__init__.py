"""What time does not count: while the bot was down, or the clock of the machine was wrong."""
