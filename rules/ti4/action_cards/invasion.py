"""Cards that are played in an invasion: bombardment, landing, ground combat, control."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import ALWAYS, Card
from rules.ti4.cards.frames import Captured, Played, TakeControl
from rules.ti4.cards.moments import mark
from rules.ti4.combat.landed import return_fighters
from rules.ti4.components.units import FACES, STRUCTURES
from rules.ti4.economy.gains import exhaust
from rules.ti4.economy.worth import worth
from rules.ti4.galaxy.forces import ground_forces, put, take
from rules.ti4.state import Planet, State
from rules.ti4.tactical.ground_combat import dice_told, ground_combat, missed
from rules.ti4.tactical.invasion import invasion_of
from rules.ti4.tactical.structures import take_over


class Bunker(Card):
    """Dice of bombardment against the own planets are worse by four in this invasion (`bombard`)."""

    id = "bunker"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In the invasion of a system with own planets."""
        invasion = invasion_of(state)
        own = any(planet.owner == seat for planet in state.galaxy[state.active].planets) if invasion else False
        if invasion and own and seat != invasion.seat:
            yield Option("", "", {"target": invasion.seat})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Note it for this invasion."""
        if invasion := invasion_of(execution.state):
            invasion.effects.append(mark(played.seat, self.id))


class Disable(Card):
    """PDS of others in the system have neither shield nor space cannon in this invasion (`disabled_units`)."""

    id = "disable"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """In an invasion of one's own, with such PDS."""
        invasion = invasion_of(state)
        if not invasion or invasion.seat != seat:
            return
        owners = {
            force.seat
            for planet in state.galaxy[state.active].planets
            for force in planet.forces
            if force.seat != seat and force.count("pds")
        }
        if owners:
            yield Option("", "", {"target": min(owners)})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Note it for this invasion."""
        if invasion := invasion_of(execution.state):
            invasion.effects.append(mark(played.seat, self.id))


class Parley(Card):
    """Ground forces that have just landed on an own planet go back to space."""

    id = "parley"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A planet on which they have."""
        invasion = invasion_of(state)
        for planet in invasion.planets if invasion and invasion.seat != seat else ():
            if state.planet(planet).owner == seat:
                yield Option(planet, "", {"planet": planet, "target": state.acting})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Send them back to the space of the system, so that nobody fights there (49)."""
        state = execution.state
        invasion = invasion_of(state)
        if invasion is None or played.target not in invasion.planets:
            return
        planet = state.planet(played.target)
        number = ground_forces(planet, invasion.seat)
        return_fighters(execution, planet, invasion.seat)
        if not number:
            invasion.planets.remove(played.target)
            return
        take(planet.forces, invasion.seat, "infantry", number)
        put(state.galaxy[state.active].space, invasion.seat, "infantry", number)
        invasion.planets.remove(played.target)
        execution.tell("sent-back", seat=invasion.seat, planet=planet.id, count=number)


class FireTeam(Card):
    """Dice of a round of ground combat that have missed are rolled again."""

    id = "fire-team"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Where own dice of this round have missed (74)."""
        combat = ground_combat(state, seat)
        if combat and missed(state, combat, seat):
            yield Option("", "", {"count": len(missed(state, combat, seat))})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Roll them; what helps the others helps these, too."""
        combat = ground_combat(execution.state, played.seat)
        if combat is None:
            return
        dice = combat.dice[f"p{played.seat + 1}"]
        for place in missed(execution.state, combat, played.seat):
            dice[place] = execution.rng.randint(1, FACES)
        told = dice_told(execution.state, combat, played.seat)
        execution.tell("rerolled", seat=played.seat, planet=combat.planet, **told)


class Infiltrate(Card):
    """Structures on a planet that the player takes are replaced by own ones."""

    id = "infiltrate"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """A planet about to be taken, with structures of others."""
        found = next((frame for frame in reversed([*state.frames()]) if isinstance(frame, TakeControl)), None)
        if found and found.seat == seat and _foreign(state.planet(found.planet), seat):
            owner = state.planet(found.planet).owner
            yield Option(found.planet, "", {"planet": found.planet, **({"target": owner} if owner >= 0 else {})})

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """As many as there are pieces in the reinforcements."""
        state, planet = execution.state, execution.state.planet(played.target)
        if told := take_over(planet, state, played.seat):
            execution.tell("infiltrated", seat=played.seat, planet=planet.id, units=told)


def _foreign(planet: Planet, seat: int) -> bool:
    """Whether there are structures of others on a planet."""
    return any(force.seat != seat and force.count(*STRUCTURES) for force in planet.forces)


class Reparations(Card):
    """For a planet that was lost, one of whoever took it is exhausted, and an own one readied."""

    id = "reparations"
    conditions = (ALWAYS,)

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Both, or what of both can be done, the most valuable first."""
        found = next((frame for frame in reversed([*state.frames()]) if isinstance(frame, Captured)), None)
        if found is None or found.seat != seat:
            return
        theirs = [planet.id for planet in state.planets(found.by) if not planet.exhausted]
        own = [planet.id for planet in state.planets(seat) if planet.exhausted]
        for taken in _by_worth(state, theirs) or [""]:
            for readied in _by_worth(state, own) or [""]:
                facts: dict[str, str | int] = {"target": found.by}
                facts |= {"planet": taken} if taken else {}
                facts |= {"readies": readied} if readied else {}
                if taken or readied:
                    yield Option(f"{taken}:{readied}", taken, facts)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Do as much of it as can be done."""
        state = execution.state
        taken, _, readied = played.target.partition(":")
        if taken:
            exhaust(execution, [state.planet(taken)])
        if readied and state.planet(readied).exhausted:
            state.planet(readied).exhausted = False
            brought = results(worth(state, readied).amounts())
            execution.tell("readied", seat=played.seat, planets=readied, **brought)


def _by_worth(state: State, planets: list[str]) -> list[str]:
    """The most valuable first."""
    return sorted(planets, key=lambda id: -(worth(state, id).resources + worth(state, id).influence))
