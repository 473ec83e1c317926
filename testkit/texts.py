"""What a game can say, gathered to be looked at: in which language a message lacks, what is too long, what is an id."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.manifest.manifest import manifest
from bot.ui.kit.layout import BUTTON, OPTION
from bot.words import effects, own_values
from bot.words.labels import Labels
from bot.words.texts import FOLDERS, Texts
from rules import games
from rules.core.decisions import Decision, Facts, Option, Pick
from rules.core.flow import Event

NAMES = ("철수", "영희", "민준", "서연")
ID = re.compile(r"(?<![a-z.])[a-z]{2,}(?![a-z.])")  # an id among Korean words; addresses have dots
QUOTED = re.compile("“[^”]*”")  # what is to be typed as it stands
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
OWN = ("mine", "sheets", "sector", "zoom")  # controls of all games for which a game may have a word of its own
Key = tuple[Any, ...]


def rule_trees(game_id: str) -> list[ast.Module]:
    """The syntax trees of a game's rules."""
    file = import_module(games.MODULES[game_id].rpartition(".")[0]).__file__
    assert file is not None
    return [ast.parse(path.read_text("utf-8")) for path in sorted(Path(file).parent.rglob("*.py"))]


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
    """Questions, options and events, each once."""

    questions: dict[Key, Decision] = field(default_factory=dict)
    options: dict[Key, tuple[Decision, Option]] = field(default_factory=dict)
    events: dict[Key, Event] = field(default_factory=dict)

    def ask(self, asked: Decision) -> None:
        """Note a question and its options."""
        self.questions.setdefault(key(asked.kind, asked.facts), asked)
        if isinstance(asked.ask, Pick):
            for option in asked.ask.options:
                self.options.setdefault((asked.kind, *_named(option)), (asked, option))

    def tell(self, *events: Event) -> None:
        """Note what happened."""
        self.events.update({key(event.kind, event.facts): event for event in events})

    def kinds(self) -> set[str]:
        """The kinds of questions that were asked."""
        return {question.kind for question in self.questions.values()}


@dataclass
class Said:
    """Everything that a game says in one language: how long it may be, and the text."""

    game_id: str
    texts: Listed
    lines: list[tuple[int, str]] = field(default_factory=list)

    def add(self, limit: int, line: str) -> None:
        """A text, and how many characters its place takes."""
        self.lines.append((limit, line))

    def option(self, labels: Labels, asked: Decision, option: Option) -> None:
        """An option in a menu, with what it costs and gains under it, and as a button; its question as calls say it."""
        label, costs, gains = labels.described(asked, option)
        self.add(BUTTON, label)
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
        self.add(3900, say(f"{game}-rules"))
        for control in OWN:
            self.add(BUTTON, say.own(game, f"ui-{control}", sector="10"))
        for file in own_values.components(game):
            self.add(BUTTON, say(f"{game}-file-{file}"))
        for board in manifest(game).boards.shared:
            self.add(BUTTON, say(f"{game}-board-{board}"))
        for what, chosen in (("option", games.game(game).options), ("order", games.game(game).orders)):
            for option in chosen:
                self.add(OPTION, say(f"{game}-{what}-{option.id}"))
                for value in option.choices:
                    self.add(OPTION, say(f"{game}-choice-{option.id}-{value}"))

    def misfits(self) -> list[str]:
        """Texts that are empty, or too long for their place."""
        return [line for limit, line in self.lines if not 0 < len(line) <= limit]

    def ids(self) -> list[str]:
        """Korean texts in which an id stands."""
        return [line for _, line in self.lines if ID.search(QUOTED.sub("", line))]

    def left_over(self, parts: Sequence[str] = ()) -> set[str]:
        """Messages of the game's file that nothing shows, but for those that are `parts` of others."""
        written = (FOLDERS[0] / self.texts.locale / f"{self.game_id}.ftl").read_text("utf-8")
        used = set(re.findall(rf"\{{ ({self.game_id}-[a-z0-9-]+) \}}", written))
        return set(MESSAGE.findall(written)) - used - set(parts) - self.texts.shown
