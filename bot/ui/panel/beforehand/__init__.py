"""What is answered beforehand: standing orders, and plans."""
