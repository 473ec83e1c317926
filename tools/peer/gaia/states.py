"""A position as the peer writes it: the vector of a seat, and everything before a player."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.gaia.components import TRACKS
from rules.gaia.economy.scoring import count
from rules.gaia.peer.start import PLANETS
from rules.gaia.state import Player, State

Vector = tuple[int, int, int, int, int, str]

LETTERS = {planet: letter for letter, planet in PLANETS.items()}
KINDS = {"mine": "m", "station": "ts", "lab": "lab", "institute": "PI", "academy-k": "ac1", "academy-q": "ac2"}
BOWLS = {"1": "B1", "2": "B2", "3": "B3", "gaia": "Bg"}


def power(player: Player) -> str:
    """`4/4/0/0B1`: bowls I, II, III, gaia area, and where the brainstone lies."""
    bowls = player.power
    return f"{bowls.one}/{bowls.two}/{bowls.three}/{bowls.gaia}{BOWLS.get(bowls.stone, '')}"


def vector(player: Player) -> Vector:
    """Points, credits, ore, knowledge, qic, power."""
    return (player.vp, player.credits, player.ore, player.knowledge, player.qic, power(player))


def planets(state: State) -> dict[str, str]:
    """Planets by the peer's hex: `{"7B2": "r"}`."""
    return {at.upper(): LETTERS[planet] for at, planet in state.planets.items()}


def full(state: State, player: Player) -> dict[str, Any]:
    """Everything before a player."""
    lost = sum(1 for at in player.structures if state.planets[at] == "lost")
    return {
        "vp": player.vp,
        "c": player.credits,
        "o": player.ore,
        "k": player.knowledge,
        "q": player.qic,
        "pw": power(player),
        "research": [player.research[track] for track in TRACKS],
        "buildings": _buildings(player, lost),
        "satellites": len(player.satellites),
        "lostPlanet": lost,
        "gaiaformers": player.gaiaformers + len(player.projects) + player.resting,
        "gaiaformersInGaia": player.resting,
        "booster": player.booster or None,
        "techs": [_technology(own.slot, own.tile, covered=own.covered) for own in player.technologies],
        "feds": [own.token + ("+" if own.green else "-") for own in player.federations],
        "planets": sorted(
            f"{at.upper()}{LETTERS[state.planets[at]]}:{KINDS[kind]}"
            for at, kind in player.structures.items()
            if at not in player.guests
        ),
    }


def _buildings(player: Player, lost: int) -> dict[str, int]:
    """Structures by kind; the lost planet's mine is none of the board's."""
    standing = Counter(KINDS[kind] for kind in player.structures.values())
    standing["m"] -= lost
    standing |= {"gf": len(player.projects), "sp": len(player.stations)}
    return {kind: number for kind, number in standing.items() if number}


def _technology(slot: str, tile: str, *, covered: bool) -> str:
    """`adv-nav=advtech14`, `terra=tech1!`."""
    if slot.startswith("adv"):
        slot, tile = slot.replace(":", "-"), tile.replace("adv", "advtech")
    return f"{slot}={tile}{'!' if covered else ''}"


def counts(state: State) -> list[list[int]]:
    """What the two final tiles count, by seat."""
    return [[count(state, player, tile) for player in state.players] for tile in state.final_tiles]


def breakdown(result: dict[str, int]) -> dict[str, int]:
    """Final points by what they came from, without zeros."""
    named = {"spend" if source == "goods" else source: points for source, points in result.items()}
    return {source: points for source, points in named.items() if points}
