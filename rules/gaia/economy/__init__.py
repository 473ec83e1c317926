"""What is gained, paid, charged and counted."""
