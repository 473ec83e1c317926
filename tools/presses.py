"""Presses that turns of recorded games take on the panel: `python -m tools.presses real_complete.jsonl.gz …`.

The records are those of `tools.oracle`, of Gaia Project. Each answer is looked for in the controls that the panel would
have: headings and pages that lead to it are pressed first, and free actions that follow each other are chosen in one go
where they stand in one select. *My turn* and *Confirm* count, what leaves no choice does not.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from json import loads
from pathlib import Path
from statistics import median
from typing import Any

from bot.ui.panel import question_controls
from bot.ui.panel.navigation import Nav
from bot.ui.panel.question_controls import NONE, Place
from bot.words.labels import Labels
from bot.words.texts import Texts
from cogs.gaia import Gaia
from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.play import asked
from tools.oracle import lines
from tools.peer.gaia_replay import Replay
from tools.peer.gaia_setup import skipped

AROUND = 2  # *My turn* and *Confirm*
FORM = 2  # open it, send it
ROUTINE, MOST = 6, 12
LABELS = Labels(Texts("en"), "gaia", ("A", "B", "C", "D"))
Turn = tuple[int, int]  # how many presses it took, and how many of its answers were free actions


@dataclass
class Panel:
    """Where in the panel somebody is, and the free actions that may still join the last press."""

    nav: Nav = field(default_factory=Nav)
    open: frozenset[str] = frozenset()

    def press(self, question: Decision, words: Answer) -> int:
        """How many presses this answer takes."""
        ask = question.ask
        if not isinstance(ask, Pick) or ask.most > 1:
            self.nav, self.open = Nav(), frozenset()
            return 1 if not isinstance(ask, Pick) or not ask.offers else self._proposed(ask, words)
        return self._one(question, words[0] if words else NONE)

    @staticmethod
    def _proposed(ask: Pick, words: Answer) -> int:
        places = [place for place, offer in enumerate(ask.offers) if set(offer) == set(words)]
        return 1 + places[0] // question_controls.AREAS if places else FORM

    def _one(self, question: Decision, word: str) -> int:
        if word in self.open:
            self.open -= {word}
            return 0
        here = self.nav if self.nav.kind == question.kind else Nav(question.kind)
        group = next((option.group for option in question_controls.wanted(question) if option.word == word), "")
        for presses, nav in enumerate(_ways(here, group)):
            shown = dict(_answers(question, nav))
            if word in shown:
                self.open = shown[word] - {word}
                self.nav = Nav(question.kind, nav.group)
                return presses + 1
        raise LookupError(f"{question.kind} {word}")


def _ways(here: Nav, group: str) -> Iterator[Nav]:
    """What may be looked at, each a press further on: here, the headings, then the heading, page by page."""
    yield here
    if here.group is not None:
        yield Nav(here.kind)
    if group in Gaia.presentation.several:
        yield from (Nav(here.kind, None, page) for page in range(1, question_controls.MENU))
    else:
        yield from (Nav(here.kind, group, page) for page in range(question_controls.MENU))


def _answers(question: Decision, nav: Nav) -> Iterator[tuple[str, frozenset[str]]]:
    """The words that can be pressed, each with those that can be chosen along with it."""
    place = Place("game", 0, nav.group, nav.page, several=Gaia.presentation.several)
    for row in question_controls.controls(question, LABELS, place):
        for control in row.to_component_dict()["components"]:
            _, verb, _, _, args = control["custom_id"].split(":", 4)
            values = [option["value"] for option in control.get("options", [])]
            if verb == "pick":
                yield args.split("/")[1], frozenset()
            along = frozenset(values) if verb == "several" else frozenset()
            yield from ((value.removeprefix(question_controls.DIRECT), along) for value in values)


class Counted(Replay):
    """A replay that counts the presses of each turn."""

    def __init__(self, record: Any) -> None:
        self.turns: list[Turn] = []
        self.panel, self.seen, self.presses, self.free = Panel(), -1, 0, 0
        super().__init__(record)

    def run(self) -> None:
        """Count every line."""
        super().run()
        self._done()

    def step(self, seat: int, kind: str, words: Answer) -> None:
        """Count an answer; a line of the record is a turn."""
        if self.seen != self.index:
            self._done()
        question = asked(self.game, self.state, seat, kind)
        if question.ask.forced() is None and not (question.closes and words == question.default):
            self.presses += self.panel.press(question, words)
            self.free += any(option.word in words and option.group == "free" for option in _options(question))
        super().step(seat, kind, words)

    def _done(self) -> None:
        if self.presses:
            self.turns.append((AROUND + self.presses, self.free))
        self.panel, self.seen, self.presses, self.free = Panel(), self.index, 0, 0


def _options(question: Decision) -> Sequence[Option]:
    return question.ask.options if isinstance(question.ask, Pick) else ()


def counted(file: Path) -> Iterator[Turn]:
    """The turns of every record of a file that the kernel can play."""
    for line in lines(file):
        record = loads(line)
        if not skipped(record):
            replay = Counted(record)
            replay.run()
            yield from replay.turns


def told(what: str, turns: Sequence[Turn]) -> str:
    """How many presses these turns took."""
    counts = [presses for presses, _ in turns]
    within, more = sum(n <= ROUTINE for n in counts) / len(counts), sum(n > MOST for n in counts)
    return (
        f"{what}: {len(counts)} turns, median {median(counts)}, {within:.1%} within {ROUTINE}, "
        f"most {max(counts)}, {more} above {MOST}; {dict(sorted(Counter(counts).items()))}"
    )


def main() -> None:
    """Print the presses of turns with and without free actions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    turns = [turn for file in parser.parse_args().files for turn in counted(file)]
    print(told("without free actions", [turn for turn in turns if not turn[1]]))
    print(told("with free actions", [turn for turn in turns if turn[1]]))


if __name__ == "__main__":
    main()
