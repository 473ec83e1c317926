"""Which technologies a player may research, and which planets have to be exhausted for it (90 Technology)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, combinations, product

from rules.ti4.components.planets import PLANETS
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES, UPGRADES, Colour, of_faction
from rules.ti4.components.units import UNITS, sheet
from rules.ti4.state import Player, State

Skipping = tuple[str, ...]  # planets that are exhausted, each for a prerequisite of its specialty


def researchable(state: State, seat: int) -> Mapping[str, tuple[Skipping, ...]]:
    """The technologies that a player may research now, each with every smallest choice of planets to exhaust for it.

    That is one empty choice where all prerequisites are owned. What the research itself costs is not looked at.
    """
    player = state.players[seat]
    ready = tuple(planet.id for planet in state.planets(seat) if not planet.exhausted)
    found = {id: tuple(skippings(missing(player, id), ready)) for id in open_to(player)}
    return {id: choices for id, choices in found.items() if choices}


def open_to(player: Player) -> Iterator[str]:
    """Technologies of everybody and of the own faction that are not owned, whatever their prerequisites.

    Assimilators are in play from the start; a generic upgrade of a unit in whose stead a faction has its own is nothing
    for that faction.
    """
    for id in (*GENERIC, *of_faction(player.faction)):
        technology = TECHNOLOGIES[id]
        if not player.has(id) and technology.kind != "assimilator" and _of_own_unit(player.faction, id):
            yield id


def _of_own_unit(faction: str, technology: str) -> bool:
    """Whether a technology is no upgrade, or one of a unit on the sheet of a faction, or a unit that it lacks."""
    if technology not in UPGRADES:
        return True
    unit = UNITS[technology]
    on_sheet = sheet(faction).get(unit.kind)
    return unit.upgrade_of == (on_sheet.id if on_sheet else None)


def missing(player: Player, technology: str) -> Counter[Colour]:
    """How many prerequisites of each colour a player has no technology for; upgrades of units have no colour."""
    colours = (TECHNOLOGIES[id].colour for id in player.technologies)
    return Counter(TECHNOLOGIES[technology].needs) - Counter(colour for colour in colours if colour)


def skippings(needed: Counter[Colour], ready: tuple[str, ...]) -> Iterator[Skipping]:
    """Every choice of ready planets, one for each needed prerequisite of its specialty; none where they are too few.

    The planets of a choice are in the order in which they are given.
    """
    of_colours = [
        combinations([planet for planet in ready if PLANETS[planet].specialty == colour], number)
        for colour, number in needed.items()
    ]
    return (tuple(sorted(chain.from_iterable(choice), key=ready.index)) for choice in product(*of_colours))
