"""What an entry of the log brought stands in its words in every language, and the law notices what does not."""

from __future__ import annotations

import gzip
from dataclasses import replace

import pytest

from bot.manifest.manifest import Telling, manifest
from bot.words.texts import LOCALES, SEATS, Texts
from rules import games
from rules.core.flow import Event
from testkit.laws.telling import TellingLaw
from testkit.results import ResultsLaw, said
from tests.played import plays
from tools.keep import kept

GAMES = tuple(games.MODULES)
PLAYED = 2  # games, besides those that a game adds
EACH = pytest.mark.parametrize("game_id", GAMES)


@EACH
def test_what_an_entry_brought_is_named(game_id: str) -> None:
    game = games.game(game_id)
    law = ResultsLaw(game, manifest(game_id))
    assert [str(each) for each in law.games(plays(games.MODULES[game_id])[:PLAYED])] == []


@EACH
def test_the_law_notices_what_no_line_names(game_id: str) -> None:
    game = games.game(game_id)
    law = ResultsLaw(game, replace(manifest(game_id), telling=Telling()), LOCALES[:1])
    texts = Texts("en")  # some events have words only with what they brought
    answers = (
        (before, move, after, [_mute(event) for event in events if texts.has(f"{game_id}-event-{event.kind}")])
        for before, move, after, events in law.played(plays(games.MODULES[game_id])[0])
    )
    assert any(each.name == law.account.score for each in law.told(answers))


def _mute(event: Event) -> Event:
    """The same event without what it gained and paid, and with zeros for its numbers."""
    facts = {key: 0 if isinstance(fact, int) and key not in SEATS else fact for key, fact in event.facts.items()}
    return Event(event.kind, {key: fact for key, fact in facts.items() if ":" not in key}, event.seen_by)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Ada takes 3 ore", [3]),
        ("Ada income: +12 ore +1 credit", [12]),
        ("13 ores", []),
        ("→ −2 ore; income: 1 ore", [-2, 1]),
        ("2 VP", []),
    ],
)
def test_amounts_are_found_in_words(words: str, found: list[int]) -> None:
    assert said("gaia", "en", "ore", words) == found


@EACH
def test_no_step_that_changes_something_is_told_by_nothing(game_id: str) -> None:
    game = games.game(game_id)
    law = TellingLaw(game, manifest(game_id))
    found = [*law.games(plays(games.MODULES[game_id])[:PLAYED])]
    for path in kept(game).values():
        found += law.position(gzip.decompress(path.read_bytes()))
    assert [str(each) for each in found] == []


def test_the_law_notices_a_step_that_is_told_by_nothing() -> None:
    game = games.game("gaia")
    law = TellingLaw(game, replace(manifest("gaia"), telling=Telling()))
    told = {name for each in law.position(gzip.decompress(kept(game)["bowls"].read_bytes())) for name in each.fields}
    assert told == {"players.power"}
