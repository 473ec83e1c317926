"""What players answer once and for all."""
