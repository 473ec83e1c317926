"""What it takes to place a card: discounts, conquest, and the cards of the tableau that help."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

from rules.race.choosing import has_bonus
from rules.race.military import strength
from rules.race.state import Player, State

HELPERS = ("tactics", "colony-ship", "contact")


class Way(NamedTuple):
    """A way to place a card: `price` cards of the hand, with the help of these cards of the tableau."""

    price: int
    helpers: tuple[str, ...] = ()


def develop_price(state: State, player: Player, card: str) -> int:
    """Cards a development costs."""
    return max(0, state.card(card).price - develop_discount(state, player))


def develop_discount(state: State, player: Player) -> int:
    """Cards that developments cost less."""
    powers = state.powers(player, "develop", "discount")
    return sum(power.n for _, power in powers) + has_bonus(state, player, state.phase)


def helpers(state: State, player: Player) -> dict[str, str]:
    """Cards of the tableau that may help to settle: card -> effect."""
    return {
        key.partition(":")[0]: power.effect for key, power in state.powers(player, "settle") if power.effect in HELPERS
    }


def ways(state: State, player: Player, card: str, usable: Mapping[str, str]) -> list[Way]:
    """Every way to place a world, with any helpers that can be used for it; the plainest first."""
    found = []
    for number in range(len(usable) + 1):
        for chosen in combinations(usable, number):
            effects = [usable[name] for name in chosen]
            if (way := _way(state, player, card, chosen, effects)) is not None:
                found.append(way)
    return found


def _way(state: State, player: Player, card: str, chosen: tuple[str, ...], effects: list[str]) -> Way | None:
    """The way that uses just these cards, if it is one."""
    if effects.count("contact") > 1 or effects.count("colony-ship") > 1:
        return None
    world = state.card(card)
    if world.defense is not None and "contact" not in effects:
        if "colony-ship" in effects:  # a military world is settled by ship only together with a contact
            return None
        might = strength(state, player, world) + tactics(state, player, chosen)
        return Way(0, chosen) if might >= world.defense else None
    if world.good == "alien" and ("contact" in effects or "colony-ship" in effects):
        return None
    if "contact" in effects and world.defense is None:
        return None
    price = 0 if "colony-ship" in effects else _price(state, player, card, "contact" in effects)
    return Way(price, chosen)


def tactics(state: State, player: Player, chosen: Collection[str] | None = None) -> int:
    """Military that cards give which are discarded for it: these, or all there are."""
    cards = player.tableau if chosen is None else chosen
    return sum(power.n for key, power in state.powers(player, "settle", "tactics") if key.partition(":")[0] in cards)


def _price(state: State, player: Player, card: str, contact: bool) -> int:
    """Cards a world costs, discounts taken off; a military world by contact costs a card less than its defense."""
    world = state.card(card)
    less = sum(power.n for _, power in state.powers(player, "settle", "discount") if power.good in ("", world.good))
    if contact:
        less += max(power.n for _, power in state.powers(player, "settle", "contact"))
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


def affordable(state: State, player: Player, card: str, usable: Mapping[str, str]) -> list[Way]:
    """Ways whose price the rest of the hand can pay. A card being placed is out of the hand already when `placed`."""
    purse = len(player.hand) - (card in player.hand)
    return [way for way in ways(state, player, card, usable) if way.price <= purse]
