"""Slash commands: one cog for the hub, one thin cog per game."""
