"""The bot: keeps the tables, asks the people, tells what happened."""
