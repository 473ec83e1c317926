"""What promissory notes do, a class for each of them; importing this makes all of them known."""

from rules.ti4.promissory_notes import (
    generic,
    knowledge,
    legion,
    nekro,
    phases,
    places,
    production,
    tokens,
    trade,
    war,
)

__all__ = [
    "generic",
    "knowledge",
    "legion",
    "nekro",
    "phases",
    "places",
    "production",
    "tokens",
    "trade",
    "war",
]
