"""The API bots speak: Discord's REST API v10."""
