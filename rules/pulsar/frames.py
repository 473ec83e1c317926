"""Frames: where the game is. A frame with a `seat` may ask it something."""

from __future__ import annotations

from typing import Literal

from rules.core import frames
from rules.core.records import strict


class Frame(frames.Frame):
    """Where Pulsar 2849 is."""

    __slots__ = ()


@strict
class Together(Frame):
    """Several seats at once, a lane each."""

    lanes: list[list[Frame]]


@strict
class Side(Frame):
    """A player chooses the side of the headquarters."""

    seat: int


@strict
class Gate(Frame):
    """A player chooses the entry gate from which the first flight begins."""

    seat: int


@strict
class Round(Frame):
    """The next round, or the end of the game."""


@strict
class Phase(Frame):
    """A phase about to begin: dice, action, production, final."""

    name: Literal["dice", "action", "production", "final"]


@strict
class Draft(Frame):
    """A player takes a die and moves a counter."""

    seat: int


@strict
class Turn(Frame):
    """A player spends dice."""

    seat: int


@strict
class Fly(Frame):
    """A flight that has been paid for with a die of this value."""

    seat: int
    distance: int


@strict
class Run(Frame):
    """Whether a gate run is done on this flight, and which."""

    seat: int
    path: list[str]


@strict
class Landing(Frame):
    """A flight, or a jump, has ended: what it visited is dealt with."""

    seat: int
    path: list[str]


@strict
class Settle(Frame):
    """Whether a station is built on a blue planet that was only passed, where the table leaves that to the player."""

    seat: int
    place: str


@strict
class ExplorationBonus(Frame, at="bonus"):
    """What a system gives, or an exploration tile instead."""

    seat: int
    place: str


@strict
class Claim(Frame):
    """Which of the unclaimed pulsars passed are claimed.

    `end` is the pulsar where the flight ended, as long as a ring may go to one passed instead; else it is "".
    """

    seat: int
    places: list[str]
    end: str = ""


@strict
class Draw(Frame):
    """An exploration tile is drawn."""

    seat: int


@strict
class Keep(Frame):
    """Which of two exploration tiles is used."""

    seat: int
    tiles: list[str]


@strict
class TakeGyrodyne(Frame, at="gyrodyne"):
    """A gyrodyne of one of these sizes is taken; `distinct`: the next one of the same benefit is of another size."""

    seat: int
    sizes: list[str]
    distinct: bool = False


@strict
class Isolated(Frame):
    """An isolated pulsar is claimed, or where it is `optional` perhaps none."""

    seat: int
    optional: bool = False


@strict
class Teleport(Frame):
    """The ship jumps to a place of one of these kinds."""

    seat: int
    kinds: list[str]


@strict
class Attach(Frame):
    """A new transmitter joins another one, or begins a new array; then the die `die` of it is paid."""

    seat: int
    tile: str
    die: int


@strict
class Buy(Frame):
    """Which online transmitters turn a cube into points this round."""

    seat: int


@strict
class Yield(Frame):
    """What a player's spinning gyrodynes and green patents yield."""

    seat: int
