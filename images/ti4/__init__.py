"""Pictures of Twilight Imperium."""
