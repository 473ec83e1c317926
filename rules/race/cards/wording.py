"""Which message says what a card does, and with which arguments. The messages choose the words for ids themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from rules.core.decisions import NO_FACTS, Option
from rules.race.cards.scoring import worth
from rules.race.designs import CARDS, Card, Power, Score
from rules.race.state import Player, State

Facts = Mapping[str, str | int]


def words_alone(words: Iterable[str]) -> tuple[Option, ...]:
    """Options that an answer is checked against and nobody is shown: their words, without what choosing one brings."""
    return tuple([_word(word) for word in words])


@lru_cache(512)
def _word(word: str) -> Option:
    return Option(word)


def card_options(
    state: State, player: Player, cards: list[str], costs: Facts = NO_FACTS, gains: Facts = NO_FACTS
) -> tuple[Option, ...]:
    """Cards to choose, numbered from 1 as they lie; each costs and gains the same.

    The words are the cards' ids, so that two copies of one design differ.
    """
    numbered = enumerate(cards, 1)
    return tuple([card_option(state, player, card, number, "", costs, gains) for number, card in numbered])


def card_option(
    state: State,
    player: Player,
    card: str,
    number: int,
    group: str = "",
    costs: Facts = NO_FACTS,
    gains: Facts = NO_FACTS,
) -> Option:
    """A card to choose: its number among those that lie there (from 1), what is printed on it, and what it takes.

    Its id is the word. A 6-cost development has what it is worth now among its facts.
    """
    edition = state.options["edition"]
    now = worth(state, player, card) if CARDS[edition][card].score else None
    plain = _card_option(edition, card, number, group, now)
    if costs or gains:
        return Option(plain.word, plain.group, plain.facts, costs, gains)
    return plain


@lru_cache(4096)
def _card_option(edition: str, card: str, number: int, group: str, now: int | None) -> Option:
    return Option(card, group, {"number": number, **_facts(edition, card, now)})


def world_option(state: State, world: str, costs: Facts = NO_FACTS, gains: Facts = NO_FACTS) -> Option:
    """A world to choose for the kind of its good: its id is the word, and the good the heading."""
    good = state.card(world).good
    return Option(world, good, {"good": good}, costs, gains)


def power_option(key: str, power: Power, costs: Facts = NO_FACTS, gains: Facts = NO_FACTS) -> Option:
    """A power (`card:index`) to choose, with what it does, and what it takes and brings now.

    Its key is the word.
    """
    plain = _power_option(key, power)
    if costs or gains:
        return Option(plain.word, plain.group, plain.facts, costs, gains)
    return plain


@lru_cache(1024)
def _power_option(key: str, power: Power) -> Option:
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


def _facts(edition: str, card: str, now: int | None) -> Facts:
    printed = card_facts(CARDS[edition][card])
    if now is None:
        return printed
    return {**printed, "what": "six", "worth": now}


def card_facts(card: Card) -> Facts:
    """What is printed on a card as facts: `what` is called by its message, with the other facts as its arguments."""
    what = "development"
    if card.world:
        what = "world" if card.defense is None else "military"
    return {"what": what, "cost": card.price, "vp": card.vp, "good": card.good, "windfall": int(card.windfall)}
