"""Games of the peer as ours, and starts that are written down."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.errors import Refusal
from bot.table.finished.importing import imported
from rules.core.chance import chance
from rules.core.decisions import Illegal
from rules.core.game import Setup
from rules.core.play import parse, start, step
from rules.gaia.game import GAME
from rules.gaia.peer import games
from rules.gaia.peer.games import ours
from rules.gaia.setup import written
from testkit.records import golden_records
from tests.gaia.test_oracle import record

READ = ("players", "options", "factions", "setup", "moves", "complete")


def test_games_of_the_peer_are_played_again_to_their_points() -> None:
    games = sorted(golden_records("gaia"), key=lambda each: len(each["moves"]))
    chosen = (next(each for each in games if each["options"].get(name)) for name in ("auction", "customBoardSetup"))
    for game in (games[0], *chosen):
        found = imported(json.dumps({name: game[name] for name in READ}).encode())
        assert found.over
        assert GAME.scores(found.last) == game["final"]["vp"]
        assert found.options["peer"] == "yes"
        assert len(found.options["start"]) < written.LONGEST


def test_a_game_that_goes_on_stops_where_its_lines_stop() -> None:
    game = ours(record())
    assert game is not None
    state = start(GAME, Setup(2, game.options), "any")
    for number, line in enumerate(game.lines, 1):
        step(GAME, state, parse(line), chance("any", number))
    assert [question.kind for question in GAME.pending(state)] == ["action"]
    assert game.names == ("P1", "P2")


def refused(spoilt: dict[str, Any]) -> str:
    """Why it is refused, and at which line."""
    with pytest.raises(Refusal) as told:
        imported(json.dumps(spoilt).encode())
    return f"{told.value.code} {told.value.details.get('move', '')}".strip()


def test_a_line_that_our_rules_do_not_allow_is_named() -> None:
    for line in (
        "terrans up nav. spend 40q for 40o.",
        "terrans dance.",
        "nobody up nav.",
        "terrans build m 9Z9.",
        "x",
    ):
        assert refused(record() | {"moves": [*record()["moves"][:9], line]}) == "import-move 10"


def test_a_game_of_too_many_answers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_ANSWERS", 5)
    assert refused(record()).startswith("import-move")


def test_a_start_that_is_none_of_ours_is_refused() -> None:
    laid = record()["setup"]
    far = [{**laid["sectors"][0], "center": [19, 19]}, *laid["sectors"][1:]]
    twice = [laid["sectors"][1], *laid["sectors"][1:]]
    for setup in (
        {**laid, "planets": {**laid["planets"], "3A7": "g"}},  # another map than the tiles print
        {**laid, "sectors": far},
        {**laid, "sectors": twice},
        {**laid, "boosters": laid["boosters"][1:]},
        {**laid, "techs": {}},
        {**laid, "roundScoring": ["score1"] * 6},
        {**laid, "finalScoring": ["../../etc", "planetType"]},
    ):
        assert refused(record() | {"setup": setup}) == "import-start"
    assert refused(record() | {"options": {"factionVariant": "beta"}}) == "import-start"


@pytest.mark.parametrize(
    "spoilt",
    [
        {"players": 40},
        {"players": "2"} | {"moves": "init"},
        {"moves": ["x" * 5000]},
        {"moves": ["init"] * 2000},
        {"factions": None},
        {"setup": []},
        {"setup": {}},
    ],
    ids=str,
)
def test_what_has_not_the_form_of_a_record_is_none(spoilt: dict[str, Any]) -> None:
    assert ours(record() | spoilt) is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_start_that_is_written_down_is_played(seats: int) -> None:
    text = written.example(seats)
    read = written.read(f"  {text.upper()} ")
    assert (read.value, read.seats) == (text, (seats,))
    one, other = (start(GAME, Setup(seats, {"start": text}), seed) for seed in ("one", "another"))
    for part in ("sectors", "planets", "slots", "advanced", "terra_token", "round_tiles", "final_tiles", "boosters"):
        assert getattr(one, part) == getattr(other, part)
    assert GAME.faults(one) == []


def test_a_map_alone_leaves_the_rest_to_chance() -> None:
    tiles = written.example(4).partition(" boosters:")[0]
    assert written.read(tiles).seats == (3, 4)
    starts = [start(GAME, Setup(4, {"start": tiles}), seed) for seed in ("one", "another")]
    assert starts[0].sectors == starts[1].sectors
    assert starts[0].slots != starts[1].slots


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("3@0,0", "3@0;0", "start-word"),
        ("3@0,0", "99@0,0", "start-tile"),
        ("1@5,-2", "3@5,-2", "start-tile"),
        ("3@0,0", "3@1,0", "start-map"),
        ("3@0,0 ", "", "start-map"),
        ("boosters:", "boosters:booster99,", "start-part"),
        ("token:", "token:fed9,", "start-part"),
        ("token:", "tokens:", "start-word"),
    ],
)
def test_a_start_that_cannot_be_played_is_refused(before: str, after: str, code: str) -> None:
    text = written.example(2)
    assert before in text
    with pytest.raises(Illegal, match=code):
        written.read(text.replace(before, after, 1))


def test_a_start_lacks_no_part_and_has_boosters_for_somebody() -> None:
    text = written.example(2)
    with pytest.raises(Illegal, match="start-part"):
        written.read(" ".join(word for word in text.split() if not word.startswith("finals:")))
    boosters = next(word for word in text.split() if word.startswith("boosters:"))
    with pytest.raises(Illegal, match="start-boosters"):
        written.read(text.replace(boosters, boosters.rpartition(",")[0]))


def test_equal_planets_side_by_side_are_warned_of() -> None:
    turned = (written.example(2).replace("3@0,0", f"3@0,0*{turns}" if turns else "3@0,0") for turns in range(6))
    warned = [bool(written.read(text).warnings) for text in turned]
    assert True in warned
    assert False in warned
