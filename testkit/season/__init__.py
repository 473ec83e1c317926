"""A season of many tables on a virtual clock: people, a server in memory, a bot that is killed, and what must hold."""
