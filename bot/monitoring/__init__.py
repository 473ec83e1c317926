"""How the bot is: its health, as a file and over HTTP, and figures for a host who collects them."""
