"""Frames that only ever ask, and frames that never do."""

from __future__ import annotations

from typing import Any

from rules.core.flow import Rule


class AskingRule(Rule):
    """A rule whose frame asks as long as it is there."""

    def asks(self, state: Any, frame: Any) -> bool:
        """Somebody has to answer before the frame goes."""
        return True


class ActingRule(Rule):
    """A rule whose frame is carried out at once."""

    def asks(self, state: Any, frame: Any) -> bool:
        """Nobody has anything to say here."""
        return False
