"""The last post of a game: what it tells of the last round, beside what decided the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.sources import Sources
from bot.table.course.rounds import Round, Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.ending.deciding import deciding
from bot.words.posts.ending.finale import finale
from bot.words.texts import Texts
from tests.bot.test_digest import ANN_AGAIN, ANN_SETS, BEN_SETS, BEN_SHOWS, turn
from tests.bot.test_finale import played


async def test_what_mattered_in_the_last_round_is_told_unless_it_decided_the_game(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every round had its summary but the last."""
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 12])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    turns = [
        Turn(0, [turn(snapshot, 1, 0, ANN_SETS)], (0, 6), (7, 6)),
        Turn(1, [turn(snapshot, 2, 1, BEN_SETS)], (7, 6), (7, 12)),
    ]
    told = [*finale(snapshot, (), [Round(3, (0, 6), (7, 12), turns)], Texts("en"))]
    assert told[:3] == [
        "### Round 3, the last",
        "-# • **+7 VP** · **Ann** sets a beacon on a1",
        "**The game is over. Ben wins by 5 VP.**",
    ]
    assert told[-1] == "• **+6 VP** · **Ben** sets a beacon on c3 · round 3, takes the lead"


async def test_what_was_done_in_the_last_round_as_in_an_earlier_one_is_told_of_both(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The winner scored as in the round that decided the game, and the last round told of somebody else's less."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [6, 16])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    scored = replace(BEN_SETS, facts={**BEN_SETS.facts, "vp": 8})
    before, found = (5, 0), []
    for number in (1, 2):
        after = (before[0], before[1] + 8)
        found.append(Round(number, before, after, [Turn(1, [turn(snapshot, number, 1, scored)], before, after)]))
        before = after
    last = Turn(0, [turn(snapshot, 3, 0, ANN_SETS)], before, (6, 16))
    found[1] = replace(found[1], after=(6, 16), turns=[*found[1].turns, last])
    monkeypatch.setattr("bot.words.posts.ending.finale.deciding", lambda *given: deciding(*given)[:1])
    assert [*finale(snapshot, (), found, Texts("en"))][1] == "-# • **Ben** sets a beacon on c3"


async def test_from_what_the_points_of_the_last_round_came_is_told_as_of_any_round(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = Sources(during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [3, 5])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    events = [
        replace(event, facts={**event.facts, "vp": vp}) for event, vp in ((BEN_SETS, 3), (BEN_SHOWS, 2), (ANN_SETS, 3))
    ]
    last = Round(2, (0, 0), (3, 5), [Turn(1, [turn(snapshot, 1, 1, *events)], (0, 0), (3, 5))])
    told = [*finale(snapshot, (), [last], Texts("en"))]
    at = told.index("**1** · Ben · 5 VP (+5)")
    assert told[at + 1 : at + 3] == ["-# last round: Beacons 3 · Cards 2", "**2** · Ann · 3 VP (+3: Beacons)"]


async def test_the_last_round_tells_what_a_winner_did_in_it_beside_what_brought_most(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The largest turn of the last round was another's, and the winner's was nowhere."""
    points = [{"cards": 0, "beacons": 9}, {"cards": 9, "beacons": 6}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [9, 15])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    first, *late = played(snapshot, (1, BEN_SHOWS, 9), (0, ANN_SETS, 9), (1, BEN_SETS, 6))
    last = Round(2, late[0].before, late[-1].after, [one.turns[0] for one in late])
    told = [*finale(snapshot, (), [first, last], Texts("en"))]
    assert told[0] == "### Round 2, the last"
    assert {*told[1:3]} == {"-# • **Ann** sets a beacon on a1", "-# • **Ben** sets a beacon on c3"}


async def test_the_last_round_tells_the_largest_deed_of_the_winner_though_it_decided_the_game(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a round of 41 points of the winner stood three of somebody else, since most of the 41 was told below.

    Then 8 of the third stood there, and the card with which the game was won was cut below.
    """
    points = [{"cards": 0, "beacons": 7}, {"cards": 9, "beacons": 4}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 13])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    first, *late = played(snapshot, (0, ANN_SETS, 4), (1, BEN_SHOWS, 9), (1, BEN_SETS, 4), (0, ANN_AGAIN, 3))
    last = Round(2, late[0].before, late[-1].after, [one.turns[0] for one in late])
    told = [*finale(snapshot, (), [first, last], Texts("en"))]
    assert told[1] == "-# • **Ben** shows Blade 08", "what decided it as well, and stands here whole"
    assert any(line.endswith("(9 : 0 VP) · round 2: Ben +9, Ann 0 (Ben takes the lead)") for line in told)
    assert not any("b2" in line for line in told[:3]), "three points beside nine"
