"""What descriptions of pictures are composed of, for any game."""
