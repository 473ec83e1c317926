"""What Discord would refuse."""
