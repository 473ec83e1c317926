"""Which deeds the last post names for what the winner has more, and which it tells of the last round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.sources import Item, Sources
from bot.manifest.weight import Weights
from bot.table.course.rounds import Round, Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.ending.deciding import deciding
from bot.words.posts.ending.finale import finale
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.test_digest import ANN_AGAIN, ANN_SETS, ANN_SHOWS, BEN_SETS, BEN_SHOWS, turn
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
    assert told[-3:-1] == [
        "• **Cards: Ben +4** (16 : 12 VP) · **Ben** shows Blade 05 · shows Blade 06 · round 2: Ben +10, Ann +5",
        "-# • **Ben** shows Blade 08 · round 2, takes the lead",
    ]


@pytest.mark.parametrize("seat", [0, 1])
async def test_the_last_round_tells_the_largest_deed_of_the_winner_and_of_the_others(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """A deed of the winner that decided the game hid their largest, and the others' where it was less."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [5, 12] if seat else [12, 5])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [seat])
    made = ((0, ANN_SETS, 9 - 4 * seat), (1, BEN_SETS, 5 + 4 * seat), (seat, (ANN_SHOWS, BEN_SHOWS)[seat], 3))
    turns = [one.turns[0] for one in played(snapshot, *made)]
    told = [*finale(snapshot, (), [Round(2, turns[0].before, turns[-1].after, turns)], Texts("en"))]
    assert any("**Ann** sets a beacon on a1" in line for line in told)
    assert any("**Ben** sets a beacon on c3" in line for line in told)


async def test_of_the_last_turn_what_brought_no_points_is_left_out_first(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sector that somebody gave up for a point, with which a game ended, stood behind a `…`."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    monkeypatch.setattr("bot.words.posts.ending.finale.ROWS", 0)  # no room
    rest = [replace(ANN_SETS, facts={"seat": 0, "cell": f"d{number}"}) for number in range(9)]
    lost = Event("showed", {"seat": 0, "card": "blade:08", "cost:vp": 1})
    move = turn(snapshot, 1, 0, ANN_SETS, ANN_AGAIN, *rest, lost)
    monkeypatch.setattr(
        Texts, "event", lambda self, game, event, names: "Ann " + " ".join(map(str, event.facts.values()))
    )
    one = Round(1, (0, 0), (0, 0), [Turn(0, [move], (0, 0), (0, 0))])
    told = next(line for line in finale(snapshot, [move], [one], Texts("en")) if "Ann" in line)
    assert told.startswith("-# • **Ann** 0 a1")
    assert told.endswith("· 0 blade:08 1 …")


async def test_why_the_winner_won_is_told_before_why_it_was_not_by_more(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three parts two were those in which the other one had more, and the winner's second largest was left out."""
    points = [{"cards": 7, "beacons": 0, "end": 0}, {"cards": 0, "beacons": 9, "end": 4}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    items = [{"end": [Item("picture-part-end", 0)]}, {"end": [Item("picture-part-end", 4)]}]
    sources = replace(sources, items=lambda view: items)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 13])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    found = deciding(snapshot, played(snapshot, (0, ANN_SHOWS, 7), (1, BEN_SETS, 9)), Texts("en"))
    assert [each.part for each in found] == ["beacons", "end", "cards"]


async def test_of_what_counts_only_at_the_end_it_is_told_how_often_it_was_done(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reputation was drawn in four battles, and the last post knew of one."""
    points = [{"cards": 2, "beacons": 4}, {"cards": 9, "beacons": 0}]
    sources = Sources(
        lambda view: points,
        during=lambda event: "beacons" if event.kind == "charted" else "",
        later={"cards": ("showed",)},
    )
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [6, 9])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    shows = [(1, replace(BEN_SHOWS, facts={"seat": 1, "card": f"blade:0{number}"}), 0) for number in (5, 6, 7)]
    rounds = played(snapshot, *shows, (0, ANN_SHOWS, 0), (0, ANN_SETS, 4))
    (told,) = [each for each in deciding(snapshot, rounds, Texts("en")) if each.part == "cards"]
    assert told.turns == (3, 1)
    assert any("Ben in 3 turns, Ann in 1" in line for line in finale(snapshot, (), rounds, Texts("en")))


async def test_what_comes_by_itself_is_told_with_what_it_began_with(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gyrodynes had brought 62 points to 0, most of them in a round in which none was set spinning."""
    points = [{"cards": 0}, {"cards": 9}]
    sources = Sources(
        lambda view: points,
        during=lambda event: "cards" if event.kind == "paid" else "",
        later={"cards": ("showed",)},
    )
    telling = Telling(Weights(settles_from=("paid",)), sources=sources)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [0, 9])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ben {event.kind}")
    made = ((1, BEN_SHOWS, 0), (1, Event("paid", {"seat": 1, "vp": 3}), 3), (1, Event("paid", {"seat": 1, "vp": 6}), 6))
    told = [*finale(snapshot, (), played(snapshot, *made), Texts("en"))]
    line = "• **Cards: Ben +9** (9 : 0 VP) · **Ben** showed · since round 1 · round 3: Ben +6, Ann 0"
    assert line in told


async def test_the_largest_part_of_a_lead_is_told_though_nobody_did_anything_for_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game was won by the cheaper bid, which stood in a sum below what the loser had done."""
    points = [{"end": -9, "beacons": 5}, {"end": -1, "beacons": 0}]
    sources = Sources(lambda view: points, ("end",), during=lambda event: "beacons")
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [-4, -1])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    found = deciding(snapshot, played(snapshot, (0, ANN_SETS, 5)), Texts("en"))
    assert [(each.part, each.highlight is None) for each in found] == [("end", True), ("beacons", False)]


async def test_what_both_have_alike_is_no_reason(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of eight objectives against seven the last one was told, which both had scored."""
    points = [{"cards": 3}, {"cards": 4}]
    one, two, three = (Item(f"card-blade:0{number}", 1) for number in (1, 2, 3))
    items = [{"cards": [one, Item("picture-part-beacons", 2)]}, {"cards": [one, two, three, Item("card-blade:04", 1)]}]
    sources = Sources(lambda view: points, items=lambda view: items)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [3, 4])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    monkeypatch.setattr("bot.words.posts.parts.said_item", lambda kind, item, texts: item.said)
    told = [*finale(snapshot, (), played(snapshot, (1, BEN_SETS, 4), (0, ANN_SETS, 3)), Texts("en"))]
    reason = next(line for line in told if line.startswith("• **Cards: Ben +1**"))
    assert "card-blade:01" not in reason
    assert reason.endswith("card-blade:04 1 VP · Ann: picture-part-beacons 2 VP · both the same: 1 VP")


async def test_what_points_are_made_of_gives_way_before_what_was_done_is_cut(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the winner had scored for stood as `scores a …`, below sums that the picture shows as well."""
    points = [{"cards": 3, "beacons": 1}, {"cards": 7, "beacons": 2}]
    sources = Sources(lambda view: points, during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [4, 9])
    monkeypatch.setattr(type(snapshot.game), "winners", lambda self, state: [1])
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ben {'shows all the blades ' * 4}".strip())
    sets, shows = (replace(each, facts={**each.facts, "vp": vp}) for each, vp in ((BEN_SETS, 2), (BEN_SHOWS, 7)))
    turns = [Turn(1, [turn(snapshot, 1, 1, sets, shows)], (4, 0), (4, 9))]
    rounds = [Round(1, (4, 0), (4, 9), turns), Round(2, (4, 9), (4, 9), [])]
    deed = "shows all the blades " * 3
    monkeypatch.setattr(
        "bot.words.posts.ending.finale.earned_in", lambda snapshot, one: [{"cards": 1}, {"cards": 7, "beacons": 2}]
    )
    roomy = "\n".join(finale(snapshot, (), rounds, Texts("en")))
    assert "last round: Cards" in roomy
    monkeypatch.setattr("bot.words.posts.ending.finale.ROWS", 12)
    crowded = "\n".join(finale(snapshot, (), rounds, Texts("en")))
    assert "last round: Cards" not in crowded
    assert deed in roomy
    assert deed in crowded
