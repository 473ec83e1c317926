"""Directives about units on the board, and what becomes of them (7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from rules.core.flow import Execution
from rules.ti4.agendas.effect import AgendaEffect, supporters
from rules.ti4.agendas.frames import Agenda, ChooseSettler, CloseWormholes, LoseToken, LoseUnits
from rules.ti4.agendas.settlers import destroy_all, lose_space
from rules.ti4.components.agendas import AGAINST
from rules.ti4.components.places import CENTRE_PLACE
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.units import FACES, UnitKind
from rules.ti4.economy.gains import exhaust, gain_goods
from rules.ti4.frames import Frame, Research, Together
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import force_of, ground_forces
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.production.recruits import recruit_everywhere
from rules.ti4.state import NO_SEAT, State
from rules.ti4.tactical.ground_losses import destroy_ground_forces


def _at_once(execution: Execution[State], lanes: Iterable[Sequence[Frame]]) -> None:
    """What several players choose, all at the same time; each of them the first of a lane first."""
    if found := [[*reversed(lane)] for lane in lanes if lane]:
        execution.push(Together(found))


class ArmsReduction(AgendaEffect):
    """Few dreadnoughts and cruisers; against: planets with a specialty are exhausted."""

    id = "arms-reduction"
    kept: ClassVar[Mapping[UnitKind, int]] = {"dreadnought": 2, "cruiser": 4}

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Everybody chooses which ships go."""
        state = execution.state
        _at_once(execution, (self._too_many(state, player.seat) for player in state.from_speaker()))

    def _too_many(self, state: State, seat: int) -> list[Frame]:
        lane: list[Frame] = []
        for kind, most in self.kept.items():
            beyond = sum(force.count(kind) for force in state.forces(seat)) - most
            if beyond > 0:
                lane.append(LoseUnits(seat, beyond, [kind]))
        return lane

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """As the next strategy phase begins."""
        execution.state.delayed.append(self.id)

    def later(self, execution: Execution[State], seats: Sequence[int]) -> None:
        """Exhaust all planets with a specialty, of everybody."""
        state = execution.state
        for player in state.from_speaker():
            exhaust(execution, [planet for planet in state.planets(player.seat) if PLANETS[planet.id].specialty])


class ColonialRedistribution(AgendaEffect):
    """A planet is emptied, and somebody with few points may settle there."""

    id = "colonial-redistribution"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Its controller says who, among those with fewest victory points."""
        state = execution.state
        planet = state.planet(agenda.elected)
        destroy_all(execution, planet)
        if planet.owner != NO_SEAT:
            execution.push(ChooseSettler(planet.owner, planet.id))


class CompensatedDisarmament(AgendaEffect):
    """The ground forces of a planet are destroyed, and paid for."""

    id = "compensated-disarmament"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """A trade good for each goes to whoever controls it."""
        state = execution.state
        planet = state.planet(agenda.elected)
        number = ground_forces(planet, planet.owner)
        destroy_ground_forces(execution, planet, planet.owner, number)
        gain_goods(execution, state.players[planet.owner], number)


class IxthianArtifact(AgendaEffect):
    """A die of the speaker: technologies for all, or Mecatol Rex and what is around it lie waste."""

    id = "ixthian-artifact"
    good, technologies, lost = 6, 2, 3

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """The speaker rolls a die: technologies for all, or destruction around Mecatol Rex."""
        state = execution.state
        die = execution.rng.randint(1, FACES)
        execution.tell("ixthian-die", seat=state.speaker, dice=str(die))
        if die >= self.good:
            players = state.from_speaker()
            _at_once(execution, ([Research(player.seat, 0) for _ in range(self.technologies)] for player in players))
        else:
            self._lay_waste(execution)

    def _lay_waste(self, execution: Execution[State]) -> None:
        """All units at Mecatol Rex, and three of each player in each system beside it, at the same time.

        Beside it is what is so for everybody: Quantum Entanglement makes no system adjacent here.
        """
        state = execution.state
        beside = sorted(adjacency(state, NO_SEAT)[CENTRE_PLACE])
        lanes = [self._losses(state, player.seat, beside) for player in state.from_speaker()]
        for planet in state.galaxy[CENTRE_PLACE].planets:
            destroy_all(execution, planet)
        lose_space(execution, CENTRE_PLACE)
        _at_once(execution, lanes)

    def _losses(self, state: State, seat: int, places: Sequence[str]) -> list[Frame]:
        held = [place for place in places if _has_units(state, seat, place)]
        return [LoseUnits(seat, self.lost, places=[place]) for place in held]


def _has_units(state: State, seat: int, place: str) -> bool:
    system = state.galaxy[place]
    forces = [system.space, *(planet.forces for planet in system.planets)]
    return any(force_of(each, seat).count() for each in forces)


class SwordsToPlowshares(AgendaEffect):
    """Infantry becomes trade goods, half of it; against: more infantry."""

    id = "swords-to-plowshares"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """On each planet half of it, rounded up."""
        state = execution.state
        for player in state.from_speaker():
            gained = 0
            for planet in [*state.planets(player.seat)]:
                lost = (ground_forces(planet, player.seat) + 1) // 2
                destroy_ground_forces(execution, planet, player.seat, lost)
                gained += lost
            gain_goods(execution, player, gained)

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """An infantry for each player on each of their planets (36)."""
        for player in execution.state.from_speaker():
            recruit_everywhere(execution, player.seat)


class WormholeResearch(AgendaEffect):
    """Technologies for ships at wormholes, which are lost; against: a command token of those who voted so."""

    id = "wormhole-research"

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """First all research, then the ships go."""
        state = execution.state
        execution.push(CloseWormholes())
        there = [system for place, system in state.galaxy.items() if wormholes(state, place)]
        seats = {force.seat for system in there for force in system.space if force.ships}
        lanes = ([Research(player.seat, 0)] for player in state.from_speaker() if player.seat in seats)
        _at_once(execution, lanes)

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Whoever voted so loses a token of a pool of their choice (20)."""
        seats = supporters(execution.state, agenda, AGAINST)
        _at_once(execution, ([LoseToken(seat)] for seat in seats))
