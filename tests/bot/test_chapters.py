"""The post that ends a round is a chapter: who stands where, what mattered, and the whole board."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.manifest.manifest import MANIFESTS, Boards, Manifest, Shown, Telling
from bot.manifest.report import Report
from bot.manifest.sources import Sources
from bot.manifest.weight import Weights
from bot.post.announcer import Announcer
from bot.post.poster import shows_now, wanted_pictures
from bot.store.rows import MoveRow
from bot.table.course import rounds
from bot.table.course.rounds import Round, Turn, ranks
from bot.table.game.snapshot import GameSnapshot
from bot.table.table import Table
from bot.words.posts.chapter import BRIEF, MATTERED, chapter, lead, lines_of_turns, standings
from bot.words.posts.ending.finale import finale, won
from bot.words.posts.highlights import highlights
from bot.words.posts.note import COURSE, _shows
from bot.words.posts.scenes.words import SHORT, words
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.conftest import ANN, BEN, Driver
from tests.bot.test_announce import Server
from tests.bot.test_digest import ANN_AGAIN, ANN_SETS, ANN_SHOWS, BEN_SETS, BEN_SHOWS, turn

BEGINS = Event("round", {"round": 2})


def bringing(points: int, move: MoveRow) -> Turn:
    """A turn of one move that brings its seat so many points."""
    after = [0, 0]
    after[move.seat] = points
    return Turn(move.seat, [move], (0, 0), after)


async def second_round(driver: Driver) -> None:
    """Play until the second round has begun."""
    while (await driver.table.games.snapshot(driver.game_id)).state.round < 2:
        for who in (ANN, BEN):
            await driver.default(who)


def test_equal_points_share_a_place() -> None:
    assert ranks([7, 12, 7, 3]) == [2, 1, 2, 4]


async def test_standings_say_what_a_round_changed(snapshot: GameSnapshot) -> None:
    ended = Round(3, before=(9, 4), after=(10, 12), turns=())
    assert [*standings(snapshot, ended, Texts("en"))] == ["**1** · Ben · 12 VP (+8) ▲1", "**2** · Ann · 10 VP (+1) ▼1"]
    still = Round(3, before=(9, 4), after=(9, 4), turns=())
    assert [*standings(snapshot, still, Texts("ko"))] == ["**1** · Ann · 9점", "**2** · Ben · 4점"]


async def test_of_turning_points_and_many_points_the_largest_stand_first(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(Weights(turning_points=("charted/b2",)))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    turns = [
        *(bringing(gained, turn(snapshot, seq, 1, BEN_SETS)) for seq, gained in ((1, 4), (2, 0), (3, 9), (4, 2))),
        bringing(0, turn(snapshot, 5, 0, ANN_SETS, ANN_AGAIN)),
        bringing(5, turn(snapshot, 6, 1, BEN_SETS)),
    ]
    told = [*lines_of_turns(snapshot, turns, Texts("en"))]
    assert told == [
        "**What mattered**",
        "• **+9 VP** · **Ben** sets a beacon on c3",
        "• **+5 VP** · **Ben** sets a beacon on c3",
        "• **+4 VP** · **Ben** sets a beacon on c3",
    ]
    assert "★ **Ann sets a beacon on b2**" in [*lines_of_turns(snapshot, turns[1:], Texts("en"))]
    assert len(told) == 1 + MATTERED
    assert [*lines_of_turns(snapshot, turns[1:2], Texts("en"))] == []


async def test_a_post_that_ends_a_round_is_a_chapter_with_the_whole_board(
    duel_of_two: Driver, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = (await table.games.snapshot(duel_of_two.game_id)).row.kind
    monkeypatch.setitem(MANIFESTS, kind, Manifest(Boards(("chart",))))
    server = Server()
    announcer = Announcer(table, server)
    await announcer.deliver(duel_of_two.game_id)
    assert not any("is over" in text for text in server.texts)
    await second_round(duel_of_two)
    await announcer.deliver(duel_of_two.game_id)
    (told,) = [note for note in server.notes.values() if "### Round 1 is over" in note.text]
    lines = told.text.splitlines()
    over, begins = lines.index("### Round 1 is over"), lines.index("**Round 2 begins**")
    assert over < begins
    assert [line.split(" · ")[1] for line in lines[over + 1 : over + 3]] in (["Ann", "Ben"], ["Ben", "Ann"])
    assert told.shows[0] == Shown("chart")
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    (wanted,) = wanted_pictures(snapshot, told)
    assert snapshot.view(None).round == 2
    assert wanted is not None
    assert wanted.view.round == 1, "below 'Round 1 is over' it was headed with the next one"
    assert wanted.options.ended, "it was headed 'Round 1' below words that begin the next one"
    assert wanted.options.asked == (), "a computer was *to act* in it while somebody was called"
    assert shows_now(snapshot, told), "else the status would show the same board again"
    later = replace(snapshot, row=replace(snapshot.row, seq=snapshot.row.seq + 1))
    assert not shows_now(later, told)


async def test_a_first_game_is_told_its_rounds_calls_nobody_and_leads_back_to_the_turn(table: Table) -> None:
    """Of turns its panel tells; a round that ended stands in the thread whole, and not from its middle on."""
    begun = await table.guided_games.begin("duel", 1, 77, ANN, "en", {"rounds": "2"})
    driver, server = Driver(table, begun.row.id), Server()
    while (await table.games.snapshot(driver.game_id)).state.round < 2:
        await driver.default(ANN)
        while await table.computers.play_turn(driver.game_id):
            pass
    await Announcer(table, server).deliver(driver.game_id)
    start, told = server.notes.values()
    assert "Welcome to Duel." in start.text
    assert re.search(r"\*\*Ann\*\* .*shows Blade", told.text.partition("### Round 1 is over")[0])
    assert {"### Round 1 is over", "**Round 2 begins**"} < {*told.text.splitlines()}
    assert (told.calls, told.stands, told.offers) == ((), (), (("turn",),))
    while (await table.games.snapshot(driver.game_id)).row.status == "running":
        await driver.default(ANN)
        while await table.computers.play_turn(driver.game_id):
            pass
    await Announcer(table, server).deliver(driver.game_id)
    assert len(server.stand) == 1  # a status below its last post, as of any other game that has ended


async def test_the_round_of_a_first_game_is_told_in_brief(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each small deed of a round stood there as a sentence, and filled three screens of a phone."""
    telling = Telling(Weights(routine=("mended",), turning_points=("charted/b2", "charted/c3")))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    shows = [replace(ANN_SHOWS, facts={"seat": 0, "card": f"blade:{number:02}"}) for number in range(1, 17)]
    routine = Event("mended", {"seat": 1})
    moves = [turn(snapshot, seq, seq % 2, *some) for seq, some in enumerate([shows[:8], [BEN_SETS], shows[8:]], 2)]
    turns = [*(bringing(0, move) for move in moves), bringing(5, turn(snapshot, 5, 1, BEN_SHOWS, routine))]
    moves = [move for each in turns for move in each.moves]
    ended = Round(1, (0, 0), (0, 5), turns)
    told = [*chapter(snapshot, [*moves, turn(snapshot, 6, 0, ANN_AGAIN)], ended, Texts("en"), brief=True)]
    above, below = told[: told.index("### Round 1 is over")], told[told.index("### Round 1 is over") :]
    assert [line[:9] for line in above] == ["• **Ann**", "• **Ben**", "★ **Ann s"]
    assert all(len(line) <= BRIEF for line in above)
    assert above[0].endswith(" …")
    assert "★ **Ben sets a beacon on c3**" in below, "what is told again stands once"


async def test_a_round_in_brief_keeps_what_scored_and_has_only_the_heading_of_the_next(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stopped after five deeds, with their costs, and what came of them last was not among those.

    What a computer did at once in the next round stood below its heading, and again in the post of that one.
    """
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    shows = [replace(ANN_SHOWS, facts={"seat": 0, "card": f"blade:{number:02}"}) for number in range(1, 20)]
    scored = replace(ANN_SETS, facts={**ANN_SETS.facts, "vp": 3})
    moves = [turn(snapshot, 2, 0, *shows, scored), turn(snapshot, 3, 1, BEN_SHOWS)]
    ended = Round(1, (0, 0), (3, 0), [Turn(move.seat, [move], (0, 0), (3, 0)) for move in moves])
    at_once = turn(snapshot, 4, 0, Event("round", {"round": 2}), ANN_AGAIN)
    (above, *_, heading) = chapter(snapshot, [*moves, at_once], ended, Texts("en"), brief=True)
    assert "**Ann** shows" in above
    assert "sets a beacon on" in above
    assert above.endswith(" …")
    assert len(above) <= BRIEF
    assert heading == "**Round 2 begins**"


async def test_who_takes_the_lead_is_said(snapshot: GameSnapshot) -> None:
    texts = Texts("en")
    assert [*lead(snapshot, Round(3, (9, 4), (10, 12), ()), texts)] == ["Ben takes the lead."]
    assert [*lead(snapshot, Round(3, (9, 4), (10, 5), ()), texts)] == []
    assert [*lead(snapshot, Round(3, (9, 4), (9, 9), ()), texts)] == []


async def test_where_all_were_level_nobody_has_moved_up_or_down(snapshot: GameSnapshot) -> None:
    level = Round(1, before=(3, 3), after=(4, 7), turns=())
    assert [*standings(snapshot, level, Texts("en"))] == ["**1** · Ben · 7 VP (+4)", "**2** · Ann · 4 VP (+1)"]


async def test_standings_say_from_what_the_points_of_a_round_came(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(sources=Sources(during=lambda event: {"charted": "beacons", "showed": "cards"}[event.kind]))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    events = [replace(event, facts={**event.facts, "vp": 2}) for event in (ANN_SETS, ANN_SHOWS, BEN_SETS)]
    ended = Round(1, (3, 3), (9, 5), [Turn(0, [turn(snapshot, 1, 0, *events)], (3, 3), (9, 5))])
    told = ["**1** · Ann · 9 VP (+6)", "-# Beacons 2 · Cards 2 · others 2", "**2** · Ben · 5 VP (+2: Beacons)"]
    assert [*standings(snapshot, ended, Texts("en"))] == told


async def test_what_the_end_would_add_now_is_told_with_the_standings(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Points of goals stood in the last post alone, more of them than somebody had won by."""
    adds = [{"cards": 2, "beacons": 1}, {"cards": 5}]
    monkeypatch.setitem(
        MANIFESTS, snapshot.row.kind, Manifest(telling=Telling(sources=Sources(so_far=lambda view: adds)))
    )
    ended = Round(3, (9, 4), (9, 5), (), snapshot.state)
    line = "-# The end would add now: Ben +5 (Cards 5) · Ann +3 (Cards 2, Beacons 1)"
    assert line in [*chapter(snapshot, [], ended, Texts("en"))]
    assert line not in [*chapter(snapshot, [], replace(ended, end=None), Texts("en"))]


async def test_points_of_the_end_of_a_round_are_not_those_of_the_move_that_ended_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(Weights(settlement=("showed",), turning_points=("charted/b2",)))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    events = (
        ANN_AGAIN,
        ANN_SETS,
        Event("showed", {"seat": 0, "card": "blade:05", "vp": 9}),
        Event("showed", {"seat": 1, "card": "blade:05", "vp": 4}),
    )
    (found, settled) = highlights(snapshot, [bringing(13, turn(snapshot, 1, 0, *events))], Texts("en"))
    assert (settled.seat, settled.points) == (0, 9)
    assert found.points == 4


async def test_what_scored_is_told_behind_what_was_done_for_it(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    scored = Event("charted", {"seat": 0, "cell": "b3", "vp": 5})
    other = Event("charted", {"seat": 0, "cell": "d1"})
    told = [*lines_of_turns(snapshot, [bringing(5, turn(snapshot, 1, 0, other, ANN_SETS, scored))], Texts("en"))]
    assert told[1:] == ["• **Ann** sets a beacon on a1 · sets a beacon on b3"]


async def test_a_turn_on_both_sides_of_the_beginning_of_a_round_is_two(snapshot: GameSnapshot) -> None:
    """What is done in the same go after a round has begun belongs to that one, and so do its points."""
    moves = [turn(snapshot, seq, 0, event) for seq, event in ((1, ANN_SETS), (2, BEGINS), (3, ANN_AGAIN))]
    together = [replace(move, base=0) for move in moves]
    assert [[move.seq for move in each] for each in rounds.turns_of(together)] == [[1, 2], [3]]


async def test_what_names_its_points_itself_says_them_once(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(Weights(turning_points=("charted/b2",)))
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    scored = Event("charted", {"seat": 0, "cell": "b2", "vp": 2})
    told = [*lines_of_turns(snapshot, [bringing(2, turn(snapshot, 1, 0, scored))], Texts("en"))]
    assert told[1:] == ["★ **Ann sets a beacon on b2**"]


async def test_what_others_score_in_somebodys_turn_is_theirs(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where all act in a phase, whoever answered last made the turn in which everybody scored."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    own, theirs = (
        Event("charted", {"seat": 0, "cell": "a1", "vp": 4}),
        replace(BEN_SETS, facts={**BEN_SETS.facts, "vp": 6}),
    )
    together = Turn(0, [turn(snapshot, 1, 0, own, theirs)], (0, 0), (4, 6))
    found = highlights(snapshot, [together], Texts("en"))
    assert [(each.seat, each.points) for each in found] == [(0, 4), (1, 6)]
    told = [*lines_of_turns(snapshot, [together], Texts("en"))]
    assert told[1:] == ["• **Ben** sets a beacon on c3", "• **Ann** sets a beacon on a1"]


async def test_of_a_long_turn_stands_what_brought_most(snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What came first stood there, and the ten points at its end were cut; then parts that made no total."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    small, large = (replace(event, facts={**event.facts, "vp": vp}) for event, vp in ((ANN_AGAIN, 1), (ANN_SETS, 10)))
    many = [replace(small, facts={**small.facts, "cell": f"c{number}"}) for number in range(12)]
    told = [*lines_of_turns(snapshot, [bringing(22, turn(snapshot, 1, 0, *many, large))], Texts("en"))]
    assert len(told[1].replace("*", "")) <= SHORT
    assert told[1].startswith("• **+22 VP** · **Ann** sets a beacon on c0 · ")
    kept = told[1].count("sets a beacon on c")
    assert told[1].endswith(f" · sets a beacon on a1 · also +{12 - kept} VP")


async def test_of_a_long_turn_the_end_stands_before_what_it_cost_until_then(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A battle that was won stood there, and the one behind it, in which the fleet was lost, was cut."""
    telling = Telling(
        Weights(turning_points=("charted", "over")),
        lambda events: [[*events]],
        report=Report(results=("over",), begins=("charted",)),
    )
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    cost = [Event("showed", {"seat": 1, "card": f"blade:{number:02}"}) for number in range(5, 15)]
    long = bringing(0, turn(snapshot, 1, 0, ANN_SETS, *cost, Event("over")))
    (told,) = [*lines_of_turns(snapshot, [long], Texts("en"))][1:]
    assert len(told.replace("*", "")) <= SHORT
    assert told.startswith("★ **Ann sets a beacon on a1** · **")
    assert "**Ben** shows Blade 05 · " in told
    assert "Blade 14" not in told
    found = highlights(snapshot, [long], Texts("en"))
    (told,) = [words(snapshot, each, Texts("en"), 40) for each in found]
    assert "beacon" not in told
    assert told.startswith("★ **")
    assert "…" not in told


async def test_of_a_slow_round_is_told_what_brought_points_at_all(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    turns = [bringing(0, turn(snapshot, 1, 0, ANN_SETS)), bringing(1, turn(snapshot, 2, 1, BEN_SETS))]
    assert [*lines_of_turns(snapshot, turns, Texts("en"))][1:] == ["• **+1 VP** · **Ben** sets a beacon on c3"]


async def test_what_the_end_of_a_round_brought_one_more_than_others_matters_as_a_turn_does(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fourteen points of production were left out, and five of a turn stood there."""
    points = {"charted": 5, "showed": 14}
    telling = Telling(Weights(settlement=("showed",)), points=lambda event: points[event.kind])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    production = Turn(0, [turn(snapshot, 2, 0, ANN_SHOWS)], (0, 5), (14, 5))
    told = [*lines_of_turns(snapshot, [bringing(5, turn(snapshot, 1, 1, BEN_SETS)), production], Texts("en"))]
    assert told[1:] == ["• **Ann** shows Blade 05", "• **Ben** sets a beacon on c3"]
    alike = Turn(0, [turn(snapshot, 2, 0, ANN_SHOWS, BEN_SHOWS)], (0, 0), (14, 14))
    assert [*lines_of_turns(snapshot, [alike], Texts("en"))] == []


async def test_a_battle_that_only_begins_is_told_again_with_its_end(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(
        Weights(turning_points=("charted", "showed")),
        lambda events: [[*events]],
        report=Report(results=("showed",), begins=("charted",)),
    )
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    turns = [bringing(0, turn(snapshot, 1, 0, ANN_SETS)), bringing(0, turn(snapshot, 2, 1, BEN_SHOWS))]
    assert [*lines_of_turns(snapshot, turns, Texts("en"))][1:] == ["★ **Ben shows Blade 08**"]


async def test_a_battle_is_told_in_order_in_the_post_of_the_round_that_it_ends(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only that it went on stood there, and how it ended below the standings; then all of it stood in both places.

    Then a battle that was won in the last turn of a round was not among what mattered, and every defeat before it was.
    """
    telling = Telling(
        Weights(routine=("charted",), turning_points=("showed",)),
        lambda events: [[event for event in events if event.kind != "round"]],
        report=Report(("charted",), results=("showed",)),
    )
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
    here = turn(snapshot, 2, 1, BEN_SETS, BEN_SHOWS, Event("round", {"round": 4}))
    told = [*chapter(snapshot, [here], Round(3, (0, 0), (0, 3), (bringing(3, here),)), Texts("en"))]
    assert told[:2] == ["-# Ben sets a beacon on c3", "★ **Ben shows Blade 08**"]
    assert "**What mattered**" not in told
    before = bringing(4, turn(snapshot, 1, 0, ANN_SHOWS))
    told = [*chapter(snapshot, [here], Round(3, (0, 0), (4, 3), (before, bringing(3, here))), Texts("en"))]
    assert told[told.index("**What mattered**") + 1 : -1] == [
        "★ **+4 VP** · **Ann shows Blade 05**",
        "★ **+3 VP** · **Ben shows Blade 08**",
    ]


async def test_what_cost_points_is_told_with_what_brought_them_unless_it_was_paid_in_passing(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven points stood before a line of eight; then, of four payments for power in a round, one stood below it."""
    points = {"charted": 8, "showed": -1}
    for routine, expected in (
        ((), "• **+7 VP** · **Ann** sets a beacon on a1 · shows Blade 05"),
        (("showed",), "• **Ann** sets a beacon on a1"),
    ):
        telling = Telling(Weights(routine=routine), points=lambda event: points[event.kind])
        monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(telling=telling))
        told = [*lines_of_turns(snapshot, [bringing(7, turn(snapshot, 1, 0, ANN_SHOWS, ANN_SETS))], Texts("en"))]
        assert told[1] == expected


async def test_a_round_in_which_nobody_scored_is_told_in_one_line(snapshot: GameSnapshot) -> None:
    """One round had no summary at all, another a heading with nothing below it."""
    moves = [turn(snapshot, 1, 0, ANN_SETS), turn(snapshot, 2, 1, BEN_SETS, Event("round", {"round": 4}))]
    still, ended = Round(3, (4, 9), (4, 9), ()), Round(3, (9, 4), (9, 5), ())
    assert [*chapter(snapshot, moves, still, Texts("en"))][2:] == [
        "### Round 3 is over",
        "-# No points changed. Ben: 9 · Ann: 4",
        "**Round 4 begins**",
    ]
    assert [*chapter(snapshot, moves, ended, Texts("en"))][3] == "**1** · Ann · 9 VP"


async def test_turns_that_mattered_are_told_with_the_one_that_ended_the_round(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list left out what stood in the same post: four points of one player, and not the eight of another."""
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest())
    here = turn(snapshot, 2, 1, BEN_SETS, Event("round", {"round": 4}))
    before = bringing(4, turn(snapshot, 1, 0, ANN_SETS))
    ended = Round(3, (0, 0), (4, 8), (before, bringing(8, here)))
    told = [*chapter(snapshot, [here], ended, Texts("en"))]
    assert told[told.index("**What mattered**") + 1 :] == [
        "• **+8 VP** · **Ben** sets a beacon on c3",
        "• **+4 VP** · **Ann** sets a beacon on a1",
        "**Round 4 begins**",
    ]
    told = [*chapter(snapshot, [*before.moves, here], ended, Texts("en"))]
    assert "• **Ann** sets a beacon on a1" in told
    assert "**What mattered**" not in told, "a whole round in one post, as of Race for the Galaxy, was told twice in it"


async def test_a_round_is_told_from_the_position_in_which_it_began(duel_of_two: Driver, table: Table) -> None:
    await second_round(duel_of_two)
    async with table.transactions.read() as rows:
        snapshot = await table.games.snapshot(duel_of_two.game_id)
        moves = await rows.log(duel_of_two.game_id, 0, 200)
        played = await rounds.ended_rounds(rows, snapshot, moves, over=False)
    assert played is not None
    (ended,) = rounds.replayed(snapshot.game, snapshot.row.seed, played)
    assert (ended.number, [move.seq for each in ended.turns for move in each.moves]) == (
        1,
        [move.seq for move in moves],
    )
    assert ended.before == rounds.public_points(snapshot.game, played.start)
    assert ended.after == rounds.public_points(snapshot.game, snapshot.state)


async def test_a_game_that_is_over_is_told_round_by_round(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    async with table.transactions.read() as rows:
        moves = await rows.log(duel_of_two.game_id, 0, 900)
        played = await rounds.ended_rounds(rows, snapshot, moves[-1:], over=True)
    assert played is not None
    told = rounds.replayed(snapshot.game, snapshot.row.seed, played)
    assert [each.number for each in told] == [*range(1, len(told) + 1)]
    assert [move.seq for each in told for turn in each.turns for move in turn.moves] == [move.seq for move in moves]
    assert [each.after for each in told[:-1]] == [each.before for each in told[1:]]
    assert told[-1].after == snapshot.game.scores(snapshot.view(None))
    changed = replace(moves[3], events=(ANN_SETS,))
    other = replace(played, moves=[changed if move.seq == changed.seq else move for move in moves])
    assert rounds.replayed(snapshot.game, snapshot.row.seed, replace(other, end=None)) == []
    assert rounds.replayed(snapshot.game, snapshot.row.seed, replace(other, end=played.start)) == []
    assert [each.after for each in rounds.replayed(snapshot.game, snapshot.row.seed, other)] == [
        each.after for each in told
    ]


async def test_moves_within_a_round_are_no_chapter(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    async with table.transactions.read() as rows:
        snapshot = await table.games.snapshot(duel_of_two.game_id)
        assert (
            await rounds.ended_rounds(rows, snapshot, await rows.log(duel_of_two.game_id, 0, 200), over=False) is None
        )


async def test_a_game_that_is_ended_with_the_points_as_they_stand_is_told_to_its_end(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 12])
    ended = replace(snapshot, row=replace(snapshot.row, status="abandoned", verdict="decided"))
    turns = [Turn(1, [turn(snapshot, 1, 1, BEN_SETS)], (7, 3), (7, 12))]
    told = [*finale(ended, (), [Round(1, (7, 3), (7, 12), turns)], Texts("en"))]
    assert told == [
        "**The game is over, with the points as they stand. Ben leads by 5 VP.**",
        "**1** · Ben · 12 VP (+9) ▲1",
        "**2** · Ann · 7 VP ▼1",
        "**What decided it**",
        "Ben led after every round.",
        "• **+9 VP** · **Ben** sets a beacon on c3 · round 1",
    ]
    monkeypatch.setattr(type(snapshot.game), "scores", lambda self, state: [7, 7])
    assert won(ended, Texts("en")) == "The game is over, with the points as they stand. Ann and Ben share the lead."


async def test_the_last_post_shows_where_points_came_from_before_the_board_and_what_happened_last(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling(shows=lambda events: [Shown("report")])
    monkeypatch.setitem(MANIFESTS, snapshot.row.kind, Manifest(Boards(("chart",)), telling=telling))
    scored = [Round(1, (0, 0), (0, 3), [Turn(1, [turn(snapshot, 1, 1, BEN_SETS)], (0, 0), (0, 3))])]
    over = replace(snapshot, row=replace(snapshot.row, status="over"))
    assert [each.what for each in _shows(over, (), scored, ())] == [COURSE, "chart", "report"]
    assert [each.what for each in _shows(snapshot, (), scored, ())] == ["chart", "report"]
