"""What dice are spent on."""
