"""The rest of a round planned: one's own turns in a row, the best few beginnings kept after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.core.decisions import Answer
from rules.gaia.computer.turns import Turn, Turns
from rules.gaia.state import State

LATER = 0.4  # points that an action of the board loses with every turn that others may take it before
TURNS = 12
EARLIER = 0.02  # points for each turn that something good comes earlier


@dataclass(frozen=True, slots=True)
class Breadth:
    """How wide a plan is searched: beginnings kept after each turn, ways of one action among them.

    `futures` rounds are played out to the end of the game, for as many of the plans found as that makes.
    """

    beams: int
    ways: int = 2
    futures: int = 0


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


def lines(state: State, turns: Turns, breadth: Breadth) -> Iterator[Line]:
    """Plans for the rest of the round, the short ones first; of those alike the first that was found."""
    front = [Line(turn, turn, EARLIER) for turn in turns.after(state, turns.worth(state))]
    seen: set[Any] = set()
    for depth in range(1, TURNS):
        yield from front
        front.sort(key=lambda line: -(line.worth + line.last.promise))
        kept: list[Line] = []
        for line in front:
            position = mark(line.last.after, turns.seat)
            if position not in seen:
                seen.add(position)
                kept.append(line)
                if len(kept) == breadth.beams:
                    break
        front = [
            Line(line.first, turn, line.risk + (LATER * depth if turn.contested else 0.0) + EARLIER * depth)
            for line in kept
            for turn in turns.after(line.last.after, line.last.worth, line.last.done)
        ]


def by_first_turn(found: Iterable[Line]) -> list[Line]:
    """For each first turn the best plan that begins with it, best first."""
    best: dict[tuple[Answer, ...], Line] = {}
    for line in found:
        key = tuple(line.first.answers)
        if key not in best or best[key].worth < line.worth:
            best[key] = line
    return sorted(best.values(), key=lambda line: -line.worth)


def promising(found: Iterable[Line], number: int) -> list[Line]:
    """Plans to look at more closely: half of them the best there are, the rest the best of other first turns."""
    everything = list(found)
    ends: dict[float, Line] = {}
    for line in sorted(everything, key=lambda line: -line.worth):
        ends.setdefault(round(line.last.worth, 3), line)
    best = list(ends.values())[: (number + 1) // 2]
    firsts = {tuple(line.first.answers) for line in best}
    others = [line for line in by_first_turn(everything) if tuple(line.first.answers) not in firsts]
    return [*best, *others[: number - len(best)]]


def best_line(state: State, turns: Turns, breadth: Breadth) -> Line | None:
    """The best plan; None where there is no turn but to pass."""
    return max(lines(state, turns, breadth), key=lambda line: line.worth, default=None)


def planned(state: State, turns: Turns, breadth: Breadth) -> tuple[float, State]:
    """The worth of the best plan, and the position before the pass that ends it."""
    best = best_line(state, turns, breadth)
    now = turns.worth(state)
    return (best.worth, best.last.after) if best and best.worth > now else (now, state)


def mark(state: State, seat: int) -> Any:
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
