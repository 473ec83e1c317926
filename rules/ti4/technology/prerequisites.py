"""Which technologies a player may research, and which planets have to be exhausted for it (90 Technology)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, combinations, product

from rules.ti4.components.planets import PLANETS
from rules.ti4.components.technologies import GENERIC, TECHNOLOGIES, UPGRADES, Colour, of_faction
from rules.ti4.components.units import SCHEMATICS, UNITS, sheet
from rules.ti4.state import Player, State

WAR_SUNS = frozenset(id for id in UPGRADES if UNITS[id].kind == "war-sun")
Skipping = tuple[str, ...]  # planets that are exhausted, each for a prerequisite of its specialty


def researchable(state: State, seat: int) -> Mapping[str, tuple[Skipping, ...]]:
    """The technologies that a player may research now, each with every smallest choice of planets to exhaust for it.

    That is one empty choice where all prerequisites are owned. What the research itself costs is not looked at.
    """
    player = state.players[seat]
    found = {id: ways(state, player, id) for id in (*GENERIC, *of_faction(player.faction))}
    return {id: choices for id, choices in found.items() if choices}


def ways(state: State, player: Player, technology: str) -> tuple[Skipping, ...]:
    """Every smallest choice of planets that a player exhausts to research a technology; none where that cannot be."""
    if not open_to(player, technology):
        return ()
    ready = tuple(planet.id for planet in state.planets(player.seat) if not planet.exhausted)
    return tuple(skippings(Counter() if _publicized(state, technology) else missing(player, technology), ready))


def _publicized(state: State, technology: str) -> bool:
    """Whether a law lets everybody ignore its prerequisites: of war suns, once anybody owns a technology of theirs."""
    if not state.law(SCHEMATICS) or technology not in WAR_SUNS:
        return False
    return any(WAR_SUNS & {*player.technologies} for player in state.players)


def open_to(player: Player, technology: str) -> bool:
    """Whether a technology of everybody or of the own faction is not owned yet, whatever its prerequisites.

    Assimilators are in play from the start; a generic upgrade of a unit in whose stead a faction has its own is nothing
    for that faction.
    """
    assimilator = TECHNOLOGIES[technology].kind == "assimilator"
    return not (player.has(technology) or assimilator) and _of_own_unit(player.faction, technology)


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
