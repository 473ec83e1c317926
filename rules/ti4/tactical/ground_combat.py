"""Ground combat: both sides roll for their ground forces until one is gone (42)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, Execution, Rule
from rules.ti4.frames import DefenseGrid, GroundCombat
from rules.ti4.galaxy.forces import force_of, ground_forces, put
from rules.ti4.scoring.deeds import Victory
from rules.ti4.scoring.secrets import score_deed
from rules.ti4.state import State
from rules.ti4.tactical.dice import hits, roll_told, rolled, rolls
from rules.ti4.tactical.ground_losses import destroy_ground_forces

MAGEN_DEFENSE_GRID = "magen-defense-grid"
DACXIVE_ANIMATORS = "dacxive-animators"
USE, KEEP = "use", "keep"


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
        if frame.offered < frame.round:
            frame.offered = frame.round
            execution.push(*(DefenseGrid(seat, planet.id) for seat in sides))
            return
        frame.round += 1
        scored = dict.fromkeys(sides, 0)
        for seat in sides:
            if seat in frame.silenced:
                continue
            infantry = state.players[seat].units["infantry"]
            dice = rolled([*rolls("infantry", infantry.combat, strength[seat])], execution.rng)
            scored[seat] = hits(dice)
            execution.tell("ground-fired", seat=seat, planet=planet.id, **roll_told(dice))
        frame.silenced = []
        for seat, enemy in (sides, sides[::-1]):
            destroy_ground_forces(execution, planet, seat, scored[enemy])


class DefenseGridRule(Rule):
    """Magen Defense Grid, where a unit with a planetary shield stands: the opponent does not roll in this round."""

    frame = DefenseGrid

    def asks(self, state: State, frame: DefenseGrid) -> bool:
        """Whether it is ready, and protects the planet."""
        player = state.players[frame.seat]
        ready = player.has(MAGEN_DEFENSE_GRID) and MAGEN_DEFENSE_GRID not in player.exhausted_technologies
        own = force_of(state.planet(frame.planet).forces, frame.seat)
        return ready and any(player.units[kind].planetary_shield for kind in own.units)

    def ask(self, state: State, frame: DefenseGrid) -> Decision | None:
        """Whether to exhaust it now."""
        if not self.asks(state, frame):
            return None
        return choose(frame.seat, "defense-grid", [Option(USE), Option(KEEP)], (USE,), planet=frame.planet)

    def do(self, execution: Execution[State], frame: DefenseGrid, answer: Answer) -> None:
        """Exhaust it, or do not."""
        execution.pop()
        if answer[0] == KEEP:
            return
        combat = next(each for each in reversed(execution.stack) if isinstance(each, GroundCombat))
        combat.silenced.append(combat.attacker + combat.defender - frame.seat)
        execution.state.players[frame.seat].exhausted_technologies.append(MAGEN_DEFENSE_GRID)
        execution.tell("defense-grid", seat=frame.seat, planet=frame.planet)


def _tell_end(execution: Execution[State], frame: GroundCombat, strength: dict[int, int]) -> None:
    """Who has won, with a ground force more by Dacxive Animators, or that nobody is left."""
    for seat, enemy in ((frame.attacker, frame.defender), (frame.defender, frame.attacker)):
        if strength[seat]:
            execution.tell("ground-won", seat=seat, target=enemy, planet=frame.planet)
            if execution.state.players[seat].has(DACXIVE_ANIMATORS):
                put(execution.state.planet(frame.planet).forces, seat, "infantry")
                execution.tell("animated", seat=seat, planet=frame.planet)
            score_deed(execution, Victory(seat, enemy, "ground"), frame.scored)
            return
    execution.tell("ground-drawn", seat=frame.attacker, target=frame.defender, planet=frame.planet)
