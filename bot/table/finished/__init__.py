"""Games that have ended, as files anybody can check without the bot's database."""
