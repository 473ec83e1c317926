"""The views of Race for the Galaxy in words."""
