"""Maps of hexes for any game: where hexes lie, what stands on them, borders, crops, close-ups, numbered marks."""
