"""Paying for actions: a die of exactly the value needed, perhaps changed by one modifier token."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from rules.core.decisions import Illegal, Option
from rules.core.flow import Execution
from rules.core.records import record
from rules.pulsar.benefits.bonus_dice import use_bonus_die
from rules.pulsar.benefits.points import score
from rules.pulsar.benefits.technology_effects import effects
from rules.pulsar.benefits.telling import effect_points
from rules.pulsar.state import Player, State

MODIFIERS = {"": 0, "-1": -1, "+1": 1, "+2": 2}
TOKENS = {"-1": "one", "+1": "one", "+2": "two"}
OTHERWISE = "pay"  # the heading of the ways to pay that are not the cheapest
WORD = re.compile(r"(r?)([0-9])([+-][12])?")


@record
class Payment:
    """A die and what is done to it: its value as it lies, whether it is the bonus die, and the modifier.

    In words: `4`, `4-1`, `4+2`; the bonus die is `r4`.
    """

    die: int
    bonus: bool = False
    modifier: str = ""

    @property
    def value(self) -> int:
        """What it counts."""
        return self.die + MODIFIERS[self.modifier]

    @property
    def word(self) -> str:
        """How a player writes it."""
        return f"{'r' if self.bonus else ''}{self.die}{self.modifier}"


def read_payment(word: str) -> Payment:
    """The payment a word stands for; raises `Illegal` pick-unknown (word) for anything else.

    >>> read_payment("r4-1").bonus, read_payment("r4-1").value
    (True, 3)
    """
    found = WORD.fullmatch(word)
    if not found:
        raise Illegal("pick-unknown", word=word)
    red, die, modifier = found.groups()
    return Payment(int(die), bool(red), modifier or "")


def within(needed: int, tolerance: int) -> range:
    """The values that pay for an action with a technology that allows a die so far off."""
    return range(needed - tolerance, needed + tolerance + 1)


def payments(player: Player, values: Collection[int], *, silver_only: bool = False) -> Iterator[Payment]:
    """Every way to pay one of these values; a token is not spent on a die that pays without."""
    dice = [(die, False) for die in sorted(set(player.dice))]
    if not silver_only:
        dice += [(die, True) for die in sorted(set(player.red))]
    modifiers = [modifier for modifier, token in TOKENS.items() if getattr(player, token)]
    for die, bonus in dice:
        if die in values:
            yield Payment(die, bonus)
        else:
            yield from (Payment(die, bonus, each) for each in modifiers if die + MODIFIERS[each] in values)


def payment_facts(payment: Payment) -> dict[str, str | int]:
    """A payment for a label: the die, whether it is the bonus die, and by how much a token changes it."""
    return {
        "payment": payment.word,
        "paid": payment.die,
        "red": int(payment.bonus),
        "modifier": MODIFIERS[payment.modifier],
    }


def payment_costs(payment: Payment) -> dict[str, str | int]:
    """The token that a payment takes; the die is part of what the option is called."""
    if not payment.modifier:
        return {}
    return {TOKENS[payment.modifier]: 1}


def payment_gains(state: State, player: Player, payment: Payment) -> dict[str, str | int]:
    """The points of a patent for whatever is paid with the bonus die."""
    if not payment.bonus:
        return {}
    return effect_points(state, player.seat, "red-die")


def cheapest_apart(options: Sequence[Option]) -> tuple[Option, ...]:
    """Each action once, paid with the fewest tokens; every other way to pay for it stands under a heading of its own.

    With two dice and a token a turn has twice as many options as actions, and mostly the cheapest is meant.
    """
    cheapest: dict[object, Option] = {}
    for option in sorted(options, key=lambda option: sum(token in option.costs for token in TOKENS.values())):
        cheapest.setdefault(_action(option), option)
    return tuple(
        option if cheapest[_action(option)] is option else replace(option, group=OTHERWISE) for option in options
    )


def _action(option: Option) -> object:
    """What an option does, whatever pays for it."""
    paying = payment_facts(Payment(0))
    return option.group, frozenset((name, fact) for name, fact in option.facts.items() if name not in paying)


def pay(execution: Execution[State], player: Player, payment: Payment) -> None:
    """Spend the die and the token. Bonus dice left over are gone: one may be used each turn."""
    if payment.modifier:
        token = TOKENS[payment.modifier]
        setattr(player, token, getattr(player, token) - 1)
        execution.tell("changed-die", seat=player.seat, die=payment.die, value=payment.value, token=token)
    if not payment.bonus:
        player.dice.remove(payment.die)
        return
    use_bonus_die(player)
    for technology, effect in effects(execution.state, player.seat, "red-die"):
        score(execution, player, effect.vp, technology.id)
