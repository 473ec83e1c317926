"""Training of computers: games among themselves, and a net fitted to how they ended."""
