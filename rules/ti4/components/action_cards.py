"""Action cards: their names, how many of each there are, and the moments at which they can be played."""

from __future__ import annotations

from dataclasses import dataclass

from rules.component_tables import Row, components
from rules.core.data import document


@dataclass(frozen=True, slots=True)
class ActionCard:
    """An action card.

    windows: the moments at which it can be played, by name. copies: cards of this name; each of them is named with a
    number behind it, such as `sabotage.2`. heavy: a table may want everybody to be asked whether it is cancelled, since
    a game can turn on it.
    """

    id: str
    windows: tuple[str, ...]
    copies: int = 1
    heavy: bool = False


def _row(printed: Row) -> Row:
    return {**printed, "windows": printed["windows"].split()}


ACTION_CARDS = components(ActionCard, map(_row, document("rules.ti4", "action_cards.toml")["card"]))
DECK = tuple(f"{card.id}.{number}" for card in ACTION_CARDS.values() for number in range(1, card.copies + 1))


def name_of(copy: str) -> str:
    """The name of the card that this is a copy of: what stands before the dot, if there is one.

    Copies are named as in `DECK`. The name is a key of `ACTION_CARDS` only if the copy is one of an action card.

    >>> name_of("sabotage.2")
    'sabotage'
    """
    return copy.partition(".")[0]
