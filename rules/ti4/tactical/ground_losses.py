"""Ground forces that are destroyed, and those that come back (97, Infantry II)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.decisions import Allocate, Answer, Decision, Slot, allocation, spread
from rules.core.flow import AskingRule, Execution
from rules.ti4.combat.frames import LoseLanded
from rules.ti4.combat.landed import LANDING, landed
from rules.ti4.components.units import FACES, UnitKind
from rules.ti4.galaxy.forces import force_of, put, take
from rules.ti4.singularity import after_destruction
from rules.ti4.state import Planet, State


def destroy_ground_forces(execution: Execution[State], planet: Planet, seat: int, number: int) -> None:
    """So many ground forces of a player on a planet are destroyed, or all there are; dice say which come back.

    Where fighters have landed with infantry their owner says which of both are lost.
    """
    force = force_of(planet.forces, seat)
    if number < landed(planet, seat) and all(force.count(kind) for kind in LANDING):
        if number:
            execution.push(LoseLanded(seat, planet.id, number))
        return
    _destroy(execution, planet, seat, {kind: min(number, force.count(kind)) for kind in LANDING})


def _destroy(execution: Execution[State], planet: Planet, seat: int, lost: Mapping[UnitKind, int]) -> None:
    if not any(lost.values()):
        return
    for kind, number in lost.items():
        if number:
            take(planet.forces, seat, kind, number)
    infantry, fighters = (lost.get(kind, 0) for kind in LANDING)
    if infantry:
        execution.tell("lost-infantry", seat=seat, planet=planet.id, count=infantry)
    if fighters:
        execution.tell("lost-landed-fighters", seat=seat, planet=planet.id, count=fighters)
    roll_to_return(execution, seat, infantry)
    after_destruction(execution, seat)


class LoseLandedRule(AskingRule):
    """Fighters that have landed, or infantry."""

    frame = LoseLanded

    def ask(self, state: State, frame: LoseLanded) -> Decision:
        """How many of both; by default fighters, which take no planet."""
        force = force_of(state.planet(frame.planet).forces, frame.seat)
        slots = tuple(Slot(kind, force.count(kind), {"kind": kind}) for kind in LANDING)
        fighters = min(frame.number, force.count("fighter"))
        default = spread({"infantry": frame.number - fighters, "fighter": fighters})
        facts: dict[str, str | int] = {"planet": frame.planet, "count": frame.number}
        return Decision(frame.seat, "lose-landed", Allocate(slots, frame.number, frame.number), default, facts)

    def do(self, execution: Execution[State], frame: LoseLanded, answer: Answer) -> None:
        """Destroy as many of each as was chosen."""
        execution.pop()
        amounts = allocation(answer)
        lost = {kind: amounts.get(kind, 0) for kind in LANDING}
        _destroy(execution, execution.state.planet(frame.planet), frame.seat, lost)


def roll_to_return(execution: Execution[State], seat: int, lost: int) -> None:
    """Roll for so many destroyed ground forces, where an upgrade may bring them back; those that do are `returning`.

    On planets or in space. Nothing is rolled without the upgrade. Told as `returning`, with the dice.
    """
    player = execution.state.players[seat]
    returns_on = player.units["infantry"].returns_on
    if returns_on and lost:
        dice = [execution.rng.randint(1, FACES) for _ in range(lost)]
        saved = sum(die >= returns_on for die in dice)
        player.returning += saved
        execution.tell("returning", seat=seat, dice=" ".join(map(str, dice)), count=saved)


def bring_back(execution: Execution[State], seat: int) -> None:
    """At the start of a turn those that come back stand on a planet of the home system, the first that is one's own.

    Without one they stay in the reinforcements.
    """
    state, player = execution.state, execution.state.players[seat]
    number, player.returning = player.returning, 0
    own = [planet for planet in state.home(seat).planets if planet.owner == seat]
    if number and own:
        guarded = max(own, key=lambda planet: force_of(planet.forces, seat).count("space-dock"))
        put(guarded.forces, seat, "infantry", number)
        execution.tell("returned", seat=seat, planet=guarded.id, count=number)
