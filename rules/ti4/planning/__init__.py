"""What players say beforehand: standing orders, strategy cards by ranking, secondary abilities."""
