"""The position of Duel, the toy game: players, frames, and what it is made of."""

from dataclasses import field
from typing import Any

from pydantic import TypeAdapter

from rules.core import frames
from rules.core.hidden import NOBODY, OWNER, hidden
from rules.core.records import strict

CARDS = tuple(sorted([f"blade:{n:02}" for n in range(1, 17)] + [f"shield:{n}" for n in range(1, 9)]))
GOODS = {"core": 4, "gem": 3, "gas": 2, "ore": 2, "ice": 1, "dust": 1}
CELLS = tuple(f"{row}{column}" for row in "abcdef" for column in range(1, 7))
HAND, HULL, ENERGY, CARGO = 4, 5, 3, 4


@strict
class Player:
    """A captain: cards in hand, the one of them that is bid, energy, hull, beacons on the chart, goods."""

    seat: int
    hand: list[str] = hidden(OWNER, default_factory=list)
    bid: str | None = hidden(OWNER, default=None)
    energy: int = ENERGY
    hull: int = HULL
    beacons: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)


class Frame(frames.Frame):
    """Where Duel is."""

    __slots__ = ()


@strict
class Round(Frame):
    """A round begins, or the game ends."""


@strict
class Bids(Frame):
    """All seats discard and bid, each at its own pace."""

    lanes: list[list[Frame]]


@strict
class Discard(Frame):
    """Put back up to two cards, unseen."""

    seat: int


@strict
class Bid(Frame):
    """Name one card in secret; it leaves the hand when all are turned up."""

    seat: int


@strict
class Chart(Frame):
    """The winner of the bids sets a beacon on the chart."""

    seat: int


@strict
class Parry(Frame):
    """A window before the shots: raise a shield or not. Everybody is asked, so that asking tells nothing."""

    seat: int


@strict
class Power(Frame):
    """How many dice the winner pays for."""

    seat: int


@strict
class Hits(Frame):
    """Hits to spread over the others."""

    seat: int
    amount: int


@strict
class Salvage(Frame):
    """Take goods as heavy as the hold bears."""

    seat: int


@strict
class End(Frame):
    """Mend, or end the turn."""

    seat: int


@strict
class State:
    """The whole position. The deck is a bag: kept sorted, drawn from at random."""

    rounds: int
    players: list[Player]
    round: int = 0
    shields: int = 0
    deck: list[str] = hidden(NOBODY, default_factory=lambda: list(CARDS))
    discards: list[str] = field(default_factory=list)
    supply: list[str] = field(default_factory=lambda: list(GOODS))
    options: dict[str, str] = field(default_factory=dict)  # only what it lacks of the amendments
    stack: list[Frame] = field(default_factory=list)


CODEC: TypeAdapter[State] = TypeAdapter(State)


def call_them_beacons(raw: dict[str, Any]) -> dict[str, Any]:
    """Version 1 called the beacons of a player marks."""
    for player in raw["players"]:
        player["beacons"] = player.pop("marks")
    return raw


MIGRATIONS = {1: call_them_beacons}
