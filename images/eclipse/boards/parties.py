"""Parties of a battle: players, ancient ships, the defence system of the galactic centre."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Scene, Thing
from images.eclipse.colours import ANCIENT, DEFENCE
from images.eclipse.seats import owner
from images.layout.badges import badge
from images.words.phrases import Texts
from rules.eclipse.state import NO_SEAT, State

NEUTRAL_COLOURS = {"ancient": ANCIENT, "gcds": DEFENCE}


def party_name(position: State, texts: Texts, seat: int, names: Sequence[str] = ()) -> str:
    """A player, or the ships that nobody owns."""
    if seat == NO_SEAT:
        return texts("eclipse-picture-neutrals")
    return owner(position, seat, texts, names).name


def party_colour(position: State, texts: Texts, seat: int, ship: str) -> str:
    """The colour of a player's ships, or of ones that nobody owns."""
    if seat == NO_SEAT:
        return NEUTRAL_COLOURS[ship]
    return owner(position, seat, texts).colour


def party_badge(drawn: Scene, position: State, texts: Texts, seat: int, x: float, y: float) -> None:
    """A player's badge, or the sign of ships that nobody owns."""
    if seat == NO_SEAT:
        drawn.add(Thing("ship", "ancient", x, y, 40, 40, 3, ANCIENT, tag="neutral"))
    else:
        badge(drawn, owner(position, seat, texts), x, y)
