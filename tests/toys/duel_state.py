"""The position of Duel, the toy game: players, frames, and what it is made of."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from rules.core.hidden import NOBODY, OWNER, hidden

CARDS = tuple(sorted([f"blade:{n:02}" for n in range(1, 17)] + [f"shield:{n}" for n in range(1, 9)]))
GOODS = {"core": 4, "gem": 3, "gas": 2, "ore": 2, "ice": 1, "dust": 1}
CELLS = tuple(f"{row}{column}" for row in "abcdef" for column in range(1, 7))
HAND, HULL, ENERGY, CARGO = 4, 5, 3, 4
STRICT = ConfigDict(extra="forbid")


@dataclass(slots=True)
class Player:
    """A captain: cards in hand, the one of them that is bid, energy, hull, beacons on the chart, goods."""

    __pydantic_config__ = STRICT
    seat: int
    hand: list[str] = hidden(OWNER, default_factory=list)
    bid: str | None = hidden(OWNER, default=None)
    energy: int = ENERGY
    hull: int = HULL
    beacons: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Round:
    """A round begins, or the game ends."""

    __pydantic_config__ = STRICT
    at: Literal["round"] = "round"


@dataclass(slots=True)
class Bids:
    """All seats discard and bid, each at its own pace."""

    __pydantic_config__ = STRICT
    lanes: "list[list[Frame]]"
    at: Literal["bids"] = "bids"


@dataclass(slots=True)
class Discard:
    """Put back up to two cards, unseen."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["discard"] = "discard"


@dataclass(slots=True)
class Bid:
    """Name one card in secret; it leaves the hand when all are turned up."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["bid"] = "bid"


@dataclass(slots=True)
class Chart:
    """The winner of the bids sets a beacon on the chart."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["chart"] = "chart"


@dataclass(slots=True)
class Parry:
    """A window before the shots: raise a shield or not. Everybody is asked, so that asking tells nothing."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["parry"] = "parry"


@dataclass(slots=True)
class Power:
    """How many dice the winner pays for."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["power"] = "power"


@dataclass(slots=True)
class Hits:
    """Hits to spread over the others."""

    __pydantic_config__ = STRICT
    seat: int
    amount: int
    at: Literal["hits"] = "hits"


@dataclass(slots=True)
class Salvage:
    """Take goods as heavy as the hold bears."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["salvage"] = "salvage"


@dataclass(slots=True)
class End:
    """Mend, or end the turn."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["end"] = "end"


Frame = Annotated[
    Round | Bids | Discard | Bid | Chart | Parry | Power | Hits | Salvage | End, Field(discriminator="at")
]


@dataclass(slots=True)
class State:
    """The whole position. The deck is a bag: kept sorted, drawn from at random."""

    __pydantic_config__ = STRICT
    rounds: int
    players: list[Player]
    round: int = 0
    shields: int = 0
    deck: list[str] = hidden(NOBODY, default_factory=lambda: list(CARDS))
    discards: list[str] = field(default_factory=list)
    supply: list[str] = field(default_factory=lambda: list(GOODS))
    stack: list[Frame] = field(default_factory=list)


CODEC: TypeAdapter[State] = TypeAdapter(State)


def call_them_beacons(raw: dict[str, Any]) -> dict[str, Any]:
    """Version 1 called the beacons of a player marks."""
    for player in raw["players"]:
        player["beacons"] = player.pop("marks")
    return raw


MIGRATIONS = {1: call_them_beacons}
