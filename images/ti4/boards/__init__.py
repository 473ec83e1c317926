"""What lies beside the galaxy: sheets, technologies, strategy cards and objectives."""
