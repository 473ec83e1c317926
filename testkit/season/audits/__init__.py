"""What an audit of a season looks at, a file each."""
