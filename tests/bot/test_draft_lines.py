"""What a draft tells is done: no line of it asks, or breaks off behind a colon."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.manifest.manifest import manifest
from bot.table.game.snapshot import Drafted, visible_events
from bot.ui.panel.panel_lines import steps
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules import games
from rules.core.chance import chance
from rules.core.decisions import Decision, Illegal
from rules.core.flow import Event
from rules.core.game import Game
from rules.core.play import Move, step
from testkit.laws.telling import NAMES, answers
from tests.played import plays
from tools.keep import kept

KINDS = tuple(games.MODULES)
SEATS, ANSWERS = 2, 5  # seats that are asked at a kept position, and answers of each that are followed up
OF_A_KIND = 20  # answers that are looked at, of those that tell something, and of those that tell nothing
ASKS = re.compile(r"\w[)*\]]*[?？]|[:：]\s*$|[.] $")  # `? VP` is how a card writes what varies


def drafted(kind: str) -> Iterator[Drafted]:
    """Moves of random games with what they told: a few of each kind, and as many that told nothing."""
    game, seen = games.game(kind), Counter[tuple[str, bool]]()
    for play in plays(games.MODULES[kind]):
        for station in play.stations:
            move, told = station.move, bool(visible_events(station.events, station.move.seat))
            seen[move.kind, told] += 1
            if seen[move.kind, told] <= OF_A_KIND:
                yield Drafted(move, False, station.events, _asked(game, station.position(game), move))


def tried(kind: str) -> Iterator[Drafted]:
    """Answers to what is asked at the kept positions of a game."""
    game, rng = games.game(kind), Random(0)
    for path in kept(game).values():
        saved = gzip.decompress(path.read_bytes())
        for question in game.pending(game.codec.validate_json(saved)):
            for answer in answers(question, rng):
                move, now = Move(question.seat, question.kind, answer), game.codec.validate_json(saved)
                try:
                    outcome = step(game, now, move, chance("draft", 0))
                except Illegal:
                    continue
                yield Drafted(move, False, outcome.events, question)


def going_on(kind: str) -> Iterator[tuple[str, Sequence[Event], Sequence[Event]]]:
    """What answers at the kept positions of a game told, and what the next one of the same seat did: its kind first."""
    game, rng = games.game(kind), Random(0)
    for path in kept(game).values():
        saved = gzip.decompress(path.read_bytes())
        for question in game.pending(game.codec.validate_json(saved))[:SEATS]:
            for answer in answers(question, rng)[:ANSWERS]:
                now = game.codec.validate_json(saved)
                try:
                    first = step(game, now, Move(question.seat, question.kind, answer), chance("draft", 0)).events
                except Illegal:
                    continue
                then = game.codec.dump_json(now)
                for asked in game.pending(now, question.seat):
                    for given in answers(asked, rng):
                        move, now = Move(asked.seat, asked.kind, given), game.codec.validate_json(then)
                        try:
                            yield asked.kind, first, step(game, now, move, chance("draft", 1)).events
                        except Illegal:
                            continue


def made_up(kind: str, events: Sequence[Event]) -> Counter[tuple[str, ...]]:
    """What is told of events that none of them tells; headings say nothing of an answer."""
    telling = manifest(kind).telling
    known = {*telling.report.continues, *(event.kind for event in events)}
    told = [event for scene in telling.scenes(events) for event in scene]
    return Counter((event.kind, *map(str, sorted(event.facts.items()))) for event in told if event.kind not in known)


def _asked(game: Game, state: Any, move: Move) -> Decision:
    return next(each for each in game.pending(state, move.seat) if each.kind == move.kind)


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_of_a_draft_says_what_was_done(kind: str) -> None:
    odd, looked_at = dict[tuple[str, str], str](), 0
    labels = {locale: Labels(Texts(locale), kind, NAMES) for locale in LOCALES}
    for each in (*drafted(kind), *tried(kind)):
        for locale in LOCALES:
            (line,) = steps([each], labels[locale])
            looked_at += 1
            if ASKS.search(line):
                odd[locale, each.move.kind] = line
    assert looked_at
    assert odd == {}


@pytest.mark.parametrize("kind", KINDS)
def test_no_step_of_a_draft_tells_of_an_answer_that_was_not_given(kind: str) -> None:
    """What the telling adds to a step on its own is still told once the question behind it is answered, however it is.

    *leaves 107 without an influence disc* stood above *Place an influence disc in 107?*, and above the disc.
    """
    denied, looked_at = dict[tuple[str, str], str](), 0
    for asked, first, then in going_on(kind):
        looked_at += 1
        for left in made_up(kind, first) - made_up(kind, [*first, *then]):
            denied[asked, left[0]] = " ".join(left)
    assert looked_at
    assert denied == {}


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_says_once_what_several_deeds_in_a_row_open_with(kind: str) -> None:
    """Eclipse told *Ada moves: A; Ada moves: B; Ada moves: C*."""
    texts, deeds = Texts("en"), 0
    labels = Labels(texts, kind, NAMES).prose
    for drafted_move in drafted(kind):
        events = visible_events(drafted_move.events, drafted_move.move.seat)
        for one, other in pairwise(events):
            opening, colon, behind = labels.event(other).partition(": ")
            same = (one.kind, one.facts.get("seat")) == (other.kind, other.facts.get("seat"))
            if same and colon and labels.event(one).startswith(opening + colon):
                deeds += 1
                told = labels.events([one, other])
                assert told.count(opening + colon) == 1, told
                assert told.endswith(behind)
    assert deeds or kind in ("gaia", "pulsar", "race")  # which tell no two such deeds in a row
