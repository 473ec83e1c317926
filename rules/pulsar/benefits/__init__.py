"""What systems, projects, patents and transmitters give."""
