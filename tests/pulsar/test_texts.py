"""Every text that a game of Pulsar 2849 can show exists in both languages, fits Discord, leaves no id unsaid.

A missing message or argument is a warning, and so an error here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.ui.kit.layout import BUTTON
from bot.ui.panel import question_controls
from bot.ui.panel.question_controls import Place
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Decision, Facts, Illegal, Option, Pick, Unavailable, choose
from rules.core.flow import FORFEITED, Event, Rule, results
from rules.core.game import Setup
from rules.pulsar.actions.landing import bonus_gains
from rules.pulsar.actions.paying import Payment, payment_costs, payment_facts
from rules.pulsar.actions.technologies import patent_gains
from rules.pulsar.actions.transmitters import online_gains, promised
from rules.pulsar.benefits.telling import benefit_costs, benefit_gains, together
from rules.pulsar.components import (
    EXPLORATION,
    GATE_COLOURS,
    HEADQUARTERS,
    ROUNDS,
    SIZES,
    SYSTEMS,
    TECHNOLOGIES,
    TRANSMITTERS,
)
from rules.pulsar.frames import Buy, Claim, ExplorationBonus, Isolated
from rules.pulsar.game import GAME, RULES
from rules.pulsar.planning.wish_lists import WISH, wishes_ahead
from rules.pulsar.state import State
from testkit import texts
from testkit.playouts import playout
from testkit.texts import NAMES, Key, rule_trees
from tests.pulsar.kit import Table

KOREAN = "ko"
PROMPT = 150  # characters of a select's prompt
REASON = 250  # of why something cannot be chosen
LINE = 300  # of a line of the log
DOES = 100  # of what a technology does
TREES = rule_trees("pulsar")
CALLS = [node for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Call)]
DETAILS: Facts = {"round": ROUNDS, "die": 6, "need": 3, "have": 1, "word": "x"}
PAYMENTS = (
    Payment(4),
    Payment(5, modifier="-1"),
    Payment(3, bonus=True, modifier="+1"),
    Payment(0, bonus=True, modifier="+2"),
)
SETUPS = [
    Setup(2, {"passing-blue": "may", "cluster": "dead-end"}, {"boards": ["di", "cii", "biii"]}),
    Setup(3, {"cluster": "dead-end", "first-roll": "even"}, {"boards": ["di", "aii", "aiii"]}),
    Setup(4, {}, {"boards": ["ai", "bii", "ciii"]}),
    Setup(2, {"headquarters": "none"}),
    Setup(4, {"passing-blue": "may", "hardship": "landing"}, {"boards": ["bi", "dii", "diii"]}),
    Setup(3, {}, {"boards": ["ci", "cii", "biii"]}),
]


@dataclass
class Seen(texts.Seen):
    """Questions, options and events, each once."""

    unavailable: dict[Key, tuple[Decision, Unavailable]] = field(default_factory=dict)
    groups: set[str] = field(default_factory=set)
    at_once: set[str] = field(default_factory=set)  # kinds of questions whose answers counted at once

    def ask(self, asked: Decision) -> None:
        super().ask(asked)
        if isinstance(asked.ask, Pick):
            self.groups |= {option.group for option in asked.ask.options} - {""}

    def play(self, setup: Setup, seed: int) -> None:
        """A random game."""
        for decision in GAME.pending(GAME.new(setup, Random(seed))):
            self.ask(decision)
        for state, move, outcome in playout(GAME, setup, str(seed), Random(seed), eager=2):
            self.tell(*outcome.events)
            if outcome.counts_at_once:
                self.at_once.add(move.kind)
            for decision in GAME.pending(state):
                self.ask(decision)
                self._cannot(state, decision)
            for seat in range(setup.seats):
                for wish in wishes_ahead(state, seat, {}).values():
                    self.ask(wish)

    def _cannot(self, state: State, asked: Decision) -> None:
        for each in GAME.unavailable(state, asked):
            self.unavailable[each.option.word, each.reason.code] = asked, each


def played() -> Seen:
    """What games of every kind show."""
    seen = Seen()
    for seed, setup in enumerate(SETUPS):
        seen.play(setup, seed)
    for table, lines in directed():
        for line in lines:
            for decision in table.pending():
                seen.ask(decision)
            seen.tell(*table.play(line))
    return seen


def directed() -> Iterator[tuple[Table, list[str]]]:
    """Tables at questions that random games hardly come to, and what is answered there."""
    table = Table(3)
    table.turn(3)
    table.patent("cii-l4")
    table.reveal("s01", "t01")
    table.state.stack.append(ExplorationBonus(0, "s01"))
    yield table, ["p1 bonus draw", "p1 keep vp5"]
    table = Table(3)
    table.turn(3)
    table.patent("di-m1")
    table.state.stack.append(Claim(0, ["p01", "p02", "p03"]))
    yield table, ["p1 claim p01 p03"]
    for taken in ((), ("p05", "p06", "p07", "p08")):
        table = Table(3)
        table.turn(3)
        table.patent("di-m1")
        for place in ("p04", *taken):
            table.own(place)
        table.state.stack.append(Claim(0, ["p01", "p02", "p03"], "p09"))
        yield table, ["p1 claim p09"]
    table = Table(3)
    table.turn(3)
    table.state.stack.append(Isolated(0, optional=True))
    yield table, ["p1 isolated none"]
    table = Table(3)
    table.turn(3)
    table.reveal("s01", next(tile.id for tile in SYSTEMS.values() if tile.benefit.red is not None))
    table.state.stack.append(ExplorationBonus(0, "s01"))
    yield table, ["p1 bonus printed"]
    table = Table(2, until="gate")
    table.state.shown = []
    yield table, ["p2 gate e1"]
    table = Table(3)
    table.turn(3).gyrodynes = ["small"]
    table.state.gyrodynes["small"] -= 1
    table.own("p01", "small")
    table.own("p02")
    yield table, ["p1 turn place:small:p02"]
    table = Table(3)
    table.turn(3).bonus_used = True
    table.reveal("s01", "t01")
    table.state.stack.append(ExplorationBonus(0, "s01"))
    yield table, ["p1 bonus printed"]
    table = Table(3, boards=["ai", "bii", "aiii"])
    table.turn(2, round=3).cubes = 1
    yield table, ["p1 turn patent:bii-r3:2"]
    table = Table(3)
    table.transmitter("a5", 1, 2, online=True)
    table.transmitter("b6", 2, 3, online=True)
    table.players[0].cubes = 24
    table.state.stack.append(Buy(0))
    yield table, ["p1 buy a5 b6"]


def rare() -> Seen:
    """What the components make possible, whether a game came to it or not."""
    seen = Seen()
    for event in happenings():
        seen.tell(event)
    for payment in PAYMENTS:
        seen.ask(choose(0, "turn", [*actions(payment)], dice="1 6 red-0 red-6", count=4))
        seen.ask(choose(0, "turn", [*actions(payment)], dice="", count=0))
    seen.ask(choose(0, "bonus", [Option("printed", gains={"lost-die": "2"})], place="s01"))
    seen.ask(choose(0, "keep", [Option(tile, gains=benefit_gains(EXPLORATION[tile].benefit)) for tile in EXPLORATION]))
    return seen


def actions(payment: Payment) -> Iterator[Option]:
    """Whatever a die may pay for."""
    state = Table(4).state
    paid, costs = payment_facts(payment), payment_costs(payment)
    for technology in TECHNOLOGIES.values():
        gains = together({"vp": 2}, patent_gains(state, state.players[0], technology))
        spent = together(costs, benefit_costs(technology.benefit))
        yield Option(f"patent:{technology.id}", "patent", {"technology": technology.id, **paid}, spent, gains)
    for side, board in HEADQUARTERS.items():
        for project in board.values():
            facts = {"project": project.id, "headquarters": side, **paid}
            yield Option(f"project:{project.id}", "project", facts, costs, benefit_gains(project.benefit))
    for tile, printed in TRANSMITTERS.items():
        online = online_gains(state, state.players[0], printed)
        facts = {"tile": tile, "die": 6, **paid}
        yield Option(f"transmitter:{tile}", "transmitter", facts, costs, promised(online))
        yield Option(f"build:{tile}", "build", facts, costs, online)
    for size in SIZES:
        yield Option(f"take:{size}", "take", {"size": size, **paid}, costs, {"vp": 2})
        yield Option(
            f"spin:x1:{size}", "spin", {"size": size, "place": "x1", **paid}, costs, {"vp": 5, "spinning:vp": 3}
        )


def happenings() -> Iterator[Event]:
    """What comes from every component."""
    sources = [*TECHNOLOGIES, *EXPLORATION, "engineering", "initiative", "gyrodynes", "transmitter:c8", "project:4a"]
    for source in (*sources, "s16"):
        yield Event("scored", {"seat": 0, "vp": 12, "source": source})
        yield Event("gained", {"seat": 1, "source": source, **results({"cubes": 2, "one": 1, "two": 1})})
        for kind in ("bonus-die", "bonus-die-lost"):
            yield Event(kind, {"seat": 2, "die": 6, "source": source})
    for tile in SYSTEMS:
        found: dict[str, str | int] = {"seat": 3, "place": "s16", "tile": tile, "blue": 2, "dead": 1}
        yield Event("revealed", {**found, **results(bonus_gains(tile))})
        yield Event("revealed", found)
    for tile in EXPLORATION:
        yield Event("explored", {"seat": 0, "tile": tile})
        yield Event("drew", {"seat": 0, "tile": tile, "other": tile})
    for technology in TECHNOLOGIES:
        yield Event("patent", {"seat": 0, "technology": technology})
    for median in range(1, 12):
        yield Event("rolled", {"dice": "1 1 2 3 3 4 5 6 6", "median": median})
    for colour in GATE_COLOURS:
        yield Event("run", {"seat": 0, "project": "4a", "colour": colour, "vp": 12})
    for silver, red in ((2, 1), (5, 3)):
        yield Event("double", {"seat": 0, "silver": silver, "red": red, "source": "ciii-l8"})


@dataclass
class Said(texts.Said):
    """Everything as one language says it: (limit, text)."""

    def seen(self, seen: Seen) -> None:
        labels = Labels(self.texts, "pulsar", NAMES)
        for asked in seen.questions.values():
            self.add(PROMPT, labels.ask(asked))
            if isinstance(asked.ask, Pick) and asked.ask.most > 1:
                self.add(BUTTON, question_controls.ready(asked, labels))
            for row in question_controls.controls(asked, labels, Place("game", 0)):
                for control in row.to_component_dict()["components"]:
                    self.add(BUTTON, control.get("label", "⚫"))
                    self.add(PROMPT, control.get("placeholder", "⚫"))
            if self.texts.has(warned := f"pulsar-draws-{asked.kind}"):
                self.add(200, self.texts(warned))
        for asked, option in seen.options.values():
            self.option(labels, asked, option)
        for group in seen.groups:
            self.add(BUTTON, self.texts("ui-heading", heading=labels.group(group), count=25))
        for asked, each in seen.unavailable.values():
            self.add(BUTTON, labels.option(asked, each.option))
            self.add(REASON, labels.reason(each.reason))
        for event in seen.events.values():
            self.add(LINE, labels.event(event))

    def technologies(self) -> None:
        """What each is called, and what it does."""
        for technology in TECHNOLOGIES:
            self.add(24, self.texts.name("pulsar", technology))
            self.add(DOES, self.texts(f"pulsar-does-{technology}"))

    def refusals(self) -> None:
        for code, details in illegal():
            self.add(REASON, self.texts.refusal(Illegal(code, **{name: DETAILS[name] for name in details})))

    def purse(self) -> None:
        for name in GAME.purse(Table(2).state, 0):
            self.add(24, self.texts(f"pulsar-name-{name}"))


def illegal() -> Iterator[tuple[str, frozenset[str]]]:
    """Every refusal in the rules, with the names of its details."""
    for call in CALLS:
        if getattr(call.func, "id", "") == "Illegal":
            yield ast.literal_eval(call.args[0]), frozenset(keyword.arg or "" for keyword in call.keywords)


@pytest.fixture(scope="module")
def games() -> Seen:
    return played()


@pytest.fixture(scope="module")
def said(games: Seen) -> dict[str, Said]:
    """All that there is to say, in each language."""
    every = {locale: Said("pulsar", texts.Listed(locale)) for locale in LOCALES}
    for one in every.values():
        one.seen(games)
        one.seen(rare())
        one.table()
        one.technologies()
        one.refusals()
        one.purse()
    return every


def test_the_games_came_to_every_question(games: Seen) -> None:
    assert {kind for kind in games.kinds() if kind != WISH} == {
        kind for kind, rule in RULES.items() if type(rule).ask is not Rule.ask
    }


def test_the_games_came_to_every_event(games: Seen) -> None:
    named = [call.args[0] for call in CALLS if getattr(call.func, "attr", "") == "tell"]
    told = {FORFEITED if isinstance(kind, ast.Name) else ast.literal_eval(kind) for kind in named}
    assert {event.kind for event in games.events.values()} == told


@pytest.mark.parametrize("locale", LOCALES)
def test_what_may_count_at_once_says_so(games: Seen, locale: str) -> None:
    assert {"turn", "fly", "bonus", "buy"} <= games.at_once
    assert {kind for kind in games.at_once if not Texts(locale).has(f"pulsar-draws-{kind}")} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_fits_its_place(said: dict[str, Said], locale: str) -> None:
    assert said[locale].misfits() == []


def test_no_id_stands_among_korean_words(said: dict[str, Said]) -> None:
    assert said[KOREAN].ids() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_technologies_have_one_name(locale: str) -> None:
    names = [Texts(locale).name("pulsar", technology) for technology in TECHNOLOGIES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_left_over(said: dict[str, Said], locale: str) -> None:
    assert said[locale].left_over() == set()
