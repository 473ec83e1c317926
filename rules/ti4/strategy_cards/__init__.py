"""The eight strategy cards: what their primary and secondary abilities do, a file each."""
