"""Modifier tokens bought with a die."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.flow import Execution
from rules.pulsar.actions.paying import (
    OTHERWISE,
    pay,
    payment_costs,
    payment_facts,
    payment_gains,
    payments,
    read_payment,
)
from rules.pulsar.benefits.telling import together
from rules.pulsar.components import MODIFIERS
from rules.pulsar.state import Player, State


def modifier_options(state: State, player: Player) -> Iterator[Option]:
    """A token of either kind, for the dice printed on the board; there is no end of tokens."""
    for token, printed in MODIFIERS.items():
        for payment in payments(player, printed.dice):
            costs = payment_costs(payment)
            yield Option(
                f"modifier:{token}:{payment.word}",
                OTHERWISE if token in costs else "modifier",  # a token for a token of the same kind is seldom meant
                {"token": token, **payment_facts(payment)},
                costs=costs,
                gains=together({token: 1}, payment_gains(state, player, payment)),
            )


def take_modifier(execution: Execution[State], player: Player, token: str, payment: str) -> None:
    """Pay and take it."""
    pay(execution, player, read_payment(payment))
    setattr(player, token, getattr(player, token) + 1)
    execution.tell("modifier", seat=player.seat, token=token)
