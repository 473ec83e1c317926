"""Hexes in words: what stands there, and the areas that can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from images.gaia.map.pieces import crowd
from images.gaia.seats import owner, satellites_needed
from images.words.hexes import On
from images.words.phrases import Texts, coordinates
from rules.gaia.state import State


def area(position: State, texts: Texts, seat: int, names: Sequence[str]) -> str:
    """The hexes of a choice: those where a satellite would be set apart from those where the seat has something."""
    new = satellites_needed(position, seat, names) if len(names) > 1 else []
    there = coordinates(name for name in names if name not in new)
    if new:
        return texts("gaia-picture-told-area", there=there, satellites=coordinates(new))
    return there


def what_stands(position: State, texts: Texts) -> On:
    """What says what is on a hex: the planet, structures with their owners, federations."""
    crowded = crowd(position)

    def on(at: str) -> str:
        parts = list[str]()
        if at in position.planets:
            parts.append(texts(f"gaia-picture-planet-{position.planets[at]}"))
        for piece in crowded.get(at, ()):
            structure = texts(f"gaia-picture-icon-{piece.kind}")
            parts.append(f"{owner(position, piece.number, texts).name}: {structure}")
        for player in position.players:
            if at in player.federated or at in player.satellites:
                parts.append(f"{texts('gaia-picture-told-federation')} ({owner(position, player.seat, texts).name})")
        return ", ".join(parts)

    return on
