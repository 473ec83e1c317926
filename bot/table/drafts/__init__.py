"""The draft of a turn, which is nobody else's business until it is confirmed."""
