"""Positions saved by every version of the rules load, are sound, and can be played on, one of each to the end."""

from __future__ import annotations

import gzip
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bot.manifest.manifest import manifest
from rules import games
from rules.core.saves import load
from testkit.playouts import play_on
from tests.toys.parley import GAME as PARLEY
from tools import keep
from tools.keep import OVER

SAVES = sorted(Path(__file__).parent.glob("saves/*/*.json.gz"))
WHOLE = {(path.parent, path.name.partition("-")[0]): path for path in reversed(SAVES)}.values()  # one of each version
FURTHER = 30  # answers that the others are played on


def test_there_are_saves_of_every_version() -> None:
    for game_id in games.MODULES:
        kept = {path.name.partition("-")[0] for path in SAVES if path.parent.name == game_id}
        due = {f"v{version}" for version in range(1, games.game(game_id).version + 1)}
        assert kept == due, f"`python -m tools.keep {game_id}` writes those of the present version"
        assert (SAVES[0].parent.parent / game_id / f"v{games.game(game_id).version}-{OVER}.json.gz") in SAVES


def test_every_kind_of_window_is_named_by_its_game() -> None:
    for path in SAVES:
        game = games.game(path.parent.name)
        version = int(path.name.partition("-")[0].removeprefix("v"))
        state = load(game, version, gzip.decompress(path.read_bytes()))
        blind = {question.kind for question in game.pending(state) if question.blind}
        assert blind <= {*manifest(game.id).windows}, path.name


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.name.removesuffix('.json.gz')}")
def test_an_old_position_loads_and_goes_on(path: Path) -> None:
    game = games.game(path.parent.name)
    version, _, kind = path.name.removesuffix(".json.gz").partition("-")
    state = load(game, int(version.removeprefix("v")), gzip.decompress(path.read_bytes()))
    assert game.faults(state) == []
    assert kind.partition(".")[0] in ({question.kind for question in game.pending(state)} or {OVER})
    answers = None if path in WHOLE else FURTHER
    for after, _, _ in islice(play_on(game, state, path.name, Random(path.name), eager=3), answers):
        state = after
    assert game.faults(state) == []
    assert len(game.scores(state)) == len(state.players)
    if answers is None:
        assert game.pending(state) == []
        assert game.winners(state)


def test_a_position_is_kept_for_every_question_and_for_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "GAMES_EACH", 3)
    written = keep.keep(PARLEY, tmp_path)
    asked = {"turn", "react", "deal", "terms", "offers"}
    assert {path.name for path in written} == {f"v1-{kind}.json.gz" for kind in (*asked, OVER)}
    assert PARLEY.pending(load(PARLEY, 1, gzip.decompress((tmp_path / "v1-over.json.gz").read_bytes()))) == []
    assert keep.keep(PARLEY, tmp_path) == []
