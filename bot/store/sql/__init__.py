"""The statements that all databases understand, and the few words in which they differ."""
