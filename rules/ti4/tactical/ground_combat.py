"""Ground combat: both sides roll for their ground forces until one is gone (42)."""

from __future__ import annotations

from rules.core.flow import ActingRule, Execution
from rules.ti4.frames import GroundCombat
from rules.ti4.galaxy.forces import ground_forces, take
from rules.ti4.state import State
from rules.ti4.tactical.dice import dice_shown, hits, rolled, rolls


class GroundCombatRule(ActingRule):
    """A round of it; nothing is left to choose but by technologies."""

    frame = GroundCombat

    def run(self, execution: Execution[State], frame: GroundCombat) -> None:
        """Both roll, then both lose as many as the other hit."""
        state, planet = execution.state, execution.state.planet(frame.planet)
        sides = (frame.attacker, frame.defender)
        strength = {seat: ground_forces(planet, seat) for seat in sides}
        if not all(strength.values()):
            execution.pop()
            _tell_end(execution, frame, strength)
            return
        frame.round += 1
        scored: dict[int, int] = {}
        for seat in sides:
            infantry = state.players[seat].units["infantry"]
            dice = rolled([*rolls("infantry", infantry.combat, strength[seat])], execution.rng)
            scored[seat] = hits(dice)
            shown, count = dice_shown(dice), hits(dice)
            execution.tell("ground-fired", seat=seat, planet=planet.id, dice=shown, hits=count)
        for seat, enemy in (sides, sides[::-1]):
            if lost := min(strength[seat], scored[enemy]):
                take(planet.forces, seat, "infantry", lost)


def _tell_end(execution: Execution[State], frame: GroundCombat, strength: dict[int, int]) -> None:
    """Who has won, or that nobody is left."""
    for seat, enemy in ((frame.attacker, frame.defender), (frame.defender, frame.attacker)):
        if strength[seat]:
            execution.tell("ground-won", seat=seat, target=enemy, planet=frame.planet)
            return
    execution.tell("ground-drawn", seat=frame.attacker, target=frame.defender, planet=frame.planet)
