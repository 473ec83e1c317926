"""What answers for a person or is planned by them, as every part of the table needs it."""
