"""Every text that a game of Race for the Galaxy can show exists in both languages, fits Discord, leaves no id unsaid.

A missing message or argument is a warning, and so an error here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.ui.kit.layout import BUTTON, MODAL_TITLE
from bot.ui.panel import question_controls
from bot.ui.panel.question_controls import Place
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from images.race.cards.describing import effects
from rules.core.decisions import Decision, Facts, Illegal, Number, Option, Pick, choose
from rules.core.flow import WASTED, Event, Rule, results
from rules.core.game import Setup
from rules.core.hidden import view
from rules.core.plans import plan_key
from rules.core.sealing import SealedRule
from rules.games import MODULES
from rules.race.cards.wording import card_option, card_options, power_option, world_option
from rules.race.designs import CARDS, DESIGNS, GOODS
from rules.race.game import GAME, RULES
from rules.race.planning.forecast import filing
from rules.race.planning.planning import FILE
from rules.race.state import Player, State
from testkit import texts
from testkit.playouts import playout
from testkit.texts import NAMES, Key, rule_trees

PRICES: tuple[Facts, ...] = ({}, {"free": "free"}, {"hand": 6}, {"uses:tactics": 1}, {"hand": 2, "uses:colony-ship": 1})
BROUGHT: Facts = {"points": 12, "military": -1, "goods": 1, "hand": 3}
PROMPT = 150  # characters of a select's prompt
CALLS = [node for tree in rule_trees("race") for node in ast.walk(tree) if isinstance(node, ast.Call)]
SEALED = {kind for kind, rule in RULES.items() if isinstance(rule, SealedRule)}
KOREAN = "ko"
TAGS = {tag for design in DESIGNS["second"].values() for tag in design.tags}
SETUPS = [
    Setup(4),
    Setup(2, {"two-player": "experienced", "edition": "first", "produce": "ask"}),
    Setup(3, {"starts": "first-game", "order": "seats", "gamble": "may"}),
    Setup(4, {"starts": "expert", "produce": "ask"}),
    Setup(2, {"starts": "expert", "produce": "ask"}, {"starts": ["terraforming-colonists", "alpha-centauri"]}),
    Setup(2, {"two-player": "experienced", "starts": "expert", "order": "seats"}),
]


@dataclass
class Seen(texts.Seen):
    """Questions, options and events, each once."""

    offers: dict[Key, tuple[Decision, tuple[str, ...]]] = field(default_factory=dict)
    groups: set[str] = field(default_factory=set)
    at_once: set[str] = field(default_factory=set)  # kinds of questions, not sealed, whose answers counted at once

    def ask(self, asked: Decision) -> None:
        super().ask(asked)
        if isinstance(asked.ask, Pick):
            self.offers.update({(asked.kind, *offer): (asked, offer) for offer in asked.ask.offers})
            if asked.ask.most == 1:  # questions for several have no headings
                self.groups |= {option.group for option in asked.ask.options} - {""}

    def play(self, setup: Setup, seed: int) -> None:
        """A random game."""
        for decision in GAME.pending(GAME.new(setup, Random(seed))):
            self.ask(decision)
        for state, move, outcome in playout(GAME, setup, str(seed), Random(seed), eager=2):
            self.tell(*outcome.events)
            if outcome.counts_at_once and not outcome.sealed and move.kind not in SEALED:
                self.at_once.add(move.kind)
            for decision in GAME.pending(state):
                self.ask(decision)
                if decision.kind == "actions":
                    self.plan(state, decision)

    def plan(self, state: State, asked: Decision) -> None:
        """What can be planned when actions are chosen, with one of them planned."""
        orders = {plan_key(str(state.round), "actions"): " ".join(asked.ask.sample(Random(state.round)))}
        for decision in GAME.ahead(view(state, asked.seat), asked.seat, orders).values():
            self.ask(decision)


def played() -> Seen:
    """What games of every kind show."""
    seen = Seen()
    for seed, setup in enumerate(SETUPS):
        seen.play(setup, seed)
    return seen


KNOWN: dict[str, Any] = {"count": 24, "own": 1, "world": "alien-rosetta-stone-world", "price": 6, "vp": 1}


def rare() -> Seen:
    """What the cards make possible, whether a game came to it or not."""
    seen = Seen()
    for edition in CARDS:
        state = State({"edition": edition}, [Player(0)], 24, [])
        for decision in (*choices(state), *by_power(state), filing(0)):
            seen.ask(decision)
        for card, printed in CARDS[edition].items():
            if printed.of("consume"):
                seen.tell(*(Event(WASTED, {"what": what, "power": f"{card}:0"}, (0,)) for what in ("single", "unfed")))
            seen.tell(Event(WASTED, {"what": "helper", "helper": card}, (0,)))
            seen.tell(Event(WASTED, {"what": "overpaid", "count": 1}, (0,)))
            seen.tell(*(Event(kind, {**KNOWN, "seat": 3, "card": card}) for kind in ("placed", "paid", "used")))
    return seen


def choices(state: State) -> Iterator[Decision]:
    """Every card offered wherever cards are."""
    cards = CARDS[state.options["edition"]]
    (player,) = state.players
    for kind in ("start", "explore", "limit", "colonists"):
        yield choose(0, kind, card_options(state, player, list(cards)), **KNOWN | {"world": "earths-lost-colony"})
    for price in PRICES:
        for kind, worlds in (("develop", False), ("settle", True)):
            fit = [card for card, printed in cards.items() if printed.world == worlds]
            options = [card_option(state, player, card, 24, "", price, BROUGHT) for card in fit]
            yield choose(0, kind, options, again=1)
    goods = [world_option(state, card, {"goods": 1}, {"hand": 12}) for card, printed in cards.items() if printed.good]
    yield from (choose(0, "trade", goods, power=power) for power in ("trade", *(f"{card}:0" for card in cards)))
    for card in cards:
        yield choose(0, "pay", [Option(card, "", {"use": use, "number": 24}) for use in (0, 1)], card=card, price=6)


def by_power(state: State) -> Iterator[Decision]:
    """Every power offered, and every question that a power asks."""
    cards = CARDS[state.options["edition"]]
    powers = {f"{card}:{at}": power for card, printed in cards.items() for at, power in enumerate(printed.powers)}
    worlds = [world_option(state, card) for card, printed in cards.items() if printed.good]
    asks = {"consume": "goods", "set": "goods", "windfall": "windfall", "windfall-for-card": "windfall"}
    for name, power in powers.items():
        if power.phase in ("consume", "produce"):
            yield choose(0, power.phase, [power_option(name, power)], times=2)
            yield choose(0, asks.get(power.effect, "goods"), worlds, power=name)
        if power.effect == "hand-cards":
            yield choose(0, "hand-cards", card_options(state, state.players[0], list(cards)), power=name, vp=power.vp)


@dataclass
class Said(texts.Said):
    """Everything as one language says it: (limit, text)."""

    def seen(self, seen: Seen) -> None:
        labels = Labels(self.texts, "race", NAMES)
        for asked in seen.questions.values():
            in_form = isinstance(asked.ask, Number) or asked.ask.most > 1
            self.add(MODAL_TITLE if in_form else BUTTON, labels.ask(asked))
            self.add(BUTTON, question_controls.ready(asked, labels))
            for row in question_controls.controls(asked, labels, Place("game", 0)):
                self.controls(row.to_component_dict()["components"])
            if self.texts.has(warned := f"race-draws-{asked.kind}"):
                self.add(200, self.texts(warned))
        for asked, option in seen.options.values():
            self.option(labels, asked, option)
        for asked, offer in seen.offers.values():
            self.add(260, labels.answer(asked, offer))
        for group in seen.groups:
            self.add(BUTTON, self.texts("ui-heading", heading=labels.group(group), count=25))
        for event in seen.events.values():
            self.add(400, labels.event(event))

    def controls(self, components: Sequence[Mapping[str, Any]]) -> None:
        """The labels of buttons and the prompts of selects."""
        for component in components:
            self.add(BUTTON, component.get("label", "⚫"))
            self.add(PROMPT, component.get("placeholder", "⚫"))

    def cards(self) -> None:
        """Names, goods, tags, and what every card does."""
        for name in (*GOODS, *(f"tag-{tag}" for tag in TAGS)):
            self.add(20, self.texts(f"race-name-{name}"))
        for designs in DESIGNS.values():
            for name, card in designs.items():
                self.add(40, self.texts(f"race-name-{name}"))
                for line in effects(card, self.texts):
                    self.add(72, line)

    def refusals(self) -> None:
        for code, details in illegal():
            for said in product(*(WORDS.get((code, name), WORDS.get(name, (0, 7))) for name in sorted(details))):
                refusal = Illegal(code, **dict(zip(sorted(details), said, strict=True)))
                self.add(250, self.texts.refusal(refusal))

    def purse(self) -> None:
        for name in GAME.purse(State({"edition": "second"}, [Player(0)], 24, []), 0):
            self.add(30, self.texts(f"race-name-{name}"))


WORDS: dict[Any, tuple[Any, ...]] = {  # what details of refusals are, where they are no numbers
    "first": ("develop", "settle"),
    "phase": ("develop", "settle"),
    "card": ("gem-world",),
    "good": ("any", *GOODS),
    "kinds": ("any", "all-different", *GOODS),
    ("too-dear", "but"): ("none", "alien"),
    ("too-weak", "but"): ("none", "contact", "alien", "ship"),
    ("too-weak", "have"): (-1, 7),
}


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
    every = {locale: Said("race", texts.Listed(locale)) for locale in LOCALES}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(MODULES, "race", "rules.race.game")
        for one in every.values():
            one.seen(games)
            one.seen(rare())
            one.table()
            one.cards()
            one.refusals()
            one.purse()
    return every


def test_the_games_came_to_every_question(games: Seen) -> None:
    kinds = {question.kind for question in games.questions.values()}
    assert kinds - {FILE} == {kind for kind, rule in RULES.items() if type(rule).ask is not Rule.ask}


def test_the_games_came_to_every_event(games: Seen) -> None:
    named = [call.args[0] for call in CALLS if getattr(call.func, "attr", "") == "tell"]
    told = {WASTED if isinstance(kind, ast.Name) else ast.literal_eval(kind) for kind in named}
    assert {event.kind for event in games.events.values()} == told


@pytest.mark.parametrize("locale", LOCALES)
def test_what_may_count_at_once_says_so(games: Seen, locale: str) -> None:
    assert {"trade", "gamble", "windfall"} < games.at_once
    assert {kind for kind in games.at_once if not Texts(locale).has(f"race-draws-{kind}")} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_fits_its_place(said: dict[str, Said], locale: str) -> None:
    assert said[locale].misfits() == []


def test_no_id_stands_among_korean_words(said: dict[str, Said]) -> None:
    assert said[KOREAN].ids() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_cards_have_one_name(locale: str) -> None:
    names = [Texts(locale).name("race", card) for card in DESIGNS["second"]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_left_over(said: dict[str, Said], locale: str) -> None:
    assert said[locale].left_over() == set()


def test_cards_as_people_read_them() -> None:
    english, korean = Texts("en"), Texts(KOREAN)
    robots = DESIGNS["second"]["terraforming-robots"]
    assert effects(robots, english) == ["III: Draw 1 after placing", "IV: 1 rare good → 1 VP, 1 card"]
    assert effects(robots, korean) == ["III: 놓은 다음 카드 1장", "IV: 희귀 원소 1개 → 승점 1점, 카드 1장"]
    league = effects(DESIGNS["second"]["pan-galactic-league"], korean)
    assert league[-2:] == ["★: (다른) 군사 세계마다 1점", "★: 교섭 전문가 3점"]


def test_options_as_people_read_them() -> None:
    english, korean = Labels(Texts("en"), "race", NAMES), Labels(Texts(KOREAN), "race", NAMES)
    state = State({"edition": "second"}, [Player(0)], 24, [])
    marines = card_option(state, state.players[0], "space-marines.2", 3)
    explored = choose(0, "explore", [marines])
    assert english.option(explored, marines) == "3 · Space Marines · development 2 · 1 VP"
    assert korean.option(explored, marines) == "3 · 우주 해병대 · 개발 2 · 승점 1"
    colony = CARDS["second"]["free-trade-association"].powers[0]
    used = power_option("free-trade-association:0", colony)
    assert english.option(choose(0, "consume", [used]), used) == (
        "Free Trade Association: Up to 3 novelty goods → 1 VP, 1 card each"
    )
    told = Event("consumed", {"seat": 0, "power": "public-works.2:1", "goods": 1, "vp": 2, "cards": 0})
    assert english.event(told) == "철수 uses Public Works: 1 good → 2 VP"
    assert korean.event(Event("placed", {"seat": 0, "card": "colony-ship.2"})) == "철수가 이민선을 놓았습니다"
    placed = Event("placed", {"seat": 0, "card": "colony-ship.2", **results({"points": 1})})
    assert (english.event(placed), korean.event(placed)) == (
        "철수 places Colony Ship → 1 VP",
        "철수가 이민선을 놓았습니다 → 승점 1",
    )
    robots = card_option(state, state.players[0], "mining-robots", 2, "", {"hand": 1}, {"points": 1, "hand": 2})
    asked = choose(0, "develop", [robots])
    assert english.told(asked, ("mining-robots",)) == (
        "2 · Mining Robots · development 2 · 1 VP — 1 card → 1 VP, 2 cards"
    )


@pytest.mark.parametrize(("lang", "said"), [("en", "Merchant World"), ("ko", "상인 세계")])
def test_a_planned_card_that_is_no_choice_any_more_is_called_by_its_name(lang: str, said: str) -> None:
    question = choose(0, "limit", [Option("old-earth")])  # the other is to be placed before cards are put back
    assert Labels(Texts(lang), "race", NAMES).answer(question, ("merchant-world.2",)) == said


def test_korean_words_that_readers_took_for_something_else() -> None:
    """What costs nothing is not what bears a good at once; who chose an action is named in a sentence."""
    korean = Labels(Texts(KOREAN), "race", NAMES)
    state = State({"edition": "second"}, [Player(0)], 24, [])
    world, league, rebels = (
        card_option(state, state.players[0], card, 1)
        for card in ("galactic-resort", "pan-galactic-league", "rebel-warrior-race")
    )
    asked = choose(0, "explore", [world, league, rebels])
    assert [korean.option(asked, option).split(" · ", 2)[2] for option in (world, league, rebels)] == [
        "세계 3 · 승점 2 · 특산품 (공짜 상품)",
        "개발 6 · 승점 가변, 현재 0",
        "군사 세계 3 · 승점 2 · 유전자 (공짜 상품)",
    ]
    assert korean.event(Event("actions", {"seat": 0, "actions": "settle"})) == "철수가 정착을 골랐습니다"
    assert korean.event(Event("actions", {"seat": 0, "actions": "explore5"})) == "철수가 탐험: +5를 골랐습니다"
