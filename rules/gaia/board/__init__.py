"""The map: sectors, ranges, and what links structures into a federation."""
