"""What each action card does, a file for each kind of moment; importing this makes all of them known."""

from rules.ti4.action_cards import (
    activation,
    agenda,
    cancelling,
    goods,
    invasion,
    levies,
    phases,
    raids,
    riders,
    space_combat,
)

__all__ = [
    "activation",
    "agenda",
    "cancelling",
    "goods",
    "invasion",
    "levies",
    "phases",
    "raids",
    "riders",
    "space_combat",
]
