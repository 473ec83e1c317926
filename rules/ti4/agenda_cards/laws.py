"""Laws that are voted for or against; what they change stands where that is decided, by `State.law` (7)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.flow import Execution
from rules.ti4.agendas.effect import AgendaEffect, supporters
from rules.ti4.agendas.frames import Agenda
from rules.ti4.agendas.losses import ANTI_INTELLECTUAL, exhaust_planets, lose_unit
from rules.ti4.cards.deck import SANCTIONS, check_hands, discard, discard_hands
from rules.ti4.components.agendas import AGAINST
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.units import CONSCRIPTION, SCHEMATICS
from rules.ti4.economy.gains import exhaust
from rules.ti4.galaxy.adjacency import RECONSTRUCTION, TRAVEL_BAN, adjacency
from rules.ti4.galaxy.forces import take
from rules.ti4.galaxy.wormholes import wormholes
from rules.ti4.movement.routes import SHARED_RESEARCH
from rules.ti4.state import FLEET_REGULATIONS, NO_SEAT, REGULATED_FLEET, Law, Planet, Player, State
from rules.ti4.strategy_cards.construction import HOMELAND_DEFENSE, structure_limit
from rules.ti4.tactical.invasion import CONVENTIONS
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.structures import destroy_structures
from rules.ti4.technology.prerequisites import WAR_SUNS


def _reinforce(execution: Execution[State], player: Player, place: str) -> None:
    """A token from the reinforcements into a system, if there is one left and none there (20.5 does not help)."""
    state = execution.state
    tokens = state.galaxy[place].tokens
    if state.tokens_left(player.seat) and player.seat not in tokens:
        tokens.append(player.seat)
        execution.tell("token-placed", seat=player.seat, **state.at(place))


class AntiIntellectualRevolution(AgendaEffect):
    """Whoever researches a technology destroys a ship; against: planets for technologies."""

    id = ANTI_INTELLECTUAL

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """As the next strategy phase begins."""
        execution.state.delayed.append(self.id)

    def later(self, execution: Execution[State], seats: Sequence[int]) -> None:
        """A planet for each technology."""
        exhaust_planets(execution, {each.seat: len(each.owned) for each in execution.state.from_speaker()})


class ConventionsOfWar(AgendaEffect):
    """No bombardment of cultural planets; against: those who voted so discard their hands."""

    id = CONVENTIONS

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Whoever voted so discards all action cards (2)."""
        state = execution.state
        discard_hands(execution, [state.players[seat] for seat in supporters(state, agenda, AGAINST)])


class EnforcedTravelBan(AgendaEffect):
    """Wormholes alpha and beta do nothing while ships move; against: PDS at wormholes are destroyed."""

    id = TRAVEL_BAN

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """In systems with a wormhole, and in those next to one."""
        state = execution.state
        near = adjacency(state, NO_SEAT)
        through = [place for place in state.galaxy if wormholes(state, place)]
        reached = [*through, *(beside for end in through for beside in near[end])]
        for place in dict.fromkeys(reached):
            for planet in state.galaxy[place].planets:
                destroy_structures(execution, planet, "pds")


class ExecutiveSanctions(AgendaEffect):
    """A smaller hand; against: everybody loses a card at random."""

    id = SANCTIONS

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Hands beyond the new limit are cut down at once (2)."""
        check_hands(execution, [player.seat for player in execution.state.from_speaker()])

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Everybody discards one action card, drawn at random (2)."""
        for player in execution.state.from_speaker():
            if player.hand:
                execution.shown = True
                discard(execution, player, [execution.rng.choice(player.hand)])


class FleetRegulations(AgendaEffect):
    """At most four tokens in fleet pools; against: one more for everybody."""

    id = FLEET_REGULATIONS

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """Those above go to the reinforcements."""
        for player in execution.state.from_speaker():
            if player.pools.fleet > REGULATED_FLEET:
                player.pools.fleet = REGULATED_FLEET
                _tell_pools(execution, player, 0)
                check_limits(execution, player.seat, *execution.state.galaxy)

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Everybody gains a token of the fleet pool, from the reinforcements (20)."""
        state = execution.state
        for player in state.from_speaker():
            if state.tokens_left(player.seat) and player.pools.fleet < state.fleet_limit:
                player.pools.fleet += 1
                _tell_pools(execution, player, 1)


def _tell_pools(execution: Execution[State], player: Player, gained: int) -> None:
    pools = " ".join(f"{pool}={number}" for pool, number in player.pools.amounts().items() if number)
    execution.tell("tokens", seat=player.seat, gained=gained, pools=pools)


class HomelandDefenseAct(AgendaEffect):
    """Any number of PDS on a planet; against: everybody destroys one."""

    id = HOMELAND_DEFENSE

    def repealed(self, execution: Execution[State], law: Law) -> None:
        """What is above the limit again is removed, all alike; not where the law was only voted on once more."""
        state = execution.state
        for place, system in state.galaxy.items():
            for planet in system.planets:
                for force in [*planet.forces]:
                    excess = force.count("pds") - structure_limit(state, "pds")
                    if excess > 0:
                        take(planet.forces, force.seat, "pds", excess)
                        execution.tell("removed", seat=force.seat, **state.at(place), units=f"pds={excess}")

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Everybody destroys one PDS, whichever they choose (31)."""
        lose_unit(execution, [player.seat for player in execution.state.from_speaker()], ("pds",))


class _UnitLaw(AgendaEffect):
    """A law that changes what units are for everybody."""

    def adopted(self, execution: Execution[State], agenda: Agenda) -> None:
        """From now on units of all players have other values (97)."""
        for player in execution.state.players:
            player.unit_laws = sorted([*player.unit_laws, self.id])

    def repealed(self, execution: Execution[State], law: Law) -> None:
        """They are as printed again."""
        for player in execution.state.players:
            player.unit_laws = [each for each in player.unit_laws if each != self.id]


class PublicizeWeaponSchematics(_UnitLaw):
    """War suns for everybody, and worse ones; against: whoever has their technology discards the hand."""

    id = SCHEMATICS

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """Whoever owns a war sun technology discards all action cards (2)."""
        owners = [player for player in execution.state.from_speaker() if WAR_SUNS & {*player.owned}]
        discard_hands(execution, owners)


class RegulatedConscription(_UnitLaw):
    """Fighters and infantry are made one by one; against: nothing."""

    id = CONSCRIPTION


class RepresentativeGovernment(AgendaEffect):
    """A vote for everybody, whatever they have; against: cultural planets of those who voted so."""

    id = "representative-government"

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """As the next strategy phase begins."""
        numbers = " ".join(str(seat + 1) for seat in supporters(execution.state, agenda, AGAINST))
        execution.state.delayed.append(f"{self.id}:{numbers}")

    def later(self, execution: Execution[State], seats: Sequence[int]) -> None:
        """Exhaust cultural planets of those who voted so, as the next strategy phase begins."""
        for seat in seats:
            exhaust(execution, [each for each in execution.state.planets(seat) if _is_cultural(each)])


def _is_cultural(planet: Planet) -> bool:
    return PLANETS[planet.id].trait == "cultural"


class SharedResearch(AgendaEffect):
    """Ships pass nebulae; against: a token at home for everybody."""

    id = SHARED_RESEARCH

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """A token of each player at their home, where there is one left (20)."""
        state = execution.state
        for player in state.from_speaker():
            home = next(place for place, system in state.galaxy.items() if system is state.home(player.seat))
            _reinforce(execution, player, home)


class WormholeReconstruction(AgendaEffect):
    """Wormholes alpha and beta lead to each other; against: tokens where ships are at wormholes."""

    id = RECONSTRUCTION

    def rejected(self, execution: Execution[State], agenda: Agenda) -> None:
        """A token of each player in each system with a wormhole and their ships (20)."""
        state = execution.state
        for player in state.from_speaker():
            for place, system in state.galaxy.items():
                if wormholes(state, place) and system.ships(player.seat):
                    _reinforce(execution, player, place)
