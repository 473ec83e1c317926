"""Pictures on cards of Race for the Galaxy, and its icons."""
