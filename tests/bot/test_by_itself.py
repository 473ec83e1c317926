"""What comes by itself in a round, such as production, who ends a round, and what makes the difference of two seats."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.sources import Item, Sources
from bot.manifest.weight import Weights
from bot.table.course.rounds import Round, Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.chapter import chapter
from bot.words.posts.ending.deciding import deciding
from bot.words.posts.ending.finale import finale
from bot.words.posts.parts import ahead, largest_differences, overtaken
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.test_digest import ANN_SETS, ANN_SHOWS, BEN_SETS, BEN_SHOWS, turn

PARTS = {"paid": "cards", "charted": "beacons"}


def telling(monkeypatch: pytest.MonkeyPatch, snapshot: GameSnapshot, sources: Sources) -> None:
    """Let a game have payouts that come by themselves."""
    weights = Weights(settlement=("paid",))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(weights, sources=sources)))
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"{names[event.facts['seat']]} {event.kind}")


def paying(snapshot: GameSnapshot, number: int, ann: int, ben: int, before: tuple[int, int]) -> Round:
    """A round in which Ben moves once and both are paid."""
    after = (before[0] + ann, before[1] + ben)
    paid = [Event("paid", {"seat": seat, "vp": vp}) for seat, vp in ((0, ann), (1, ben))]
    move = turn(snapshot, number, 1, Event("moved", {"seat": 1}), *paid)
    return Round(number, before, after, [Turn(1, [move], before, after)])


async def test_of_a_part_that_comes_by_itself_the_round_is_told_in_which_the_lead_in_it_grew_most(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn was said to have decided it after which who won was still behind in it."""
    points = [{"cards": 14}, {"cards": 19}]
    sources = Sources(lambda view: points, during=lambda event: PARTS.get(event.kind, ""), later={"cards": ("moved",)})
    telling(monkeypatch, snapshot, sources)
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [14, 19])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    rounds, before = list[Round](), (0, 0)
    for number, (ann, ben) in enumerate(((8, 5), (2, 9), (4, 5)), 1):
        rounds.append(paying(snapshot, number, ann, ben, before))
        before = (before[0] + ann, before[1] + ben)
    told = [*finale(snapshot, (), rounds, Texts("en"))]
    assert "• **Cards: Ben +5** (19 : 14 VP) · **Ben** moved · round 2: Ben +9, Ann +2 (Ben takes the lead)" in told


async def test_what_was_drawn_and_not_kept_has_decided_nothing(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A battle was named for reputation of which no tile was worth a place."""
    points = [{"cards": 0}, {"cards": 4}]
    sources = Sources(lambda view: points, ("cards",), later={"cards": ("charted",)}, kept={"charted": "showed"})
    telling(monkeypatch, snapshot, sources)
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [0, 4])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    rounds = list[Round]()
    for number, (cell, kept) in enumerate((("c3", 0), ("a1", 1)), 1):
        drew = replace(BEN_SETS, facts={**BEN_SETS.facts, "cell": cell, "count": 2})
        shown = replace(BEN_SHOWS, facts={**BEN_SHOWS.facts, "count": kept})
        made = Turn(1, [turn(snapshot, number, 1, drew, shown)], (0, 0), (0, 0))
        rounds.append(Round(number, (0, 0), (0, 0), [made]))
    (decisive,) = [each for each in deciding(snapshot, rounds, Texts("en")) if each.part == "cards"]
    assert decisive.highlight is not None
    assert decisive.highlight.turn is rounds[1].turns[0]
    assert all(each.highlight is None for each in deciding(snapshot, rounds[:1], Texts("en")))


async def test_a_part_as_large_as_the_lead_is_told_by_what_it_is_made_of_beside_three_larger_ones(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Technologies brought as much as the lead, and nobody learnt which."""
    points = [{"cards": 15, "beacons": 1, "game": 0, "end": 2}, {"cards": 1, "beacons": 8, "game": 6, "end": 6}]
    items = [{"end": [Item("picture-part-cards", own["end"])]} for own in points]
    telling(monkeypatch, snapshot, Sources(lambda view: points, ("end",), items=lambda view: items))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [18, 21])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    one = Round(1, (0, 0), (18, 21), [Turn(1, [turn(snapshot, 1, 1, BEN_SETS)], (0, 0), (18, 21))])
    monkeypatch.setattr(
        "bot.words.posts.ending.deciding._best", lambda snapshot, rounds, every, told: replace(told, round=1)
    )
    assert [each.part for each in deciding(snapshot, [one], Texts("en"))] == ["cards", "beacons", "game", "end"]
    points[1]["beacons"] = 16
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [18, 29])  # the lead is larger
    assert [each.part for each in deciding(snapshot, [one], Texts("en"))] == ["beacons", "cards", "game"]


async def test_what_came_by_itself_and_is_more_than_all_that_was_done_is_told_of_everybody(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four points of a turn mattered in a round of which production had brought twenty-three."""
    telling(monkeypatch, snapshot, Sources(during=lambda event: PARTS.get(event.kind, "")))
    one = paying(snapshot, 1, 23, 14, (0, 0))
    scored = turn(snapshot, 2, 1, replace(BEN_SETS, facts={**BEN_SETS.facts, "vp": 4}))
    one = replace(one, after=(23, 18), turns=[Turn(1, [scored], (0, 0), (0, 4)), *one.turns])
    told = [*chapter(snapshot, [scored], one, Texts("en"))]
    assert told[-2:] == ["• **Ben** charted", "• **Cards**: Ann +23, Ben +14"]
    less = paying(snapshot, 1, 3, 4, (0, 0))
    less = replace(less, after=(3, 8), turns=[Turn(1, [scored], (0, 0), (0, 4)), *less.turns])
    assert not any("Cards**: " in line for line in chapter(snapshot, [scored], less, Texts("en")))


async def test_of_whoever_ends_a_round_all_is_told_that_they_did(snapshot: GameSnapshot) -> None:
    """What scored stood in the summary alone, as if its seat had done nothing else or nothing at all in the round."""
    scores = replace(ANN_SETS, facts={**ANN_SETS.facts, "vp": 5})
    for events, first in (
        ((scores, ANN_SHOWS), "• **Ann** sets a beacon on a1 · shows Blade 05"),
        ((scores,), "• **Ann** sets a beacon on a1"),
    ):
        move = turn(snapshot, 1, 0, *events)
        ended = Round(1, (0, 0), (5, 0), [Turn(0, [move], (0, 0), (5, 0))])
        told = [*chapter(snapshot, [move], ended, Texts("en"))]
        assert told[0].startswith(first)
        assert not any("sets a beacon on a1" in line for line in told[1:]), "it stands above in the same post"


@pytest.mark.parametrize(("ranked", "told"), [(True, "Cards +9 (7 : 5 of them)"), (False, "Cards +9")])
async def test_points_of_a_rank_are_told_with_how_many_both_have(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch, *, ranked: bool, told: str
) -> None:
    """That somebody had nine points more for a rank did not say of how many planet types."""
    points = [{"cards": 18}, {"cards": 9}]
    items = [{"cards": [Item("picture-part-cards", 9, count, ranked=ranked)]} for count in (7, 5)]
    telling(monkeypatch, snapshot, Sources(lambda view: points, items=lambda view: items))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [18, 9])
    assert [*ahead(snapshot, points, [0], Texts("en"))] == [f"Ann has 9 VP more than Ben: {told}"]


def test_of_differences_as_large_those_in_which_the_winner_has_more_are_told_first() -> None:
    """A law brought the point that won, and what the other had more of was told in its place."""
    points = [{"a": 0, "b": 3, "c": 1}, {"a": 1, "b": 1, "c": 0}]
    assert largest_differences(points, (0, 1)) == ["b", "c", "a"]


async def test_all_who_were_level_before_the_winner_overtook_them_are_named(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two who shared the lead before the last round, one was said to have had it."""
    third = replace(snapshot.seats[0], seat=2, name="Cid")
    company = replace(snapshot, seats=(*snapshot.seats, third))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [8, 12, 7])
    rounds = [Round(1, (0, 0, 0), (7, 5, 7), ()), Round(2, (7, 5, 7), (8, 12, 7), ())]
    assert [*overtaken(company, rounds, [1], Texts("en"))] == [
        "Before the last round Ann and Cid were 2 VP ahead of Ben, who then scored 6 VP more than Ann."
    ]
