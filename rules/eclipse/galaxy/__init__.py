"""The map: wormholes, who is an enemy where, and how far ships get."""
