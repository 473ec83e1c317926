"""What a player would count if the game were over now, while it goes on."""

from __future__ import annotations

from rules.core.decisions import NO_FACTS, Facts
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.scoring.final import score
from rules.eclipse.state import State

TOLD = 3  # sources of points


def stakes(view: State, seat: int) -> Facts:
    """The points of a seat as they stand: in all, from `parts` (those of its `sources` that bring most).

    `rest` are those of all others, `traitor` those that are lost as one. `rounds` are those that follow this one.
    Nothing before the first round, and for whoever has final points.
    """
    player = view.players[seat]
    if not view.round or view.results[seat] or player.collapsed or not player.species:
        return NO_FACTS
    counted = {source: points for source, points in score(view, player).items() if points}
    traitor = counted.pop("traitor", 0)
    largest = sorted(counted, key=lambda source: -counted[source])[:TOLD]
    return {
        "rounds": ROUNDS - view.round,
        "vp": sum(counted.values()) + traitor,
        "sources": len(counted),
        "parts": " ".join(f"scores-{source}={counted[source]}" for source in largest),
        "rest": sum(counted.values()) - sum(counted[source] for source in largest),
        "traitor": -traitor,
    }
