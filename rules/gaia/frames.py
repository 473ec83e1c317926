"""Frames: where the game is. `at` names the rule; a frame with a `seat` may ask it something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

STRICT = ConfigDict(extra="forbid")


@dataclass(slots=True)
class Lay:
    """Set-up: the next random component is chosen by a player instead of drawn."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["component"] = "component"


@dataclass(slots=True)
class Turning:
    """Set-up: the last player turns sector tiles."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["rotate"] = "rotate"


@dataclass(slots=True)
class ChooseFaction:
    """Set-up: a player chooses a faction."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["faction"] = "faction"


@dataclass(slots=True)
class Bid:
    """Set-up: a player bids points for a faction."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["bid"] = "bid"


@dataclass(slots=True)
class FirstMine:
    """Set-up: a player places a first structure."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["settle"] = "settle"


@dataclass(slots=True)
class FirstBooster:
    """Set-up: a player takes a booster."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["booster"] = "booster"


@dataclass(slots=True)
class Prepare:
    """Set-up: the next part of it begins."""

    __pydantic_config__ = STRICT
    part: Literal["factions", "ready", "structures", "boosters"]
    at: Literal["prepare"] = "prepare"


@dataclass(slots=True)
class Round:
    """The round track: begins the next round or ends the game."""

    __pydantic_config__ = STRICT
    at: Literal["round"] = "round"


@dataclass(slots=True)
class Phase:
    """A phase of the round about to begin."""

    __pydantic_config__ = STRICT
    name: Literal["income", "gaia", "actions", "clean-up", "final"]
    at: Literal["phase"] = "phase"


@dataclass(slots=True)
class Together:
    """Several seats at once, a lane each."""

    __pydantic_config__ = STRICT
    lanes: list[list[Frame]]
    at: Literal["together"] = "together"


@dataclass(slots=True)
class Income:
    """Phase I: power still to come to a player as (source, kind, amount), in an order of their choice."""

    __pydantic_config__ = STRICT
    seat: int
    icons: list[tuple[str, str, int]]
    begun: str = ""  # the icon of which a part has been taken
    at: Literal["income"] = "income"


@dataclass(slots=True)
class TerranGoods:
    """Phase II: Terrans turn what leaves the gaia area into goods."""

    __pydantic_config__ = STRICT
    seat: int
    power: int
    at: Literal["terran-goods"] = "terran-goods"


@dataclass(slots=True)
class ItarTile:
    """Phase II: Itars may give four tokens of the gaia area for a technology tile."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["itar-tile"] = "itar-tile"


@dataclass(slots=True)
class LeaveGaia:
    """Phase II: the gaia area of a player empties."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["leave-gaia"] = "leave-gaia"


@dataclass(slots=True)
class Action:
    """Phase III: a player's turn, before the action."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["action"] = "action"


@dataclass(slots=True)
class Finish:
    """Phase III: a player's turn, after the action."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["finish"] = "finish"


@dataclass(slots=True)
class FreeMine:
    """A mine (or, with more range, a gaia project) to be placed now, with free steps or more range."""

    __pydantic_config__ = STRICT
    seat: int
    steps: int = 0
    range: int = 0
    at: Literal["mine"] = "mine"


@dataclass(slots=True)
class TakeTile:
    """A technology tile to be taken."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["tile"] = "tile"


@dataclass(slots=True)
class Cover:
    """An advanced tile taken: which standard tile it covers."""

    __pydantic_config__ = STRICT
    seat: int
    slot: str
    at: Literal["cover"] = "cover"


@dataclass(slots=True)
class Advance:
    """A level to be gained on one of these tracks, if wanted."""

    __pydantic_config__ = STRICT
    seat: int
    tracks: list[str]
    at: Literal["advance"] = "advance"


@dataclass(slots=True)
class LostPlanet:
    """The lost planet to be placed."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["lost-planet"] = "lost-planet"


@dataclass(slots=True)
class Federate:
    """A federation to be laid out."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["federate"] = "federate"


@dataclass(slots=True)
class TakeToken:
    """A federation token to be taken from the supply."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["token"] = "token"


@dataclass(slots=True)
class Rescore:
    """An own federation token to be scored again."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["rescore"] = "rescore"


@dataclass(slots=True)
class PlaceStation:
    """A space station to be placed (Ivits)."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["space-station"] = "space-station"


@dataclass(slots=True)
class Swap:
    """The institute changes places with a mine (Ambas)."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["swap"] = "swap"


@dataclass(slots=True)
class Downgrade:
    """A lab becomes a trading station again (Firaks)."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["downgrade"] = "downgrade"


@dataclass(slots=True)
class Flow:
    """Power moves: tokens are charged or spent, a question only where the brainstone may go either way."""

    __pydantic_config__ = STRICT
    seat: int
    move: Literal["charge", "spend", "burn", "burn-away"]
    amount: int
    at: Literal["stone"] = "stone"


@dataclass(slots=True)
class PowerTokens:
    """Power tokens leave the bowls, for the gaia area or the supply: from which bowls?"""

    __pydantic_config__ = STRICT
    seat: int
    to: Literal["gaia", "supply"]
    amount: int
    at: Literal["bowls"] = "bowls"


@dataclass(slots=True)
class Gain:
    """Goods to be received, after what comes before them."""

    __pydantic_config__ = STRICT
    seat: int
    goods: dict[str, int]
    at: Literal["gain"] = "gain"


@dataclass(slots=True)
class Charge:
    """A neighbour built: charge this much power for a point less, or do not."""

    __pydantic_config__ = STRICT
    seat: int
    power: int
    by: int
    hex: str
    at: Literal["charge"] = "charge"


@dataclass(slots=True)
class Neighbours:
    """What was built this turn is finished: the neighbours may charge."""

    __pydantic_config__ = STRICT
    seat: int
    at: Literal["neighbours"] = "neighbours"


Frame = Annotated[
    Lay
    | Turning
    | ChooseFaction
    | Bid
    | FirstMine
    | FirstBooster
    | Prepare
    | Round
    | Phase
    | Together
    | Income
    | TerranGoods
    | ItarTile
    | LeaveGaia
    | Action
    | Finish
    | FreeMine
    | TakeTile
    | Cover
    | Advance
    | LostPlanet
    | Federate
    | TakeToken
    | Rescore
    | PlaceStation
    | Swap
    | Downgrade
    | Flow
    | PowerTokens
    | Gain
    | Charge
    | Neighbours,
    Field(discriminator="at"),
]
