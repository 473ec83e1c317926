"""What there is: people, channels, messages, files, applications and their interactions."""
