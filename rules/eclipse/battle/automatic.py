"""A battle that runs by itself: nobody retreats, and all dice are assigned by the rule of the neutral fleets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.records import record
from rules.eclipse.battle.assignment import Tie
from rules.eclipse.battle.fleets import Fight, Side
from rules.eclipse.battle.salvos import Hit, hits_by_rule
from rules.eclipse.battle.steps import (
    Assignment,
    FireOrRetreat,
    Leaving,
    Over,
    Roll,
    Stalemate,
    assign,
    attack,
    disperse,
    leave,
    next_step,
    rolled,
)

Dice = Callable[[int], Sequence[int]]  # rolls so many dice

FOCUS: Mapping[Side, Tie] = {"attacker": "focus", "defender": "focus"}


@record
class Volley:
    """One squadron's fire: its round and place, each die's damage, roll and ship, and the fight after it."""

    round: int
    squadron: int
    dice: tuple[int, ...]
    rolls: tuple[int, ...]
    hits: tuple[Hit | None, ...]
    after: Fight


def fight_out(
    fight: Fight, roll: Dice, ties: Mapping[Side, Tie] = FOCUS, watch: Callable[[Volley], None] | None = None
) -> tuple[Fight, Side]:
    """Fight a battle to its end: the fight as it ends, and the winner.

    `ties` says for each side where damage goes that destroys nothing; `watch` is shown each volley. The attacker's
    ships are lost in a stalemate.
    """
    while True:
        match next_step(fight):
            case Over(winner):
                return fight, winner
            case FireOrRetreat():
                fight = attack(fight)
            case Leaving():
                fight = leave(fight)
            case Stalemate():
                fight = disperse(fight)
            case Roll(_, dice):
                fight = rolled(fight, roll(len(dice)))
            case Assignment(place, dice, rolls):
                hits = hits_by_rule(fight, ties[fight.squadrons[place].side])
                number = fight.round
                fight = assign(fight, hits)
                if watch is not None:
                    watch(Volley(number, place, dice, rolls, hits, fight))
