"""Chapters that are shorter than a round, such as phases, are told in short with one picture, where a game has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.manifest.digest import Digest
from bot.manifest.manifest import MANIFESTS, Boards, Manifest, Telling
from bot.manifest.weight import Weights
from bot.post.announcer import Announcer
from bot.table.course import chapters
from bot.table.course.chapters import Chapter, replayed_chapters
from bot.table.course.rounds import OtherRules, Round
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.chapter import chapter
from bot.words.posts.digest import SHORT, digest_lines, digests, told_with_digest
from bot.words.texts import Texts
from rules.core.flow import Event
from tests.bot.conftest import ANN, BEN, Driver
from tests.bot.test_announce import Server
from tests.bot.test_digest import ANN_SETS, BEN_SETS, turn

BEGINS = Event("charted", {"seat": 1, "cell": "c3"})


def counted(before: Any, after: Any, events: Sequence[Event]) -> Sequence[Event]:
    """How many things were told, and by how many rounds the game has moved."""
    told = Event("told", {"seat": 0, "count": len(events)})
    return (Event("points", {"seat": 0, "points": 3}), told, Event("rounds", {"by": after.round - before.round}))


DIGEST = Digest(("charted",), ANN_SETS, counted, view="digest")


@pytest.fixture
def phased(monkeypatch: pytest.MonkeyPatch) -> None:
    """A duel in which a chapter begins with every beacon."""
    telling = Telling(Weights(parts=("charted",)), digest=DIGEST)
    monkeypatch.setitem(MANIFESTS, "duel", Manifest(Boards(("chart",)), telling=telling))
    monkeypatch.setattr(Texts, "digest", lambda self, kind, event, names: f"{event.kind} {[*event.facts.values()][-1]}")


async def played(driver: Driver) -> None:
    """Play until the second round has begun."""
    while (await driver.table.games.snapshot(driver.game_id)).state.round < 2:
        for who in (ANN, BEN):
            await driver.default(who)


async def ended(driver: Driver, count: int) -> list[Chapter]:
    """The chapters that ended with the last moves of a game."""
    async with driver.table.transactions.read() as rows:
        snapshot = await driver.table.games.snapshot(driver.game_id)
        moves = await rows.log(driver.game_id, max(0, snapshot.row.seq - count), count)
        found = await chapters.ended_chapters(rows, snapshot, moves, over=False)
    return await chapters.chapters_of(snapshot, found, moves)


@pytest.mark.usefixtures("phased")
async def test_chapters_are_told_from_where_they_began_whichever_moves_a_post_tells_of(duel_of_two: Driver) -> None:
    await played(duel_of_two)
    whole = await ended(duel_of_two, 200)
    assert len(whole) > 1
    assert whole[0].opened[0] == ANN_SETS
    assert all(event.kind == "charted" for each in whole for event in each.opened)
    assert {each.round for each in whole} == {1}
    assert await ended(duel_of_two, 1) == whole[-1:]


@pytest.mark.usefixtures("phased")
async def test_a_game_whose_moves_tell_something_else_by_now_has_no_chapters(
    duel_of_two: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(duel_of_two)
    async with duel_of_two.table.transactions.read() as rows:
        snapshot = await duel_of_two.table.games.snapshot(duel_of_two.game_id)
        moves = await rows.log(duel_of_two.game_id, 0, 200)
        found = await chapters.ended_chapters(rows, snapshot, moves, over=False)
    assert found is not None
    monkeypatch.setattr(chapters, "played_again", _other_rules)
    assert replayed_chapters(snapshot, found, {move.seq for move in moves}) == []


def _other_rules(*given: object) -> Any:
    raise OtherRules


async def test_a_game_without_such_chapters_reads_nothing_for_them(duel_of_two: Driver) -> None:
    await played(duel_of_two)
    assert await ended(duel_of_two, 200) == []


@pytest.mark.usefixtures("phased")
async def test_the_post_that_ends_a_chapter_says_what_it_brought_and_shows_it(duel_of_two: Driver) -> None:
    await played(duel_of_two)
    server = Server()
    await Announcer(duel_of_two.table, server).deliver(duel_of_two.game_id)
    notes = [note for note in server.notes.values() if "is over" in note.text]
    assert notes
    shown = [each for note in notes for each in note.shows if each.what == "digest"]
    assert shown
    assert all(event.kind == "round" for each in shown for _, event in each.options.events[:1])
    for each in notes:
        told = "• **Ann** · told" if "### Round 1 is over" in each.text else "• **Ann** · points 3 · told"
        assert told in each.text


@pytest.mark.usefixtures("phased")
async def test_a_digest_stands_above_what_opens_the_next_chapter(snapshot: GameSnapshot) -> None:
    brought = (Event("points", {"seat": 0, "points": 3}), Event("points", {"seat": 1, "points": 0}))
    moves = [turn(snapshot, 1, 0, Event("showed", {"seat": 0, "card": "blade:05"}), ANN_SETS)]
    told = [*told_with_digest(snapshot, moves, [Chapter((BEN_SETS,), 4, brought)], Texts("en"))]
    assert told == [
        "• **Ann** shows Blade 05",
        "### Round 4: Ben sets a beacon on c3 is over",
        "• **Ann** · points 3",
        "-# Ann sets a beacon on a1",
    ]


@pytest.mark.usefixtures("phased")
async def test_what_is_nobodys_stands_in_a_small_line(snapshot: GameSnapshot) -> None:
    brought = (Event("told", {"seat": 1, "count": 2}), Event("rounds", {"by": 1}), Event("cards", {"left": 4}))
    assert [*digest_lines(snapshot, brought, Texts("en"))] == ["• **Ben** · told 2", "-# rounds 1 · cards 4"]


@pytest.mark.usefixtures("phased")
async def test_what_posts_have_told_one_by_one_is_left_to_the_picture(
    snapshot: GameSnapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who takes which strategy card stood in six posts, and behind them in one more."""
    telling = replace(MANIFESTS["duel"].telling, digest=replace(DIGEST, one_by_one=("took",)))
    monkeypatch.setitem(MANIFESTS, "duel", replace(MANIFESTS["duel"], telling=telling))
    points = [Event("points", {"seat": seat, "change": 0, "points": 3}) for seat in (0, 1)]
    took = [Event("took", {"seat": seat, "cards": 2}) for seat in (0, 1)]
    more = Event("told", {"seat": 1, "count": 2})
    told = [*digests(snapshot, [Chapter((BEGINS,), 3, (*points, *took, more))], Texts("en"))]
    assert told == ["### Round 3: Ben sets a beacon on c3 is over", "• **Ben** · points 3 · told 2"]


@pytest.mark.usefixtures("phased")
async def test_above_standings_nobody_has_a_line_of_points_alone(snapshot: GameSnapshot) -> None:
    """The last phase of a round said who has how many points, and so did the standings right below."""
    brought = [Event("points", {"seat": seat, "change": seat, "points": 3}) for seat in (0, 1)]
    told = Event("told", {"seat": 0, "count": 2})
    lines = [*digests(snapshot, [Chapter((BEGINS,), 3, (*brought, told))], Texts("en"), standings=True)]
    assert lines[1:] == ["• **Ann** · told 2"]
    lines = [*digests(snapshot, [Chapter((BEGINS,), 3, (*brought, told))], Texts("en"))]
    assert lines[1:] == ["• **Ann** · points 3 · told 2", "• **Ben** · points 3"]


@pytest.mark.usefixtures("phased")
async def test_where_a_round_ends_its_last_chapter_is_told_above_the_round(snapshot: GameSnapshot) -> None:

    moves = [turn(snapshot, 1, 0, ANN_SETS, Event("round", {"round": 4}))]
    parts = [Chapter((BEGINS,), 3, (Event("told", {"seat": 0, "count": 2}),))]
    told = [*chapter(snapshot, moves, Round(3, (9, 4), (9, 5), ()), Texts("en"), parts)]
    over = told.index("### Round 3 is over")
    assert told[over - 2 : over] == ["### Round 3: Ben sets a beacon on c3 is over", "• **Ann** · told 2"]


def test_a_picture_is_told_the_round_first() -> None:
    assert Chapter((BEGINS,), 3, ()).told == ((0, Event("round", {"round": 3})), (0, BEGINS))


@pytest.mark.usefixtures("phased")
async def test_a_long_digest_leaves_out_whole_things_from_its_end(snapshot: GameSnapshot) -> None:
    """What was paid ended in the middle, behind which a sign stood for nobody knew what."""
    brought = [Event("told", {"seat": 1, "count": number}) for number in range(90)]
    (told,) = digest_lines(snapshot, brought, Texts("en"))
    assert told.startswith("• **Ben** · told 0 · told 1 · ")
    assert re.search(r" · told \d+ …$", told)
    assert len(told) <= SHORT
