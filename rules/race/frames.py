"""Frames: where the game is. `at` names the rule; a frame with a `seat` may ask it something."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

STRICT = ConfigDict(extra="forbid")


@dataclass(slots=True)
class Together:
    """Several seats at once, a lane each."""

    __pydantic_config__ = STRICT
    lanes: list[list[Frame]]
    at: Literal["together"] = "together"


@dataclass(slots=True)
class Sealed:
    """A question to a seat whose answer is shown only when everybody's is in; until then it may be changed.

    `at` is what is asked: start (which cards to keep), actions, explore (which cards to keep), develop or settle (which
    card to place), pay (for the card placed), limit (which cards to discard at the end of the round).
    """

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["start", "actions", "explore", "develop", "settle", "pay", "limit"]


@dataclass(slots=True)
class Reveal:
    """All sealed answers of a kind are in: they are shown and carried out in the order of turns."""

    __pydantic_config__ = STRICT
    what: Literal["start", "actions", "explore", "develop", "settle", "pay", "limit"]
    at: Literal["reveal"] = "reveal"


@dataclass(slots=True)
class Round:
    """The next round, or the end of the game."""

    __pydantic_config__ = STRICT
    at: Literal["round"] = "round"


@dataclass(slots=True)
class Phase:
    """A phase about to begin: explore, develop, develop2, settle, settle2, consume, produce, end (of the round)."""

    __pydantic_config__ = STRICT
    name: str
    at: Literal["phase"] = "phase"


@dataclass(slots=True)
class Trade:
    """A good to be sold, with the bonuses of trade powers or bare; `power` is what sells it, "" the action card."""

    __pydantic_config__ = STRICT
    seat: int
    bonuses: bool = True
    power: str = ""
    at: Literal["trade"] = "trade"


@dataclass(slots=True)
class Consume:
    """A player uses consume powers, one after another."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["consume"] = "consume"


@dataclass(slots=True)
class Goods:
    """Goods to be consumed by a power (`card:index`)."""

    __pydantic_config__ = STRICT
    seat: int
    power: str
    at: Literal["goods"] = "goods"


@dataclass(slots=True)
class HandCards:
    """Cards of the hand to be discarded for points by a power."""

    __pydantic_config__ = STRICT
    seat: int
    power: str
    at: Literal["hand-cards"] = "hand-cards"


@dataclass(slots=True)
class Gamble:
    """A number to be named before a card is flipped."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["gamble"] = "gamble"


@dataclass(slots=True)
class Produce:
    """A player uses produce powers: goods first, then what draws cards."""

    __pydantic_config__ = STRICT
    seat: int
    done: list[str] = field(default_factory=list)
    at: Literal["produce"] = "produce"


@dataclass(slots=True)
class Windfall:
    """An empty windfall world to produce on, by a power or the bonus of the action card ("")."""

    __pydantic_config__ = STRICT
    seat: int
    power: str
    at: Literal["windfall"] = "windfall"


@dataclass(slots=True)
class Colonists:
    """A card of the hand to be discarded for a good on a windfall world."""

    __pydantic_config__ = STRICT
    seat: int
    world: str
    at: Literal["colonists"] = "colonists"


@dataclass(slots=True)
class Most:
    """Everybody has produced: whoever produced strictly the most of a good draws."""

    __pydantic_config__ = STRICT
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
