"""Control of planets: gained with its card exhausted by whoever alone has ground forces there (25, 49.5)."""

from __future__ import annotations

from rules.core.flow import ActingRule, Execution, results
from rules.ti4.cards.frames import ActionOver, Captured, TakeControl
from rules.ti4.cards.moments import CONTROL_GAINED, CONTROL_LOST, moment
from rules.ti4.economy.gains import add_goods
from rules.ti4.frames import IntegratedEconomy
from rules.ti4.galaxy.forces import ground_forces
from rules.ti4.laws.ministers import pay_exploration
from rules.ti4.laws.points import planet_changed_hands
from rules.ti4.scoring.conditions import in_reach
from rules.ti4.scoring.reach import tell_reach
from rules.ti4.state import NO_SEAT, Planet, State
from rules.ti4.tactical.limits import check_limits
from rules.ti4.tactical.structures import take_over

INTEGRATED_ECONOMY = "integrated-economy"
ASSIMILATE = "assimilate"  # an ability
SCAVENGE, SCAVENGED = "scavenge", 1  # the ability, and its trade goods for each planet that is gained


def establish_control(execution: Execution[State], planet: Planet, seat: int) -> None:
    """A player who has ground forces on a planet alone takes it, and destroys the structures of others there.

    Where both sides are gone whoever controlled it does so still.
    """
    others = [force for force in planet.forces if force.seat != seat]
    if not ground_forces(planet, seat) or any(force.count("infantry") for force in others):
        return
    gain_control(execution, planet, seat)


def gain_control(execution: Execution[State], planet: Planet, seat: int) -> None:
    """A player takes a planet, with ground forces or by a power."""
    gained = moment(execution, CONTROL_GAINED, [seat]) if planet.owner != seat else []
    execution.push(*gained, TakeControl(seat, planet.id))


class TakeControlRule(ActingRule):
    """A planet changes hands, after what is played as it is gained (25)."""

    frame = TakeControl

    def run(self, execution: Execution[State], frame: TakeControl) -> None:
        """Destroy what others have built, and take the card."""
        execution.pop()
        _take(execution, execution.state.planet(frame.planet), frame.seat)


def _take(execution: Execution[State], planet: Planet, seat: int) -> None:
    owners = [force.seat for force in planet.forces if force.seat != seat]
    if planet.owner != seat and execution.state.players[seat].able(ASSIMILATE):
        _assimilate(execution, planet, seat)
    others = [force for force in planet.forces if force.seat != seat]
    for force in others:
        told = " ".join(f"{kind}={number}" for kind, number in force.units.items())
        execution.tell("structures-destroyed", seat=force.seat, planet=planet.id, units=told)
    planet.forces = [force for force in planet.forces if force.seat == seat]
    for owner in owners:  # whose fighters a dock held
        check_limits(execution, owner, execution.state.active)
    if planet.owner == seat:
        return
    before = planet.owner
    concerned = [execution.state.players[each] for each in (seat, before) if each != NO_SEAT]
    fulfilled = {player.seat: [*in_reach(execution.state, player)] for player in concerned}
    planet.owner, planet.exhausted = seat, True
    for over in execution.state.course:
        if isinstance(over, ActionOver) and over.seat == seat:
            over.taken.append(planet.id)
    if before == NO_SEAT:
        execution.tell("gained-control", seat=seat, planet=planet.id)
    else:
        given = {"by": execution.state.agenda} if execution.state.agenda else {}
        execution.tell("captured", seat=seat, target=before, planet=planet.id, **given)
        execution.push(*moment(execution, CONTROL_LOST, [before]), Captured(before, seat, planet.id))
    for player in concerned:
        tell_reach(execution, player, fulfilled[player.seat])
    if execution.state.players[seat].able(SCAVENGE):
        _scavenge(execution, seat, planet)
    if execution.state.players[seat].has(INTEGRATED_ECONOMY):
        execution.push(IntegratedEconomy(seat, execution.state.place_of(planet.id), planet.id))
    pay_exploration(execution, seat)
    planet_changed_hands(execution, planet.id, before, seat)


def _scavenge(execution: Execution[State], seat: int, planet: Planet) -> None:
    """Saar: a trade good for a planet of which control is gained."""
    add_goods(execution, execution.state.players[seat], SCAVENGED)
    execution.tell("scavenged", seat=seat, planet=planet.id, **results({"trade-goods": SCAVENGED}))


def _assimilate(execution: Execution[State], planet: Planet, seat: int) -> None:
    """L1Z1X: structures on a planet of which control is gained give way to own ones; those without a piece fall."""
    if told := take_over(planet, execution.state, seat):
        execution.tell("infiltrated", seat=seat, planet=planet.id, units=told)


class CapturedRule(ActingRule):
    """Nothing more follows for whoever has lost the planet."""

    frame = Captured
