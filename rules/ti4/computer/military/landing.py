"""On which planets ground forces land, and how many of them: as few as will do, then what is left on all of these."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.decisions import Answer, Decision, allocation
from rules.opponents.reasons import Reason, scaled
from rules.ti4.combatants import Amounts
from rules.ti4.components.setup import CUSTODIANS
from rules.ti4.computer.military.chances import on_planet, ships_of
from rules.ti4.computer.reasons import why
from rules.ti4.computer.values import planet_reasons, planet_value
from rules.ti4.economy.spending import available
from rules.ti4.laws.zones import may_hold_units
from rules.ti4.state import Player, State
from rules.ti4.tactical.invasion import lands_freely

GOOD_ODDS = 0.7  # less ground forces do not land where there are defenders
MOST = 10  # ground forces that are thought of for one planet

Landed = list[tuple[str, int]]


def to_take(view: State, seat: int, place: str, ships: Amounts | None = None) -> Iterator[tuple[str, int]]:
    """Planets of a system that are to be taken, the best first, with the fewest ground forces that will do."""
    system, player = view.galaxy[place], view.players[seat]
    able = lands_freely(view, seat) or available(view, player, "influence") >= CUSTODIANS.influence
    if system.custodians and not able:
        return
    wanted = [each.id for each in system.planets if each.owner != seat and may_hold_units(view, each.id)]
    for id in sorted(wanted, key=lambda id: -planet_value(view, player, id)):
        if number := _enough(view, seat, id, ships or {}):
            yield id, number


def _enough(view: State, seat: int, planet: str, ships: Amounts) -> int:
    """The fewest ground forces that probably take a planet; 0 where not even many do."""
    forces = [force for force in view.planet(planet).forces if force.seat != seat]
    least = 1 + sum(force.count("pds") for force in forces)
    numbers = range(least, MOST + 1)
    return next((number for number in numbers if on_planet(view, seat, planet, number, ships) >= GOOD_ODDS), 0)


def landing(view: State, seat: int, place: str, fleet: Amounts) -> Landed:
    """Planets with the ground forces out of a fleet that land there; those that are left over land too."""
    left, found = fleet.get("infantry", 0), dict[str, int]()
    for planet, number in to_take(view, seat, place, _bombarding(fleet)):
        if number <= left:
            found[planet] = number
            left -= number
    while left and found:
        fewest = min(found, key=lambda planet: found[planet])
        found[fewest] += 1
        left -= 1
    return [*found.items()]


def _bombarding(fleet: Amounts) -> Amounts:
    """The ships of a fleet."""
    return {kind: number for kind, number in fleet.items() if kind != "infantry"}


def landed_reasons(view: State, seat: int, landed: Sequence[tuple[str, int]], fleet: Amounts) -> Iterator[Reason]:
    """What planets bring, as far as they are likely to be taken, and how likely where that is not sure."""
    player = view.players[seat]
    for planet, number in landed:
        odds = on_planet(view, seat, planet, number, _bombarding(fleet))
        yield from scaled(planet_reasons(view, player, planet), odds)
        if odds < 1:
            yield why("lands", n=int(100 * odds), planet=planet)


def landing_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """Why ground forces land, or stay in space."""
    landed = [(word.partition(":")[0], number) for word, number in allocation(answer).items()]
    yield from landed_reasons(view, player.seat, landed, ships_of(view, player.seat, view.active))
    if not answer:
        yield why("stays-in-space")
