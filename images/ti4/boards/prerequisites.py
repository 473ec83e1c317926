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

    skipped: how many ready planets and other cards would be exhausted for those.
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
    fewest = min(map(len, ways(position, player, id)), default=None)
    if fewest is None:
        return Standing(CLOSED, tuple(signs))
    return Standing(SKIPPED, tuple(signs), fewest) if fewest else Standing(OPEN, tuple(signs))
