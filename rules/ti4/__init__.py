"""The rules of Twilight Imperium, fourth edition, base game."""
