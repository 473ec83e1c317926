"""Dice of a combat that have fallen, before their hits are counted; and the Crown of Thalnos.

The owner of that law rolls dice of a combat again, and loses the units that have not hit then (7).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rules.core.decisions import Allocate, Answer, Decision, Slot, allocation
from rules.core.flow import ActingRule, Execution, Rule
from rules.ti4.cards.frames import LoseFighters, SpaceDice
from rules.ti4.cards.moments import SPACE_HITS, mark, moment
from rules.ti4.combat.bonuses import aiming, extra_from
from rules.ti4.combat.joined import fighting
from rules.ti4.components.units import FACES, UNIT_KINDS, UnitKind, kind_of
from rules.ti4.frames import GroundCombat, SpaceCombat
from rules.ti4.laws.frames import RerollGroundForces, RerollShips
from rules.ti4.state import State
from rules.ti4.tactical.dice import Roll, Rolled, hits, hits_by, roll_told
from rules.ti4.tactical.ground_combat import THALNOS, dice_told, missed
from rules.ti4.tactical.ground_losses import destroy_ground_forces
from rules.ti4.tactical.hits import assign_hits, destroy_ships
from rules.ti4.tactical.space_combat import opponent


def rolled_by(state: State, frame: SpaceDice, seat: int) -> list[Rolled]:
    """The dice of a side, by kind of ship."""
    found: list[Rolled] = []
    for kind in UNIT_KINDS:
        dice = tuple(frame.dice.get(mark(seat, kind), ()))
        if dice:
            roll = Roll(kind, frame.needed[mark(seat, kind)], len(dice), extra_from(state, seat, kind))
            found.append(Rolled(roll, dice))
    return found


class SpaceDiceRule(ActingRule):
    """The owner of the Crown may roll misses again; then both sides take the hits of the other."""

    frame = SpaceDice

    def run(self, execution: Execution[State], frame: SpaceDice) -> None:
        """Count the hits when nobody changes dice any more."""
        state = execution.state
        execution.pop()
        combat = execution.stack[-1]
        assert isinstance(combat, SpaceCombat)
        fired = {seat: rolled_by(state, frame, seat) for seat in (combat.attacker, combat.defender)}
        if frame.barrage:
            _hit_fighters(execution, combat, fired)
            return
        scored = {f"p{seat + 1}": hits(dice) for seat, dice in fired.items()}
        aimed = {f"p{seat + 1}": hits_by(dice, aiming(state, seat)) for seat, dice in fired.items()}
        crowned = [
            seat for seat, dice in fired.items() if state.owns(seat, THALNOS) and any(each.misses for each in dice)
        ]
        if crowned:
            dice = fired[crowned[0]]
            needed: dict[str, int] = {each.roll.kind: each.roll.value for each in dice}
            shown: dict[str, list[int]] = {each.roll.kind: [*each.dice] for each in dice}
            execution.push(RerollShips(crowned[0], needed, shown, scored, aimed))
        else:
            assign_hits(execution, combat, scored, aimed)


def _hit_fighters(execution: Execution[State], combat: SpaceCombat, fired: Mapping[int, list[Rolled]]) -> None:
    """Each hit of a barrage destroys a fighter of the other side."""
    for seat, dice in fired.items():
        if number := hits(dice):
            enemy = opponent(combat, seat)
            execution.push(*moment(execution, SPACE_HITS, [enemy]), LoseFighters(enemy, number))


class RerollShipsRule(Rule):
    """Dice of ships that have missed; nobody would roll another one again."""

    frame = RerollShips

    def ask(self, state: State, frame: RerollShips) -> Decision | None:
        """How many of each kind."""
        slots = tuple(
            Slot(kind, len(_missed(frame, kind)), {"kind": kind, "value": frame.needed[kind]})
            for kind in frame.dice
            if _missed(frame, kind)
        )
        ask = Allocate(slots, 0, sum(slot.cap for slot in slots))
        return Decision(frame.seat, "reroll-ships", ask, (), {**state.at(state.active)}) if slots else None

    def do(self, execution: Execution[State], frame: RerollShips, answer: Answer) -> None:
        """Roll them; ships without a hit are destroyed, and both sides take what they are hit by."""
        state = execution.state
        execution.pop()
        combat = execution.stack[-1]
        assert isinstance(combat, SpaceCombat)
        amounts = allocation(answer)
        lost: dict[UnitKind, int] = {}
        for word, number in amounts.items():
            kind = kind_of(word)
            if destroyed := _reroll(frame, kind, fighting(state, frame.seat)[kind], number, execution.rng):
                lost[kind] = destroyed
        if amounts:
            shown = [
                Rolled(_roll(state, frame, kind_of(kind), len(dice)), tuple(dice)) for kind, dice in frame.dice.items()
            ]
            frame.hits[f"p{frame.seat + 1}"] = hits(shown)
            frame.aimed[f"p{frame.seat + 1}"] = hits_by(shown, aiming(state, frame.seat))
            execution.tell("rerolled-ships", seat=frame.seat, **state.at(state.active), **roll_told(shown))
        assign_hits(execution, combat, frame.hits, frame.aimed)
        if lost:
            destroy_ships(execution, frame.seat, frame.seat, lost)


def _roll(state: State, frame: RerollShips, kind: UnitKind, number: int) -> Roll:
    return Roll(kind, frame.needed[kind], number, extra_from(state, frame.seat, kind))


def _missed(frame: RerollShips, kind: str) -> list[int]:
    """The places of the dice of a kind that have not hit."""
    return [place for place, die in enumerate(frame.dice[kind]) if die < frame.needed[kind]]


def _reroll(frame: RerollShips, kind: UnitKind, ships: int, number: int, rng: Random) -> int:
    """Roll so many dice again, those first of ships that have hit with another one, which are safe.

    Returns how many of the ships that rolled have no hit at all then.
    """
    dice, needed = frame.dice[kind], frame.needed[kind]
    each = len(dice) // ships
    safe = {place // each for place, die in enumerate(dice) if die >= needed}
    places = sorted(_missed(frame, kind), key=lambda place: (place // each not in safe, place))[:number]
    for place in places:
        dice[place] = rng.randint(1, FACES)
    rolling = {place // each for place in places}
    return sum(max(dice[ship * each : (ship + 1) * each]) < needed for ship in rolling)


class RerollGroundForcesRule(Rule):
    """Dice of ground forces that have missed."""

    frame = RerollGroundForces

    def ask(self, state: State, frame: RerollGroundForces) -> Decision | None:
        """How many of the dice that have missed are rolled again."""
        combat = _ground_combat(state)
        number = len(missed(state, combat, frame.seat))
        if not number:
            return None
        slot = Slot("infantry", number, {"kind": "infantry"})
        return Decision(frame.seat, "reroll-ground-forces", Allocate((slot,), 0, number), (), {"planet": combat.planet})

    def do(self, execution: Execution[State], frame: RerollGroundForces, answer: Answer) -> None:
        """Roll them; each that misses again destroys one."""
        execution.pop()
        state, combat = execution.state, _ground_combat(execution.state)
        number = allocation(answer).get("infantry", 0)
        if not number:
            return
        dice, places = combat.dice[f"p{frame.seat + 1}"], missed(state, combat, frame.seat)[:number]
        for place in places:
            dice[place] = execution.rng.randint(1, FACES)
        told = dice_told(state, combat, frame.seat)
        execution.tell("rerolled", seat=frame.seat, planet=combat.planet, **told)
        lost = {*places} & {*missed(state, combat, frame.seat)}
        destroy_ground_forces(execution, state.planet(combat.planet), frame.seat, len(lost))


def _ground_combat(state: State) -> GroundCombat:
    """The ground combat that goes on."""
    return next(frame for frame in reversed(state.course) if isinstance(frame, GroundCombat))
