"""Pictures of positions: pure functions from a redacted view to an image with a description."""
