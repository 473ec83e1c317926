"""Powers of factions that change dice of a space combat (78, 56, 74)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution, results
from rules.ti4.cards.card import ALWAYS, FIRST, Card
from rules.ti4.cards.frames import Played, SpaceDice
from rules.ti4.cards.moments import mark
from rules.ti4.frames import SpaceCombat
from rules.ti4.powers.targets import hits_taken_at_most
from rules.ti4.state import State
from rules.ti4.tactical.dice import hits, roll_told
from rules.ti4.tactical.rerolls import rolled_by
from rules.ti4.tactical.space_combat import combat_rolls, fleet, opponent, space_combat

MANY_DICE = "many-dice"
MANY = 4  # dice with which a reroll is worth its price


def pay(execution: Execution[State], seat: int, goods: int) -> None:
    """Trade goods go to the supply."""
    execution.state.players[seat].trade_goods -= goods
    execution.tell("paid-goods", seat=seat, **results({}, {"trade-goods": goods}))


class MunitionsReserves(Card):
    """Letnev: in a round of space combat their misses fall again (`space_combat._roll`)."""

    id = "munitions-reserves"
    price = 2
    conditions = (MANY_DICE, FIRST, ALWAYS)

    def possible(self, state: State, seat: int) -> bool:
        """With the trade goods for one use at least."""
        return state.players[seat].trade_goods >= self.price

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """Once in each round, with the trade goods for it (1: one use each time)."""
        combat = space_combat(state, seat)
        if combat and self.possible(state, seat) and mark(seat, self.id) not in combat.effects:
            yield Option("", "", {}, {"trade-goods": self.price})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """With many dice, in the first round, or in each."""
        combat = space_combat(state, seat)
        if combat is None or not _wanted(state, combat, seat, condition):
            return None
        return super().target_when(state, seat, condition)

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Note it for this round."""
        pay(execution, played.seat, self.price)
        if combat := space_combat(execution.state, played.seat):
            combat.effects.append(mark(played.seat, self.id))


def _wanted(state: State, combat: SpaceCombat, seat: int, condition: str) -> bool:
    """Whether dice of this round are to fall again by a condition."""
    if condition == MANY_DICE:
        return sum(roll.number for roll in combat_rolls(state, combat, seat)) >= MANY
    return condition == ALWAYS or combat.round == 1


class WrathOfKenara(Card):
    """Hacan: where their flagship is each of their dice in a space combat is better by one for a trade good."""

    id = "wrath-of-kenara"
    conditions = ("up-to-1", "up-to-2", ALWAYS)
    usual = "up-to-2"

    def targets(self, state: State, seat: int) -> Iterator[Option]:
        """How many dice: those that have missed by one, and no more than the other side can feel."""
        for number in range(_most(state, seat), 0, -1):
            yield Option(str(number), "", {"improves": number}, {"trade-goods": number})

    def target_when(self, state: State, seat: int, condition: str) -> str | None:
        """As many as the condition allows."""
        most = _most(state, seat)
        if condition != ALWAYS:
            most = min(most, int(condition.rpartition("-")[2]))
        return str(most) if most else None

    def resolve(self, execution: Execution[State], played: Played) -> None:
        """Pay for so many dice, which hit now (56)."""
        state, seat, number = execution.state, played.seat, int(played.target)
        dice = _dice(state)
        assert dice is not None
        pay(execution, seat, number)
        for key in [key for key in dice.dice if key.startswith(mark(seat, ""))]:
            for place, die in enumerate(dice.dice[key]):
                if number and die == dice.needed[key] - 1:
                    dice.dice[key][place] += 1
                    number -= 1
        execution.tell("improved-dice", seat=seat, **state.at(state.active), **roll_told(rolled_by(state, dice, seat)))


def _dice(state: State) -> SpaceDice | None:
    """The dice that have just fallen."""
    return next((frame for frame in reversed(state.course) if isinstance(frame, SpaceDice)), None)


def _most(state: State, seat: int) -> int:
    """How many dice of a player that have missed by one it is of use to improve."""
    combat, dice = space_combat(state, seat), _dice(state)
    if combat is None or dice is None:
        return 0
    fallen = rolled_by(state, dice, seat)
    near = sum(die == each.roll.value - 1 for each in fallen for die in each.dice)
    enemy = opponent(combat, seat)
    room = fleet(state, enemy).count("fighter") if dice.barrage else hits_taken_at_most(state, enemy)
    left = room - hits(fallen)
    return max(0, min(near, left, state.players[seat].trade_goods))
