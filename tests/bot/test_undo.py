from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.store.personal_rows import OrdersRow
from bot.store.rows import How, MoveRow, SnapshotRow
from bot.table.game import history
from bot.table.game.snapshot import Barrier, Person
from bot.table.limits import HOUR, STANDARD
from bot.table.table import Table
from bot.table.undoing.rewinding import whole_turns
from rules.core import play
from rules.core.flow import Event
from tests.bot.conftest import ANN, BEN, Clock, Driver


@pytest.fixture(params=[1, history.NEAR], ids=["far back", "near"], autouse=True)
def near(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in the way of an undo may lie behind what is looked at first."""
    monkeypatch.setattr(history, "NEAR", request.param)


async def test_an_undone_turn_becomes_the_draft_again(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15")
    panel = await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    assert [str(drafted.move) for drafted in panel.draft_moves] == ["p1 discard"]  # the bid was sealed
    assert [question.kind for question in panel.unanswered] == ["bid"]
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert snapshot.row.seq == 3
    assert {decision.seat for decision in snapshot.pending} == {0, 1}
    assert (await table.games.log(duel_of_two.game_id))[-1].line == "undo 0"


async def test_what_was_before_a_sealed_answer_may_be_changed_too(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15")
    panel = await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    await table.turns.back(duel_of_two.game_id, ANN.user_id, panel.panel_revision)
    await duel_of_two.press(ANN, "discard")
    await duel_of_two.press(ANN, "bid", "blade:08")
    await duel_of_two.bids(ben="blade:11")
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert [decision.seat for decision in snapshot.pending] == [1]
    lines = [move.line for move in await table.games.log(duel_of_two.game_id)]
    assert lines[:5] == ["p1 discard", "p1 bid blade:15", "undo 0", "p1 discard", "p1 bid blade:08"]


async def test_after_an_undo_another_undo_goes_further_back(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    start = play.digest(
        (await table.games.snapshot(duel_of_two.game_id)).game, (await table.games.snapshot(duel_of_two.game_id)).state
    )
    for cell in ("a1", "b2", "c3"):
        if cell != "a1":
            await duel_of_two.press(ANN, "chart", cell)
        await duel_of_two.confirm(ANN)
        panel = await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
        assert [str(drafted.move) for drafted in panel.draft_moves] == [f"p1 chart {cell}"]
        assert play.digest(panel.snapshot.game, panel.snapshot.state) == start
        await table.turns.discard(duel_of_two.game_id, ANN.user_id)


async def test_an_undo_pressed_twice_counts_once(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    panel = await duel_of_two.confirm(ANN)
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id, panel.panel_revision)
    with pytest.raises(Refusal, match="stale"):
        await table.undo.last_turn(duel_of_two.game_id, ANN.user_id, panel.panel_revision)
    assert len((await table.turns.panel(duel_of_two.game_id, ANN.user_id)).draft_moves) == 1


async def test_no_undo_past_a_reveal_or_another_persons_answer(duel_of_two: Driver, table: Table) -> None:
    with pytest.raises(Refusal, match="undo-nothing"):
        await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    for person in (ANN, BEN):
        with pytest.raises(Refusal, match="undo-nothing"):
            await table.undo.last_turn(duel_of_two.game_id, person.user_id)
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    await duel_of_two.press(BEN, "parry", "pass")
    await duel_of_two.confirm(BEN)
    with pytest.raises(Refusal, match="undo-nothing"):
        await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    assert (await table.undo.last_turn(duel_of_two.game_id, BEN.user_id)).confirmable


async def test_what_stands_in_the_way_of_an_undo_is_said(duel_of_two: Driver, table: Table) -> None:
    """The panel offered none, and nothing said why: not *Why can't I …?* either."""
    game = duel_of_two.game_id

    async def said(person: Person) -> tuple[str, str] | None:
        barred = (await table.turns.panel(game, person.user_id)).barred
        return (barred.why, barred.name) if barred else None

    assert await said(ANN) == ("none", "")
    await duel_of_two.bids(ann="blade:15")
    assert await said(ANN) is None
    await duel_of_two.bids(ben="blade:11")
    assert await said(BEN) == ("revealed", "")
    assert await said(ANN) == ("revealed-since", "")  # it does not name who was the last to answer in secret
    await duel_of_two.press(ANN, "chart", "a1")
    assert await said(ANN) == ("revealed-since", "")  # of the turn before the draft
    panel = await duel_of_two.confirm(ANN)
    assert (panel.undoable, panel.barred) == (True, None)
    await duel_of_two.press(BEN, "parry", "pass")
    await duel_of_two.confirm(BEN)
    assert await said(ANN) == ("answered", "")  # he has said nothing that she could read
    with pytest.raises(Refusal) as refused:
        await table.undo.last_turn(game, ANN.user_id)
    assert refused.value.details == {"why": "answered", "name": ""}
    snapshot, seen = await table.games.snapshot(game), Event("charted", {"seat": 1})
    told = replace(_move(1, 1, "person"), events=(seen,))
    ways = {
        ("acted", "Ben"): told,
        ("answered", ""): replace(told, events=(replace(seen, seen_by=(1,)),)),
        ("chance-since", ""): replace(_move(1, 1, "person"), chance=True),
        ("chance", ""): replace(_move(1, 0, "person"), chance=True),
        ("corrected", ""): _move(1, 1, "referee"),
    }
    for (why, name), move in ways.items():
        assert history.stopped(snapshot, move, 0) == Barrier(why, name)


async def test_no_undo_past_what_another_person_has_ordered(duel_of_two: Driver, table: Table) -> None:
    await table.orders.give(duel_of_two.game_id, BEN.user_id, "parry", "never")
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    panel = await duel_of_two.confirm(ANN)
    assert not panel.undoable
    assert panel.barred == Barrier("answered")
    with pytest.raises(Refusal, match="undo-nothing"):  # or Ann could ask again and again what he has ordered
        await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)


async def test_of_answers_without_a_choice_those_of_people_stand_in_the_way(table: Table) -> None:
    rows = [_move(1, 0, "person"), _move(2, 1, "forced")]
    assert history.last_turn(rows, 0, people={0}) == rows  # seat 1 is a computer's
    with pytest.raises(Refusal, match="undo-nothing"):
        history.last_turn(rows, 0, people={0, 1})


def _move(seq: int, seat: int, how: How) -> MoveRow:
    return MoveRow("abc123", seq, f"p{seat + 1} discard", seat, how, 0, 1, False, False, (), 0)


async def test_turns_are_taken_back_some_times_an_hour(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    most = STANDARD.undos_per_hour
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    for _ in range(most):
        await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
        await duel_of_two.confirm(ANN)
    with pytest.raises(Refusal, match="undo-too-often"):
        await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    clock.time += HOUR + 1
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)


async def test_an_undo_makes_all_older_buttons_stale(duel_of_two: Driver, table: Table) -> None:
    ben = await table.turns.panel(duel_of_two.game_id, BEN.user_id)
    await duel_of_two.bids(ann="blade:15")
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    with pytest.raises(Refusal, match="stale"):
        await table.turns.press(duel_of_two.game_id, BEN.user_id, ben.panel_revision, "discard", [()], "k")


async def test_chance_after_an_undo_is_new(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    seq = (await table.games.snapshot(duel_of_two.game_id)).row.seq
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    await duel_of_two.confirm(ANN)
    assert (await table.games.snapshot(duel_of_two.game_id)).row.seq == seq + 2


async def test_the_first_position_is_kept_where_an_order_answers_at_once(table: Table) -> None:
    async with table.transactions.write() as rows:
        await rows.put(OrdersRow(ANN.user_id, "gaia", {"answer:faction": "*"}))
    row = await table.lobby.create("gaia", 1, 2, ANN, "en")
    await table.lobby.add_agent(row.id, ANN.user_id)
    await table.lobby.start(row.id, ANN.user_id, "v")
    snapshot = await table.games.snapshot(row.id)
    assert snapshot.row.seq
    async with table.transactions.read() as rows:
        assert await rows.snapshot_at(row.id, 0)
        await history.position(rows, snapshot, 0)


async def test_few_snapshots_are_kept_and_none_after_the_end(duel_of_two: Driver, table: Table) -> None:
    async with table.transactions.store.read() as rows:
        assert [row.seq for row in await rows.some(SnapshotRow)] == [0]
    await duel_of_two.finish(ANN, BEN)
    async with table.transactions.store.read() as rows:
        assert await rows.some(SnapshotRow) == []


def test_a_turn_is_told_with_all_that_it_did() -> None:
    """Its first answer need not do anything by itself, as where it only chooses the kind of action."""
    acted = replace(_move(2, 0, "person"), events=(Event("charted"),))
    later = replace(_move(3, 1, "person"), base=2, events=(Event("parried"),))
    told = {
        move.seq: [event.kind for event in move.events] for move in whole_turns([_move(1, 0, "person"), acted, later])
    }
    assert told == {1: ["charted"], 3: ["parried"]}
