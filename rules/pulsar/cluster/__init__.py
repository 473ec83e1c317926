"""The star cluster: places, segments between them, and flights."""
