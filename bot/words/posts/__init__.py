"""What posts say of a table that has not begun, and of the moves of one that has."""
