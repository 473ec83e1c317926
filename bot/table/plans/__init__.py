"""What people say beforehand: orders, plans of turns, and notes of their own."""
