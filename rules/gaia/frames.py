"""Frames: where the game is. `at` names the rule; a frame with a `seat` may ask it something."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rules.core.records import strict


@strict
class Lay:
    """Set-up: the next random component is chosen by a player instead of drawn."""

    seat: int
    at: Literal["component"] = "component"


@strict
class Turning:
    """Set-up: the last player turns sector tiles."""

    seat: int
    at: Literal["rotate"] = "rotate"


@strict
class ChooseFaction:
    """Set-up: a player chooses a faction."""

    seat: int
    at: Literal["faction"] = "faction"


@strict
class Bid:
    """Set-up: a player bids points for a faction."""

    seat: int
    at: Literal["bid"] = "bid"


@strict
class FirstMine:
    """Set-up: a player places a first structure."""

    seat: int
    at: Literal["settle"] = "settle"


@strict
class FirstBooster:
    """Set-up: a player takes a booster."""

    seat: int
    at: Literal["booster"] = "booster"


@strict
class Prepare:
    """Set-up: the next part of it begins."""

    part: Literal["factions", "ready", "structures", "boosters"]
    at: Literal["prepare"] = "prepare"


@strict
class Round:
    """The round track: begins the next round or ends the game."""

    at: Literal["round"] = "round"


@strict
class Phase:
    """A phase of the round about to begin."""

    name: Literal["income", "gaia", "actions", "clean-up", "final"]
    at: Literal["phase"] = "phase"


@strict
class Together:
    """Several seats at once, a lane each."""

    lanes: list[list[Frame]]
    at: Literal["together"] = "together"


@strict
class Income:
    """Phase I: power still to come to a player as (source, kind, amount), in an order of their choice."""

    seat: int
    icons: list[tuple[str, str, int]]
    begun: str = ""  # the icon of which a part has been taken
    at: Literal["income"] = "income"


@strict
class TerranGoods:
    """Phase II: Terrans turn what leaves the gaia area into goods."""

    seat: int
    power: int
    at: Literal["terran-goods"] = "terran-goods"


@strict
class ItarTile:
    """Phase II: Itars may give four tokens of the gaia area for a technology tile."""

    seat: int
    at: Literal["itar-tile"] = "itar-tile"


@strict
class LeaveGaia:
    """Phase II: the gaia area of a player empties."""

    seat: int
    at: Literal["leave-gaia"] = "leave-gaia"


@strict
class Action:
    """Phase III: a player's turn, before the action."""

    seat: int
    at: Literal["action"] = "action"


@strict
class Finish:
    """Phase III: a player's turn, after the action."""

    seat: int
    at: Literal["finish"] = "finish"


@strict
class FreeMine:
    """A mine (or, with more range, a gaia project) to be placed now, with free steps or more range."""

    seat: int
    steps: int = 0
    range: int = 0
    at: Literal["mine"] = "mine"


@strict
class TakeTile:
    """A technology tile to be taken."""

    seat: int
    at: Literal["tile"] = "tile"


@strict
class Cover:
    """An advanced tile taken: which standard tile it covers."""

    seat: int
    slot: str
    at: Literal["cover"] = "cover"


@strict
class Advance:
    """A level to be gained on one of these tracks, if wanted."""

    seat: int
    tracks: list[str]
    at: Literal["advance"] = "advance"


@strict
class LostPlanet:
    """The lost planet to be placed."""

    seat: int
    at: Literal["lost-planet"] = "lost-planet"


@strict
class Federate:
    """A federation to be laid out."""

    seat: int
    at: Literal["federate"] = "federate"


@strict
class TakeToken:
    """A federation token to be taken from the supply."""

    seat: int
    at: Literal["token"] = "token"


@strict
class Rescore:
    """An own federation token to be scored again."""

    seat: int
    at: Literal["rescore"] = "rescore"


@strict
class PlaceStation:
    """A space station to be placed (Ivits)."""

    seat: int
    at: Literal["space-station"] = "space-station"


@strict
class Swap:
    """The institute changes places with a mine (Ambas)."""

    seat: int
    at: Literal["swap"] = "swap"


@strict
class Downgrade:
    """A lab becomes a trading station again (Firaks)."""

    seat: int
    at: Literal["downgrade"] = "downgrade"


@strict
class Flow:
    """Power moves: tokens are charged or spent, a question only where the brainstone may go either way."""

    seat: int
    move: Literal["charge", "spend", "burn", "burn-away"]
    amount: int
    at: Literal["stone"] = "stone"


@strict
class PowerTokens:
    """Power tokens leave the bowls, for the gaia area or the supply: from which bowls?"""

    seat: int
    to: Literal["gaia", "supply"]
    amount: int
    at: Literal["bowls"] = "bowls"


@strict
class Gain:
    """Goods to be received, after what comes before them."""

    seat: int
    goods: dict[str, int]
    at: Literal["gain"] = "gain"


@strict
class Charge:
    """A neighbour built: charge this much power for a point less, or do not."""

    seat: int
    power: int
    by: int
    hex: str
    at: Literal["charge"] = "charge"


@strict
class Neighbours:
    """What was built this turn is finished: the neighbours may charge."""

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
