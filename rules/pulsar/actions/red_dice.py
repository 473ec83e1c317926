"""Bonus dice: one may be used each turn, from whichever source."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.components import COPY_COST, Benefit
from rules.pulsar.state import Player, State


def copy_cost(state: State, seat: int) -> int:
    """What copying a die that is left on the dice board costs, in cubes."""
    return min((effect.cubes for _, effect in effects(state, seat, "copy")), default=COPY_COST)


def copy_options(state: State, player: Player) -> Iterator[Option]:
    """Dice nobody took, while no bonus die was used or lies ready: a second one would be of no use."""
    cost = copy_cost(state, player.seat)
    if player.bonus_used or player.due is not None or player.cubes < cost:
        return
    for die in sorted(set(state.dice) - set(player.bonus)):
        yield Option(f"copy:{die}", "copy", {"die": die}, costs={"cubes": cost}, gains={"bonus-die": str(die)})


def copy(execution: Execution[State], player: Player, die: str) -> None:
    """Pay cubes for a bonus die of the same value; the die itself stays, and others may copy it too."""
    cost = copy_cost(execution.state, player.seat)
    player.cubes -= cost
    player.bonus.append(int(die))
    execution.tell("copied", seat=player.seat, die=int(die), cubes=cost)


def silver_needed(benefit: Benefit) -> bool:
    """Whether only a silver die pays: the bonus die that comes would be of no use after one was spent."""
    return benefit.double is not None or benefit.paid_red is not None


def red_after(player: Player, benefit: Benefit) -> bool:
    """Whether a player may take a benefit that must be used as the bonus die of this turn; others always."""
    if not silver_needed(benefit):
        return True
    if player.bonus_used or player.due is not None:
        return False
    return benefit.paid_red is None or player.cubes >= benefit.paid_red.cubes


def must_use_red(execution: Execution[State], player: Player, benefit: Benefit, source: str) -> None:
    """Take a bonus die that has to be used this turn; a double die keeps the silver one with the value shown."""
    if benefit.double is not None:
        player.dice.append(benefit.double.silver)
        player.due = benefit.double.red
        execution.tell("double", seat=player.seat, silver=benefit.double.silver, red=benefit.double.red, source=source)
    if benefit.paid_red is not None:
        player.cubes -= benefit.paid_red.cubes
        player.due = benefit.paid_red.red
        execution.tell("paid-red", seat=player.seat, die=benefit.paid_red.red, cubes=benefit.paid_red.cubes)
