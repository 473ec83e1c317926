"""Component actions that destroy units or exhaust planets of others (22)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.ti4.action_cards.goods import is_home, of_others
from rules.ti4.cards.card import Card
from rules.ti4.cards.frames import Played
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.units import FACES, UnitKind
from rules.ti4.economy.gains import exhaust
from rules.ti4.economy.worth import worth
from rules.ti4.galaxy.forces import force_of, ground_forces, take, take_damaged_first
from rules.ti4.state import Planet, State, seat_in
from rules.ti4.tactical.ground_losses import destroy_ground_forces
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.structures import destroy_structures

LUCKY_SHOT: tuple[UnitKind, ...] = ("dreadnought", "cruiser", "destroyer")
PLAGUE_KILLS = 6  # a die so high, or higher
UNSTABLE_KILLS = 3  # infantry at most


class CrippleDefenses(Card):
    """All PDS on a planet are destroyed; there may be none."""

    id = "cripple-defenses"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any planet, those with PDS first."""
        planets = [planet for system in state.galaxy.values() for planet in system.planets]
        for planet in sorted(planets, key=lambda planet: not _pds(planet)):
            if planet.owner >= 0 or planet.forces:
                owner = {"target": planet.owner} if planet.owner >= 0 else {}
                yield Option(planet.id, "", {"planet": planet.id, "count": _pds(planet), **owner})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Destroy all PDS on the planet (31)."""
        destroy_structures(execution, execution.state.planet(played.target), "pds")


def _pds(planet: Planet) -> int:
    return sum(force.count("pds") for force in planet.forces)


class ReactorMeltdown(Card):
    """A space dock of another player is destroyed."""

    id = "reactor-meltdown"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Outside home systems; one in space as well."""
        for place, system in state.galaxy.items():
            if is_home(state, system):
                continue
            for where, forces in ((place, system.space), *((planet.id, planet.forces) for planet in system.planets)):
                for force in forces:
                    if force.seat != seat and force.count("space-dock"):
                        at: dict[str, str | int] = {"where": where, "target": force.seat, **state.at(place)}
                        yield Option(f"{where}:p{force.seat + 1}", "", at)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Destroy the dock; fighters that only it held are removed (16)."""
        state = execution.state
        where, _, who = played.target.partition(":")
        seat = seat_in(who)
        place = where if where in state.galaxy else state.place_of(where)
        forces = state.galaxy[where].space if where in state.galaxy else state.planet(where).forces
        if force_of(forces, seat).count("space-dock"):
            take(forces, seat, "space-dock")
            execution.tell("lost-units", seat=seat, target=played.seat, **state.at(place), units="space-dock=1")
            check_limits(execution, seat, place)


class LuckyShot(Card):
    """A ship of another player is destroyed over an own planet."""

    id = "lucky-shot"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A dreadnought, cruiser or destroyer in a system with a planet that the player controls."""
        for place, system in state.galaxy.items():
            if not any(planet.owner == seat for planet in system.planets):
                continue
            for force in system.space:
                for kind in LUCKY_SHOT if force.seat != seat else ():
                    if force.count(kind):
                        facts: dict[str, str | int] = {"kind": kind, "target": force.seat, **state.at(place)}
                        yield Option(f"{kind}:{place}:p{force.seat + 1}", f"at:{place}", facts)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Destroy it; a damaged one first."""
        state = execution.state
        word, place, who = played.target.split(":")
        seat, space = seat_in(who), state.galaxy[place].space
        kind = next(each for each in LUCKY_SHOT if each == word)
        if force_of(space, seat).count(kind):
            take_damaged_first(space, seat, kind, 1)
            execution.tell("lost-units", seat=seat, target=played.seat, **state.at(place), units=f"{kind}=1")
            check_limits(execution, seat, place)


class Plague(Card):
    """A die for each infantry on another player's planet; six or more destroys it. There may be none."""

    id = "plague"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any planet that another player controls."""
        for _, planet in of_others(state, seat):
            count = ground_forces(planet, planet.owner)
            yield Option(planet.id, "", {"planet": planet.id, "target": planet.owner, "count": count})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Roll a die for each infantry there, which no modifier changes (56)."""
        planet = execution.state.planet(played.target)
        infantry = ground_forces(planet, planet.owner)
        dice = [execution.rng.randint(1, FACES) for _ in range(infantry)]
        killed = sum(die >= PLAGUE_KILLS for die in dice)
        if dice:
            shown = " ".join(map(str, dice))
            execution.tell("plague", seat=planet.owner, planet=planet.id, dice=shown, count=killed)
            destroy_ground_forces(execution, planet, planet.owner, killed)


class UnstablePlanet(Card):
    """A hazardous planet is exhausted, and up to three infantry on it are destroyed. It may be neither."""

    id = "unstable-planet"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any that somebody controls, those of others first."""
        planets = [planet for system in state.galaxy.values() for planet in system.planets if planet.owner >= 0]
        for planet in sorted(planets, key=lambda planet: planet.owner == seat):
            if PLANETS[planet.id].trait == "hazardous":
                count = min(UNSTABLE_KILLS, ground_forces(planet, planet.owner))
                own = planet.owner == seat and not planet.exhausted
                costs = worth(state, planet.id).amounts() if own else {}
                yield Option(planet.id, "", {"planet": planet.id, "target": planet.owner, "count": count}, costs)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Exhaust it, and destroy them."""
        planet = execution.state.planet(played.target)
        exhaust(execution, [planet])
        number = min(UNSTABLE_KILLS, ground_forces(planet, planet.owner))
        if number:
            destroy_ground_forces(execution, planet, planet.owner, number)


class TacticalBombardment(Card):
    """All planets of others in a system with an own unit that bombards are exhausted."""

    id = "tactical-bombardment"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Any system with an own ship that has bombardment (15)."""
        units = state.players[seat].units
        for place, system in state.galaxy.items():
            if any(units[kind].bombardment for kind in force_of(system.space, seat).units):
                yield Option(place, "", state.at(place))

    def hits(self, state: State, played: Played) -> list[int]:
        """Everybody else with a planet there."""
        owners = {planet.owner for planet in state.galaxy[played.target].planets}
        return sorted(owners - {played.seat, -1})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Exhaust each planet there that another player controls (34)."""
        planets = execution.state.galaxy[played.target].planets
        exhaust(execution, [planet for planet in planets if planet.owner not in (played.seat, -1)])
