"""Ground combat: both sides roll for their ground forces until one is gone (42)."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Option, choose
from rules.core.flow import ActingRule, Execution, Rule
from rules.ti4.cards.moments import GROUND_ROLLED, GROUND_ROUND, GROUND_ROUND_END, mark, moment, open_window
from rules.ti4.combat.bonuses import ability_bonus, legion_bonus
from rules.ti4.combat.frames import DefenseGrid
from rules.ti4.combat.landed import landed, return_fighters
from rules.ti4.combat.shields import has_shield, stops_shields
from rules.ti4.components.units import FACES
from rules.ti4.frames import GroundCombat
from rules.ti4.galaxy.forces import force_of, put
from rules.ti4.laws.frames import RerollGroundForces
from rules.ti4.laws.points import take_shard
from rules.ti4.laws.prophecy import fighter_bonus
from rules.ti4.objectives.secrets import score_deed
from rules.ti4.scoring.deeds import Victory
from rules.ti4.state import State
from rules.ti4.tactical.dice import Roll, Rolled, roll_told, rolls
from rules.ti4.tactical.ground_losses import destroy_ground_forces
from rules.ti4.tactical.invasion import disabled_units

MAGEN_DEFENSE_GRID = "magen-defense-grid"
DACXIVE_ANIMATORS = "dacxive-animators"
THALNOS = "crown-of-thalnos"
WEAVE, WOVEN = "valkyrie-particle-weave", 1  # and how many hits it makes
USE, KEEP = "use", "keep"
MORALE_BOOST = "morale-boost"  # an action card
MORALE_BONUS = 1


class GroundCombatRule(ActingRule):
    """A step of a round; nothing is left to choose but by technologies and cards."""

    frame = GroundCombat

    def run(self, execution: Execution[State], frame: GroundCombat) -> None:
        """Carry out the next step, unless one side is gone."""
        if not all(_strength(execution.state, frame).values()) and frame.step != "end":
            frame.step = "over"
        STEPS[frame.step](execution, frame)


def ground_combat(state: State, seat: int) -> GroundCombat | None:
    """The innermost ground combat that goes on, if a player is one of its sides; else None."""
    combat = next((frame for frame in reversed(state.course) if isinstance(frame, GroundCombat)), None)
    return combat if combat and seat in (combat.attacker, combat.defender) else None


def _strength(state: State, frame: GroundCombat) -> dict[int, int]:
    """Units that fight for both sides."""
    planet = state.planet(frame.planet)
    return {seat: landed(planet, seat) for seat in (frame.attacker, frame.defender)}


def _begin(execution: Execution[State], frame: GroundCombat) -> None:
    """A round begins, and with the first one the combat: one moment for both (1.20)."""
    frame.step, frame.effects = "roll", []
    execution.push(
        *moment(execution, GROUND_ROUND, (frame.attacker, frame.defender)),
        *(DefenseGrid(seat, frame.planet) for seat in (frame.attacker, frame.defender)),
    )


def _roll(execution: Execution[State], frame: GroundCombat) -> None:
    """Both sides roll, but for one that is kept from it."""
    frame.step = "hits"
    for seat, number in _strength(execution.state, frame).items():
        forces = execution.state.planet(frame.planet).forces
        frame.fighters[f"p{seat + 1}"] = 0 if seat in frame.silenced else force_of(forces, seat).count("fighter")
        dice = [] if seat in frame.silenced else [execution.rng.randint(1, FACES) for _ in range(number)]
        frame.dice[f"p{seat + 1}"] = dice
        if dice:
            execution.tell("ground-fired", seat=seat, planet=frame.planet, **dice_told(execution.state, frame, seat))
    sides = (frame.attacker, frame.defender)
    crowned = [RerollGroundForces(seat) for seat in sides if execution.state.owns(seat, THALNOS)]
    execution.push(*moment(execution, GROUND_ROLLED, sides), *crowned)


def dice_told(state: State, frame: GroundCombat, seat: int) -> dict[str, str | int]:
    """What the dice of a side show, as facts."""
    dice, told = frame.dice[f"p{seat + 1}"], list[Rolled]()
    for roll in _rolls(state, frame, seat):
        told.append(Rolled(roll, tuple(dice[: roll.number])))
        dice = dice[roll.number :]
    return roll_told(told)


def _rolls(state: State, frame: GroundCombat, seat: int) -> list[Roll]:
    """The dice of a side that have fallen: those of ground forces, then those of fighters that have landed."""
    units, key = state.players[seat].units, f"p{seat + 1}"
    fighters = frame.fighters.get(key, 0)
    bonus = ability_bonus(state.players[seat]) + legion_bonus(frame.lasting, seat)
    bonus += MORALE_BONUS * (mark(seat, MORALE_BOOST) in frame.effects)
    return [
        *rolls("infantry", units["infantry"].combat, len(frame.dice.get(key, ())) - fighters, bonus),
        *rolls("fighter", units["fighter"].combat, fighters, bonus + fighter_bonus(state, seat)),
    ]


def missed(state: State, frame: GroundCombat, seat: int) -> list[int]:
    """The places of dice of a side that have not hit."""
    needed = [roll.value for roll in _rolls(state, frame, seat) for _ in range(roll.number)]
    dice = frame.dice.get(f"p{seat + 1}", ())
    return [place for place, (die, value) in enumerate(zip(dice, needed, strict=True)) if die < value]


def _hits(execution: Execution[State], frame: GroundCombat) -> None:
    """Both lose as many as the other has hit, whom Valkyrie Particle Weave lets hit once more if it was hit."""
    state, sides = execution.state, (frame.attacker, frame.defender)
    frame.step, frame.silenced = "round-end", []
    scored = {seat: len(frame.dice[f"p{seat + 1}"]) - len(missed(state, frame, seat)) for seat in sides}
    woven = [seat for seat, enemy in (sides, sides[::-1]) if scored[enemy] and state.players[seat].has(WEAVE)]
    for seat in woven:
        scored[seat] += WOVEN
        execution.tell("woven", seat=seat, planet=frame.planet)
    for seat, enemy in (sides, sides[::-1]):
        destroy_ground_forces(execution, state.planet(frame.planet), seat, scored[enemy])
    frame.dice = {}


def _round_end(execution: Execution[State], frame: GroundCombat) -> None:
    """A round ends, and the next begins."""
    frame.step = "begin"
    frame.round += 1
    open_window(execution, GROUND_ROUND_END, (frame.attacker, frame.defender))


def _over(execution: Execution[State], frame: GroundCombat) -> None:
    """The last round ends, and with it the combat: one moment for both (1.20)."""
    frame.step = "end"
    open_window(execution, GROUND_ROUND_END, (frame.attacker, frame.defender))


def _end(execution: Execution[State], frame: GroundCombat) -> None:
    execution.pop()
    return_fighters(execution, execution.state.planet(frame.planet), frame.attacker)
    _tell_end(execution, frame, _strength(execution.state, frame))


class DefenseGridRule(Rule):
    """Magen Defense Grid, where a unit with a planetary shield stands: the opponent does not roll in this round."""

    frame = DefenseGrid

    def asks(self, state: State, frame: DefenseGrid) -> bool:
        """Whether it is ready, and protects the planet."""
        combat = next(each for each in reversed(state.course) if isinstance(each, GroundCombat))
        stopped = stops_shields(state, combat.attacker + combat.defender - frame.seat)
        shield = has_shield(state, state.planet(frame.planet), frame.seat, disabled_units(state))
        return state.players[frame.seat].can_use(MAGEN_DEFENSE_GRID) and shield and not stopped

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
            take_shard(execution, seat, enemy)
            return
    execution.tell("ground-drawn", seat=frame.attacker, target=frame.defender, planet=frame.planet)


STEPS = {
    "begin": _begin,
    "roll": _roll,
    "hits": _hits,
    "round-end": _round_end,
    "over": _over,
    "end": _end,
}
