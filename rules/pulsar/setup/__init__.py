"""Everything before the first roll."""
