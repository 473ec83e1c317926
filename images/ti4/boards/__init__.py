"""What lies beside the galaxy: technologies, strategy cards, objectives, battles, and the key."""
