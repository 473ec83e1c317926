"""Frames: where the game is. `at` names the rule; a frame with a `seat` may ask it something."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from rules.core.records import strict


@strict
class Together:
    """Several seats at once, a lane each."""

    lanes: list[list[Frame]]
    at: Literal["together"] = "together"


@strict
class Side:
    """A player chooses the side of the headquarters."""

    seat: int
    at: Literal["side"] = "side"


@strict
class Gate:
    """A player chooses the entry gate from which the first flight begins."""

    seat: int
    at: Literal["gate"] = "gate"


@strict
class Round:
    """The next round, or the end of the game."""

    at: Literal["round"] = "round"


@strict
class Phase:
    """A phase about to begin: dice, action, production, final."""

    name: Literal["dice", "action", "production", "final"]
    at: Literal["phase"] = "phase"


@strict
class Draft:
    """A player takes a die and moves a counter."""

    seat: int
    at: Literal["draft"] = "draft"


@strict
class Turn:
    """A player spends dice."""

    seat: int
    at: Literal["turn"] = "turn"


@strict
class Fly:
    """A flight that has been paid for with a die of this value."""

    seat: int
    distance: int
    at: Literal["fly"] = "fly"


@strict
class Run:
    """Whether a gate run is done on this flight, and which."""

    seat: int
    path: list[str]
    at: Literal["run"] = "run"


@strict
class Landing:
    """A flight, or a jump, has ended: what it visited is dealt with."""

    seat: int
    path: list[str]
    at: Literal["landing"] = "landing"


@strict
class Settle:
    """Whether a station is built on a blue planet that was only passed, where the table leaves that to the player."""

    seat: int
    place: str
    at: Literal["settle"] = "settle"


@strict
class ExplorationBonus:
    """What a system gives, or an exploration tile instead."""

    seat: int
    place: str
    at: Literal["bonus"] = "bonus"


@strict
class Claim:
    """Which of the unclaimed pulsars passed are claimed.

    `end` is the pulsar where the flight ended, as long as a ring may go to one passed instead; else it is "".
    """

    seat: int
    places: list[str]
    end: str = ""
    at: Literal["claim"] = "claim"


@strict
class Draw:
    """An exploration tile is drawn."""

    seat: int
    at: Literal["draw"] = "draw"


@strict
class Keep:
    """Which of two exploration tiles is used."""

    seat: int
    tiles: list[str]
    at: Literal["keep"] = "keep"


@strict
class TakeGyrodyne:
    """A gyrodyne of one of these sizes is taken; `distinct`: the next one of the same benefit is of another size."""

    seat: int
    sizes: list[str]
    distinct: bool = False
    at: Literal["gyrodyne"] = "gyrodyne"


@strict
class Isolated:
    """An isolated pulsar is claimed, or where it is `optional` perhaps none."""

    seat: int
    optional: bool = False
    at: Literal["isolated"] = "isolated"


@strict
class Teleport:
    """The ship jumps to a place of one of these kinds."""

    seat: int
    kinds: list[str]
    at: Literal["teleport"] = "teleport"


@strict
class Attach:
    """A new transmitter joins another one, or begins a new array; then the die `die` of it is paid."""

    seat: int
    tile: str
    die: int
    at: Literal["attach"] = "attach"


@strict
class Buy:
    """Which online transmitters turn a cube into points this round."""

    seat: int
    at: Literal["buy"] = "buy"


@strict
class Yield:
    """What a player's spinning gyrodynes and green patents yield."""

    seat: int
    at: Literal["yield"] = "yield"


Frame = Annotated[
    Together
    | Side
    | Gate
    | Round
    | Phase
    | Draft
    | Turn
    | Fly
    | Run
    | Landing
    | Settle
    | ExplorationBonus
    | Claim
    | Draw
    | Keep
    | TakeGyrodyne
    | Isolated
    | Teleport
    | Attach
    | Buy
    | Yield,
    Field(discriminator="at"),
]
