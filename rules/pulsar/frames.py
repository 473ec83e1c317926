"""Frames: where the game is. A frame with a `seat` may ask it something."""

from __future__ import annotations

from typing import Literal

from rules.core import frames
from rules.core.records import strict


class Frame(frames.Frame):
    """Where Pulsar 2849 is.

    Its rule is the class whose `frame` it is, in the folder of its chapter. What a frame asks is asked of its `seat`,
    and the kind of the question is its `at`: the name of the class in small letters, unless another is written there.
    """

    __slots__ = ()


@strict
class Together(Frame):
    """Several seats at once, a lane each: the frame ends when all lanes are empty.

    Each lane is a stack of its own, the innermost frame last; what a frame in it pushes comes into the same lane.
    """

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
    """A player takes a die and moves a counter; which way depends on the side of the median marker the die lies on.

    Counts at once: dice that were taken are open to all.
    """

    seat: int


@strict
class Turn(Frame):
    """A player spends dice, one action an answer, until the turn is ended; dice that are left are lost.

    While a bonus die has to be used and can be, the turn cannot be ended.
    """

    seat: int


@strict
class Fly(Frame):
    """A flight of so many segments (`distance`): which way. The answer has all places on the way, `s01-p03-s07`."""

    seat: int
    distance: int


@strict
class Run(Frame):
    """Whether a gate run is done on this flight, and which."""

    seat: int
    path: list[str]


@strict
class Landing(Frame):
    """A flight, or a jump, has ended: what it visited is dealt with, each place once and the last one last.

    `path` has the places in the order of the flight, the one where it ends last; where it began is not among them.
    """

    seat: int
    path: list[str]


@strict
class Settle(Frame):
    """Whether a station is built on a blue planet that was only passed, where the table leaves that to the player."""

    seat: int
    place: str


@strict
class ExplorationBonus(Frame, at="bonus"):
    """What a system gives, or an exploration tile instead; `place` is that of the system.

    The answer is `printed`, with a size behind a colon where a gyrodyne may be chosen, or `draw` for the tile.
    """

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
    """An exploration tile is drawn, with a technology two, of which one is kept.

    Where pile and discarded tiles are used up, nothing is.
    """

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
    """An isolated pulsar is claimed, or where it is `optional` perhaps none.

    Nothing is asked of whoever has no ring left, nor where all are claimed.
    """

    seat: int
    optional: bool = False


@strict
class Teleport(Frame):
    """The ship jumps to a place of one of these kinds, also to the one where it is.

    It counts as a flight that ended there, without a gate run.
    """

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
