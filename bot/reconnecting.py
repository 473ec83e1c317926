"""How long the bot waits before it tries again to reach a gateway that does not answer."""

from __future__ import annotations

from typing import Literal

from discord.backoff import ExponentialBackoff

LONGEST_SECONDS = 60.0


class BoundedBackoff(ExponentialBackoff[Literal[False]]):
    """Waits that grow to a minute and no longer.

    discord.py's own grow to seventeen minutes, and only then does it notice that Discord is there again.
    """

    def delay(self) -> float:
        """Seconds until the next try; up to twice as many as the time before, by chance."""
        return min(LONGEST_SECONDS, super().delay())
