"""A bot's gateway sessions: which events they receive, and the sockets these are sent through."""
