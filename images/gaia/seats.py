"""Who is who in which round: a colour, a letter and a shape for every seat, and what everybody sees of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.drawing.fonts import printable
from images.gaia.colours import NEUTRAL, OWNERS
from images.layout.seats import SHAPES, Owner
from images.words import phrases
from images.words.phrases import Texts
from rules.gaia.components import ROUNDS, Goods
from rules.gaia.frames import Charge, Together
from rules.gaia.state import Player, State

SATELLITE = "satellite"
GOODS = ("vp", "credits", "ore", "knowledge", "qic")


def over(position: State) -> bool:
    """Whether the game has ended."""
    return bool(position.results)


def stage(position: State, texts: Texts) -> str:
    """How far the game is, in the reader's language: `Set-up` before the first round, `Game over` in the end.

    Else the round, from 1: `Round 3 of 6`.
    """
    return phrases.stage(texts, "gaia", position.round, over=over(position), rounds=ROUNDS)


def owner(position: State, seat: int, texts: Texts) -> Owner:
    """A seat by its faction, before it has one by its number.

    Its sign is its number, since letters stand for planets and for choices.
    """
    faction = position.players[seat].faction
    shape = SHAPES[seat]
    if not faction:
        return Owner(seat, texts("gaia-picture-seat", seat=seat + 1), str(seat + 1), NEUTRAL, shape)
    colour = OWNERS[position.players[seat].board.colour]
    return Owner(seat, texts(f"gaia-name-{faction}"), str(seat + 1), colour, shape)


def shown_names(names: Sequence[str], texts: Texts) -> list[str]:
    """What people are called in a picture, by seat: the seat, where no face has the signs of their name."""
    return [printable(name) or texts("gaia-picture-seat", seat=seat + 1) for seat, name in enumerate(names)]


def owners_of(position: State, texts: Texts) -> list[Owner]:
    """All seats, in the order of their numbers.

    They are called by their factions, not by people: `phrases.name` says both.
    """
    return [owner(position, player.seat, texts) for player in position.players]


def seats_in_order(position: State) -> list[int]:
    """All seats, this round's turn order first."""
    return [*position.order, *(player.seat for player in position.players if player.seat not in position.order)]


def ranked(position: State) -> list[int]:
    """The seats with most points first; of equal ones who is ahead in turn order."""
    return sorted(seats_in_order(position), key=lambda seat: -position.players[seat].vp)


def passed(position: State, seat: int) -> bool:
    """Whether a seat is out of the round; at the end of the game there is none to be out of."""
    return position.players[seat].passed and not over(position)


def goods_of(player: Player) -> Goods:
    """Points and goods."""
    return {good: getattr(player, good) for good in GOODS}


def charges_offered(position: State, seat: int) -> list[Charge]:
    """The power a seat may still charge for what neighbours have built, which everybody may know."""
    together = (frame for frame in position.stack if isinstance(frame, Together))
    frames = (frame for row in together for lane in row.lanes for frame in reversed(lane))
    return [frame for frame in frames if isinstance(frame, Charge) and frame.seat == seat]


def player_pieces(player: Player) -> Iterator[tuple[str, str]]:
    """All a player has on the map, as (hex, kind): structures, gaiaformers, space stations, then satellites."""
    yield from player.structures.items()
    yield from ((name, "gaiaformer") for name in player.projects)
    yield from ((name, "space-station") for name in player.stations)
    yield from ((name, SATELLITE) for name in player.satellites)


def satellites_needed(position: State, seat: int, names: Sequence[str]) -> list[str]:
    """Those hexes of an area that would take a satellite: nothing of the seat's own stands there."""
    player = position.players[seat]
    return [name for name in names if name not in player.structures and name not in player.stations]
