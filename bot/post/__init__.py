"""What the bot says by itself: the outbox worker and its delivery to Discord."""
