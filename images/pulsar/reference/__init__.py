"""The reference of Pulsar 2849: every technology, tile, board, place and action with what it is and does."""
