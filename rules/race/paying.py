"""What it takes to place a card: discounts, conquest, and the cards of the tableau that help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

from rules.race.cards import Card
from rules.race.choosing import has_bonus
from rules.race.military import strength, tactics
from rules.race.state import Player, State
from rules.race.tableau import Tableau


class Way(NamedTuple):
    """A way to place a card: `price` cards of the hand, with the help of these cards of the tableau."""

    price: int
    helpers: tuple[str, ...] = ()


def develop_prices(state: State, player: Player, cards: Iterable[str]) -> dict[str, int]:
    """Cards that developments cost."""
    less, printed = state.total(player, "develop", "discount") + has_bonus(state, player, state.phase), state.cards
    return {card: max(0, printed[card].price - less) for card in cards}


def helpers(state: State, player: Player) -> Mapping[str, str]:
    """Cards of the tableau that may help to settle, and what they do for it."""
    return state.active(player).helpers


def ways(lying: Tableau, world: Card) -> list[Way]:
    """Every way to place a world, with any helpers that can be used for it; the plainest first."""
    helping = lying.helpers
    found = [
        _way(lying, world, chosen) for number in range(len(helping) + 1) for chosen in combinations(helping, number)
    ]
    return [way for way in found if way is not None]


def _way(lying: Tableau, world: Card, chosen: tuple[str, ...]) -> Way | None:
    """The way that uses just these cards, if it is one."""
    effects = [lying.helpers[name] for name in chosen]
    contact, ship = effects.count("contact"), effects.count("colony-ship")
    if contact > 1 or ship > 1:
        return None
    if world.defense is not None and not contact:  # a military world is settled by ship only together with a contact
        return Way(0, chosen) if not ship and strength(lying, world) + tactics(lying, chosen) >= world.defense else None
    if (contact or ship) and world.good == "alien":
        return None
    if contact and world.defense is None:
        return None
    return Way(0 if ship else _price(lying, world, contact), chosen)


def _price(lying: Tableau, world: Card, contact: int) -> int:
    """Cards a world costs, discounts taken off; a military world by contact costs a card less than its defense."""
    less = lying.discounts.get(world.good, 0)
    if contact:
        less += max(power.n for _, power in lying.powers["settle", "contact"])
    return max(0, world.price - less)


def spent(state: State, player: Player, way: Way) -> list[str]:
    """Cards of the tableau that a way discards: all but a contact, which stays."""
    effects = helpers(state, player)
    return [name for name in way.helpers if effects[name] != "contact"]


def thriftier(state: State, player: Player, found: Iterable[Way], mine: Way) -> Way | None:
    """The first way that gives away nothing more than `mine`, and something less."""
    gone = set(spent(state, player, mine))
    for way in found:
        others = set(spent(state, player, way))
        if way.price <= mine.price and others <= gone and (way.price, others) != (mine.price, gone):
            return way
    return None


def affordable(state: State, player: Player, card: str) -> list[Way]:
    """Ways to place a world whose price the rest of the hand can pay; a card placed is out of the hand already."""
    purse = len(player.hand) - (card in player.hand)
    return [way for way in ways(state.active(player), state.card(card)) if way.price <= purse]
