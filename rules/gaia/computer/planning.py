"""The rest of a round planned: one's own turns in a row, the best few beginnings kept after each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.core.decisions import Answer
from rules.gaia.computer.turns import Turn, Turns
from rules.gaia.computer.weights import Weights
from rules.gaia.computer.worth import rivals
from rules.gaia.state import State

LATER = 0.4  # points that an action of the board loses with every turn that others may take it before
TURNS = 12
EARLIER = 0.02  # points for each turn that something good comes earlier


@dataclass(frozen=True, slots=True)
class Breadth:
    """How wide a plan is searched: beginnings kept after each turn, ways of one action among them."""

    beams: int
    ways: int = 2


@dataclass(slots=True)
class Line:
    """Turns in a row: the first, where they lead, what that is worth, and what waiting may cost."""

    first: Turn
    last: Turn
    risk: float

    @property
    def worth(self) -> float:
        """What they are worth in all."""
        return self.last.worth - self.risk


def lines(state: State, seat: int, breadth: Breadth, weights: Weights) -> tuple[float, list[tuple[Turn, float]]]:
    """What passing now is worth, and for each first turn the worth of the best plan that begins with it, best first."""
    others = rivals(state, seat, weights)
    later = LATER * others.factors["later"]
    turns = Turns(seat, others, breadth.ways)
    best: dict[tuple[Answer, ...], tuple[Turn, float]] = {}
    front = [Line(turn, turn, 0.0) for turn in turns.after(state)]
    seen: set[Any] = set()
    for depth in range(1, TURNS):
        for line in front:
            key = tuple(line.first.answers)
            if key not in best or best[key][1] < line.worth:
                best[key] = (line.first, line.worth)
        front.sort(key=lambda line: -line.worth)
        kept = []
        for line in front:
            mark = _mark(line.last.after, seat)
            if mark not in seen:
                seen.add(mark)
                kept.append(line)
                if len(kept) == breadth.beams:
                    break
        front = [
            Line(line.first, turn, line.risk + (later * depth if turn.contested else 0.0) + EARLIER * depth)
            for line in kept
            for turn in turns.after(line.last.after, line.last.done)
        ]
        if not front:
            break
    ranked = sorted(best.values(), key=lambda each: -each[1])
    return turns.worth(state), ranked


def _mark(state: State, seat: int) -> Any:
    """What tells positions of one plan apart."""
    player = state.players[seat]
    power = player.power
    return (
        player.vp,
        player.credits,
        player.ore,
        player.knowledge,
        player.qic,
        power.one,
        power.two,
        power.three,
        power.gaia,
        power.stone,
        tuple(player.research.values()),
        tuple(sorted(player.structures.items())),
        tuple(sorted(player.projects)),
        tuple(sorted(player.satellites)),
        tuple(sorted(tile.tile for tile in player.technologies)),
        tuple(sorted(player.used)),
        tuple(sorted(state.used)),
    )
