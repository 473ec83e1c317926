"""Every text that a game of Eclipse can show exists in both languages, fits Discord, leaves no id unsaid.

A missing message or argument is a warning, and so an error here.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random

import pytest

from bot.pictures.forecaster import with_foreseen
from bot.ui.kit.layout import BUTTON
from bot.ui.panel import question_controls
from bot.ui.panel.question_controls import Place
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.chance import Chance
from rules.core.decisions import Allocate, Decision, Facts, Illegal, Option, Pick, Slot, Unavailable, choose
from rules.core.flow import FORFEITED, Event, Execution, Rule, results, run_until_question
from rules.core.game import Setup
from rules.core.play import parse, start, step
from rules.eclipse.actions.upgrade import EMPTY, SlotRule
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.edges import EDGES, neighbour
from rules.eclipse.components.neutrals import NEUTRALS
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.sectors import RINGS, SECTORS
from rules.eclipse.components.ship_parts import DIE_COLOURS, PARTS
from rules.eclipse.components.ships import SHIP_CLASSES, SHIPS, STRUCTURE_KINDS
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import CATEGORIES, TECHNOLOGIES
from rules.eclipse.economy.cubes import ORBITAL
from rules.eclipse.forecast import forecast
from rules.eclipse.frames import (
    AncientTechnology,
    Assign,
    Battle,
    Bombard,
    Casualties,
    CombatOver,
    EndTurn,
    Explore,
    MakeRoom,
    SectorCombat,
    Squadron,
)
from rules.eclipse.frames import Slot as SlotFrame
from rules.eclipse.galaxy.wormholes import connected
from rules.eclipse.game import GAME, RULES
from rules.eclipse.phases.turns import EndTurnRule
from rules.eclipse.phases.upkeep import outlook
from rules.eclipse.state import NO_SEAT, Sector, State
from testkit import texts
from testkit.texts import NAMES, Key, rule_trees
from tests.eclipse.kit import Table
from tests.eclipse.rich_games import play

KOREAN = "ko"
PROMPT = 150  # characters of a select's prompt
ON_A_PHONE = 32  # of those, how many a window of 390 px shows
REASON = 250  # of why something cannot be chosen
LINE = 300  # of a line of the log
DOES = 130  # of what a technology or a species does
NAME = 40
CALLS = [node for tree in rule_trees("eclipse") for node in ast.walk(tree) if isinstance(node, ast.Call)]
DETAILS: Facts = {"cost": 16, "have": 3, "left": 3}
ROUNDS = 5  # of the games that are played: what comes later looks the same
GAMES = [
    (Setup(6, {"species": "chosen", "home-rotation": "chosen"}), True),
    (Setup(4, {"species": "drafted"}), True),
    (Setup(2, {"species": "chosen", "neutral-damage": "spread"}), False),
]


@dataclass
class Seen(texts.Seen):
    """Questions, options and events, each once."""

    unavailable: dict[Key, tuple[Decision, Unavailable]] = field(default_factory=dict)
    slots: dict[Key, tuple[Decision, Slot]] = field(default_factory=dict)
    groups: set[str] = field(default_factory=set)
    outlooks: dict[Key, Facts] = field(default_factory=dict)
    at_once: set[str] = field(default_factory=set)  # kinds of questions whose answers counted at once

    def ask(self, asked: Decision) -> None:
        super().ask(asked)
        if isinstance(asked.ask, Pick):
            self.groups |= {option.group for option in asked.ask.options} - {""}
        if isinstance(asked.ask, Allocate):
            self.slots.update({texts.key(slot.word, slot.facts): (asked, slot) for slot in asked.ask.slots})

    def play(self, setup: Setup, seed: int, *, rich: bool) -> None:
        """The first rounds of a game."""
        self.look(start(GAME, setup, str(seed)))
        for state, move, outcome in takewhile(lambda one: one[0].round <= ROUNDS, play(setup, seed, rich=rich)):
            self.tell(*outcome.events)
            if outcome.counts_at_once:
                self.at_once.add(move.kind)
            self.look(state)

    def look(self, state: State) -> None:
        """Note what is asked in a position."""
        for seat in range(len(state.players)):
            if facts := outlook(state, seat):
                self.outlooks[texts.key("", facts)] = facts
        for asked in GAME.pending(state):
            self.ask(with_foreseen(asked, forecast(state, asked)))
            for each in GAME.unavailable(state, asked):
                self.unavailable[each.option.word, each.reason.code] = asked, each

    def follow(self, state: State, lines: Sequence[str]) -> None:
        """Make moves from a position."""
        self.look(state)
        for line in lines:
            self.tell(*step(GAME, state, parse(line), Chance(line)).events)
            self.look(state)


def played() -> Seen:
    """What games of every kind show."""
    seen = Seen()
    for seed, (setup, rich) in enumerate(GAMES):
        seen.play(setup, seed, rich=rich)
    for state, lines in directed():
        seen.follow(state, lines)
    return seen


def table(*species: str) -> State:
    """A position in which the first player is asked for an action."""
    boards = list(species or ("terran-directorate", "terran-federation"))
    state: State = GAME.new(Setup(len(boards), {}, {"first": 0, "species": boards}), Random(1))
    return state


def home(state: State, seat: int) -> Sector:
    return state.sector(state.players[seat].board.home)


def directed() -> Iterator[tuple[State, list[str]]]:
    """Positions at questions that games hardly come to, and what is answered there."""
    state = table()
    state.players[0].reputation, state.players[0].ambassadors = [1, 1, 2, 4], [1, 0]
    state.stack.append(MakeRoom(0))
    yield state, ["p1 make-room tile:1"]
    state = table()
    state.supply = {"orbital": 1, "phase-shield": 1}
    state.stack.append(AncientTechnology(0, ["orbital", "phase-shield"]))
    yield state, ["p1 ancient-technology orbital"]
    state = table()
    state.stack.append(Explore(0, 1))
    yield state, ["p1 explore none"]
    state = table()
    state.stack.append(Casualties(0, home(state, 1).tile, 1))
    yield state, ["p1 casualties 2"]
    for answer in ("attack", "spare"):
        state = table()
        home(state, 1).add_ship(0, "dreadnought")
        state.stack.append(Bombard(0, home(state, 1).tile))
        yield state, [f"p1 bombard {answer}"]
    for answer in ("rule", "1.1"):
        yield dice_to_assign(), [f"p1 assign {answer}"]
    for answer in ("retreat:101", "lose"):
        yield harmless_fleets(with_retreat=True), [*FIGHTS, f"p1 stalemate {answer}"]
    yield harmless_fleets(with_retreat=False), FIGHTS
    state = table()
    home(state, 0).ancients = 1
    for _ in range(2):
        home(state, 0).add_ship(0, "dreadnought")
    yield state, PASSES
    state = table()
    invaded = home(state, 1)
    invaded.remove_ship(1, "interceptor")
    invaded.add_ship(0, "cruiser")
    invaded.cubes = [False] * len(invaded.cubes)
    yield state, [*PASSES, "p1 claim yes"]
    state = table("hydran", "terran-directorate", "planta", "mechanema")
    lay_beside(state, 1, "101", disc=0)
    yield state, ["p1 anytime offer:2:money", "p1 anytime withdraw:2"]
    state = table("hydran", "terran-directorate", "planta", "mechanema")
    lay_beside(state, 1, "101", disc=0)
    state.stack.append(CombatOver())
    run_until_question(GAME.rules, Execution(state, Random(1), state.stack))
    yield state, ["p1 relations offer:2:money", "p2 relations decline:1", "p2 relations done"]
    state = table("hydran", "terran-directorate", "planta", "mechanema")
    lay_beside(state, 1, "101", disc=0)
    next(sector for _, sector in state.places() if sector.tile == "101").add_ship(0, "interceptor")
    state.players[0].ambassadors, state.players[1].ambassadors, state.traitor = [1], [0], 2
    yield state, ["p1 action move", f"p1 move interceptor:101:{home(state, 1).tile}"]


PASSES = ["p1 action pass", "p1 end end", "p2 action pass", "p2 end end"]
FIGHTS = [*PASSES, "p2 activation rule"]  # ships of equal initiative


def harmless_fleets(*, with_retreat: bool) -> State:
    """Ships without cannons meet, in a sector beside which the attacker has a disc or has not."""
    state = table()
    for player in state.players:
        player.blueprints["interceptor"][1] = "hull"
    home(state, 1).add_ship(0, "interceptor")
    if with_retreat:
        lay_beside(state, 1, "101", disc=0)
    return state


def dice_to_assign() -> State:
    """A Cruiser has hit, and there are two ships that its die could go to."""
    state = table()
    invaded = home(state, 1)
    invaded.add_ship(0, "cruiser")
    invaded.add_ship(1, "cruiser")
    squadrons = [
        Squadron("cruiser", "attacker", [0], "engaged"),
        Squadron("interceptor", "defender", [0], "engaged"),
        Squadron("cruiser", "defender", [0], "engaged"),
    ]
    fight = Battle(invaded.tile, 0, 1, squadrons, 1, turn=2, attacking=True, rolls=[6])
    state.stack += [SectorCombat(invaded.tile, [1, 0], [0, 1]), fight, Assign(0)]
    return state


def lay_beside(state: State, seat: int, tile: str, *, disc: int) -> None:
    """Lay a sector with a player's disc so that a wormhole leads to it from a home sector."""
    place = next(place for place, sector in state.places() if sector is home(state, seat))
    for edge in EDGES:
        there = str(neighbour(place, edge))
        for turned in EDGES if there not in state.map else ():
            cubes = [False] * len(SECTORS[tile].squares)
            state.map[there] = Sector(tile, turned, cubes, disc=disc)
            if any(sector.tile == tile for _, sector in connected(state, place, state.players[disc])):
                state.stacks["inner"].possible.remove(tile)
                state.players[disc].discs -= 1
                return
            del state.map[there]
    raise AssertionError(tile)


def rare() -> Seen:
    """What the components make possible, whether a game came to it or not."""
    seen = Seen()
    for event in happenings():
        seen.tell(event)
    for asked in questions():
        seen.ask(asked)
    return seen


def happenings() -> Iterator[Event]:
    """What comes from every component, and at the end of a game."""
    yield Event("over")
    for technology in TECHNOLOGIES:
        yield Event("researched", {"seat": 0, "technology": technology, **results({}, {"science": 16})})
        yield Event("learned", {"seat": 1, "technology": technology})
    for found in DISCOVERIES:
        yield Event("found", {"seat": 2, "found": found, **results({"money": 8})})
    for species in SPECIES:
        yield Event("species", {"seat": 3, "species": species})
    for kind in (*SHIP_CLASSES, *STRUCTURE_KINDS):
        yield Event("built", {"seat": 0, "kind": kind, "tile": "318", **results({"vp": 3}, {"materials": 10})})
    for part in PARTS:
        yield Event("upgraded", {"seat": 0, "ship": "dreadnought", "part": part, "energy": 10, "initiative": 10})
        yield Event("returned", {"seat": 0, "ship": "dreadnought", "part": part})
    dice = " ".join(f"{colour}:{number}" for colour in DIE_COLOURS.values() for number in range(1, 7))
    for destroyed in range(3):
        for ship in SHIPS:
            yield Event("fired", {"seat": 0, "tile": "001", "ship": ship, "dice": dice, "destroyed": destroyed})
            yield Event("losses", {"seat": 0, "tile": "001", "ships": f"lost-{ship}:{destroyed}"})
        for ship in NEUTRALS:
            yield Event("neutral-losses", {"tile": "001", "ships": f"lost-{ship}:{destroyed}"})
            yield Event("neutral-fired", {"tile": "001", "ship": ship, "dice": "yellow:6", "destroyed": destroyed})
    for enemy in NEUTRALS:
        yield Event("assault", {"seat": 0, "tile": "001", "enemy": enemy})
    for track in RESOURCES:
        for destroyed in range(2):
            yield Event("cube-back", {"seat": 0, "track": track, "destroyed": destroyed})
        yield Event("colony", {"seat": 0, "tile": "301", "track": track, **results({f"income:{track}": 4})})
        yield Event("trade", {"seat": 0, **results({"money": 2}, {track: 4})})
    for what in ("builds", "discs", "explores", "moves", "researches", "settling", "upgrades"):
        yield from (Event(FORFEITED, {"what": what, "count": count}, (0,)) for count in (1, 3))
    yield Event("over")
    yield Event("produced", {"seat": 0, "upkeep": 30, "produced": 2, **results({"money": -28, "science": 3})})


def questions() -> Iterator[Decision]:
    """What may be asked about every component."""
    for ring in RINGS[1:4]:
        yield choose(0, "explore", [Option("explore:-3,4", "explore", {"hex": "-3,4", "ring": ring})])
    squares = [f"{level}{resource}" for resource in RESOURCES for level in ("", "advanced-")]
    named = [(square, square.removeprefix("advanced-")) for square in squares]
    named += [("gray", track) for track in RESOURCES] + [(ORBITAL, track) for track in ("money", "science")]
    options = [
        Option("colony:302:0:money", "colony", {"tile": "302", "square": square, "track": track}, {"colony-ships": 1})
        for square, track in named
    ]
    yield choose(0, "anytime", options)
    cubes = tuple(Option(str(n), facts={"cube": one}) for n, one in enumerate([*squares, "gray", ORBITAL]))
    yield Decision(0, "casualties", Pick(cubes, 2, 2), ("0", "1"), {"tile": "302", "count": 2})
    for part in PARTS:
        slot: Facts = {"ship": "starbase", "slot": 5, "part": part, "covers": part, "energy": 11, "initiative": 12}
        empty = {**slot, "ship": "interceptor", "covers": EMPTY}
        yield choose(
            0, "slot", [Option("starbase:5", "starbase", slot), Option("interceptor:1", "", empty)], part=part, late=1
        )
    for technology in TECHNOLOGIES.values():
        yield choose(0, "research", [Option(f"research:{technology.id}", f"research:{technology.category}")])
    for ship in (*SHIPS, *NEUTRALS):
        facts: Facts = {"ship": ship, "number": 8, "needed": 8}
        yield choose(0, "assign", [Option("0.8", ship, facts)], die=6, damage=4, tile="001")
    for fact in (0, 1):
        way: Facts = {"ship": "dreadnought", "source": "001", "target": "101", "battle": fact, "betrays": fact}
        move: Facts = {**way, "count": 1 + 2 * fact}
        yield choose(0, "move", [Option("dreadnought:001:101", "ships:dreadnought:001", move)], left=3)
    for found in DISCOVERIES:
        yield choose(0, "discovery", [Option("use", facts={"found": found})], found=found, tile="302", late=1)


@dataclass
class Said(texts.Said):
    """Everything as one language says it: (limit, text)."""

    def seen(self, seen: Seen) -> None:
        labels = Labels(self.texts, "eclipse", NAMES)
        for asked in seen.questions.values():
            self.add(PROMPT, labels.ask(asked))
            for row in question_controls.controls(asked, labels, Place("game", 0)):
                for control in row.to_component_dict()["components"]:
                    self.add(BUTTON, control.get("label", "⚫"))
                    self.add(PROMPT, control.get("placeholder", "⚫"))
            if self.texts.has(f"eclipse-draws-{asked.kind}"):
                self.add(200, labels.warning(asked))
        for asked, option in seen.options.values():
            self.option(labels, asked, option)
        for asked, slot in seen.slots.values():
            self.add(BUTTON, labels.slot(asked, slot))
        for group in seen.groups:
            self.add(BUTTON, self.texts("ui-heading", heading=labels.group(group), count=25))
        for asked, each in seen.unavailable.values():
            self.add(BUTTON, labels.option(asked, each.option))
            self.add(REASON, labels.reason(each.reason))
        for event in (*seen.events.values(), Event("battle-continued", {"tile": "105"})):
            self.add(LINE, labels.event(event))
        for facts in seen.outlooks.values():
            self.add(LINE, self.texts("eclipse-outlook", **facts))

    def components(self) -> None:
        """What each is called, and what it does."""
        for component in (*TECHNOLOGIES, *PARTS, *SHIPS, *NEUTRALS, *STRUCTURE_KINDS, *SPECIES, *CATEGORIES):
            self.add(NAME, self.texts.name("eclipse", component))
            assert self.texts.has(f"eclipse-name-{component}")
        for component in (*TECHNOLOGIES, *SPECIES):
            self.add(DOES, self.texts(f"eclipse-does-{component}"))
        for sector in SECTORS:
            self.add(NAME, self.texts(f"eclipse-name-sector-{sector}"))

    def refusals(self) -> None:
        for code, details in illegal():
            self.add(REASON, self.texts.refusal(Illegal(code, **details), "eclipse"))

    def purse(self) -> None:
        for name in GAME.purse(table(), 0):
            self.add(24, self.texts(f"eclipse-name-{name}"))


def illegal() -> Iterator[tuple[str, dict[str, str | int]]]:
    """Every refusal in the rules, with details; what is wrong with a blueprint is named in its code."""
    for call in CALLS:
        if getattr(call.func, "id", "") == "Illegal" and isinstance(call.args[0], ast.Constant):
            for ship in SHIP_CLASSES:
                known: Facts = {**DETAILS, "ship": ship}
                yield ast.literal_eval(call.args[0]), {one.arg: known[one.arg] for one in call.keywords if one.arg}
    for fault in ("energy", "no-drive", "drive-on-starbase"):
        for ship in SHIP_CLASSES:
            yield f"blueprint-{fault}", {"ship": ship}


@pytest.fixture(scope="module")
def games() -> Seen:
    return played()


@pytest.fixture(scope="module")
def said(games: Seen) -> dict[str, Said]:
    """All that there is to say, in each language."""
    every = {locale: Said("eclipse", texts.Listed(locale)) for locale in LOCALES}
    for one in every.values():
        one.seen(games)
        one.seen(rare())
        one.table()
        one.components()
        one.refusals()
        one.purse()
    return every


def test_the_games_came_to_every_question(games: Seen) -> None:
    assert games.kinds() == {kind for kind, rule in RULES.items() if type(rule).ask is not Rule.ask}


def test_the_games_came_to_every_event(games: Seen) -> None:
    told = [call for call in CALLS if getattr(call.func, "attr", "") == "tell"]
    named = {call.args[0].value for call in told if isinstance(call.args[0], ast.Constant)}
    of_neutrals = {
        f"{who}{what}" for who in ("", "neutral-") for what in ("fired", "losses", "won")
    }  # told by players and by neutral ships alike
    assert {event.kind for event in games.events.values()} - {"over", FORFEITED} == (named - {"over"}) | of_neutrals


@pytest.mark.parametrize("locale", LOCALES)
def test_what_may_count_at_once_says_so(games: Seen, locale: str) -> None:
    assert {"action", "claim", "engage", "reputation"} <= games.at_once
    silent = {kind for kind in games.at_once if not Texts(locale).has(f"eclipse-draws-{kind}")}
    assert silent <= {"end", "return-cube"}  # their questions say so, where it is so


@pytest.mark.parametrize(("locale", "said"), [("en", "at once"), ("ko", "바로")])
def test_the_end_of_a_turn_counts_at_once_only_where_all_have_passed(locale: str, said: str) -> None:
    labels, table = Labels(Texts(locale), "eclipse", NAMES), Table()
    for passed in (False, True):
        for player in table.state.players:
            player.passed = passed
        question = EndTurnRule().ask(table.state, EndTurn(0))
        assert (said in labels.ask(question)) == passed


@pytest.mark.parametrize(("locale", "said"), [("en", "at once"), ("ko", "바로")])
def test_a_part_that_was_found_counts_at_once_only_after_the_action_phase(locale: str, said: str) -> None:
    labels, table = Labels(Texts(locale), "eclipse", NAMES), Table()
    for acting in (0, NO_SEAT):
        table.state.acting = acting
        question = SlotRule().ask(table.state, SlotFrame(0, "hull", free=True))
        assert (said in labels.ask(question)) == (acting == NO_SEAT)
        assert not labels.texts.has("eclipse-draws-slot")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_question_fits_the_prompt_of_its_select(games: Seen, locale: str) -> None:
    labels = Labels(Texts(locale), "eclipse", NAMES)
    asked = [each for each in games.questions.values() if each.kind in ("action", "assign", "place", "reaction")]
    assert asked
    assert [labels.ask(each) for each in asked if len(labels.ask(each)) > ON_A_PHONE] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_fits_its_place(said: dict[str, Said], locale: str) -> None:
    assert said[locale].misfits() == []


def test_no_id_stands_among_korean_words(said: dict[str, Said]) -> None:
    assert said[KOREAN].ids() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_things_of_a_kind_have_one_name(locale: str) -> None:
    say = Texts(locale)
    for kind in (TECHNOLOGIES, PARTS, SPECIES):
        names = [say.name("eclipse", one) for one in kind]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_left_over(said: dict[str, Said], locale: str) -> None:
    assert said[locale].left_over() == set()
