"""What mattered of some turns, as the posts of rounds tell it again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.manifest.folds import Fold
from bot.manifest.manifest import MANIFESTS, Manifest, Telling
from bot.manifest.report import Report
from bot.manifest.sources import Sources
from bot.manifest.weight import Weights
from bot.table.course.rounds import Turn
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.chapter import MATTERED, besides, lines_of_turns
from bot.words.posts.happened import in_events, lines_of_turn, shortened, with_its_end
from bot.words.posts.highlights import highlights, left_out, of_round
from bot.words.posts.lines import Teller
from bot.words.posts.scenes.words import words
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.test_chapters import bringing
from tests.bot.test_digest import ANN_AGAIN, ANN_SETS, ANN_SHOWS, BEN_SETS, BEN_SHOWS, turn


async def test_what_was_won_and_given_up_in_a_turn_is_no_highlight(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sector that was occupied brought three points in bold, and its loss stood in small letters below."""
    points = {"charted": 3, "showed": -3}
    telling = Telling(points=lambda event: points[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    won_there, lost = ANN_SETS, Event("showed", {**ANN_SETS.facts, "card": "blade:05"})
    kept = bringing(3, turn(snapshot, 1, 0, won_there, lost, ANN_AGAIN))
    assert "a1" in [*lines_of_turns(snapshot, [kept], Texts("en"))][1]
    undone = replace(lost, facts=won_there.facts)
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ann {event.facts['cell']} {event.kind}")
    told = [*lines_of_turns(snapshot, [bringing(3, turn(snapshot, 1, 0, won_there, undone, ANN_AGAIN))], Texts("en"))]
    assert told[1:] == ["• **Ann** b2 charted"]


async def test_alike_events_of_a_turn_are_told_again_as_one(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One station after another stood there with a point each."""
    telling = Telling(folds={"charted": Fold("charted", "cell", "cell"), "showed": Fold("showed")})
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ann {event.kind} {event.facts}")
    scored = replace(ANN_SHOWS, facts={**ANN_SHOWS.facts, "gain:vp": 1})
    moved = Event("moved", {"seat": 0})
    of_turn = turn(snapshot, 1, 0, ANN_SETS, scored, ANN_AGAIN, scored, moved, ANN_SETS, scored)
    (told,) = [*lines_of_turns(snapshot, [bringing(3, of_turn)], Texts("en"))][1:]
    assert told == (
        "• **Ann** charted {'seat': 0, 'count': 3, 'cell': 'a1 b2 a1'} · "
        "showed {'seat': 0, 'card': 'blade:05', 'gain:vp': 3}"
    )


async def test_of_turning_points_that_brought_as_much_the_foremost_are_told(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planet in the middle changed hands, and three others that fell earlier were told."""
    weights = Weights(turning_points=("charted",), foremost=("charted/z9",))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(weights)))
    cells = [replace(ANN_SETS, facts={**ANN_SETS.facts, "cell": cell}) for cell in ("a1", "a2", "a3", "z9")]
    turns = [bringing(0, turn(snapshot, seq, 0, event)) for seq, event in enumerate(cells, 1)]
    told = [*lines_of_turns(snapshot, turns, Texts("en"))][1:]
    assert [line.rpartition(" ")[2] for line in told] == ["z9**", "a1**", "a2**"]
    several = bringing(0, turn(snapshot, 5, 0, cells[1], cells[2]))
    told = [*lines_of_turns(snapshot, [*turns, several], Texts("en"))][1:]
    assert [line.rpartition(" ")[2] for line in told] == ["z9**", "a1**", "a3**"]


async def test_small_gains_of_one_kind_are_told_together_where_they_are_more_than_a_turn(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen points of a round came from mines, and six for passing were told."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    passes = replace(BEN_SHOWS, facts={**BEN_SHOWS.facts, "vp": 6})
    mine = replace(BEN_SETS, facts={**BEN_SETS.facts, "vp": 3})
    other = replace(mine, facts={**mine.facts, "cell": "a1", "vp": 4})
    mines = [
        bringing(int(each.facts["vp"]), turn(snapshot, seq, 1, each)) for seq, each in enumerate((mine, other, mine), 1)
    ]
    told = [*lines_of_turns(snapshot, [*mines, bringing(6, turn(snapshot, 4, 1, passes))], Texts("en"))]
    assert told[1:] == [
        "• **+10 VP** in 3 turns · **Ben** sets a beacon on c3 (×2) · sets a beacon on a1",
        "• **Ben** shows Blade 08",
    ]
    told = [*lines_of_turns(snapshot, [mines[0], bringing(6, turn(snapshot, 4, 1, passes))], Texts("en"))]
    assert told[1:] == ["• **Ben** shows Blade 08", "• **Ben** sets a beacon on c3"]
    both = [bringing(9, turn(snapshot, seq, 1, mine, passes)) for seq in (1, 2)]
    assert len([*lines_of_turns(snapshot, both, Texts("en"))][1:]) == 2  # each brought something else besides


async def test_gains_of_one_source_are_told_together_and_so_are_turns_that_are_level(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three scored as much in a round, one of them by a card with a good on it, and that one was not told."""
    sources = Sources(during=lambda event: "cards")
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    one, other = (replace(event, facts={**event.facts, "vp": 1}) for event in (BEN_SETS, BEN_SHOWS))
    turns = [bringing(1, turn(snapshot, seq, 1, event)) for seq, event in enumerate((one, other), 1)]
    told = [*lines_of_turns(snapshot, turns, Texts("en"))]
    assert told[1:] == ["• **+2 VP** in 2 turns · **Ben** sets a beacon on c3 · shows Blade 08"]
    cost = replace(BEN_SHOWS, facts={**BEN_SHOWS.facts, "card": "blade:05", "vp": -1})
    dear = replace(other, facts={**other.facts, "vp": 2})
    paid = [bringing(-1, turn(snapshot, 2, 1, cost)), bringing(2, turn(snapshot, 3, 1, dear))]
    (net,) = [*lines_of_turns(snapshot, [turns[0], *paid, bringing(1, turn(snapshot, 4, 1, one))], Texts("en"))][1:]
    assert net == "• **+3 VP** in 4 turns · **Ben** sets a beacon on c3 (×2) · shows Blade 05 · shows Blade 08"
    level = [bringing(2, turn(snapshot, seq, 0, ANN_SETS)) for seq in range(1, MATTERED + 4)]
    assert len([*lines_of_turns(snapshot, level[1:], Texts("en"))]) == 1 + MATTERED + 2
    assert len([*lines_of_turns(snapshot, level, Texts("en"))]) == 1 + MATTERED


async def test_what_scores_by_itself_is_told_without_what_stood_before_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cube that was taken stood before the points for passing; a new objective, behind the one somebody scored."""
    telling = Telling(Weights(turning_points=("charted/b2", "showed"), deeds=("charted",)))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    scored = replace(ANN_AGAIN, facts={**ANN_AGAIN.facts, "vp": 3})
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ann {event.facts.get('cell', 'table')}")
    table = Event("showed", {"card": "blade:05"})
    told = [*lines_of_turns(snapshot, [bringing(3, turn(snapshot, 1, 0, ANN_SETS, scored, table))], Texts("en"))]
    assert told[1:] == ["★ **Ann b2**"]


async def test_what_comes_by_itself_is_left_to_the_standings_where_they_name_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Production stood three times in a round, and what somebody had done for five points was left out."""
    points = {"charted": 5, "showed": 14}
    telling = Telling(
        Weights(settlement=("showed",)),
        points=lambda event: points[event.kind],
        sources=Sources(during=lambda event: "cards"),
    )
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    production = Turn(0, [turn(snapshot, 2, 0, ANN_SHOWS)], (0, 5), (14, 5))
    told = [*lines_of_turns(snapshot, [bringing(5, turn(snapshot, 1, 1, BEN_SETS)), production], Texts("en"))]
    assert told[1:] == ["• **Ben** sets a beacon on c3"]
    assert [*lines_of_turns(snapshot, [production], Texts("en"))][1:] == ["• **Ann** shows Blade 05"]


async def test_what_changed_hands_is_told_whatever_else_mattered(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four planets fell in a round, and three turns that scored were told."""
    weights = Weights(turning_points=("charted", "showed"), always=("charted",))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(weights)))
    falls = bringing(0, turn(snapshot, 1, 0, ANN_SETS, ANN_AGAIN))
    scores = [bringing(4, turn(snapshot, seq, 1, BEN_SHOWS)) for seq in (2, 3, 4)]
    told = [*lines_of_turns(snapshot, [falls, *scores], Texts("en"))]
    assert told[-1] == "★ **Ann sets a beacon on a1** · **sets a beacon on b2**"
    assert len(told) == 1 + MATTERED + 1
    assert len([*lines_of_turns(snapshot, [falls, *scores[1:]], Texts("en"))]) == 1 + MATTERED  # told already
    later = bringing(0, turn(snapshot, 5, 1, BEN_SETS))
    again = bringing(0, turn(snapshot, 6, 0, replace(ANN_SETS, facts={**ANN_SETS.facts, "cell": "d1"})))
    told = [*lines_of_turns(snapshot, [*scores, falls, later, again], Texts("en"))]
    assert [line[4:7] for line in told[1 + MATTERED :]] == ["Ann", "Ben", "Ann"]  # in the order it happened
    alike = bringing(0, turn(snapshot, 7, 1, replace(ANN_SETS, facts={**ANN_SETS.facts, "seat": 1})))
    told = [*lines_of_turns(snapshot, [*scores, falls, alike], Texts("en"))]
    assert told[1 + MATTERED :] == ["★ **Ann sets a beacon on b2**"]  # the other both have done


async def test_points_that_no_event_names_are_told_by_their_part_of_whoever_has_them(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four points of what counts goods stood before a gamble that had brought none, and those of others nowhere."""
    sources = Sources(during=lambda event: "beacons", unsaid="cards")
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    gambled = turn(snapshot, 1, 0, ANN_SHOWS)
    told = [*lines_of_turns(snapshot, [Turn(0, [gambled], (0, 0), (4, 5))], Texts("en"))]
    assert told[1:] == ["• **Ben**: Cards +5 VP", "• **Ann**: Cards +4 VP"]
    scored = turn(snapshot, 1, 0, replace(ANN_SETS, facts={**ANN_SETS.facts, "vp": 5}))
    told = [*lines_of_turns(snapshot, [Turn(0, [scored], (0, 0), (3, 0))], Texts("en"))]
    assert told[1:] == ["• **+3 VP** · **Ann** sets a beacon on a1 · Cards −2 VP"]
    later = Turn(0, [turn(snapshot, 2, 0, ANN_SHOWS)], (4, 5), (5, 5))
    told = [*lines_of_turns(snapshot, [Turn(0, [gambled], (0, 0), (4, 5)), later], Texts("en"))]
    assert told[1:] == ["• **Ben**: Cards +5 VP", "• **Ann**: Cards +5 VP"]


async def test_what_was_done_is_not_cut_for_the_names_of_what_it_brought_besides(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line said "+13 VP …" and then what else it had brought."""
    sources = Sources(during=lambda event: "beacons" if event.kind == "charted" else "cards")
    telling = Telling(Weights(turning_points=("moved",)), sources=sources)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    long = "forms a federation with satellites and pays power tokens"
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ann {long} {event.kind}")
    one, other = (replace(event, facts={**event.facts, "vp": 5}) for event in (ANN_SETS, ANN_SHOWS))
    (found,) = highlights(
        snapshot, [bringing(10, turn(snapshot, 1, 0, Event("moved", {"seat": 0}), one, other))], Texts("en")
    )
    told = words(snapshot, found, Texts("en"), 90)
    assert long in told
    assert told.startswith("★ **+10 VP** · ")


async def test_another_flight_of_a_turn_begins_a_line(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two flights with all that was built on the way stood in one line."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(Weights(opens=("showed",)))))
    move = turn(snapshot, 1, 0, ANN_SHOWS, ANN_SETS, ANN_SHOWS, ANN_AGAIN)
    assert lines_of_turn(snapshot, [move], Texts("en")) == [
        "• **Ann** shows Blade 05 · sets a beacon on a1",
        "• **Ann** shows Blade 05 · sets a beacon on b2",
    ]
    assert len(Teller(snapshot, Texts("en")).lines([move], by_seat=True)) == 1


async def test_what_has_a_star_in_the_posts_has_one_in_the_summary_the_largest_first(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of what mattered lost the star that it had had; they stood neither by time nor by size."""
    telling = Telling(Weights(turning_points=("charted",)))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    turns = [bringing(4 + seq, turn(snapshot, seq, 1, BEN_SETS)) for seq in range(1, 6)]
    plain = bringing(9, turn(snapshot, 9, 1, BEN_SHOWS))
    told = [*lines_of_turns(snapshot, turns, Texts("en"))][1:]
    assert {line[0] for line in told} == {"★"}
    points = [int(line.partition("+")[2].partition(" ")[0]) for line in told]
    assert points == sorted(points, reverse=True)
    beside = [*lines_of_turns(snapshot, [plain, turns[0]], Texts("en"))][1:]
    assert beside == ["★ **+5 VP** · **Ben sets a beacon on c3**", "• **+9 VP** · **Ben** shows Blade 08"]
    level = [bringing(6, turn(snapshot, 1, 1, BEN_SHOWS)), bringing(6, turn(snapshot, 2, 0, ANN_SHOWS))]
    told = [*lines_of_turns(snapshot, level, Texts("en"))][1:]
    assert ["Ben" in line for line in told] == [True, False]  # of what is as large, what came earlier


async def test_turning_points_of_a_round_that_are_not_told_again_are_named_or_counted(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A level that somebody had reached had a star in its post, and the round said nothing of it."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(Weights(turning_points=("charted",)))))
    cells = [replace(ANN_SETS, facts={**ANN_SETS.facts, "cell": f"a{number}"}) for number in range(9)]
    turns = [bringing(9 - seq, turn(snapshot, seq, 0, cell)) for seq, cell in enumerate(cells, 1)]
    told = highlights(snapshot, turns[:3], Texts("en"))
    left = [*left_out(snapshot, turns, told, Texts("en"))]
    (line,) = besides(snapshot, left, Texts("en"), 80)
    assert line == "-# ★ Also: **Ann sets a beacon on a3** · **sets a beacon on a4** · and 4 more"
    (line,) = besides(snapshot, left[:2], Texts("en"))
    assert line == "-# ★ Also: **Ann sets a beacon on a3** · **sets a beacon on a4**"
    (line,) = besides(snapshot, left, Texts("en"), 40)
    assert line == "-# ★ Also: **Ann sets a** … · and 5 more", "one is named, if in short"
    assert [*besides(snapshot, [*left_out(snapshot, turns[:3], told, Texts("en"))], Texts("en"))] == []


async def test_what_a_turn_brought_is_told_where_what_brought_it_is_cut(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A battle was said to have decided a game, and no word of the sector that it opened."""
    telling = Telling(Weights(turning_points=("charted",)))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    scored = replace(ANN_SHOWS, facts={**ANN_SHOWS.facts, "vp": 3})
    (found,) = highlights(snapshot, [bringing(3, turn(snapshot, 1, 0, ANN_SETS, scored))], Texts("en"))
    assert words(snapshot, found, Texts("en"), 70) == "★ **Ann sets a beacon on a1** · shows Blade 05"
    told = words(snapshot, found, Texts("en"), 40)
    assert told == "★ **+3 VP** · **Ann sets a beacon on a1**"
    parts = replace(telling, sources=Sources(during=lambda event: "cards"))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=parts))
    other = replace(scored, facts={**scored.facts, "card": "blade:08"})
    (found,) = highlights(snapshot, [bringing(6, turn(snapshot, 1, 0, ANN_SETS, scored, other))], Texts("en"))
    told = words(snapshot, found, Texts("en"), 60)
    assert told == "★ **+6 VP** · **Ann sets a beacon on a1** · Cards +6"


def test_the_points_before_a_line_are_no_event() -> None:
    """The last post said of a federation no more than `★ **+13 VP** …`."""
    line = "★ **+13 VP** · **Ann forms a federation with 1A1, 6B1 and 3 satellites → 8 VP** · scores a mine → 5 VP"
    for told in (shortened(line, 56), in_events(line, 56), with_its_end(line, 56)):
        assert told.startswith("★ **+13 VP** · **Ann forms a federation")
    korean = "• **+13점** · **민준**이 6B1과 3C2에 위성 3개를 놓아 연방을 결성했습니다 → 8점 · 광산 → 5점"
    asks = "★ **Ann scores Found Research Outposts (3 planets with specialties)**"
    assert shortened(asks, 50) == "★ **Ann scores Found Research Outposts** …"
    assert shortened(korean, 40) == "• **+13점** · **민준**이 6B1과 3C2에 … 결성했습니다"


async def test_of_a_round_in_which_nothing_scored_is_told_what_the_end_will_count(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only payouts stood there, which the standings tell, and not the three stations that somebody had built."""
    sources = Sources(during=lambda event: "cards", later={"beacons": ("charted",)})
    telling = Telling(Weights(settlement=("showed",)), sources=sources)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    paid = Turn(0, [turn(snapshot, 9, 0, replace(ANN_SHOWS, facts={**ANN_SHOWS.facts, "vp": 4}))], (0, 0), (4, 0))
    built = bringing(0, turn(snapshot, 1, 1, BEN_SETS, BEN_SETS, BEN_SETS))
    few = bringing(0, turn(snapshot, 2, 0, ANN_SETS))
    told = [*lines_of_turns(snapshot, [built, few, paid], Texts("en"))]
    assert told[1:] == ["• **Ben** sets a beacon on c3 (×3)"]
    assert [*lines_of_turns(snapshot, [few, paid], Texts("en"))][1:] == ["• **Ann** shows Blade 05"]


async def test_what_was_won_in_a_turn_and_given_up_in_a_later_one_is_no_highlight(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sector of round 1 was said to have decided a game, which its owner had given up in round 3."""
    points = {"charted": 3, "showed": -3}
    telling = Telling(points=lambda event: points[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    lost = Event("showed", ANN_SETS.facts)
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ann {event.facts['cell']} {event.kind}")
    turns = [bringing(3, turn(snapshot, seq, 0, event)) for seq, event in ((1, ANN_SETS), (2, ANN_AGAIN))]
    told = [*lines_of_turns(snapshot, [*turns, bringing(-3, turn(snapshot, 3, 0, lost))], Texts("en"))]
    assert told[1:] == ["• **Ann** b2 charted"]
    assert any("a1" in line for line in lines_of_turns(snapshot, turns, Texts("en")))


async def test_gains_of_one_part_are_gathered_with_the_turning_points_that_led_to_them(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two federations brought sixteen points of a round, and nine for other things were told."""
    sources = Sources(during=lambda event: {"charted": "beacons", "showed": "beacons"}.get(event.kind, "other"))
    telling = Telling(Weights(turning_points=("charted",)), sources=sources)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"{names[event.facts['seat']]} {event.kind}")
    scored = replace(BEN_SHOWS, facts={**BEN_SHOWS.facts, "vp": 8})
    turns = [bringing(8, turn(snapshot, seq, 1, BEN_SETS, scored)) for seq in (1, 3)]
    other = bringing(9, turn(snapshot, 2, 0, Event("moved", {"seat": 0, "vp": 9})))
    told = [*lines_of_turns(snapshot, [turns[0], other, turns[1]], Texts("en"))][1:]
    assert told == ["★ **+16 VP** in 2 turns · **Ben charted** (×2) · showed (×2)", "• **Ann** moved"]


async def test_who_gained_as_much_in_small_turns_is_told_beside_the_largest(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three points of one player were what mattered in a round, and the three of another, one at a time, were not."""
    sources = Sources(during=lambda event: event.kind)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=sources)))
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"{names[event.facts['seat']]} {event.kind}")
    small = [turn(snapshot, seq, 1, Event(kind, {"seat": 1, "vp": 1})) for seq, kind in enumerate(("a", "b", "c"), 1)]
    large = bringing(3, turn(snapshot, 4, 0, Event("d", {"seat": 0, "vp": 3})))
    told = [*lines_of_turns(snapshot, [*(bringing(1, move) for move in small), large], Texts("en"))][1:]
    assert told == ["• **+3 VP** in 3 turns · **Ben** a · b · c", "• **Ann** d"]
    told = [*lines_of_turns(snapshot, [*(bringing(1, move) for move in small[1:]), large], Texts("en"))][1:]
    assert told == ["• **Ann** d"]


async def test_points_that_come_by_themselves_are_told_with_what_was_done_for_them(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that mattered in a round was said to be a payout, and not the gyrodyne that was set spinning for it."""
    sources = Sources(during=lambda event: "spinning" if event.kind == "paid" else "", later={"spinning": ("spun",)})
    telling = Telling(Weights(settlement=("paid",)), sources=sources)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"{names[event.facts['seat']]} {event.kind}")
    spun = bringing(0, turn(snapshot, 1, 0, Event("flown", {"seat": 0}), Event("spun", {"seat": 0})))
    paid = Turn(1, [turn(snapshot, 2, 1, Event("paid", {"seat": 0, "vp": 4}))], (0, 0), (4, 0))
    assert [*lines_of_turns(snapshot, [spun, paid], Texts("en"))][1:] == ["• **Ann** spun · paid"]


async def test_what_brought_all_points_of_a_line_is_not_said_to_have_brought_others(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last round said: +32, a federation, also federation tokens +32; it was three federations."""
    sources = Sources(during=lambda event: "cards")
    telling = Telling(Weights(turning_points=("charted",)), sources=sources)
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    cards = ((8, "blade:08"), (12, "blade:05"))
    scored = [replace(BEN_SHOWS, facts={"seat": 1, "card": card, "vp": points}) for points, card in cards]
    sets = [replace(BEN_SETS, facts={**BEN_SETS.facts, "cell": cell}) for cell in ("c3", "d1")]
    turns = [
        bringing(points, turn(snapshot, seq, 1, one, other))
        for seq, (points, one, other) in enumerate(zip((8, 12), sets, scored, strict=True), 1)
    ]
    (found,) = of_round(snapshot, turns, Texts("en"))
    told = [words(snapshot, found, Texts("en"), short) for short in (200, 100, 70)]
    opening = "★ **+20 VP** in 2 turns · **Ben sets a beacon on c3"
    assert told == [
        f"{opening}** · shows Blade 08 · **sets a beacon on d1** · shows Blade 05",
        f"{opening} (and 1 more)** · shows Blade 08 · shows Blade 05",
        f"{opening} (and 1 more)** · Cards +20",
    ]


async def test_what_has_nothing_to_do_with_a_battle_is_told_apart_from_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An attack that failed stood in one line with a sector elsewhere that was occupied afterwards."""
    report = Report(("moved",), results=("charted",), begins=("showed",))
    telling = Telling(
        Weights(turning_points=("charted",)),
        scenes=lambda events: [events[:3], *([each] for each in events[3:])],
        report=report,
    )
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    monkeypatch.setattr(Texts, "event", lambda self, game, event, names: f"Ann {event.kind} {event.facts['cell']}")
    fought = [Event(kind, {"seat": 0, "cell": "a1"}) for kind in ("showed", "moved", "charted")]
    for cell, count in (("b2", 2), ("a1", 1)):
        scored = Event("placed", {"seat": 0, "cell": cell, "vp": 4})
        found = highlights(snapshot, [bringing(4, turn(snapshot, 1, 0, *fought, scored))], Texts("en"))
        assert [each.points for each in found] == [0, 4][-count:]
        assert [
            ("charted" in line, "placed" in line) for line in (words(snapshot, each, Texts("en")) for each in found)
        ] == ([(True, False), (False, True)] if count == 2 else [(True, True)])
