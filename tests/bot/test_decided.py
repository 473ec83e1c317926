"""Which deeds the last post names for what the winner has more, and which it tells of the last round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.sources import Sources
from bot.table.course.rounds import Round
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.finale import finale
from bot.words.texts import Texts
from tests.bot.test_digest import ANN_SETS, ANN_SHOWS, BEN_SETS, BEN_SHOWS
from tests.bot.test_finale import played


async def test_a_difference_is_told_by_the_round_in_which_it_grew_and_not_by_what_both_did_then(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The largest turn of the winner was told of a round in which the other had gained more of the same."""
    points = [{"cards": 12, "beacons": 0}, {"cards": 16, "beacons": 0}]
    sources = Sources(lambda view: points, during=lambda event: "cards")
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [12, 16])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    again, other = (replace(BEN_SHOWS, facts={"seat": 1, "card": f"blade:0{number}"}) for number in (5, 6))
    made = [(1, BEN_SETS, 6), (0, ANN_SETS, 7), (1, BEN_SHOWS, 5), (0, ANN_SHOWS, 5), (1, again, 3), (1, other, 2)]
    each = [one.turns[0] for one in played(snapshot, *made)]
    rounds = [
        Round(number, turns[0].before, turns[-1].after, turns) for number, turns in enumerate((each[:2], each[2:]), 1)
    ]
    told = [*finale(snapshot, (), rounds, Texts("en"))]
    assert told[-1] == (
        "-# • **Cards +4** (16 : 12 VP) · **Ben** shows Blade 05 · shows Blade 06 · "
        "round 2: Ben 10, Ann 5 (Ben takes the lead)"
    )
