"""Technologies that are gained without research, which need no prerequisites and cost nothing (90)."""

from __future__ import annotations

from rules.core.flow import Execution
from rules.ti4.state import Player, State


def gain_technology(execution: Execution[State], player: Player, technology: str) -> None:
    """A player owns a technology from now on."""
    player.technologies.append(technology)
    execution.tell("gained-technology", seat=player.seat, technology=technology)
