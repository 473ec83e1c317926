"""What happened at last in a game opens its last post, and is not told again in it."""

from __future__ import annotations

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.weight import Weights
from bot.table.course.rounds import Round, Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.ending.finale import finale
from bot.words.texts import Texts
from tests.bot.test_digest import ANN_SETS, BEN_SETS, turn


async def test_what_opens_the_post_in_full_is_not_told_of_the_last_round_once_more(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The development that ended a game of Race stood there twice, three lines apart."""
    weights = Weights(turning_points=("charted",))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(weights)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 12])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    last, decided = turn(snapshot, 2, 0, ANN_SETS), turn(snapshot, 1, 1, BEN_SETS)
    turns = [Turn(1, [decided], (0, 6), (0, 12)), Turn(0, [last], (0, 12), (7, 12))]
    told = [*finale(snapshot, [last], [Round(3, (0, 6), (7, 12), turns)], Texts("en"))]
    assert [line for line in told if "Ann sets" in line] == ["★ **Ann sets a beacon on a1**"]
