"""Who attacks a player in the active system, with what, and how likely that player keeps the field.

For people, from what they see, until the first dice of the combat fall; reckoned as in `forecast.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Facts
from rules.ti4.chances import known_odds
from rules.ti4.combatants import means_of, squadrons
from rules.ti4.components.units import UnitKind
from rules.ti4.forecast import Met, defender, fighting, lost, met, percent
from rules.ti4.frames import GroundCombat, Invasion, Move, SpaceCombat
from rules.ti4.galaxy.forces import force_of
from rules.ti4.odds.fleets import Fleet
from rules.ti4.state import NO_SEAT, Planet, State
from rules.ti4.tactical.invasion import invasion_of

NOBODY: Facts = {}


def threat(view: State, seat: int) -> Facts:
    """The attack on a player that goes on, by the facts of its line; nothing where nobody attacks, or dice have fallen.

    `seat` is the attacker, who has `units` in the system, at `place` and `system`; `home` is 1 in that player's home
    system. `stage` is `space`, `landing` or `landed`: `against` are ships, or the units on the `planet` in most danger.
    `odds` and `lost` are the chance to win and what is likely to be lost, both "" where nothing fights back
    (`defended` 0). Until they land all ground forces are taken to land on that planet; what is bombarded is not
    reckoned with.
    """
    attacker, invasion = view.acting, invasion_of(view)
    if not view.active or attacker in (NO_SEAT, seat) or invasion is None or _goes_on(view):
        return NOBODY
    combat = next((frame for frame in view.frames() if isinstance(frame, SpaceCombat)), None)
    fought = fighting(view, combat) if combat else met(view, attacker, ())
    if fought is not None:
        return _in_space(view, seat, fought) if fought.defender == seat else NOBODY
    held = (planet for planet in view.galaxy[view.active].planets if _holds(planet, seat))
    found = [told for planet in held if (told := _on(view, seat, planet, invasion))]
    return min(found, key=_danger, default=NOBODY)


def _goes_on(view: State) -> bool:
    """Whether the ships are still to come, or dice of a combat have fallen, of which its rounds tell."""
    for frame in view.frames():
        if isinstance(frame, SpaceCombat) and (frame.round > 1 or frame.step == "repair"):
            return True
        if isinstance(frame, Move | GroundCombat):
            return True
    return False


def _holds(planet: Planet, seat: int) -> bool:
    return planet.owner == seat or any(force.seat == seat for force in planet.forces)


def _told(view: State, seat: int, coming: Mapping[UnitKind, int]) -> Facts:
    home = int(view.galaxy[view.active].tile == view.players[seat].printed.home)
    return {"seat": view.acting, **view.at(view.active), "home": home, "units": _units(coming)}


def _in_space(view: State, seat: int, found: Met) -> Facts:
    coming, own = (force_of(view.galaxy[view.active].space, each).units for each in (view.acting, seat))
    fallen = f"{lost(found.fleets[1], found.odds.survivors[1]):.1f}"
    odds = {"odds": percent(found.odds.defender), "lost": fallen}
    about: Facts = {"stage": "space", "planet": "", "against": _units(own), "defended": 1}
    return {**_told(view, seat, coming), **about, **odds}


def _on(view: State, seat: int, planet: Planet, invasion: Invasion) -> Facts:
    """The ground combat on a planet, with those that have landed or all that can; nothing where none can."""
    landed = force_of(planet.forces, view.acting).units
    coming = landed if invasion.planets else force_of(view.galaxy[view.active].space, view.acting).units
    infantry = coming.get("infantry", 0)
    if not infantry:
        return NOBODY
    stage, against = "landed" if invasion.planets else "landing", _units(force_of(planet.forces, seat).units)
    told: Facts = {"stage": stage, "planet": planet.id, "against": against, "defended": 0, "odds": "", "lost": ""}
    theirs = defender(view, view.acting, planet)
    if theirs is not None:
        player = view.players[view.acting]
        own = Fleet(tuple(squadrons(player, {"infantry": infantry}, {})), means_of(view, player))
        found = known_odds(own, theirs, "planet")
        fallen = f"{lost(theirs, found.survivors[1]):.1f}"
        told = {**told, "defended": 1, "odds": percent(found.defender), "lost": fallen}
    return {**_told(view, seat, coming), **told}


def _danger(told: Facts) -> int:
    """Planets that nothing holds first, then those that fall most likely."""
    return int(str(told["odds"]).rstrip("%") or -1)


def _units(units: Mapping[UnitKind, int]) -> str:
    return " ".join(f"{kind}={number}" for kind, number in units.items() if number)
