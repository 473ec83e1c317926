"""Frames: where the game is. A frame with a `seat` may ask it something."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from rules.core import frames
from rules.core.records import strict


class Frame(frames.Frame):
    """Where Race for the Galaxy is.

    Its rule is the class whose `frame` it is, in the folder of its chapter. What a frame asks is asked of its `seat`,
    and the kind of the question is its `at`: the name of the class, `hand-cards` for `HandCards`, unless another is
    written there.
    """

    __slots__ = ()


@strict
class Together(Frame):
    """Several seats at once, a lane each: the frame ends when all lanes are empty.

    Each lane is a stack of its own, the innermost frame last; what a frame in it pushes comes into the same lane.
    """

    lanes: list[list[Frame]]


@strict
class Sealed:
    """A question to a seat whose answer is shown only when everybody's is in; until then it may be changed."""

    seat: int


@strict
class Start(Sealed, Frame):
    """Which cards of the first hand to keep."""


@strict
class Actions(Sealed, Frame):
    """Which action card to choose, or which two."""


@strict
class Explore(Sealed, Frame):
    """Which of the cards drawn to keep."""


@strict
class Develop(Sealed, Frame):
    """Which development to place."""


@strict
class Settle(Sealed, Frame):
    """Which world to place."""


@strict
class Pay(Sealed, Frame):
    """How to pay for the card placed."""


@strict
class Limit(Sealed, Frame):
    """Which cards to discard at the end of the round."""


@strict
class Reveal(Frame):
    """All sealed answers of a kind are in: they are shown and carried out in the order of turns."""

    what: Literal["start", "actions", "explore", "develop", "settle", "pay", "limit"]


@strict
class Round(Frame):
    """The next round, or the end of the game."""


@strict
class Phase(Frame):
    """A phase about to begin: explore, develop, develop2, settle, settle2, consume, produce, end (of the round)."""

    name: str


@strict
class Trade(Frame):
    """A good to be sold, with the bonuses of trade powers or bare; `power` is what sells it, "" the action card.

    The answer is the id of the world with the good. Nothing is asked of whoever has none.
    """

    seat: int
    bonuses: bool = True
    power: str = ""


@strict
class Consume(Frame):
    """A player uses consume powers, one an answer by its key `card:index`, while any is left.

    Passing is offered only when none is left that must be used.
    """

    seat: int


@strict
class Goods(Frame):
    """Goods to be consumed by a power (`card:index`)."""

    seat: int
    power: str


@strict
class HandCards(Frame):
    """Cards of the hand to be discarded for points by a power."""

    seat: int
    power: str


@strict
class Gamble(Frame):
    """A number to be named before a card is flipped."""

    seat: int


@strict
class Produce(Frame):
    """A player uses produce powers: goods first, then what draws cards.

    `done` are keys of powers that were used. Nothing is asked unless the table plays production by hand (option
    `produce`).
    """

    seat: int
    done: list[str] = field(default_factory=list)


@strict
class Windfall(Frame):
    """An empty windfall world to produce on, by a power or the bonus of the action card ("")."""

    seat: int
    power: str


@strict
class Colonists(Frame):
    """A card of the hand to be discarded for a good on a windfall world."""

    seat: int
    world: str


@strict
class Most(Frame):
    """Everybody has produced: whoever produced strictly the most of a good draws."""
