"""What is told of some moves, in words: events, the lines they stand in, and the marks between them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.manifest.weight import Weight
from rules.core.flow import Event

SEAT, TARGET = "seat", "target"  # facts of an event: who does it, and whom it is aimed at
BULLET, STAR, SMALL = "• ", "★ ", "-# "
EMPHASIS = "**"
QUOTED = "\n> "  # between the lines of a quote
BETWEEN = " · "  # of the events of a line
NONE = Event("")


@dataclass(frozen=True, slots=True)
class Said:
    """An event in words: whose it is, its kind, how much it weighs, and the points that it names.

    `foremost`: it is told again before others that brought as much. `parts`: its points by what they come from. `event`
    is what is told, None of what is no event.
    """

    seat: int | None
    kind: str
    text: str
    weight: Weight
    points: int = 0
    foremost: bool = False
    parts: tuple[tuple[str, int], ...] = ()
    event: Event | None = field(default=None, compare=False)


class Scene(NamedTuple):
    """What is told together in the order it happened: what it opens with, round by round, and its end.

    `parties` are the seats that had a part in it, such as who was attacked.
    """

    opening: Sequence[Said]
    rounds: Sequence[Sequence[Said]]
    result: Sequence[Said]
    parties: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """What is told together, by the heaviest of it: of one seat, or (None) of several or of all.

    `head`: it opens a round; `part`: a part of one, such as a phase, and `bare` where it says no more than its name.
    `scene`: what belongs to a turning point in the order it happened, with what is read by few, such as the dice of a
    battle.
    """

    weight: Weight
    said: Sequence[Said]
    seat: int | None = None
    head: bool = False
    part: bool = False
    scene: Scene | None = None
    bare: bool = False
