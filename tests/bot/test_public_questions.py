"""What a call says of a question is the same whatever anybody else cannot see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.store.rows import GameRow, SeatRow
from bot.table.game.change import Acted
from bot.table.game.seated import SeatedGame
from bot.table.waiting.ledger import followed
from bot.words.calls import question
from bot.words.texts import Texts
from rules.core.game import Game
from rules.games import MODULES
from testkit.laws import Station, sample
from tests.played import load, plays

MODULE = {**MODULES, "duel": "tests.toys.duel"}
NOW = 1_700_000_000
REARRANGED = 2
Wording = Callable[[SeatedGame, Any, Texts], str]


@cache
def stations(kind: str) -> list[Station]:
    return sample(plays(MODULE[kind])[:3], 40, Random(kind))


def told(game: Game, state: Any, texts: Texts, wording: Wording) -> dict[tuple[int, str], str]:
    """What is said of each question that is open, by seat and kind."""
    pending = tuple(game.pending(state))
    names = [f"P{seat}" for seat in range(max((each.seat for each in pending), default=0) + 1)]
    row = GameRow("g", game.id, 1, 2, 3, "en", NOW, "running")
    seats = tuple(SeatRow("g", seat, 10 + seat, name) for seat, name in enumerate(names))
    table = SeatedGame(row, seats, waits=followed(row, (), pending, Acted(), NOW))
    return {(wait.seat, wait.kind): wording(table, wait, texts) for wait in table.waits if wait.awaited}


def differing(kind: str, wording: Wording) -> Iterator[str]:
    """What is said of a question and would be another thing if what somebody else cannot see were otherwise."""
    game, rng, texts = load(MODULE[kind]), Random(kind), Texts("en")
    for station in stations(kind):
        said = told(game, station.position(game), texts, wording)
        for onlooker in {seat for seat, _ in said} | {0, 1}:  # also one who is asked nothing
            for _ in range(REARRANGED):
                state = station.position(game)
                game.rearrange(state, onlooker, rng)
                other = told(game, state, texts, wording)
                yield from (
                    text for key, text in said.items() if key[0] != onlooker and other.get(key, text) != text
                )  # fmt: skip


def private(table: SeatedGame, wait: Any, texts: Texts) -> str:
    """A question as its own player reads it."""
    return texts.question(table.row.kind, wait.kind, wait.facts, table.plain_names)


@pytest.mark.parametrize("kind", MODULE)
def test_no_call_tells_a_secret(kind: str) -> None:
    assert list(differing(kind, question)) == []


def test_a_question_that_tells_a_secret_is_noticed() -> None:
    assert any("Discovery tile" in text for text in differing("eclipse", private))


@pytest.mark.parametrize("locale", ["en", "ko"])
@pytest.mark.parametrize("kind", MODULE)
def test_every_question_that_everybody_may_know_of_has_words(kind: str, locale: str) -> None:
    game, texts = load(MODULE[kind]), Texts(locale)
    for station in stations(kind):
        said = told(game, station.position(game), texts, question)
        assert [key for key, text in said.items() if "{" in text or text.startswith(f"{kind}-ask")] == []


@pytest.mark.parametrize("kind", ["side", "gate"])
def test_calls_before_the_first_round_leave_what_is_on_offer_to_the_panel(kind: str) -> None:
    game, texts = load(MODULE["pulsar"]), Texts("en")
    station = next(each for each in stations("pulsar") if each.move.kind == kind)
    state = station.position(game)
    said = told(game, state, texts, question)[station.move.seat, kind]
    (asked,) = (each for each in game.pending(state) if (each.seat, each.kind) == (station.move.seat, kind))
    assert ("Transmitters" in texts.ask("pulsar", asked)) == (kind == "side")  # said once, with what comes first
    assert "Transmitters" not in said
