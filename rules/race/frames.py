"""Frames: where the game is. `at` names the rule; a frame with a `seat` may ask it something."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from pydantic import Field

from rules.core.records import strict


@strict
class Together:
    """Several seats at once, a lane each."""

    lanes: list[list[Frame]]
    at: Literal["together"] = "together"


@strict
class Sealed:
    """A question to a seat whose answer is shown only when everybody's is in; until then it may be changed.

    `at` is what is asked: start (which cards to keep), actions, explore (which cards to keep), develop or settle (which
    card to place), pay (for the card placed), limit (which cards to discard at the end of the round).
    """

    seat: int
    at: Literal["start", "actions", "explore", "develop", "settle", "pay", "limit"]


@strict
class Reveal:
    """All sealed answers of a kind are in: they are shown and carried out in the order of turns."""

    what: Literal["start", "actions", "explore", "develop", "settle", "pay", "limit"]
    at: Literal["reveal"] = "reveal"


@strict
class Round:
    """The next round, or the end of the game."""

    at: Literal["round"] = "round"


@strict
class Phase:
    """A phase about to begin: explore, develop, develop2, settle, settle2, consume, produce, end (of the round)."""

    name: str
    at: Literal["phase"] = "phase"


@strict
class Trade:
    """A good to be sold, with the bonuses of trade powers or bare; `power` is what sells it, "" the action card."""

    seat: int
    bonuses: bool = True
    power: str = ""
    at: Literal["trade"] = "trade"


@strict
class Consume:
    """A player uses consume powers, one after another."""

    seat: int
    at: Literal["consume"] = "consume"


@strict
class Goods:
    """Goods to be consumed by a power (`card:index`)."""

    seat: int
    power: str
    at: Literal["goods"] = "goods"


@strict
class HandCards:
    """Cards of the hand to be discarded for points by a power."""

    seat: int
    power: str
    at: Literal["hand-cards"] = "hand-cards"


@strict
class Gamble:
    """A number to be named before a card is flipped."""

    seat: int
    at: Literal["gamble"] = "gamble"


@strict
class Produce:
    """A player uses produce powers: goods first, then what draws cards."""

    seat: int
    done: list[str] = field(default_factory=list)
    at: Literal["produce"] = "produce"


@strict
class Windfall:
    """An empty windfall world to produce on, by a power or the bonus of the action card ("")."""

    seat: int
    power: str
    at: Literal["windfall"] = "windfall"


@strict
class Colonists:
    """A card of the hand to be discarded for a good on a windfall world."""

    seat: int
    world: str
    at: Literal["colonists"] = "colonists"


@strict
class Most:
    """Everybody has produced: whoever produced strictly the most of a good draws."""

    at: Literal["most"] = "most"


Frame = Annotated[
    Together
    | Sealed
    | Reveal
    | Round
    | Phase
    | Trade
    | Consume
    | Goods
    | HandCards
    | Gamble
    | Produce
    | Windfall
    | Colonists
    | Most,
    Field(discriminator="at"),
]
