"""Games that exist to test what all games share."""
