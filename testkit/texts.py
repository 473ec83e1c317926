"""What a game can say, gathered to be looked at: in which language a message lacks, what is too long, what is an id.

`Seen` gathers what is asked, told and refused, `Said` says all of it in one language. What only a game knows is in its
`OwnTexts`: the games to play, what games hardly come to, what its components make possible.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.manifest.manifest import manifest
from bot.ui.kit.layout import BUTTON, FIELD_LABEL, OPTION
from bot.ui.panel import forms, question_controls
from bot.ui.panel.asked import Where, ready
from bot.words import effects, own_values
from bot.words.labels import Labels
from bot.words.texts import FOLDERS, Texts
from rules import games
from rules.core.decisions import NO_FACTS, Allocate, Decision, Facts, Illegal, Option, Pick, Slot, Unavailable
from rules.core.flow import Event, Rule
from rules.core.game import Game, Outcome
from rules.core.play import Move
from rules.opponents.reasons import Reason
from testkit.playouts import AskedOnce

NAMES = ("철수", "영희", "민준", "서연")
ID = re.compile(r"(?<![a-z.])[a-z]{2,}(?![a-z.])")  # an id among Korean words; addresses have dots
QUOTED = re.compile("“[^”]*”")  # what is to be typed as it stands
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
OWN = ("mine", "sheets", "sector", "zoom", "dealt")  # words of all games for which a game may have one of its own
PROMPT = 150  # characters of a select's prompt
REASON = 250  # of why something cannot be chosen
WARNING = 200  # of that an answer counts at once
LINE = 400  # of a line of the log
AT_STAKE = 250  # of what a round is about, above a question
PART = 90  # of one of the reasons of a hint
HELD = 30  # of what a seat has to spend
Key = tuple[Any, ...]
Told = tuple[int, str]  # how many characters a place takes, and what is said there


def rule_trees(game_id: str) -> list[ast.Module]:
    """The syntax trees of a game's rules."""
    file = import_module(games.MODULES[game_id].rpartition(".")[0]).__file__
    assert file is not None
    return [ast.parse(path.read_text("utf-8")) for path in sorted(Path(file).parent.rglob("*.py"))]


@cache
def calls(game_id: str) -> tuple[ast.Call, ...]:
    """Every call in a game's rules."""
    return tuple(node for tree in rule_trees(game_id) for node in ast.walk(tree) if isinstance(node, ast.Call))


def key(name: str, facts: Facts) -> Key:
    """What tells a question, option or event from others."""
    return (name, *facts.items())


def _named(option: Option) -> Key:
    """What tells an option from others, with what it costs and gains."""
    return (*key(option.word, option.facts), *option.costs.items(), "→", *option.gains.items())


class Listed(Texts):
    """Texts that remember which messages were shown."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale)
        self.shown: set[str] = set()

    def __call__(self, message: str, /, **args: Any) -> str:
        """A message, remembered."""
        self.shown.add(message)
        return super().__call__(message, **args)


@dataclass
class Seen:
    """What games of one kind came to: questions, options, proposals, slots, what is barred, and events, each once.

    `key` tells them apart. `ask`, `bar`, `look` and `tell` add to it, `follow` a whole game; `Said` says it all.
    """

    game: Game
    questions: dict[Key, Decision] = field(default_factory=dict)
    options: dict[Key, tuple[Decision, Option]] = field(default_factory=dict)
    offers: dict[Key, tuple[Decision, tuple[str, ...]]] = field(default_factory=dict)
    slots: dict[Key, tuple[Decision, Slot]] = field(default_factory=dict)
    barred: dict[Key, tuple[Decision, Unavailable]] = field(default_factory=dict)
    groups: set[str] = field(default_factory=set)
    events: dict[Key, Event] = field(default_factory=dict)
    stakes: dict[Key, Facts] = field(default_factory=dict)
    at_once: set[str] = field(default_factory=set)  # kinds of questions, not sealed, whose answers counted at once

    def __post_init__(self) -> None:
        self.pending = AskedOnce(self.game).pending  # for games that are followed to ask, too

    def ask(self, *questions: Decision) -> None:
        """Note questions, with their options, proposals, slots and headings; what is known already stays as it was."""
        for asked in questions:
            self.questions.setdefault(key(asked.kind, asked.facts), asked)
            if isinstance(asked.ask, Pick):
                self.offers.update({(asked.kind, *offer): (asked, offer) for offer in asked.ask.offers})
                for option in asked.ask.options:
                    self.options.setdefault((asked.kind, *_named(option)), (asked, option))
                if asked.ask.most == 1:  # questions for several have no headings
                    self.groups |= {option.group for option in asked.ask.options} - {""}
            if isinstance(asked.ask, Allocate):
                self.slots.update(
                    {(asked.kind, *key(slot.word, slot.facts)): (asked, slot) for slot in asked.ask.slots}
                )

    def bar(self, asked: Decision, *unavailable: Unavailable) -> None:
        """Note what cannot be chosen in the question `asked`, and the headings of that.

        Once for each option and code of its refusal: people look for the reasons by the headings of the options.
        """
        self.groups |= {each.option.group for each in unavailable} - {""}
        for each in unavailable:
            self.barred.setdefault((asked.kind, each.option.word, each.reason.code), (asked, each))

    def look(self, state: Any) -> None:
        """Note all that anybody is asked in a position, what cannot be chosen there, and what the round is about."""
        for asked in self.pending(state):
            self.ask(asked)
            if facts := manifest(self.game.id).panels.stakes(state, asked.seat):
                self.stakes[key("", facts)] = facts
            self.bar(asked, *self.game.unavailable(state, asked))

    def tell(self, *events: Event) -> None:
        """Note what happened, once for each kind with the same facts."""
        self.events.update({key(event.kind, event.facts): event for event in events})

    def follow(self, steps: Iterable[tuple[Any, Move, Outcome]]) -> Iterator[Any]:
        """Note what a game tells and asks after each of its moves; yields each position, which is not to be changed.

        `steps` are such as `random_games.random_game` or `computer_games.among_computers` give.
        """
        for state, move, outcome in steps:
            self.tell(*outcome.events)
            if outcome.counts_at_once and not outcome.sealed:
                self.at_once.add(move.kind)
            self.look(state)
            yield state

    def kinds(self) -> set[str]:
        """The kinds of questions that were asked."""
        return {question.kind for question in self.questions.values()}


class OwnTexts:
    """What only one game knows of its texts; `tests/<game>/texts.py` holds its own as `OWN`.

    `counting` are kinds of questions that may count at once, `silent` those of them that say so in the question itself,
    `planned` kinds that are put to whoever plans only, `spoken` kinds of events whose name no call of `tell` has as it
    stands.
    """

    game: Game
    counting: frozenset[str] = frozenset()
    planned: frozenset[str] = frozenset()
    silent: frozenset[str] = frozenset()
    spoken: frozenset[str] = frozenset()

    def play(self, seen: Seen) -> None:
        """Play games that come to every question and to every event of `game`, and note what they come to in `seen`.

        Each game has to say how: tests that gather texts call this first.
        """
        raise NotImplementedError

    def imagine(self, seen: Seen) -> None:
        """Note in `seen` whatever the components make possible, whether a game comes to it or not: every card and tile.

        Nothing, unless a game says otherwise.
        """

    def names(self, say: Texts) -> Iterator[Told]:
        """What things of the game are called and what they do, each with how many characters its place takes."""
        return iter(())

    def lines(self, say: Texts, labels: Labels, seen: Seen) -> Iterator[Told]:
        """What is said of what was `seen` besides what `Said` says of every game, each with how long it may be."""
        return iter(())

    def reasons(self) -> Iterator[Reason]:
        """Every reason that rules of thumb may have for an answer (`<game>-reason-<kind>`), with facts as they may be.

        Nothing, where the game gives no reasons.
        """
        return iter(())

    def position(self) -> Any:
        """Any position of the game in which seat 0 has something of each kind that its purse counts."""
        raise NotImplementedError

    def details(self, code: str, names: frozenset[str]) -> Iterator[Facts]:
        """What a refusal may be told with, by the names of its details: each of these values is tried.

        For a game to say otherwise where its texts need an id; 7 stands for any number.
        """
        yield dict.fromkeys(names, 7)

    def refused(self) -> Iterator[tuple[str, Facts]]:
        """Refusals as (code, details) that the source does not show, since their code or details are put together.

        `refusals` finds all others.
        """
        return iter(())

    @property
    def refusals(self) -> Iterator[tuple[str, Facts]]:
        """Every refusal of the rules, with details: each `Illegal` of their source by its code, then `refused`."""
        for call in calls(self.game.id):
            if getattr(call.func, "id", "") == "Illegal":
                names = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
                for code in constants(call.args[0]):
                    yield from ((code, facts) for facts in self.details(code, names))
        yield from self.refused()

    @property
    def told(self) -> set[str]:
        """The kinds of events that the rules tell: those of all calls of `tell` in their source, and `spoken`."""
        named = [call.args[0] for call in calls(self.game.id) if getattr(call.func, "attr", "") == "tell"]
        return {kind for each in named for kind in constants(each)} | self.spoken

    @property
    def asked(self) -> set[str]:
        """The kinds of questions that the rules ask: the tags of frames whose rule has an `ask` of its own."""
        rules = self.game.rules  # type: ignore[attr-defined]
        return {kind for kind, rule in rules.items() if type(rule).ask is not Rule.ask}


def constants(node: ast.expr) -> Iterator[str]:
    """The strings that an argument may be: itself, or both sides of a choice."""
    for each in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
        if isinstance(each, ast.Constant):
            yield str(each.value)


@dataclass
class Said:
    """Everything that a game says in one language: how long it may be, and the text."""

    game_id: str
    texts: Listed
    lines: list[Told] = field(default_factory=list)

    def add(self, limit: int, line: str) -> None:
        """A text, and how many characters its place takes."""
        self.lines.append((limit, line))

    def everything(self, own: OwnTexts, *every: Seen) -> None:
        """All that there is to say."""
        self.table()
        self.lines += own.names(self.texts)
        for title in manifest(self.game_id).telling.titles:
            self.add(LINE, self.texts(f"{self.game_id}-title-{title}", name=NAMES[0], count=12))
        for ended in (each for each in self._written() if each.startswith(f"{self.game_id}-ended-")):
            self.add(LINE, self.texts(ended, names=", ".join(NAMES[:2]), count=12))
        for held in own.game.purse(own.position(), 0):
            if self.texts.has(f"{self.game_id}-held-{held}"):
                self.add(HELD, self.texts(f"{self.game_id}-held-{held}"))
            self.add(HELD, self.texts.name(self.game_id, held))
        for code, details in own.refusals:
            self.add(REASON, self.texts.refusal(Illegal(code, **details), self.game_id))
        for reason in own.reasons():
            self.add(PART, self.texts.reason(self.game_id, reason, NAMES))
        for seen in every:
            self.seen(seen)
            self.lines += own.lines(self.texts, Labels(self.texts, self.game_id, NAMES), seen)

    def seen(self, seen: Seen) -> None:
        """Say what was asked, offered, barred and told: each text goes to `lines`, with how long it may be."""
        labels = Labels(self.texts, self.game_id, NAMES)
        for asked in seen.questions.values():
            self.question(labels, asked)
        for asked, option in seen.options.values():
            self.option(labels, asked, option)
        for asked, offer in seen.offers.values():
            self.add(PROMPT, labels.answer(asked, offer))
        for asked, slot in seen.slots.values():
            self.add(FIELD_LABEL, forms.up_to(slot, slot.cap, asked, labels))
        for group in seen.groups:
            self.add(BUTTON, self.texts("ui-heading", heading=labels.group(group), count=25))
            self.add(PROMPT, labels.open_group(group))
        for asked, each in seen.barred.values():
            self.add(OPTION, labels.option(asked, each.option))
            self.add(REASON, labels.refusal(each.reason))
        for facts in seen.stakes.values():
            self.add(AT_STAKE, self.texts(f"{self.game_id}-stakes", **self.texts.facts(self.game_id, facts)))
        for event in seen.events.values():
            self.add(LINE, labels.event(event))
            for facts in (NO_FACTS, event.facts):
                if several := self.texts.several(self.game_id, event.kind, NAMES, facts):
                    self.add(LINE, several)
            for row in self.texts.rows(self.game_id, [event, event], NAMES).values():
                self.add(LINE, row)

    def question(self, labels: Labels, asked: Decision) -> None:
        """A question, the controls that answer it, and that an answer counts at once where that is said."""
        self.add(PROMPT, labels.ask(asked))
        self.add(BUTTON, ready(asked, labels))
        for row in question_controls.controls(asked, labels, Where("game", 0)):
            for control in row.to_component_dict()["components"]:
                self.add(BUTTON, control.get("label", "⚫"))
                self.add(PROMPT, control.get("placeholder", "⚫"))
        warned = self.texts.has(f"{self.game_id}-draws-{asked.kind}")
        if warned and (said := labels.warning(asked)):  # none where no answer of this one counts at once
            self.add(WARNING, said)
        for said in labels.beside(asked).splitlines():
            self.add(WARNING, said)
        if self.texts.has(f"{self.game_id}-step-{asked.kind}"):
            self.add(LINE, labels.step(asked, asked.default))

    def option(self, labels: Labels, asked: Decision, option: Option) -> None:
        """An option in a menu, with what it costs and gains under it, and as a button; its question as calls say it."""
        label, costs, gains = labels.described(asked, option)
        self.add(BUTTON, label)
        self.add(BUTTON, labels.described(asked, option, under=option.group)[0])
        self.add(OPTION, effects.described(costs, gains, OPTION) or label)
        self.add(BUTTON, effects.fitted(label, costs, gains, BUTTON))
        if self.texts.has(planned := f"{self.game_id}-plan-only-{asked.kind}"):
            self.add(BUTTON, self.texts(planned, answer=label))
        if self.texts.has(public := f"{self.game_id}-asked-{asked.kind}"):
            self.add(OPTION, self.texts(public, **self.texts.facts(self.game_id, asked.facts, NAMES)))

    def table(self) -> None:
        """The name, the command, the rules in short, controls, boards, options and standing orders."""
        game, say = self.game_id, self.texts
        self.add(40, say(f"{game}-name"))
        self.add(100, say(f"command-{game}"))
        self.add(3900, say(f"{game}-rules", **manifest(game).in_short(None)))
        if say.has(f"{game}-tie-break"):
            self.add(LINE, say(f"{game}-tie-break", names=", ".join(NAMES[:2])))
        for control in OWN:
            self.add(BUTTON, say.own(game, f"ui-{control}", sector="10", name=""))
        for file in own_values.components(game):
            self.add(BUTTON, say(f"{game}-file-{file}"))
        for board in manifest(game).boards.shared:
            self.add(BUTTON, say(f"{game}-board-{board}"))
        if say.has(f"{game}-letters"):
            self.add(LINE, say(f"{game}-letters", letters=", ".join("DGILOSTVX")))
        for window in manifest(game).windows:
            self.add(OPTION, say(f"{game}-window-{window}"))
        for what, chosen in (("option", games.game(game).options), ("order", games.game(game).orders)):
            for option in chosen:
                self.add(OPTION, say(f"{game}-{what}-{option.id}"))
                for value in option.choices:
                    self.add(OPTION, say(f"{game}-choice-{option.id}-{value}"))
                if option.text:
                    self.add(OPTION, say(f"{game}-write-{option.id}"))
                    self.add(OPTION, say(f"{game}-written-{option.id}", seats="3"))
                    self.add(FIELD_LABEL, say(f"{game}-text-{option.id}"))

    def misfits(self) -> list[str]:
        """Texts that are empty, or too long for their place."""
        return [line for limit, line in self.lines if not 0 < len(line) <= limit]

    def ids(self) -> list[str]:
        """Korean texts in which an id stands."""
        return [line for _, line in self.lines if ID.search(QUOTED.sub("", line))]

    def left_over(self, parts: Sequence[str] = ()) -> set[str]:
        """Messages of the game's file that nothing shows, but for those that are `parts` of others."""
        written = self._file()
        used = set(re.findall(rf"\{{ ({self.game_id}-[a-z0-9-]+) \}}", written))
        return set(MESSAGE.findall(written)) - used - set(parts) - self.texts.shown

    def _written(self) -> list[str]:
        return MESSAGE.findall(self._file())

    def _file(self) -> str:
        return (FOLDERS[0] / self.texts.locale / f"{self.game_id}.ftl").read_text("utf-8")
