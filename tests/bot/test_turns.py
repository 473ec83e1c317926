"""Drafts: press, take back, confirm, type; and everything that is refused."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.store.rows import DraftRow
from bot.store.sqlite import SqliteStore
from bot.table.game import history
from bot.table.game.positions import POSITIONS
from bot.table.game.run import begin
from bot.table.game.snapshot import Panel
from bot.table.table import Table
from rules.core.decisions import Illegal
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, started
from tests.toys.duel import ChartRule


def kinds(panel: Panel) -> list[str]:
    return [question.kind for question in panel.questions]


async def at_chart(duel: Driver) -> Driver:
    """Ann has won the bidding and is asked to chart."""
    await duel.bids(ann="blade:15", ben="blade:11")
    return duel


async def at_end(duel: Driver) -> Driver:
    """Ann has charted, Ben has not parried; Ann's turn goes on."""
    await at_chart(duel)
    await duel.press(ANN, "chart", "a1")
    await duel.confirm(ANN)
    await duel.press(BEN, "parry", "pass")
    await duel.confirm(BEN)
    return duel


async def test_a_draft_grows_and_nothing_public_changes(duel_of_two: Driver, table: Table) -> None:
    before = (await table.games.snapshot(duel_of_two.game_id)).row
    panel = await duel_of_two.press(ANN, "discard", "blade:08")
    assert kinds(panel) == ["bid"]
    assert [str(drafted.move) for drafted in panel.draft_moves] == ["p1 discard blade:08"]
    assert not panel.confirmable
    assert (await table.games.snapshot(duel_of_two.game_id)).row == before
    assert await table.games.log(duel_of_two.game_id) == []


async def test_confirm_commits_the_whole_draft(duel_of_two: Driver, table: Table) -> None:
    duel = await at_end(duel_of_two)
    before = len(await table.games.log(duel.game_id))
    await duel.press(ANN, "power", "0")
    panel = await duel.press(ANN, "salvage", "core")
    assert panel.confirmable
    panel = await duel.confirm(ANN)
    assert panel.committed
    assert panel.draft_moves == ()
    lines = [move.line for move in await table.games.log(duel.game_id, before, 3)]
    assert lines == ["p1 power 0", "p1 salvage core", "p1 end done"]


async def test_a_change_is_committed_before_anybody_is_told_of_it(duel_of_two: Driver, table: Table) -> None:
    """Whoever posts looks at what is stored; what goes wrong there takes no move back."""

    def fail(game_id: str) -> None:
        raise RuntimeError(game_id)

    duel = await at_end(duel_of_two)
    await duel.press(ANN, "power", "0")
    await duel.press(ANN, "salvage", "core")
    before = len(await table.games.log(duel.game_id))
    table.transactions.changed = fail
    with pytest.raises(RuntimeError):
        await duel.confirm(ANN)
    assert len(await table.games.log(duel.game_id)) > before


async def test_back_takes_the_last_answer_away(duel_of_two: Driver, table: Table) -> None:
    panel = await duel_of_two.press(ANN, "discard")
    assert kinds(panel) == ["bid"]
    panel = await table.turns.back(duel_of_two.game_id, ANN.user_id, panel.panel_revision)
    assert kinds(panel) == ["discard"]
    with pytest.raises(Refusal, match="draft-empty"):
        await table.turns.back(duel_of_two.game_id, ANN.user_id, panel.panel_revision)


async def test_back_of_an_older_panel_takes_nothing_away(duel_of_two: Driver, table: Table) -> None:
    """Whoever presses it twice takes one answer back, not two."""
    older = await duel_of_two.press(ANN, "discard", "blade:08")
    await table.turns.back(duel_of_two.game_id, ANN.user_id, older.panel_revision)
    await duel_of_two.press(ANN, "discard")
    with pytest.raises(Refusal, match="stale"):
        await table.turns.back(duel_of_two.game_id, ANN.user_id, older.panel_revision)
    assert kinds(await table.turns.panel(duel_of_two.game_id, ANN.user_id)) == ["bid"]


async def test_discard_drops_the_draft(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.press(ANN, "discard")
    panel = await table.turns.discard(duel_of_two.game_id, ANN.user_id)
    assert kinds(panel) == ["discard"]
    assert panel.draft_moves == ()


async def test_a_sealed_answer_counts_at_once_and_may_be_changed(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    await duel_of_two.press(ANN, "discard")
    panel = await duel_of_two.press(ANN, "bid", "blade:15")
    assert panel.committed
    assert (panel.draft_moves, panel.confirmable, panel.unanswered) == ((), False, ())
    assert kinds(panel) == ["bid"]
    assert panel.given == {"bid": ("blade:15",)}
    assert (await duel_of_two.press(ANN, "bid", "blade:08")).given == {"bid": ("blade:08",)}
    assert (await table.turns.panel(game_id, ANN.user_id)).given == {"bid": ("blade:08",)}
    assert [move.line for move in await table.games.log(game_id)] == [
        "p1 discard",
        "p1 bid blade:15",
        "p1 bid blade:08",
    ]
    snapshot = await table.games.snapshot(game_id)
    assert ([seat.name for seat in snapshot.asked], [seat.name for seat in snapshot.answered]) == (["Ben"], ["Ann"])
    assert [snapshot.since(seat.seat) is None for seat in snapshot.seats] == [True, False]


async def test_a_conclusive_answer_counts_without_confirm_and_can_be_undone(
    duel_of_two: Driver, table: Table, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    POSITIONS.clear()  # questions are kept with the positions in which they are asked
    request.addfinalizer(POSITIONS.clear)
    asked = ChartRule.ask
    monkeypatch.setattr(ChartRule, "ask", lambda *args: replace(asked(*args), conclusive=True))
    duel = await at_chart(duel_of_two)
    before = len(await table.games.log(duel.game_id))
    panel = await duel.press(ANN, "chart", "a1")
    assert (panel.committed, panel.drafting, panel.confirmable) == (True, False, False)
    assert [move.line for move in await table.games.log(duel.game_id, before, 2)] == ["p1 chart a1"]
    assert [seat.name for seat in (await table.games.snapshot(duel.game_id)).asked] == ["Ben"]
    assert panel.undoable
    panel = await table.undo.last_turn(duel.game_id, ANN.user_id)
    assert (kinds(panel), panel.drafting) == (["chart"], False)


async def test_a_sealed_answer_is_found_behind_the_moves_of_others(
    duel_of_two: Driver, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await duel_of_two.bids(ann="blade:15")
    await duel_of_two.press(BEN, "discard")
    monkeypatch.setattr(history, "NEAR", 0)  # so that nothing is near
    assert (await table.turns.panel(duel_of_two.game_id, ANN.user_id)).given == {"bid": ("blade:15",)}


async def test_the_last_sealed_answer_waits_for_its_confirmation(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    await duel_of_two.bids(ann="blade:15")
    await duel_of_two.press(BEN, "discard")
    before = (await table.games.snapshot(game_id)).row
    panel = await duel_of_two.press(BEN, "bid", "shield:1")
    assert (panel.confirmable, panel.held and panel.held.answer, panel.last) == (True, ("shield:1",), "bid")
    assert (kinds(panel), panel.given) == (["bid"], {"bid": ("shield:1",)})
    assert (await table.games.snapshot(game_id)).row.seq == before.seq
    panel = await duel_of_two.press(BEN, "bid", "blade:11")
    assert panel.given == {"bid": ("blade:11",)}
    assert (await table.turns.panel(game_id, BEN.user_id)).given == {"bid": ("blade:11",)}
    panel = await duel_of_two.confirm(BEN)
    assert (panel.committed, panel.held) == (True, None)
    assert [event.kind for event in panel.news] == ["discarded", "showed", "showed"]
    assert (await table.games.log(game_id))[-1].line == "p2 bid blade:11"


async def test_an_answer_that_waits_is_taken_back_or_dropped(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15")
    await duel_of_two.press(BEN, "discard")
    panel = await duel_of_two.press(BEN, "bid", "shield:1")
    panel = await table.turns.back(duel_of_two.game_id, BEN.user_id, panel.panel_revision)
    assert (panel.held, panel.confirmable, len(panel.draft_moves)) == (None, False, 1)
    await duel_of_two.press(BEN, "bid", "shield:1")
    panel = await table.turns.discard(duel_of_two.game_id, BEN.user_id)
    assert (panel.held, panel.drafting, kinds(panel)) == (None, False, ["discard"])


async def test_who_answers_before_computers_confirms_too(table: Table) -> None:
    duel = Driver(table, await started(table, agents=1))
    await duel.press(ANN, "discard")
    panel = await duel.press(ANN, "bid", "blade:15")
    assert (panel.committed, panel.confirmable, panel.last) == (False, True, "bid")
    panel = await duel.confirm(ANN)
    assert panel.committed


async def test_an_answer_that_waits_stays_when_another_is_taken_back(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    await duel_of_two.press(BEN, "discard")
    await duel_of_two.bids(ann="blade:15")
    await duel_of_two.press(BEN, "bid", "shield:1")
    panel = await table.undo.last_turn(game_id, ANN.user_id)
    assert panel.unanswered
    panel = await table.turns.panel(game_id, BEN.user_id)
    assert (panel.dropped, panel.confirmable, panel.given) == (False, True, {"bid": ("shield:1",)})
    assert panel.last == ""
    panel = await duel_of_two.confirm(BEN)
    assert panel.committed
    assert panel.questions[0].settled


async def test_what_is_typed_behind_the_last_sealed_answer_confirms_it(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    await duel_of_two.bids(ben="blade:11")
    panel = await table.turns.act(game_id, ANN.user_id, ["discard", "bid blade:10"], confirm=False, key="a")
    assert (panel.committed, panel.given) == (False, {"bid": ("blade:10",)})
    panel = await table.turns.act(game_id, ANN.user_id, ["bid blade:15", "chart a1"], confirm=False, key="b")
    assert [str(drafted.move) for drafted in panel.draft_moves] == ["p1 chart a1"]
    assert (await table.games.log(game_id))[-1].line == "p1 bid blade:15"


async def test_of_a_sealed_answer_and_the_last_ones_reveal_only_the_first_can_be_late(
    duel_of_two: Driver, table: Table
) -> None:
    await duel_of_two.bids(ann="blade:15")
    panel = await table.turns.panel(duel_of_two.game_id, ANN.user_id)
    await duel_of_two.bids(ben="blade:11")
    with pytest.raises(Illegal, match="not-asked"):
        await table.turns.press(duel_of_two.game_id, ANN.user_id, panel.panel_revision, "bid", [("blade:08",)], "late")
    assert (await table.turns.panel(duel_of_two.game_id, ANN.user_id)).given == {}


async def test_the_only_sealed_answer_is_asked_as_its_haste_would_tell_and_not_asked_again(
    table: Table, store: SqliteStore
) -> None:
    duel = await dealt(table, store, {"hands": [["blade:15"], ["blade:11", "blade:12"]]})
    assert kinds(await table.turns.panel(duel.game_id, ANN.user_id)) == ["bid"]
    panel = await duel.press(ANN, "bid", "blade:15")
    assert (panel.questions, panel.confirmable) == ((), False)
    log = [(move.line, move.how) for move in await table.games.log(duel.game_id)]
    assert log == [("p1 discard", "forced"), ("p1 bid blade:15", "person")]


async def test_beside_computers_alone_the_only_sealed_answer_is_not_asked(table: Table, store: SqliteStore) -> None:
    """There is nobody to whom its haste would tell anything; a draft, which it would make count, waits for it."""
    duel = await dealt(table, store, {"hands": [["blade:15"], ["blade:11", "blade:12"]]})
    snapshot = await table.games.snapshot(duel.game_id)
    computer = replace(snapshot.seats[1], user_id=None, agent="easy")
    run = begin(replace(snapshot, seats=(snapshot.seats[0], computer)))
    run.follow({0: {}})
    assert run.steps == []
    run.follow({0: {}, 1: None})
    assert [(str(step.move), step.how) for step in run.steps] == [("p1 bid blade:15", "forced")]


async def test_the_last_answer_reveals_when_it_is_confirmed(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15")
    await duel_of_two.press(BEN, "discard")
    await duel_of_two.press(BEN, "bid", "blade:11")
    panel = await duel_of_two.confirm(BEN)
    assert panel.committed
    log = await table.games.log(duel_of_two.game_id)
    assert log[-1].revealed
    assert [move.line for move in log[2:]] == ["p2 discard", "p2 bid blade:11"]


async def dealt(table: Table, store: SqliteStore, given: dict[str, list[list[str]]]) -> Driver:
    """Ann against Ben with these hands, and what follows from them by itself."""
    game_id = await started(table, BEN)
    async with table.transactions.changing(game_id) as (rows, snapshot):
        state = snapshot.game.codec.validate_python(snapshot.game.codec.dump_python(snapshot.state))
        for player, hand in zip(state.players, given["hands"], strict=True):
            state.deck = sorted([*(card for card in (*state.deck, *player.hand) if card not in hand)])
            player.hand = hand
        dealt = replace(snapshot, state=state, pending=())
        await table.transactions.changes.commit(rows, dealt, begin(dealt), 0)
    return Driver(table, game_id)


async def test_what_follows_in_a_draft_goes_away_with_its_answer(duel_of_two: Driver, table: Table) -> None:
    duel = await at_end(duel_of_two)
    panel = await duel.press(ANN, "power", "0")
    assert [(str(drafted.move), drafted.auto) for drafted in panel.draft_moves] == [("p1 power 0", False)]
    panel = await duel.press(ANN, "salvage", "core")
    assert panel.confirmable  # only the close of the turn is left
    panel = await duel.confirm(ANN)
    assert panel.committed
    assert (await table.games.log(duel.game_id))[-1].line == "p1 end done"


async def test_what_came_of_ones_own_last_move_by_chance_stands_in_what_happened_since(
    duel_of_two: Driver, table: Table
) -> None:
    duel = await at_end(duel_of_two)
    await duel.press(ANN, "power", "2")
    since = await table.games.since(duel.game_id, 0)
    assert ("p1 power 2", True) in [(move.line, move.chance) for move in since]


async def test_in_the_midst_of_ones_turn_what_others_did_before_it_stands_in_what_happened_since(
    duel_of_two: Driver, table: Table
) -> None:
    duel = await at_end(duel_of_two)
    await duel.press(ANN, "power", "2")
    moves = await table.games.log(duel.game_id)
    since = await table.games.since(duel.game_id, 0)
    theirs = max(number for number, move in enumerate(moves) if move.seat == 1)
    own = [move for move in moves[:theirs] if move.seat == 0 and move.how == "person"]
    assert moves[theirs] in since
    assert own[-1] not in since


async def test_a_standing_order_inside_a_turn_is_marked_as_such(duel_of_two: Driver, table: Table) -> None:
    await table.orders.give(duel_of_two.game_id, BEN.user_id, "parry", "never")
    duel = await at_chart(duel_of_two)
    await duel.press(ANN, "chart", "a1")
    panel = await duel.confirm(ANN)
    log = await table.games.log(duel.game_id)
    assert [(move.line, move.how) for move in log[-2:]] == [("p1 chart a1", "person"), ("p2 parry pass", "order")]
    assert kinds(panel) == ["power"]


async def test_stale_foreign_and_forged_presses_change_nothing(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    old = await table.turns.panel(game_id, ANN.user_id)
    await duel_of_two.press(ANN, "discard")
    before = await table.turns.panel(game_id, ANN.user_id)
    with pytest.raises(Refusal, match="stale"):
        await table.turns.press(game_id, ANN.user_id, old.panel_revision, "discard", [()], "x1")
    with pytest.raises(Refusal, match="not-seated"):
        await table.turns.press(game_id, CAT.user_id, before.panel_revision, "bid", [("blade:15",)], "x2")
    with pytest.raises(Illegal, match="not-asked"):
        await table.turns.press(game_id, ANN.user_id, before.panel_revision, "chart", [("a1",)], "x3")
    with pytest.raises(Illegal, match="pick-unknown"):
        await table.turns.press(game_id, ANN.user_id, before.panel_revision, "bid", [("blade:11",)], "x4")
    with pytest.raises(Refusal, match="no-game"):
        await table.turns.press("nogame", ANN.user_id, 0, "bid", [()], "x5")
    assert await table.turns.panel(game_id, ANN.user_id) == before


async def test_a_second_delivery_of_an_interaction_changes_nothing(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    panel = await table.turns.panel(game_id, ANN.user_id)
    first = await table.turns.press(game_id, ANN.user_id, panel.panel_revision, "discard", [()], "same")
    assert await table.turns.press(game_id, ANN.user_id, panel.panel_revision, "discard", [()], "same") == first


async def test_of_two_presses_at_once_one_counts(duel_of_two: Driver, table: Table) -> None:
    game_id = duel_of_two.game_id
    panel = await table.turns.panel(game_id, ANN.user_id)
    presses = [
        table.turns.press(game_id, ANN.user_id, panel.panel_revision, "discard", [(card,)], card)
        for card in ("blade:08", "blade:09")
    ]
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert isinstance(first, Panel)
    assert isinstance(second, Refusal)
    assert [str(move.move) for move in (await table.turns.panel(game_id, ANN.user_id)).draft_moves] == [
        "p1 discard blade:08"
    ]


async def test_of_two_confirmations_by_two_processes_one_counts(duel_of_two: Driver, table: Table) -> None:
    game_id = (await at_chart(duel_of_two)).game_id
    before = len(await table.games.log(game_id))
    panel = await duel_of_two.press(ANN, "chart", "a1")
    async with table.transactions.store.read() as rows:
        path = (await rows.db.execute_fetchall("PRAGMA database_list"))[0][2]  # type: ignore[attr-defined]
    other = Table(await SqliteStore.open(path), Clock())
    tables = (table, other)
    results = await asyncio.gather(
        *(
            each.turns.confirm(game_id, ANN.user_id, panel.panel_revision, f"k-{number}")
            for number, each in enumerate(tables)
        ),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Panel", "Refusal"]
    assert len(await table.games.log(game_id)) == before + 1
    await other.transactions.store.close()


async def test_a_draft_survives_other_peoples_moves(duel_of_two: Driver, table: Table) -> None:
    panel = await duel_of_two.press(ANN, "discard", "blade:08")
    await duel_of_two.bids(ben="blade:11")
    panel = await table.turns.press(duel_of_two.game_id, ANN.user_id, panel.panel_revision, "bid", [("blade:15",)], "k")
    assert panel.confirmable  # Ben's card is there already, so hers turns both up
    assert not panel.dropped


async def test_a_draft_that_no_longer_fits_is_dropped_kindly(duel_of_two: Driver, table: Table) -> None:
    async with table.transactions.store.write() as rows:
        await rows.put(DraftRow(duel_of_two.game_id, 0, 0, ("p1 discard blade:16",)))
    panel = await table.turns.panel(duel_of_two.game_id, ANN.user_id)
    assert panel.dropped
    assert kinds(panel) == ["discard"]
    panel = await duel_of_two.press(ANN, "discard", "blade:08")  # meant for the draft that is gone
    assert panel.dropped
    assert panel.draft_moves == ()
    panel = await duel_of_two.press(ANN, "discard", "blade:08")
    assert len(panel.draft_moves) == 1
    assert not (await table.turns.panel(duel_of_two.game_id, ANN.user_id)).dropped


async def test_confirming_too_early_is_refused(duel_of_two: Driver) -> None:
    with pytest.raises(Refusal, match="not-confirmable"):
        await duel_of_two.confirm(ANN)
    await duel_of_two.press(ANN, "discard")
    with pytest.raises(Refusal, match="not-confirmable"):
        await duel_of_two.confirm(ANN)


async def test_a_typed_turn(duel_of_two: Driver, table: Table) -> None:
    panel = await table.turns.act(
        duel_of_two.game_id, ANN.user_id, ["discard blade:08 blade:09", "blade:15"], confirm=True, key="0"
    )
    assert panel.committed
    lines = [move.line for move in await table.games.log(duel_of_two.game_id)]
    assert lines == ["p1 discard blade:08 blade:09", "p1 bid blade:15"]


async def test_a_typed_turn_is_taken_whole_or_not_at_all(duel_of_two: Driver, table: Table) -> None:
    for lines, code in ((["discard", "blade:11"], "line-unknown"), (["discard", ""], "line-unknown")):
        with pytest.raises(Refusal, match=code):
            await table.turns.act(duel_of_two.game_id, ANN.user_id, lines, confirm=False, key="1")
    with pytest.raises(Illegal):
        await table.turns.act(duel_of_two.game_id, ANN.user_id, ["discard", "bid blade:11"], confirm=False, key="2")
    with pytest.raises(Refusal, match="not-confirmable"):
        await table.turns.act(duel_of_two.game_id, ANN.user_id, ["discard"], confirm=True, key="3")
    assert (await table.turns.panel(duel_of_two.game_id, ANN.user_id)).draft_moves == ()


async def test_a_typed_turn_delivered_twice_is_taken_once(duel_of_two: Driver, table: Table) -> None:
    for _ in range(2):
        panel = await table.turns.act(duel_of_two.game_id, ANN.user_id, ["discard"], confirm=False, key="again")
    assert [str(drafted.move) for drafted in panel.draft_moves] == ["p1 discard"]


async def test_a_typed_turn_goes_on_after_a_bar(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ben="blade:11")
    panel = await table.turns.act(
        duel_of_two.game_id, ANN.user_id, ["discard", "blade:15", "a1"], confirm=True, key="4"
    )
    assert panel.committed
    assert (await table.games.log(duel_of_two.game_id))[-1].line == "p1 chart a1"


async def test_a_whole_game(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.finish(ANN, BEN)
    snapshot = await table.games.snapshot(duel_of_two.game_id)
    assert snapshot.row.status == "over"
    assert snapshot.waits == ()
    with pytest.raises(Refusal, match="not-running"):
        await duel_of_two.press(ANN, "end", "done")
