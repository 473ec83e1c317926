"""What it takes to place a card: discounts, conquest, and the cards of the tableau that help."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations

from rules.core.records import record
from rules.race.cards.military import strength, tactics
from rules.race.designs import Card
from rules.race.phases.choosing import DEVELOP_BONUS, has_bonus
from rules.race.state import Player, State
from rules.race.tableau import Tableau

NO_WAY = -1  # the price of what cards cannot pay for


@record
class Way:
    """A way to place a card: `price` cards of the hand, with the help of these cards of the tableau."""

    price: int
    helpers: tuple[str, ...] = ()


def develop_prices(state: State, player: Player, cards: Iterable[str]) -> dict[str, int]:
    """Cards that developments cost."""
    less = state.total(player, "develop", "discount") + DEVELOP_BONUS * has_bonus(state, player, state.phase)
    printed = state.cards
    return {card: max(0, printed[card].price - less) for card in cards}


def helpers(state: State, player: Player) -> Mapping[str, str]:
    """Cards of the tableau that may help to settle, and what they do for it."""
    return state.active(player).helpers


@lru_cache(1024)  # each question of a round looks at the same cards of a hand, and so do its check and its proposals
def ways(lying: Tableau, world: Card) -> tuple[Way, ...]:
    """Every way to place a world, with any helpers that can be used for it; the plainest first."""
    found = _plain(lying, world)
    for number in range(1, len(lying.helpers) + 1):
        for chosen in combinations(lying.helpers, number):
            found += _helped(lying, world, chosen)
    return tuple(found)


def cheapest(lying: Tableau, world: Card, *, otherwise: int) -> int:
    """The fewest cards that any way to place a world costs; `otherwise` where there is no way."""
    if lying.helpers:
        return min([way.price for way in ways(lying, world)], default=otherwise)
    return _plain_price(lying, world, otherwise=otherwise)


def _plain_price(lying: Tableau, world: Card, more: int = 0, *, otherwise: int) -> int:
    """Cards that a world costs without help: none where it can be conquered, perhaps with more Military."""
    if world.defense is None:
        price = world.price - lying.discounts.get(world.good, 0)
        return price if price > 0 else 0
    return 0 if strength(lying, world) + more >= world.defense else otherwise


def _plain(lying: Tableau, world: Card, more: int = 0) -> list[Way]:
    """To conquer a military world, perhaps with more Military, or to pay for any other."""
    price = _plain_price(lying, world, more, otherwise=NO_WAY)
    return [] if price == NO_WAY else [Way(price)]


def _helped(lying: Tableau, world: Card, chosen: tuple[str, ...]) -> list[Way]:
    """The way that uses just these cards, if it is one."""
    effects = [lying.helpers[name] for name in chosen]
    contact, ship = effects.count("contact"), effects.count("colony-ship")
    if contact > 1 or ship > 1 or ((contact or ship) and world.good == "alien"):
        return []
    if contact:
        price = 0 if ship else _contact_price(lying, world)
        return [] if world.defense is None else [Way(price, chosen)]
    if ship:
        return [Way(0, chosen)] if world.defense is None else []  # a military world only together with a contact
    return [Way(way.price, chosen) for way in _plain(lying, world, tactics(lying, chosen))]


def _contact_price(lying: Tableau, world: Card) -> int:
    """Cards a military world costs instead of being conquered: a card less than its defense, discounts taken off."""
    less = max(power.n for _, power in lying.powers["settle", "contact"])
    return max(0, world.price - less - lying.discounts.get(world.good, 0))


def spent(effects: Mapping[str, str], used: Iterable[str]) -> list[str]:
    """Cards of the tableau that are discarded when they are used: all but a contact, which stays."""
    return [name for name in used if effects[name] != "contact"]


def thriftier(effects: Mapping[str, str], found: Iterable[Way], mine: Way) -> Way | None:
    """The first way that gives away nothing more than `mine`, and something less."""
    gone = set(spent(effects, mine.helpers))
    for way in found:
        others = set(spent(effects, way.helpers))
        if way.price <= mine.price and others <= gone and (way.price, others) != (mine.price, gone):
            return way
    return None


def affordable(lying: Tableau, world: Card, purse: int) -> list[Way]:
    """Ways to place a world that so many cards can pay for; the plainest first."""
    return [way for way in ways(lying, world) if way.price <= purse]
