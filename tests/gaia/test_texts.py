"""Every text that a game of Gaia Project can show exists in both languages, fits Discord, and leaves no id unsaid.

A missing message or argument is a warning, and so an error here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ui.kit.layout import BUTTON, FIELD_LABEL, MODAL_TITLE
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Allocate, Decision, Facts, Illegal, Option, Pick, Slot, Unavailable
from rules.core.flow import FORFEITED, WARNINGS, WASTED, Event, Rule
from rules.core.game import Setup
from rules.gaia import components
from rules.gaia.actions.free_actions import free_options
from rules.gaia.actions.special_actions import INSTITUTES
from rules.gaia.components import Goods
from rules.gaia.economy.purse import purse
from rules.gaia.game import GAME, RULES
from rules.gaia.state import Player, Power, State
from testkit import texts
from testkit.games.gaia_plenty import rich_game
from testkit.playouts import playout
from testkit.texts import NAMES, Key, key, rule_trees

TREES = rule_trees("gaia")
LINE = 160
OVERFLOW = ("credits", "ore", "knowledge", "charge")
GOODS = ("credits", "ore", "knowledge", "qic", "power", "token", "two", "gaiaformer")
NEEDLESS = ("level", "overpaid", "project", "range", "steps", "uncharged")
UNSPENT = ("gaia-power", "goods", "special")
WASTE = (*OVERFLOW, *(f"income-{kind}" for kind in OVERFLOW), *NEEDLESS)
KOREAN = "ko"
SETUPS = [
    Setup(2),
    Setup(3, {"components": "chosen", "rotation": "last", "auction": "bid-while-choosing"}),
    Setup(4, {"auction": "bid-after", "bowls": "lowest", "factions": "random"}),
    Setup(4, {"components": "chosen", "peer": "yes", "turn-order": "passing", "rotation": "random"}),
    Setup(4, {"bowls": "lowest", "factions": "first-game", "federations": "flexible"}),
    Setup(3, {"factions": "first-game", "size": "cross", "federations": "subset"}),
]


@dataclass
class Seen(texts.Seen):
    """Questions, options, what is barred, and events, each once."""

    slots: dict[Key, tuple[Decision, Slot]] = field(default_factory=dict)
    unavailable: dict[Any, tuple[Decision, Unavailable]] = field(default_factory=dict)

    def look(self, state: State) -> None:
        """All that is asked in a position, and what cannot be answered there."""
        for asked in GAME.pending(state):
            self.ask(asked)
            for unavailable in GAME.unavailable(state, asked):
                self.unavailable.setdefault(
                    (asked.kind, unavailable.option.word, *key(unavailable.reason.code, {})), (asked, unavailable)
                )

    def ask(self, asked: Decision) -> None:
        super().ask(asked)
        if isinstance(asked.ask, Allocate):
            self.slots.update({(asked.kind, slot.word, slot.cap): (asked, slot) for slot in asked.ask.slots})

    def play(self, setup: Setup, seed: int) -> None:
        """A random game, and one of plenty."""
        self.look(GAME.new(setup, Random(seed)))
        for state, _, outcome in playout(GAME, setup, str(seed), Random(seed), eager=3):
            self.tell(*outcome.events)
            self.look(state)
        for state, _, events in rich_game(setup, seed):
            self.look(state)
            self.tell(*events)


def played() -> Seen:
    """What games of every kind show."""
    seen = Seen()
    for seed, setup in enumerate(SETUPS):
        seen.play(setup, seed)
    return seen


def rare() -> Seen:
    """What the data make possible, whether a game came to it or not."""
    seen = Seen()
    for kind, options in {"action": [*actions(), *conversions()], "bid": bids(), "income": incomes()}.items():
        seen.ask(Decision(0, kind, Pick(tuple(options)), (), {"round": 6}))
    for move in ("charge", "spend", "burn"):
        places = tuple(map(Option, ("1", "2", "3", "gone")))
        seen.ask(Decision(0, "stone", Pick(places), (), {"move": move, "amount": 12}))
    for to, end in (("gaia", "gaia"), ("supply", "gone")):
        places = tuple(map(Option, ("1", "2", "3", end)))
        seen.ask(Decision(0, "bowls", Pick(places), (), {"to": to, "amount": 12}))
    seen.ask(Decision(0, "rescore", Pick(tuple(map(Option, components.FEDERATION_TOKENS))), ()))
    whole = Option("whole", "", {}, {"vp": 3}, {"charge": 4})
    seen.unavailable["charge"] = (
        Decision(0, "charge", Pick(()), ()),
        Unavailable(whole, Illegal("charge-room", need=4, have=2)),
    )
    none = Unavailable(Option("mine", "mine"), Illegal("mine-none-left"))
    seen.unavailable["mine"] = Decision(0, "mine", Pick(()), ()), none
    for good in GOODS:
        option = Option("power-ore:1", "free", costs={"power": 3}, gains={"ore": 1})
        short = Unavailable(option, Illegal("free-cost", good=good, need=3, have=0))
        seen.unavailable[good] = Decision(0, "action", Pick(()), ()), short
    seen.tell(*happenings(), *(Event("dealt", {"seat": 0, "faction": name}) for name in components.FACTIONS))
    return seen


def actions() -> Iterator[Option]:
    yield from (Option(f"special:{source}", "special") for source in specials())
    yield from (Option(f"pass:{booster}", "pass", {"booster": booster}) for booster in components.BOOSTERS)
    yield from (Option(action, "board") for action in components.BOARD_ACTIONS)
    for planet in (*components.WHEEL, "gaia", "lost"):
        yield _mine("10a11", planet, {"credits": 2, "ore": 10, "qic": 3}, steps=3)
    for kind in ("station", "lab", "institute", "academy-k", "academy-q"):
        yield Option(f"{kind}:10a11", "upgrade", {"hex": "10a11"}, {"credits": 6, "ore": 6})


def _mine(at: str, planet: str, costs: Goods, steps: int) -> Option:
    facts: Facts = {"hex": at, "planet": planet, "steps": steps}
    return Option(f"mine:{at}", "mine", facts, costs, {"vp": 3, "income:ore": 1})


def specials() -> Iterator[str]:
    yield from ("academy-q", "lowest", *INSTITUTES.values())
    yield from (booster.id for booster in components.BOOSTERS.values() if booster.steps or booster.range)
    yield from (tile.id for tile in components.TILES.values() if tile.action)


def conversions() -> Iterator[Option]:
    """Free actions of every faction, with the institute."""
    for faction in components.FACTIONS:
        player = Player(0, faction, credits=30, ore=15, knowledge=15, qic=9, gaiaformers=3, power=Power(4, 12, 12))
        player.structures["1a1"] = "institute"
        yield from free_options(player)


def bids() -> Iterator[Option]:
    for faction in components.FACTIONS:
        yield from (Option(f"{faction}:{vp}", f"faction:{faction}", costs={"end:vp": vp}) for vp in (0, 1, 40))


def incomes() -> Iterator[Option]:
    """Every icon of income that moves power."""
    goods = [(kind, row) for board in components.FACTIONS.values() for kind, row in board.buildings.items()]
    icons = [(kind, income) for kind, building in goods for income in building.income]
    icons += [("faction", board.income) for board in components.FACTIONS.values()]
    icons += [("booster", booster.income) for booster in components.BOOSTERS.values()]
    icons += [(tile.id, tile.income) for tile in components.TILES.values()]
    icons += [(track.id, income) for track in components.TRACKS.values() for income in track.income]
    for source, income in icons:
        for kind in {"charge", "tokens"} & income.keys():
            yield Option(f"{kind}:{source}", "", {"source": source}, gains={kind: income[kind]})


def happenings() -> Iterator[Event]:
    for source in specials():
        yield Event("special", {"seat": 0, "source": source})
    for token in components.FEDERATION_TOKENS:
        yield Event("token", {"seat": 1, "token": token})
    for option in conversions():
        yield Event("converted", {"seat": 2, "word": option.word.partition(":")[0], "count": 2})
    for tile in components.TILES:
        yield Event("tile", {"seat": 3, "tile": tile})
    paying: list[Any] = [*components.ROUND_TILES.values(), *components.TILES.values()]
    for what in WASTE:
        yield Event(WASTED, {"what": what, "count": 1, "source": "booster4"})
        yield Event(WASTED, {"what": what, "count": 12, "source": "academy-q"})
    for what in UNSPENT:
        yield Event(FORFEITED, {"what": what, "count": 12, "source": "academy-q"})
    for trigger in {tile.on for tile in paying} - {"", "pass"}:
        yield Event("scored", {"seat": 0, "event": trigger, "points": 6})


@dataclass
class Said(texts.Said):
    """Everything as one language says it: (limit, text)."""

    def seen(self, seen: Seen) -> None:
        labels = Labels(self.texts, "gaia", NAMES)
        for asked in seen.questions.values():
            in_form = isinstance(asked.ask, Allocate) or asked.ask.most > 1  # type: ignore[union-attr]
            self.add(MODAL_TITLE if in_form else BUTTON, labels.ask(asked))
        for asked, option in seen.options.values():
            self.option(labels, asked, option)
        for asked, slot in seen.slots.values():
            self.add(FIELD_LABEL, self.texts("ui-up-to", slot=labels.slot(asked, slot), most=slot.cap))
        for group in {option.group for _, option in seen.options.values()} - {""}:
            self.add(BUTTON, self.texts("ui-heading", heading=labels.group(group), count=25))
        for asked, unavailable in seen.unavailable.values():
            self.add(LINE, labels.option(asked, unavailable.option))
            self.add(250, labels.reason(unavailable.reason))
        for event in seen.events.values():
            self.add(260, labels.event(event))

    def table(self) -> None:
        super().table()
        for held in purse(Player(0, "taklons")):
            self.add(24, self.texts.name("gaia", held))

    def refusals(self) -> None:
        for code, details in illegal():
            self.add(250, self.texts.refusal(Illegal(code, **dict.fromkeys(details, 7))))


def illegal() -> Iterator[tuple[str, frozenset[str]]]:
    """Every refusal in the rules, with the names of its details; those of federations are returned, then raised."""
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal":
                details = frozenset(keyword.arg or "" for keyword in node.keywords)
                yield from ((code, details) for code in constants(node.args[0]))
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "lack":
                yield from ((code, frozenset({"good", "need", "have"})) for code in constants(node.args[2]))
            if isinstance(node, ast.Return) and str(getattr(node.value, "value", "")).startswith("federation-"):
                yield node.value.value, frozenset({"need", "afford"})  # type: ignore[union-attr]


def constants(node: ast.expr) -> Iterator[str]:
    """The strings an argument may be: itself, or both sides of a choice."""
    for each in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
        if isinstance(each, ast.Constant):
            yield str(each.value)


@pytest.fixture(scope="module")
def games() -> Seen:
    return played()


@pytest.fixture(scope="module")
def said(games: Seen) -> dict[str, Said]:
    """All that there is to say, in each language."""
    every = {locale: Said("gaia", texts.Listed(locale)) for locale in LOCALES}
    for one in every.values():
        one.seen(games)
        one.seen(rare())
        one.table()
        one.refusals()
    return every


def test_the_games_came_to_every_question(games: Seen) -> None:
    assert games.kinds() == {kind for kind, rule in RULES.items() if type(rule).ask is not Rule.ask}


def test_the_games_came_to_every_event(games: Seen) -> None:
    calls = [node for tree in TREES for node in ast.walk(tree) if isinstance(node, ast.Call)]
    told = {getattr(node.args[0], "value", "") for node in calls if getattr(node.func, "attr", "") == "tell"}
    assert {event.kind for event in games.events.values()} == (told - {""}) | {*WARNINGS}


def test_no_waste_is_told_that_has_no_words(games: Seen) -> None:
    for kind, known in ((WASTED, WASTE), (FORFEITED, UNSPENT)):
        assert {event.facts["what"] for event in games.events.values() if event.kind == kind} <= set(known)


def test_every_component_could_be_chosen(games: Seen) -> None:
    offered = {option.word for asked, option in games.options.values() if asked.kind == "component"}
    tables = (components.BOOSTERS, components.TILES, components.ROUND_TILES, components.FINAL_TILES)
    assert offered == {one for table in tables for one in table} | set(components.SUPPLY_TOKENS)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_fits_its_place(said: dict[str, Said], locale: str) -> None:
    assert said[locale].misfits() == []


def test_no_id_stands_among_korean_words(said: dict[str, Said]) -> None:
    assert said[KOREAN].ids() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_left_over(said: dict[str, Said], locale: str) -> None:
    assert said[locale].left_over() == set()


def test_every_refusal_of_the_rules_has_a_script() -> None:
    scripts = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    codes = {code for code, _ in illegal()} - {"pick-unknown"}
    assert {code for code in codes if f'"{code}"' not in scripts} == set()


def test_words_as_people_read_them(said: dict[str, Said]) -> None:
    english = Labels(said["en"].texts, "gaia", NAMES)
    korean = Labels(said[KOREAN].texts, "gaia", NAMES)
    mine = _mine("7b2", "ice", {"credits": 2, "ore": 4, "qic": 1}, steps=1)
    asked = Decision(0, "action", Pick((mine,)), ("mine:7b2",), {"round": 3})
    assert (
        english.told(asked, ("mine:7b2",)) == "Mine 7B2 (ice, 1 step) — 2 credits, 4 ore, 1 QIC → 3 VP; income: 1 ore"
    )
    assert (
        korean.told(asked, ("mine:7b2",))
        == "광산 7B2 (얼음, 1단계) — 크레딧 2, 광석 4, 정보 큐브 1 → 승점 3; 수입: 광석 1"
    )
    built = Event("upgraded", {"seat": 0, "hex": "7b2", "kind": "lab"})
    assert english.event(built) == "철수 upgrades on 7B2: research lab"
    assert korean.event(built) == "철수가 7B2에 연구실을 세웠습니다"
    charge = Decision(1, "charge", Pick(()), (), {"by": 2, "hex": "10a11", "power": 2, "vp": 1})
    assert english.ask(charge) == "민준 built on 10A11: charge 2 power for 1 VP?"
    assert korean.ask(charge) == "민준이 10A11에 건설: 승점 1점을 내고 파워 2 충전?"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_questions_for_first_structures_differ(locale: str) -> None:
    facts: dict[str, str | int] = {"faction": "terrans", "planet": "terra", "count": 2}
    first, second = (Texts(locale).question("gaia", "settle", {**facts, "number": number}) for number in (1, 2))
    assert first != second
    for said in (first, second):
        assert Texts(locale)("gaia-name-terrans") in said
        assert Texts(locale)("gaia-name-planet-terra") in said
    alone = Texts(locale).question("gaia", "settle", {"faction": "ivits", "planet": "oxide", "count": 1, "number": 1})
    assert not any(sign.isdigit() for sign in alone)
