"""Bonus dice, the red ones: where they come from, which may be used, and their end. One may be used each turn.

What lies before a player stands in `Player`: `bonus` are the dice offered, `due` is the one that has to be used, and
`red` those of which one may be used now. How a die pays is in `actions/paying.py`, as for silver dice.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.benefits.telling import Amounts
from rules.pulsar.components import COPY_COST, Benefit
from rules.pulsar.state import Player, State


def of_use(player: Player) -> bool:
    """Whether a player may still choose a bonus die in this turn: none was used, and none must be."""
    return not player.bonus_used and player.due is None


# Dice that are offered: of systems, and of links between transmitters


def offer_bonus_die(execution: Execution[State], player: Player, die: int, source: str) -> None:
    """Lay a bonus die ready that `source` brings; it is lost where another one was used or must be."""
    if not of_use(player):
        execution.tell("bonus-die-lost", seat=player.seat, die=die, source=source)
        return
    player.bonus.append(die)
    execution.tell("bonus-die", seat=player.seat, die=die, source=source)


def without_lost_die(player: Player, gains: Amounts) -> dict[str, str | int]:
    """Gains in which a bonus die that would be lost is told as such."""
    if of_use(player):
        return dict(gains)
    return {"lost-die" if name == "bonus-die" else name: amount for name, amount in gains.items()}


# Copies of dice that nobody took


def copy_cost(state: State, seat: int) -> int:
    """What copying a die that is left on the dice board costs, in cubes."""
    return min((effect.cubes for _, effect in effects(state, seat, "copy")), default=COPY_COST)


def copy_options(state: State, player: Player) -> Iterator[Option]:
    """Dice nobody took, while no bonus die was used or lies ready: a second one would be of no use."""
    cost = copy_cost(state, player.seat)
    if not of_use(player) or player.cubes < cost:
        return
    for die in sorted(set(state.dice) - set(player.bonus)):
        yield Option(f"copy:{die}", "copy", {"die": die}, costs={"cubes": cost}, gains={"bonus-die": str(die)})


def copy(execution: Execution[State], player: Player, die: str) -> None:
    """Pay cubes for a bonus die of the same value; the die itself stays, and others may copy it too."""
    cost = copy_cost(execution.state, player.seat)
    player.cubes -= cost
    player.bonus.append(int(die))
    execution.tell("copied", seat=player.seat, die=int(die), cubes=cost)


# Double dice and paid ones, which have to be used in this turn


def silver_needed(benefit: Benefit) -> bool:
    """Whether only a silver die pays: the bonus die that comes would be of no use after one was spent."""
    return benefit.double is not None or benefit.paid_red is not None


def red_after(player: Player, benefit: Benefit) -> bool:
    """Whether a player may take a benefit that must be used as the bonus die of this turn; others always."""
    if not silver_needed(benefit):
        return True
    if not of_use(player):
        return False
    return benefit.paid_red is None or player.cubes >= benefit.paid_red.cubes


def must_use_red(execution: Execution[State], player: Player, benefit: Benefit, source: str) -> None:
    """Take a bonus die that has to be used this turn, in place; a double die keeps the silver one with the value shown.

    Ask `red_after` first. Cubes that it costs are paid; other benefits change nothing.
    """
    if benefit.double is not None:
        player.dice.append(benefit.double.silver)
        player.due = benefit.double.red
        execution.tell("double", seat=player.seat, silver=benefit.double.silver, red=benefit.double.red, source=source)
    if benefit.paid_red is not None:
        player.cubes -= benefit.paid_red.cubes
        player.due = benefit.paid_red.red
        execution.tell("paid-red", seat=player.seat, die=benefit.paid_red.red, cubes=benefit.paid_red.cubes)


# Their use and their end


def spends_bonus_die(option: Option) -> bool:
    """Whether an action is paid for with the bonus die."""
    return bool(option.facts.get("red"))


def use_bonus_die(player: Player) -> None:
    """The bonus die of this turn pays: all others are gone."""
    player.bonus, player.due, player.bonus_used = [], None, True


def lose_bonus_dice(player: Player) -> None:
    """The turn ends: none is kept, and the next turn may use one."""
    player.bonus, player.due, player.bonus_used = [], None, False
