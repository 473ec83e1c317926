"""The hub, tables before their start, first games, and where tables stand."""
