"""The store in PostgreSQL. It needs the extra `postgres`, and is loaded only where a host has chosen it."""
