"""Promises in deals: kept as rows, read by the two or by all as the table has chosen, struck out by either of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.manifest.manifest import MANIFESTS, Boards, Manifest
from bot.manifest.promises import Promises
from bot.table.game.snapshot import GameSnapshot
from bot.table.people import promises as making
from bot.table.table import Table
from bot.ui.panel.orders import promises
from bot.words.texts import Texts
from rules.core.decisions import Decision, Number
from tests.bot.conftest import ANN, BEN, CAT, Driver, started

PUBLIC = Promises(("trade",), "chart", "promises", "all")


@pytest.fixture
def dealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A duel in which deals are made."""
    monkeypatch.setitem(MANIFESTS, "duel", Manifest(Boards(("chart",)), promises=PUBLIC))


async def promised(table: Table, text: str = "I leave c3 alone") -> tuple[GameSnapshot, int, int, int]:
    """A game of three in which Ann has promised Ben something: with the seats of Ann, Ben and Cat."""
    game = await started(table, BEN, CAT)
    seats = [(await table.games.snapshot(game)).seat_of(who.user_id) for who in (ANN, BEN, CAT)]
    ann, ben, cat = (seat for seat in seats if seat is not None)
    return await table.promises.make(game, ANN.user_id, ben, text), ann, ben, cat


def told(snapshot: GameSnapshot, seat: int | None) -> list[str]:
    return [*promises.lines(snapshot, seat, Texts("en"))]


@pytest.mark.usefixtures("dealing")
async def test_a_promise_is_read_by_the_two_alone(table: Table) -> None:
    snapshot, ann, ben, cat = await promised(table)
    line = "🤝 **Ann** to **Ben**: I leave c3 alone"
    assert [told(snapshot, seat) for seat in (ann, ben)] == [[line]] * 2
    assert [told(snapshot, seat) for seat in (cat, None)] == [[]] * 2


@pytest.mark.usefixtures("dealing")
async def test_all_read_it_where_the_table_has_chosen_so(table: Table) -> None:
    snapshot, *_ = await promised(table)
    public = replace(snapshot, row=replace(snapshot.row, options={"promises": "all"}))
    assert len(told(public, None)) == 1


@pytest.mark.usefixtures("dealing")
async def test_it_stands_in_no_position_and_no_log(table: Table) -> None:
    before, ann, ben, _ = await promised(table, "first")
    after = await table.promises.make(before.row.id, BEN.user_id, ann, "second")
    assert (after.row.seq, after.row.state) == (before.row.seq, before.row.state)
    assert [each.text for each in after.promises_to(ben)] == ["first", "second"]


@pytest.mark.usefixtures("dealing")
async def test_either_of_the_two_strikes_it_out_and_nobody_else(table: Table) -> None:
    snapshot, _, ben, cat = await promised(table)
    with pytest.raises(Refusal, match="stale"):
        await table.promises.strike(snapshot.row.id, CAT.user_id, 1)
    struck = await table.promises.strike(snapshot.row.id, BEN.user_id, 1)
    assert told(struck, ben) == []
    again = await table.promises.make(snapshot.row.id, ANN.user_id, cat, "another")
    assert [each.number for each in again.promises] == [1, 2]


@pytest.mark.usefixtures("dealing")
async def test_it_stands_beside_questions_about_the_other(table: Table) -> None:
    snapshot, ann, ben, cat = await promised(table)
    asked = Decision(ann, "trade", Number(0, 1), ("0",), {"target": ben})
    beside = promises.lines_beside
    assert len([*beside(snapshot, ann, asked, Texts("en"))]) == 1
    assert [*beside(snapshot, ann, replace(asked, facts={"target": cat}), Texts("en"))] == []
    assert len([*beside(snapshot, ann, replace(asked, facts={}), Texts("ko"))]) == 1
    assert [*beside(snapshot, ann, replace(asked, kind="bid"), Texts("en"))] == []


@pytest.mark.usefixtures("dealing")
async def test_what_formats_or_calls_is_shown_as_it_was_written(table: Table) -> None:
    snapshot, ann, *_ = await promised(table, "**all**\n@everyone <@1>")
    (line,) = told(snapshot, ann)
    assert line.endswith("\\*\\*all\\*\\* @\u200beveryone \\<@\u200b1\\>")


@pytest.mark.usefixtures("dealing")
@pytest.mark.parametrize(
    ("to", "text", "code"), [(0, " \u202e ", "promise-empty"), (0, "x" * 201, "stale"), (9, "x", "stale")]
)
async def test_what_cannot_be_promised_is_refused(table: Table, to: int, text: str, code: str) -> None:
    snapshot, ann, ben, _ = await promised(table)
    with pytest.raises(Refusal, match=code):
        await table.promises.make(snapshot.row.id, ANN.user_id, ben if to == 0 else to, text)
    with pytest.raises(Refusal, match="stale"):
        await table.promises.make(snapshot.row.id, ANN.user_id, ann, "to myself")


@pytest.mark.usefixtures("dealing")
async def test_a_seat_has_so_many_promises_open(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "MOST", 1)
    snapshot, _, ben, _ = await promised(table)
    with pytest.raises(Refusal, match="promises-full"):
        await table.promises.make(snapshot.row.id, ANN.user_id, ben, "another")
    await table.promises.strike(snapshot.row.id, ANN.user_id, 1)
    await table.promises.make(snapshot.row.id, ANN.user_id, ben, "another")


async def test_in_a_game_without_deals_nothing_is_promised(duel_of_two: Driver) -> None:
    with pytest.raises(Refusal, match="stale"):
        await duel_of_two.table.promises.make(duel_of_two.game_id, ANN.user_id, 1, "x")
