"""What a host does at the command line: backups, checks, settings, reports of a fault."""
