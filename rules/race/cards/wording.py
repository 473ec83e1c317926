"""Which message says what a card does, and with which arguments. The messages choose the words for ids themselves."""

from __future__ import annotations

from functools import lru_cache

from rules.core.decisions import Option
from rules.race.cards.designs import CARDS, Card, Power, Score
from rules.race.cards.scoring import worth
from rules.race.state import Player, State

Facts = dict[str, str | int]

NOTHING = "nothing"  # of the tableau


def card_options(state: State, player: Player, cards: list[str]) -> tuple[Option, ...]:
    """Cards to choose, numbered as they lie."""
    return tuple([card_option(state, player, card, number) for number, card in enumerate(cards, 1)])


def card_option(
    state: State,
    player: Player,
    card: str,
    number: int,
    group: str = "",
    price: int | None = None,
    spends: str = NOTHING,
) -> Option:
    """A card to choose: its number among those that lie there (from 1), what is printed on it, perhaps its price.

    `spends` says which card of the tableau is discarded too: tactics or ship.
    """
    now = worth(state, player, card) if state.card(card).score else None
    return _card_option(state.options["edition"], card, number, group, price, now, spends)


@lru_cache(4096)
def _card_option(
    edition: str, card: str, number: int, group: str, price: int | None, now: int | None, spends: str
) -> Option:
    facts: Facts = {"number": number, **_facts(edition, card, now)}
    return Option(card, group, facts if price is None else {**facts, "price": price, "spends": spends})


def world_option(state: State, world: str, **facts: int) -> Option:
    """A world to choose for the kind of its good."""
    good = state.card(world).good
    return Option(world, good, {"good": good, **facts})


@lru_cache(1024)
def power_option(key: str, power: Power) -> Option:
    """A power (`card:index`) to choose, with what it does."""
    return Option(key, "power", power_facts(power))


def power_words(power: Power) -> tuple[str, Facts]:
    """The message of a power and its arguments: ids and numbers as they stand in the power."""
    return f"race-power-{power.phase}-{power.effect}", _arguments(power)


def power_facts(power: Power) -> Facts:
    """A power as facts of an option: `power` is called by its message, with the other facts as its arguments."""
    return {"power": f"{power.phase}-{power.effect}", **_arguments(power)}


def score_words(score: Score) -> tuple[str, Facts]:
    """The message of a line of a 6-cost development and its arguments."""
    return f"race-score-{score.match or score.per}", {
        "points": score.points,
        "good": score.good,
        "card": score.card,
    }


def _arguments(power: Power) -> Facts:
    return {
        "n": power.n,
        "good": power.good,
        "tag": power.tag,
        "times": power.times,
        "goods": power.goods,
        "kinds": power.kinds,
        "vp": power.vp,
        "cards": power.cards,
        "bonuses": int(power.bonuses),
    }


def held_facts(state: State, player: Player, card: str) -> Facts:
    """A player's card as facts: a 6-cost development with what it is worth now."""
    return _facts(state.options["edition"], card, worth(state, player, card) if state.card(card).score else None)


def _facts(edition: str, card: str, now: int | None) -> Facts:
    printed = card_facts(CARDS[edition][card])
    return printed if now is None else {**printed, "what": "six", "worth": now}


def card_facts(card: Card) -> Facts:
    """What is printed on a card as facts: `what` is called by its message, with the other facts as its arguments."""
    what = "development"
    if card.world:
        what = "world" if card.defense is None else "military"
    return {"what": what, "cost": card.price, "vp": card.vp, "good": card.good, "windfall": int(card.windfall)}
