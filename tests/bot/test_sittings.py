"""Seats that change hands: who plays from when on, what goes with it, and what nobody else ever sees."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.store.rows import DraftRow, OutboxRow, WaitRow
from bot.table.game.roles import Actor
from bot.table.game.run import Run
from bot.table.game.snapshot import GameSnapshot
from bot.table.table import Table
from bot.table.turns import computers
from bot.words.tables import deed
from bot.words.texts import LOCALES, Texts
from rules.core.plans import plan_key
from tests.bot.conftest import ANN, BEN, CAT, Driver, started
from tests.bot.test_announce import Server

MOD = Actor(99, "Mod", moderates=True)


async def history(table: Table, game: str, seat: int) -> list[tuple[str, int | None, bool]]:
    """How the seat came to whom, and whether a computer plays it."""
    found = await table.games.sittings(game)
    return [(each.kind, each.user_id, each.agent is not None) for each in found if each.seat == seat]


async def test_who_sat_where_is_kept_with_the_move_from_which_on(duel_of_two: Driver, table: Table) -> None:
    game = duel_of_two.game_id
    await duel_of_two.bids(ann="blade:15")
    seq = (await table.games.snapshot(game)).row.seq
    await table.seats.to_computer(game, MOD, 1)
    await table.seats.back(game, MOD, 1)
    await table.leaving.step_back(game, BEN.user_id)
    await table.leaving.come_back(game, BEN.user_id)
    await table.seats.give(game, MOD, 1, CAT)
    assert await history(table, game, 1) == [
        ("start", BEN.user_id, False),
        ("computer", BEN.user_id, True),
        ("back", BEN.user_id, False),
        ("away", BEN.user_id, True),
        ("return", BEN.user_id, False),
        ("give", CAT.user_id, False),
    ]
    assert {each.seq for each in await table.games.sittings(game) if each.kind != "start"} == {seq}
    assert [(each.kind, each.by, each.seq) for each in await table.games.deeds(game)] == [
        ("computer", 99, seq), ("back", 99, seq), ("away", BEN.user_id, seq), ("return", BEN.user_id, seq),
        ("give", 99, seq),
    ]  # fmt: skip


async def test_a_deed_is_read_in_every_language(duel_of_two: Driver, table: Table) -> None:
    await table.seats.give(duel_of_two.game_id, MOD, 1, CAT)
    (done,) = await table.games.deeds(duel_of_two.game_id)
    told = {locale: deed(done.kind, done.facts, Texts(locale)) for locale in LOCALES}
    assert told["en"] == "Mod (moderator) gave the seat of Ben to Cat"
    assert told["ko"].endswith("관리자로서 Ben 님의 자리를 Cat 님에게 주었습니다")


async def test_the_new_person_sees_what_the_seat_sees_and_the_former_no_more(duel_of_two: Driver, table: Table) -> None:
    game = duel_of_two.game_id
    before = (await table.turns.panel(game, BEN.user_id)).view
    await table.seats.give(game, MOD, 1, CAT)
    assert (await table.turns.panel(game, CAT.user_id)).view == before
    for look in (table.turns.panel, table.turns.draft):
        with pytest.raises(Refusal, match="seat-given"):
            await look(game, BEN.user_id)
    assert (await table.games.snapshot(game)).seat_of(BEN.user_id) is None
    with pytest.raises(Refusal, match="no-game"):
        await table.games.authorized(game, BEN.user_id, lambda row: False)


async def test_drafts_plans_and_orders_stay_their_persons(duel_of_two: Driver, table: Table) -> None:
    game = duel_of_two.game_id
    await table.orders.give(game, BEN.user_id, "parry", "never")
    await table.plans.press(game, BEN.user_id, 0, plan_key("1", "power"), [("2",)], "plan")
    revision = (await duel_of_two.press(BEN, "discard")).panel_revision
    async with table.transactions.read() as rows:
        assert await rows.some(DraftRow, game_id=game)
    after = await table.seats.give(game, MOD, 1, CAT)
    assert (after.orders_of(1), after.plans) == ({}, {})
    panel = await table.turns.panel(game, CAT.user_id)
    assert (panel.draft_moves, panel.given) == ((), {})
    assert panel.panel_revision > revision
    async with table.transactions.read() as rows:
        assert await rows.some(DraftRow, game_id=game) == []


async def test_whoever_returns_finds_their_orders_but_no_plan_and_no_draft(duel_of_two: Driver, table: Table) -> None:
    game = duel_of_two.game_id
    await table.orders.give(game, BEN.user_id, "parry", "never")
    await table.plans.press(game, BEN.user_id, 0, plan_key("1", "power"), [("2",)], "plan")
    await table.leaving.step_back(game, BEN.user_id)
    with pytest.raises(Refusal, match="away"):
        await table.turns.panel(game, BEN.user_id)
    assert [found.row.id for found in await table.games.of_person(BEN.user_id)] == [game]
    after = await table.leaving.come_back(game, BEN.user_id)
    assert (after.orders_of(1), after.plans) == ({"parry": "never"}, {})


async def test_a_computer_plays_on_while_somebody_is_away(duel_of_two: Driver, table: Table) -> None:
    game = duel_of_two.game_id
    await table.leaving.step_back(game, BEN.user_id)
    assert await table.computers.play_turn(game)
    assert not (await table.games.snapshot(game)).seats[1].resigned
    assert [move.how for move in await table.games.log(game) if move.seat == 1][-1] == "agent"


async def test_a_turn_thought_out_for_a_computer_is_not_made_for_a_person(
    duel_of_two: Driver, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody returns while the computer thinks: nothing else has moved, and still its turn is thrown away."""
    game, think = duel_of_two.game_id, computers.turn
    await table.leaving.step_back(game, BEN.user_id)
    snapshot = await table.games.snapshot(game)

    async def returned(read: str) -> GameSnapshot:
        await table.leaving.come_back(game, BEN.user_id)
        return snapshot

    def noted(*args: Any) -> Run:
        thought.append(think(*args))
        return thought[-1]

    thought: list[Run] = []
    with monkeypatch.context() as patch:
        patch.setattr(table.transactions, "snapshot", returned)
        patch.setattr(computers, "turn", noted)
        await table.computers.play_turn(game)
    assert thought[0].steps
    assert (await table.games.snapshot(game)).row.seq == snapshot.row.seq


async def test_nobody_takes_back_what_another_has_played_on_the_seat(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    await duel_of_two.press(ANN, "chart", "a1")
    await duel_of_two.confirm(ANN)
    assert (await table.turns.panel(duel_of_two.game_id, ANN.user_id)).undoable
    await table.seats.give(duel_of_two.game_id, MOD, 0, CAT)
    assert not (await table.turns.panel(duel_of_two.game_id, CAT.user_id)).undoable
    with pytest.raises(Refusal, match="undo-nothing"):
        await table.undo.last_turn(duel_of_two.game_id, CAT.user_id)


async def test_reminders_follow_who_sits_there(duel_of_two: Driver, table: Table) -> None:
    async def due() -> list[int]:
        async with table.transactions.read() as rows:
            return [each.seat for each in await rows.some(WaitRow) if each.due_at is not None]

    assert await due() == [0, 1]
    await table.seats.to_computer(duel_of_two.game_id, MOD, 1)
    assert await due() == [0]
    await table.seats.give(duel_of_two.game_id, MOD, 1, CAT)
    assert await due() == [0, 1]


async def test_what_was_to_be_told_in_private_is_not_told_to_who_sits_there_no_more(
    duel_of_two: Driver, table: Table
) -> None:
    async with table.transactions.write() as rows:
        for user in (ANN.user_id, BEN.user_id):
            await rows.post(duel_of_two.game_id, "window", {"user": user, "ends": 1})
    await table.seats.give(duel_of_two.game_id, MOD, 1, CAT)
    async with table.transactions.read() as rows:
        kept = await rows.some(OutboxRow, game_id=duel_of_two.game_id, kind="window")
    assert [row.payload["user"] for row in kept] == [ANN.user_id]


async def test_a_deed_is_told_in_the_thread_and_calls_whom_it_concerns(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    await table.seats.give(duel_of_two.game_id, MOD, 1, CAT)
    await table.seats.to_computer(duel_of_two.game_id, MOD, 1)
    await Announcer(table, server).deliver(duel_of_two.game_id)
    given, taken = list(server.notes.values())[-2:]
    assert given.text.startswith(f"<@{CAT.user_id}> <@{BEN.user_id}>: Mod (moderator) gave the seat of Ben to Cat.")
    assert taken.text == f"<@{CAT.user_id}>: Mod (moderator) gave the seat of Cat to a computer player."
    assert set(given.calls) == {CAT.user_id, BEN.user_id}  # also who loses the seat
    assert taken.calls == (CAT.user_id,)


async def test_a_resigned_seat_may_be_given_back(duel_of_two: Driver, table: Table) -> None:
    game = duel_of_two.game_id
    await table.leaving.resign(game, BEN.user_id)
    with pytest.raises(Refusal, match="seat-resigned"):
        await table.leaving.come_back(game, BEN.user_id)
    after = await table.seats.back(game, MOD, 1)
    assert (after.seats[1].person, after.seats[1].resigned) == (BEN.user_id, False)
    assert [each.kind for each in await table.games.deeds(game)] == ["resign", "back"]


async def test_what_a_moderator_took_only_a_moderator_gives_back(duel_of_two: Driver, table: Table) -> None:
    await table.seats.to_computer(duel_of_two.game_id, MOD, 1)
    with pytest.raises(Refusal, match="seat-computer"):
        await table.leaving.come_back(duel_of_two.game_id, BEN.user_id)


async def test_somebody_always_plays(table: Table) -> None:
    game = await started(table, agents=1)
    seat = (await table.games.snapshot(game)).seat_of(ANN.user_id) or 0
    for attempt in (table.leaving.step_back(game, ANN.user_id), table.seats.to_computer(game, MOD, seat)):
        with pytest.raises(Refusal, match="last-person"):
            await attempt


async def test_a_seat_that_is_not_there_or_stands_so_already(duel_of_two: Driver, table: Table) -> None:
    game = duel_of_two.game_id
    tries: list[Any] = [
        table.seats.back(game, MOD, 0),
        table.seats.back(game, MOD, 7),
        table.seats.to_computer(game, MOD, -1),
    ]
    for attempt in tries:
        with pytest.raises(Refusal, match="stale"):
            await attempt
    with pytest.raises(Refusal, match="already-there"):
        await table.seats.give(game, MOD, 0, BEN)


async def test_a_moved_table_is_shown_anew_and_the_old_place_says_where(duel_of_two: Driver, table: Table) -> None:
    server = Server()
    announcer = Announcer(table, server)
    await announcer.deliver(duel_of_two.game_id)
    old = (await table.games.snapshot(duel_of_two.game_id)).row
    await table.channels.move(duel_of_two.game_id, MOD, 1, 77)
    await announcer.deliver(duel_of_two.game_id)
    assert server.left == [(old.channel_id, old.message_id), (old.thread_id, old.status_id)]
    assert "Mod (moderator) moved the table from <#2> to <#77>" in list(server.notes.values())[-1].text


async def test_a_moderator_closes_a_lobby_and_its_owner_is_told(table: Table) -> None:
    row, server = await table.lobby.create("duel", 1, 2, ANN, "en", name="Ours"), Server()
    await table.leaving.abandon(row.id, MOD)
    await Announcer(table, server).deliver(row.id)
    (said,) = server.notes.values()
    assert said.text == f"<@{ANN.user_id}>: Mod (moderator) closed your table **Ours**."
    assert said.calls == (ANN.user_id,)
    assert server.threads == set()
