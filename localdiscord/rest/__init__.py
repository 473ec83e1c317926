"""Discord's REST API v10, as far as bots use it. Handlers return the body of the answer (see `request`)."""
