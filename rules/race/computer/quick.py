"""The quick player: one answer to every kind of question, by what cards and phases are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.race.computer.appraisal import appraised, by_worth, kept_worth, outlook
from rules.race.computer.calling import PHASE, action_values
from rules.race.computer.feeding import FIRST, sale, yields
from rules.race.designs import VALUE_OF_GOOD
from rules.race.phases.choosing import SECOND
from rules.race.phases.consuming import PASS, doubled
from rules.race.phases.placing import NONE
from rules.race.setup import dealt_worlds
from rules.race.state import Player, State

SHUN = 0.0  # points that placing a card has to gain


def quick(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """What the player answers at once; the default where it has no opinion."""
    opinion = OPINIONS.get(question.kind)
    if opinion:
        yield opinion(view, view.players[question.seat], question)
    yield question.default


def words(question: Decision) -> list[str]:
    """The words of a question to pick from."""
    return [option.word for option in options(question)]


def options(question: Decision) -> tuple[Option, ...]:
    """What there is to pick."""
    assert isinstance(question.ask, Pick)
    return question.ask.options


def actions(view: State, player: Player, question: Decision) -> Answer:
    """The action card that gains most; of pairs, the two best that go together."""
    values = action_values(view, player)
    best = sorted(values, key=values.__getitem__, reverse=True)
    if question.ask.most == 1:
        return (best[0],)
    return pairs(values)[0]


def pairs(values: dict[str, float]) -> list[Answer]:
    """Pairs of actions of the experienced game, best first; a second card is worth less than the first."""
    every = {**values, **{second: 0.55 * values[first] for second, first in SECOND.items()}}
    words = list(every)
    found: dict[Answer, float] = {}
    for place, one in enumerate(words):
        for other in words[place + 1 :]:
            if other in SECOND and SECOND[other] != one:
                continue
            same = PHASE.get(one, "") == PHASE.get(other, "-")
            found[one, other] = every[one] + every[other] * (0.6 if same else 1.0)
    return sorted(found, key=found.__getitem__, reverse=True)


def kept(view: State, player: Player, question: Decision) -> Answer:
    """Cards to keep of those that are looked at."""
    look = outlook(view, player)
    worlds = dealt_worlds(view, player) if question.kind == "start" else []
    cards = [card for card in words(question) if card not in worlds]
    count = len(question.default) - (1 if worlds else 0)
    best = by_worth(look, cards)[::-1][:count]
    chosen = max(worlds, key=lambda world: appraised(look, world)) if worlds else ""
    return tuple([word for word in words(question) if word in best or word == chosen])


def cut(view: State, player: Player, question: Decision) -> Answer:
    """Cards that can best be done without."""
    return tuple(by_worth(outlook(view, player), words(question))[: len(question.default)])


def placing_values(view: State, player: Player, question: Decision) -> dict[str, float]:
    """Points that placing each of the cards offered gains, by its word; 0 for none."""
    look = outlook(view, player)
    values = {NONE: SHUN}
    for option in options(question):
        if option.word != NONE:
            gone = [name for name in option.costs if name.startswith("uses:")]
            cost = int(option.costs.get("hand", 0)) * look.card + 1.5 * len(gone)
            missed = 0.35 * kept_worth(look, option.word)
            values[option.word] = appraised(look, option.word) - cost - missed
    return values


def placed(view: State, player: Player, question: Decision) -> Answer:
    """The card that gains most."""
    values = placing_values(view, player, question)
    return (max(values, key=values.__getitem__),)


def paid(view: State, player: Player, question: Decision) -> Answer:
    """The thriftiest way, with the cards that can best be done without."""
    assert isinstance(question.ask, Pick)
    look = outlook(view, player)
    spare = by_worth(look, player.hand)
    ways = question.ask.offers or (question.default,)

    def loss(way: Answer) -> float:
        gone = [card for card in way if card in player.tableau]
        return sum([1.5 for _ in gone]) + look.card * (len(way) - len(gone))

    way = min(ways, key=loss)
    helpers = [card for card in way if card in player.tableau]
    return (*spare[: len(way) - len(helpers)], *helpers)


def consumer(view: State, player: Player, question: Decision) -> Answer:
    """The power that gives most for each good; what takes none of them first, what takes all of them last."""
    card, times = outlook(view, player).card, doubled(player)

    def value(word: str) -> float:
        if word == PASS:
            return -50.0
        power = view.power(word)
        if power.effect in ("draw", "gamble"):
            return FIRST
        if power.effect == "hand-cards":
            return FIRST / 2
        if power.effect == "all-goods":
            return -1.0
        if power.effect == "sell":
            return 0.1
        return yields(power, times, card) + (0.01 if power.good not in ("any", "") or power.kinds != "any" else 0.0)

    return (max(words(question), key=value),)


def eaten(view: State, player: Player, question: Decision) -> Answer:
    """Goods that others pay least for; of different kinds where a power wants those."""
    power = view.power(str(question.facts["power"]))
    worlds = sorted(words(question), key=lambda world: (view.card(world).windfall, sale(view, player, world)))
    if power.kinds == "all-different":
        first: dict[str, str] = {}
        for world in worlds:
            first.setdefault(view.card(world).good, world)
        worlds = list(first.values())
    return tuple(worlds[: len(question.default)])


def sold(view: State, player: Player, question: Decision) -> Answer:
    """The good that brings most cards."""
    return (max(options(question), key=lambda option: int(option.gains.get("hand", 0))).word,)


def spent(view: State, player: Player, question: Decision) -> Answer:
    """Cards of the hand for points, as long as they are worth less."""
    assert isinstance(question.ask, Pick)
    look = outlook(view, player)
    spare = by_worth(look, player.hand)[: question.ask.most]
    crowded = max(0, len(player.hand) - 7)
    return tuple([card for place, card in enumerate(spare) if place < crowded or look.card < 0.45])


def flipped(view: State, player: Player, question: Decision) -> Answer:
    """The price that most cards have which the player does not see."""
    seen = {*player.hand, *(card for other in view.players for card in other.tableau)}
    prices = Counter(card.price for name, card in view.cards.items() if name not in seen and card.start is None)
    return (str(max(range(1, 8), key=lambda number: prices[number])),)


def produced_on(view: State, player: Player, question: Decision) -> Answer:
    """The world whose good is worth most."""
    worlds = [word for word in words(question) if word != NONE]
    return (max(worlds, key=lambda world: VALUE_OF_GOOD[view.card(world).good]),)


Opinion = Callable[[State, Player, Decision], Answer]
OPINIONS: dict[str, Opinion] = {
    "start": kept,
    "actions": actions,
    "explore": kept,
    "develop": placed,
    "settle": placed,
    "pay": paid,
    "limit": cut,
    "consume": consumer,
    "goods": eaten,
    "trade": sold,
    "hand-cards": spent,
    "gamble": flipped,
    "windfall": produced_on,
    "colonists": cut,
}
