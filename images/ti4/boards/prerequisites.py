"""How technologies stand for a player: owned, to be researched, by skipping prerequisites with planets, or not yet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.state import Player, State
from rules.ti4.technology.prerequisites import missing, ways

OWNED, OPEN, SKIPPED, CLOSED = "owned", "open", "skipped", "closed"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a technology stands: `signs` are its prerequisites, those that are missing `-missing`.

    skipped: how many ready planets with a specialty would be exhausted for those.
    """

    state: str
    signs: tuple[str, ...]
    skipped: int = 0


def standing(position: State, player: Player, id: str) -> Standing:
    """How a technology stands for a player."""
    needs = TECHNOLOGIES[id].needs
    if player.has(id):
        return Standing(OWNED, needs)
    lacking = missing(player, id)
    left, signs = Counter(needs) - lacking, []
    for colour in needs:
        signs.append(colour if left[colour] else f"{colour}-missing")
        left[colour] -= bool(left[colour])
    if not ways(position, player, id):
        return Standing(CLOSED, tuple(signs))
    if lacking:
        return Standing(SKIPPED, tuple(signs), lacking.total())
    return Standing(OPEN, tuple(signs))
