"""Which message says what a card does, and with which arguments. The messages choose the words for ids themselves."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.race.cards import Card, Power, Score
from rules.race.state import State

Facts = dict[str, str | int]


def card_option(state: State, card: str, group: str = "", **facts: int) -> Option:
    """A card to choose, with what is printed on it."""
    return Option(card, group, {**card_facts(state.card(card)), **facts})


def world_option(state: State, world: str, **facts: int) -> Option:
    """A world to choose for the kind of its good."""
    good = state.card(world).good
    return Option(world, good, {"good": good, **facts})


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


def card_facts(card: Card) -> Facts:
    """A card as facts of an option: `what` is called by its message, with the other facts as its arguments."""
    what = "development" if not card.world else "world" if card.defense is None else "military"
    return {"what": what, "cost": card.price, "vp": card.vp, "good": card.good, "windfall": int(card.windfall)}
