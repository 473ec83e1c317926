"""Care: what moderators look after on a server, and what people find out and decide about their data."""
