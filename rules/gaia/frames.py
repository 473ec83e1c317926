"""Frames: where the game is. A frame with a `seat` may ask it something."""

from __future__ import annotations

from typing import Literal

from rules.core import frames
from rules.core.records import strict


class Frame(frames.Frame):
    """Where Gaia Project is.

    Its rule is the class whose `frame` it is, in the folder of its chapter. What a frame asks is asked of its `seat`,
    and the kind of the question is its `at`: the name of the class, `lost-planet` for `LostPlanet`, unless another is
    written there.
    """

    __slots__ = ()


@strict
class Lay(Frame, at="component"):
    """Set-up: the next random component is chosen by a player instead of drawn."""

    seat: int


@strict
class Turning(Frame, at="rotate"):
    """Set-up: the last player turns sector tiles."""

    seat: int


@strict
class ChooseFaction(Frame, at="faction"):
    """Set-up: a player chooses a faction."""

    seat: int


@strict
class Bid(Frame):
    """Set-up: a player bids points for a faction."""

    seat: int


@strict
class FirstMine(Frame, at="settle"):
    """Set-up: a player places a first structure."""

    seat: int


@strict
class FirstBooster(Frame, at="booster"):
    """Set-up: a player takes a booster."""

    seat: int


@strict
class Prepare(Frame):
    """Set-up: the next part of it begins."""

    part: Literal["factions", "ready", "structures", "boosters"]


@strict
class Round(Frame):
    """The round track: begins the next round or ends the game."""


@strict
class Phase(Frame):
    """A phase of the round about to begin."""

    name: Literal["income", "gaia", "actions", "clean-up", "final"]


@strict
class Together(Frame):
    """Several seats at once, a lane each: the frame ends when all lanes are empty.

    Each lane is a stack of its own, the innermost frame last; what a frame in it pushes comes into the same lane.
    """

    lanes: list[list[Frame]]


@strict
class Income(Frame):
    """Phase I: power still to come to a player as (source, kind, amount), in an order of their choice."""

    seat: int
    icons: list[tuple[str, str, int]]
    begun: str = ""  # the icon of which a part has been taken


@strict
class TerranGoods(Frame):
    """Phase II: Terrans turn what leaves the gaia area into goods."""

    seat: int
    power: int


@strict
class ItarTile(Frame):
    """Phase II: Itars may give four tokens of the gaia area for a technology tile."""

    seat: int


@strict
class LeaveGaia(Frame):
    """Phase II: the gaia area of a player empties."""

    seat: int


@strict
class Action(Frame):
    """Phase III: a player's turn, before the action. Free actions may be taken first; the frame stays while they are.

    Passing is an action, too, and ends the turn.
    """

    seat: int


@strict
class Finish(Frame):
    """Phase III: a player's turn, after the action."""

    seat: int


@strict
class FreeMine(Frame, at="mine"):
    """A mine (or, with more range, a gaia project) to be placed now, with free steps or more range.

    `steps` are terraforming steps that cost nothing, `range` hexes beyond the usual range.
    """

    seat: int
    steps: int = 0
    range: int = 0


@strict
class TakeTile(Frame, at="tile"):
    """A technology tile to be taken: standard by its slot, or advanced. Nothing is asked where none can be.

    An advanced one flips a green federation token and covers a standard one, which `Cover` asks for. Either may bring a
    level besides, which `Advance` asks for.
    """

    seat: int


@strict
class Cover(Frame):
    """An advanced tile taken: which standard tile it covers."""

    seat: int
    slot: str


@strict
class Advance(Frame):
    """A level to be gained on one of these tracks, if wanted; nothing is asked where all of them are closed."""

    seat: int
    tracks: list[str]


@strict
class LostPlanet(Frame):
    """The lost planet to be placed."""

    seat: int


@strict
class Federate(Frame):
    """A federation to be laid out."""

    seat: int


@strict
class TakeToken(Frame, at="token"):
    """A federation token to be taken from the supply."""

    seat: int


@strict
class Rescore(Frame):
    """An own federation token to be scored again."""

    seat: int


@strict
class PlaceStation(Frame, at="space-station"):
    """A space station to be placed (Ivits)."""

    seat: int


@strict
class Swap(Frame):
    """The institute changes places with a mine (Ambas)."""

    seat: int


@strict
class Downgrade(Frame):
    """A lab becomes a trading station again (Firaks)."""

    seat: int


@strict
class Flow(Frame, at="stone"):
    """Power moves: tokens are charged or spent, a question only where the brainstone may go either way."""

    seat: int
    move: Literal["charge", "spend", "burn", "burn-away"]
    amount: int


@strict
class PowerTokens(Frame, at="bowls"):
    """Power tokens leave the bowls, for the gaia area or the supply: from which bowls?

    `amount` counts tokens, the brainstone as one. Nothing is asked where there is only one way.
    """

    seat: int
    to: Literal["gaia", "supply"]
    amount: int


@strict
class Gain(Frame):
    """Goods to be received, after what stands above it on the stack; amounts by kind.

    Such as `{"ore": 2}`, also `charge` and `tokens`. It asks nothing.
    """

    seat: int
    goods: dict[str, int]


@strict
class Charge(Frame):
    """A neighbour built: charge this much power for a point less, or do not.

    `by` is the seat that built at `hex`. Less is charged where tokens or points do not allow all of it.
    """

    seat: int
    power: int
    by: int
    hex: str


@strict
class Neighbours(Frame):
    """What was built this turn is finished: the neighbours may charge, all asked at once.

    `seat` is the one whose turn it was.
    """

    seat: int
