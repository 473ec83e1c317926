"""What laws in force do where the game asks for them, and what their owners are asked (7)."""
