"""What can be done to a game. The only room that opens transactions and reads rows."""
