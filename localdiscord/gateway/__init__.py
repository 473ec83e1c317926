"""The WebSocket through which bots hear what happens."""
