"""Computers against each other: games of a cell (who plays what in which set-up), kept in a file and summed up."""
