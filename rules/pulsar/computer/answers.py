"""The answers of a computer player to every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.pulsar.cluster.routes import Route
from rules.pulsar.components import SYSTEMS
from rules.pulsar.computer.turns import best_option, die_value, route_value
from rules.pulsar.computer.values import EXPLORING, benefit_value, gyrodyne_value, spinning_value, tile_value
from rules.pulsar.state import Player, State

LEFT = {"initiative": 0.45, "engineering": 0.75, "stay": 0.0}  # a space to the left, in points

Valued = Callable[[State, Player, Decision, Option], float]


def answers(view: State, question: Decision, rng: Random) -> Iterator[Answer]:
    """Answers to try, the one it likes best first; the default where it has no opinion."""
    player = view.players[question.seat]
    ask = question.ask
    if question.kind == "turn" and isinstance(ask, Pick):
        chosen = best_option(view, player, [option for option in ask.options if option.word != "end"])
        if chosen is not None:
            yield (chosen.word,)
    elif question.kind in OPINIONS and isinstance(ask, Pick):
        valued = OPINIONS[question.kind]
        values = {option.word: valued(view, player, question, option) + rng.random() / 100 for option in ask.options}
        yield (max(values, key=lambda word: values[word]),)
    yield question.default


def _side(view: State, player: Player, question: Decision, option: Option) -> float:
    return 0.0


def _gate(view: State, player: Player, question: Decision, option: Option) -> float:
    """A gate from which many flights lead to systems."""
    there = replace(player, ship=option.word, dice=[])
    return sum(die_value(view, there, die) for die in range(2, 6))


def _draft(view: State, player: Player, question: Decision, option: Option) -> float:
    """What the die can do, and where the counter goes."""
    use = die_value(view, player, int(option.facts["die"]))
    return use - LEFT[str(option.facts["track"])] * int(option.facts["steps"])


def _fly(view: State, player: Player, question: Decision, option: Option) -> float:
    return route_value(view, player, Route(tuple(option.word.split("-"))))


def _bonus(view: State, player: Player, question: Decision, option: Option) -> float:
    if option.word == "draw":
        return EXPLORING
    value = benefit_value(view, player, SYSTEMS[str(question.facts["tile"])].benefit)
    assert isinstance(question.ask, Pick)
    sizes = [size for each in question.ask.options if (size := each.word.partition(":")[2])]
    if not sizes:
        return value
    worst, best = (find(_size(view, player, size) for size in sizes) for find in (min, max))
    chosen = option.word.partition(":")[2]
    return value - best + (_size(view, player, chosen) if chosen else worst - 1)


def _teleport(view: State, player: Player, question: Decision, option: Option) -> float:
    return route_value(view, player, Route((option.word,)))


def _keep(view: State, player: Player, question: Decision, option: Option) -> float:
    return tile_value(view, player, option.word)


def _gyrodyne(view: State, player: Player, question: Decision, option: Option) -> float:
    return _size(view, player, option.word)


def _size(view: State, player: Player, size: str) -> float:
    """A large gyrodyne early; a second of a size that is on the board already, for the award."""
    own = [view.pulsars[place].gyrodyne for place in view.claims(player.seat)]
    award = 3.0 if own.count(size) % 2 and view.awards[size] else 0.0
    return gyrodyne_value(view, player, [size]) + award + spinning_value(view, size) / 100


def _attach(view: State, player: Player, question: Decision, option: Option) -> float:
    return float(option.facts.get("die", -1))


OPINIONS: Mapping[str, Valued] = {
    "side": _side,
    "gate": _gate,
    "draft": _draft,
    "fly": _fly,
    "bonus": _bonus,
    "teleport": _teleport,
    "keep": _keep,
    "gyrodyne": _gyrodyne,
    "attach": _attach,
}
