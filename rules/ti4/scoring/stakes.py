"""What the next status phase may bring a player: the public objectives that are met, and those that are open yet."""

from __future__ import annotations

from rules.core.decisions import NO_FACTS, Facts
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.scoring.conditions import public_ones, scorable
from rules.ti4.state import State


def stakes(view: State, seat: int) -> Facts:
    """The open objectives that a seat could score as it stands: those that bring least, and `others` that bring more.

    `points` are those of one, and `most` those of the best of the others, 0 where there are none. `open`: how many
    public ones it has not scored; `count`: how many of them it could. `home`: whether it controls its home planets,
    without which it scores none of them. `agenda`: whether the agenda phase follows. Nothing before the first round,
    when the game is over, and for a seat that is out of it.
    """
    player = view.players[seat]
    if not view.round or view.results or player not in view.playing():
        return NO_FACTS
    left = [id for id in view.objectives if id not in player.scored]
    could = [id for id in scorable(view, player) if id in left]
    points = [OBJECTIVES[id].points for id in could]
    least = min(points, default=0)
    return {
        "open": len(left),
        "count": len(could),
        "objectives": " ".join(id for id in could if OBJECTIVES[id].points == least),
        "points": least,
        "others": " ".join(id for id in could if OBJECTIVES[id].points > least),
        "most": max((each for each in points if each > least), default=0),
        "home": int(not left or bool(public_ones(view, player))),
        "agenda": int(not any(system.custodians for system in view.galaxy.values())),
    }
