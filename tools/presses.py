"""Presses that turns take on the panel: `python -m tools.presses <game> games.jsonl.gz …`, or `--computers 20`.

The records are those of `tools.oracle`; what stands in one line of a record is a turn. With `--computers`, so many
games among computers are played for each number of seats, and a turn is what a seat answers in a row until it
confirms or somebody else is asked. Each answer is looked for in the controls that the panel would have: headings and
pages that lead to it are pressed first, and free actions that follow each other are chosen in one go where they stand
in one select. *My turn* and *Confirm* count, and so does the question whether to end a turn that gives something up.
What leaves no choice does not, nor does what the orders answer that everybody has at first; `--asked` counts that,
too. A record that names a proposal in other words has pressed it. Whoever chooses one of a list taps twice, as the
list is opened first: taps are told beside presses.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from json import loads
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

from bot.manifest.manifest import manifest
from bot.ui.kit.layout import MENU
from bot.ui.panel import question_controls
from bot.ui.panel.asked import NONE, SAME, Where
from bot.ui.panel.navigation import Nav
from bot.ui.panel.spreading.allocation import steppable
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules import games
from rules.core import hidden
from rules.core.chance import chance
from rules.core.decisions import Allocate, Answer, Decision, Option, Pick, allocation
from rules.core.flow import FORFEITED
from rules.core.game import Game, Outcome, Setup
from rules.core.play import copy, digest, give, pending_question, start
from rules.games import MODULES
from testkit.computer_games import among_computers
from tools.oracle import lines
from tools.peer.replay import Replay, peer_of

AROUND = 2  # *My turn* and *Confirm*
FORM = 2  # open it, send it
ROUTINE, MOST = 6, 12
NAMES = ("A", "B", "C", "D", "E", "F")


class Turn(NamedTuple):
    """How many presses a turn took, how many of them in a list, and how many of its answers were free actions."""

    presses: int
    listed: int
    free: int

    @property
    def taps(self) -> int:
        """The same where a list that is chosen from takes two."""
        return self.presses + self.listed


class Shown(NamedTuple):
    """A control that answers: in a list or as a button, and what else can be chosen along with it."""

    listed: bool
    along: frozenset[str]


@dataclass
class Panel:
    """Where in the panel of a game somebody is, the free actions that may still join the last press, and lists used."""

    game_id: str
    nav: Nav = field(default_factory=Nav)
    open: frozenset[str] = frozenset()
    listed: int = 0

    @property
    def several(self) -> Collection[str]:
        """The headings of which more than one option may be chosen in one go."""
        return manifest(self.game_id).panels.several

    def press(self, question: Decision, words: Answer) -> int:
        """How many presses this answer takes."""
        ask = question.ask
        if not isinstance(ask, Pick) or ask.most > 1 or ask.offers:
            self.nav, self.open = Nav(), frozenset()
            if isinstance(ask, Allocate):
                return self._spread(question, ask, words)
            return self._chosen(question, ask, words) if isinstance(ask, Pick) else 1
        return self._one(question, words[0] if words else NONE)

    def _spread(self, question: Decision, ask: Allocate, words: Answer) -> int:
        """One select of all amounts, or the button of the default; else each slot, amounts above one, and an end.

        Where the game completes the answer each one of what is chosen is a press, and what costs is one button.
        """
        if question.kind in manifest(self.game_id).panels.completed and words != question.default:
            free = {slot.word for slot in ask.slots if not slot.costs}
            return 1 + sum(amount for word, amount in allocation(words).items() if word in free)
        if words == question.default or sum(min(slot.cap, ask.most) for slot in ask.slots) <= MENU:
            return 1
        above_one = sum(amount > 1 for amount in allocation(words).values())
        return len(words) + above_one + 1 if steppable(ask) else FORM

    def _chosen(self, question: Decision, ask: Pick, words: Answer) -> int:
        """A proposal; else the button of the default, one select of all options, or a form where they are too many."""
        if ask.offers:
            return self._proposed(ask, words)
        return FORM if words != question.default and len(ask.options) > MENU + 1 else 1

    @staticmethod
    def _proposed(ask: Pick, words: Answer) -> int:
        places = [place for place, offer in enumerate(ask.offers) if set(offer) == set(words)]
        return 1 + places[0] // question_controls.AREAS if places else FORM

    def _one(self, question: Decision, word: str) -> int:
        same = {option.word: str(option.facts[SAME]) for option in _options(question) if SAME in option.facts}
        word = same.get(word, word)
        if word in self.open:
            self.open -= {word}
            return 0
        here = self.nav if self.nav.kind == question.kind else Nav(question.kind)
        group = next((option.group for option in question_controls.wanted(question) if option.word == word), "")
        for presses, nav in enumerate(self._ways(here, group)):
            shown = dict(self._answers(question, nav))
            if word in shown:
                self.open = shown[word].along - {word}
                self.listed += shown[word].listed
                self.nav = Nav(question.kind, nav.group)
                return presses + 1
        raise LookupError(f"{question.kind} {word}")

    def _ways(self, here: Nav, group: str) -> Iterator[Nav]:
        """What may be looked at, each a press further on: here, the headings, then the heading, page by page."""
        yield here
        if here.group is not None:
            yield Nav(here.kind)
        if group in self.several:
            yield from (Nav(here.kind, None, page) for page in range(1, MENU))
        else:
            yield from (Nav(here.kind, group, page) for page in range(MENU))

    def _answers(self, question: Decision, nav: Nav) -> Iterator[tuple[str, Shown]]:
        """The words that can be pressed, each with how."""
        shown = manifest(self.game_id)
        place = Where(
            *("game", 0, nav.group, nav.page),
            several=self.several,
            headed=shown.panels.headed,
            listed=shown.panels.listed,
            fact=shown.boards.place,
        )
        labels = Labels(Texts("en"), self.game_id, NAMES)
        for row in question_controls.controls(question, labels, place):
            for control in row.to_component_dict()["components"]:
                _, verb, _, _, args = control["custom_id"].split(":", 4)
                values = [option["value"] for option in control.get("options", [])]
                if verb == "pick":
                    yield args.split("/")[1], Shown(listed=False, along=frozenset())
                choices = Shown(listed=True, along=frozenset(values) if verb == "several" else frozenset())
                yield from ((value.removeprefix(question_controls.DIRECT), choices) for value in values)


class Counted:
    """Counts the presses of each turn of a record; those of what orders answer only where `asked` says so."""

    def __init__(self, game_id: str, record: Any, *, asked: bool = False) -> None:
        self.game_id = game_id
        self.game = games.game(game_id)
        self.asked = asked
        self.orders = {order.id: order.default for order in self.game.orders}
        self.ordered = {kind for order in self.game.orders for kind in order.answers}
        self.turns: list[Turn] = []
        self.seen = -1
        self._begin()
        self.replay = peer_of(game_id).Replay(record, self.look)

    def run(self) -> None:
        """Count every line."""
        self.replay.run()
        self._done()

    def look(self, replay: Replay, question: Decision, words: Answer) -> None:
        """Count an answer."""
        if self.seen != replay.index:
            self._done()
            self.seen = replay.index
        if question.closes and words == question.default:
            outcome = give(self.game, copy(self.game, replay.state), question, words, chance("presses", 0))
            self.lost |= gives_up(outcome, question.seat)
        if self._pressed(replay.state, question, words):
            self.presses += self.panel.press(question, self._proposal(replay.state, question, words))
            self.free += any(
                option.word in words and option.group in self.panel.several for option in _options(question)
            )

    def _pressed(self, state: Any, question: Decision, words: Answer) -> bool:
        """Whether an answer takes a press: it is not the only one, not of *Confirm*, and not given by an order."""
        if question.ask.forced() is not None or (question.closes and words == question.default):
            return False
        if self.asked or question.kind not in self.ordered:
            return True
        return self.game.standing(hidden.view(state, question.seat), question, self.orders) != words

    def _proposal(self, state: Any, question: Decision, words: Answer) -> Answer:
        """The proposal that does what these words do, which may name less or more of what belongs together anyway."""
        offers = question.ask.offers if isinstance(question.ask, Pick) else ()
        if not offers or words in offers:
            return words
        after = self._after(state, question, words)
        return next((offer for offer in offers if self._after(state, question, offer) == after), words)

    def _after(self, state: Any, question: Decision, words: Answer) -> str:
        tried = copy(self.game, state)
        give(self.game, tried, question, words, chance("presses", 0))
        return digest(self.game, tried)

    def _begin(self) -> None:
        self.panel = Panel(self.game_id)
        self.presses = 0
        self.free = 0
        self.lost: bool = False

    def _done(self) -> None:
        if self.presses:
            self.turns.append(Turn(AROUND + self.presses + int(self.lost), self.panel.listed, self.free))
        self._begin()


def among(game: Game, setup: Setup, seed: str) -> Iterator[Turn]:
    """The turns of a game among computers."""
    before = start(game, setup, seed)
    panel, presses, seat = Panel(game.id), 0, -1
    for state, move, outcome in among_computers(game, before, seed):
        question = pending_question(game, before, move.seat, move.kind)
        confirmed = question.closes and move.answer == question.default
        if presses and (move.seat != seat or confirmed):
            lost = move.seat == seat and gives_up(outcome, seat)
            yield Turn(AROUND + presses + int(lost), panel.listed, 0)
            panel, presses = Panel(game.id), 0
        if question.ask.forced() is None and not confirmed:
            presses += panel.press(question, move.answer)
        before, seat = state, move.seat
    if presses:
        yield Turn(AROUND + presses, panel.listed, 0)


def gives_up(outcome: Outcome, seat: int) -> bool:
    """Whether an answer gives something of a seat up unspent, so that it is asked once more before it counts."""
    return any(event.kind == FORFEITED and seat in (event.seen_by or ()) for event in outcome.events)


def _options(question: Decision) -> Sequence[Option]:
    return question.ask.options if isinstance(question.ask, Pick) else ()


def counted(game_id: str, file: Path, *, asked: bool = False) -> Iterator[Turn]:
    """The turns of every record of a file that the kernel can play."""
    for line in lines(file):
        record = loads(line)
        if not peer_of(game_id).skipped(record):
            replay = Counted(game_id, record, asked=asked)
            replay.run()
            yield from replay.turns


def told(what: str, turns: Sequence[Turn], routine: int, most: int) -> str:
    """How many presses these turns took."""
    counts, taps = [turn.presses for turn in turns], [turn.taps for turn in turns]
    within, more = sum(n <= routine for n in counts) / len(counts), sum(n > most for n in counts)
    return (
        f"{what}: {len(counts)} turns, median {median(counts)}, {within:.1%} within {routine}, "
        f"most {max(counts)}, {more} above {most}, {mean(counts):.2f} on average, {mean(taps):.2f} taps; "
        f"{dict(sorted(Counter(counts).items()))}"
    )


def main() -> None:
    """Print the presses of turns with and without free actions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=MODULES)
    parser.add_argument("files", nargs="*", type=Path, help="records of a peer")
    parser.add_argument("--computers", type=int, default=0, metavar="GAMES", help="games among computers instead")
    parser.add_argument("--routine", type=int, default=ROUTINE, help="presses of an ordinary turn (default: 6)")
    parser.add_argument("--most", type=int, default=MOST, help="presses of the longest turn (default: 12)")
    parser.add_argument("--asked", action="store_true", help="count what orders answer as if it were asked")
    given = parser.parse_args()
    turns = [turn for file in given.files for turn in counted(given.game, file, asked=given.asked)]
    rules = games.game(given.game)
    for seats in rules.seats if given.computers else ():
        played = (among(rules, Setup(seats), f"presses/{number}") for number in range(given.computers))
        print(told(f"{seats} seats", [turn for each in played for turn in each], given.routine, given.most))
    plain = [turn for turn in turns if not turn.free]
    free = [turn for turn in turns if turn.free]
    for what, found in (("without free actions", plain), ("with free actions", free)):
        if found:
            print(told(what, found, given.routine, given.most))


if __name__ == "__main__":
    main()
