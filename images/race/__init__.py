"""Pictures of Race for the Galaxy."""
