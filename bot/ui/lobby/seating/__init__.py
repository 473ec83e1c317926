"""What people press and see of who comes to a table before its start."""
