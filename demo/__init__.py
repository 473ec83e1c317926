"""The demo: a stand-in for Discord in this process, the bot beside it as it is shipped."""
