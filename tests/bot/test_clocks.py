"""Clocks: banks, waking hours, what is spent before a table is asked, and what makes them stand still."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.store.call_rows import HeldRow
from bot.store.company_rows import SittingRow
from bot.store.deed_rows import VoteRow
from bot.store.personal_rows import VacationRow
from bot.store.rows import PrefsRow, Rows, WaitRow
from bot.store.sqlite import SqliteStore
from bot.table.clocks import clocks_back
from bot.table.clocks.clock import EXCUSED, PACES, RAN_OUT, UNDECLARED_DAYS, VACATION_DAYS
from bot.table.game.change import Change
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot
from bot.table.table import Table
from bot.table.votes.ballots import SILENT_SECONDS
from testkit.season.audits.banks import grown
from tests.bot.conftest import ANN, BEN, Clock, Driver, lobby
from tests.bot.test_announce import rows_of

HOUR = 3600
DAY = 24 * HOUR
DAILY = PACES["daily"]
AROUND = {"zone": "UTC", "wakes": 0, "sleeps": 0}  # every hour is a waking one


@pytest.fixture
async def daily(table: Table) -> Driver:
    """A running duel of Ann and Ben with a daily clock; Ben has bid, and Ann is waited for."""
    for who in (ANN, BEN):
        await table.preferences.set(PrefsRow(who.user_id, **AROUND))  # type: ignore[arg-type]  # by name
    game = await lobby(table, BEN)
    await table.lobby.choose_clock(game, ANN.user_id, "daily")
    await table.lobby.start(game, ANN.user_id, "v")
    driver = Driver(table, game)
    await driver.bids(ben="blade:11")
    return driver


async def wait_of(driver: Driver, seat: int = 0) -> WaitRow:
    wait = (await driver.table.games.snapshot(driver.game_id)).wait_of(seat)
    assert wait
    return wait


async def told(driver: Driver, kind: str = "clock") -> list[str]:
    return [row.payload.get("what", "") for row in await rows_of(driver.table) if row.kind == kind]


async def test_a_table_has_no_clock_until_one_is_chosen(duel_of_two: Driver) -> None:
    assert (await wait_of(duel_of_two)).until is None
    with pytest.raises(Refusal, match="not-lobby"):
        await duel_of_two.table.lobby.choose_clock(duel_of_two.game_id, ANN.user_id, "daily")


async def test_an_answer_adds_to_what_is_left_and_no_more_than_the_bank_holds(daily: Driver, clock: Clock) -> None:
    began = clock.time
    assert (await wait_of(daily)).until == began + DAILY.most
    clock.time += 20 * HOUR
    await daily.press(ANN, "discard")
    await daily.press(ANN, "bid", "blade:15")
    await daily.confirm(ANN)
    seats = (await daily.table.games.snapshot(daily.game_id)).seats
    assert seats[0].bank == DAILY.most - 20 * HOUR + DAILY.answer
    assert seats[1].bank == DAILY.most


async def test_time_counts_in_the_persons_waking_hours(table: Table, clock: Clock) -> None:
    """What takes Ben the days and nights of the clock takes Ann, who plays eight hours a day, three times as long."""
    await table.preferences.set(PrefsRow(ANN.user_id, zone="Asia/Seoul", wakes=9, sleeps=17))
    await table.preferences.set(PrefsRow(BEN.user_id, **AROUND))  # type: ignore[arg-type]  # by name
    game = await lobby(table, BEN)
    await table.lobby.choose_clock(game, ANN.user_id, "fast")
    snapshot = await table.lobby.start(game, ANN.user_id, "v")
    until = {wait.seat: wait.until or 0 for wait in snapshot.waits}
    assert until[1] - clock.time == PACES["fast"].most
    assert until[0] - clock.time > PACES["fast"].most + 16 * HOUR


async def test_a_reminder_comes_at_half_the_time(daily: Driver, clock: Clock) -> None:
    began = clock.time
    clock.time = began + DAILY.most // 2 - 1
    await daily.table.reminders.write_due()
    assert await told(daily, "remind") == []
    clock.time += 1
    await daily.table.reminders.write_due()
    assert await told(daily, "remind") == [""]
    assert (await wait_of(daily)).due_at == began + DAILY.most


async def test_days_of_vacation_are_spent_first_then_misses_are_excused_then_the_table_is_asked(
    daily: Driver, clock: Clock
) -> None:
    for _ in range(60 * 24):
        clock.time += HOUR
        await daily.table.reminders.write_due()
    assert await told(daily) == ["vacation"] * UNDECLARED_DAYS + ["excused"] * EXCUSED + ["over"]
    async with daily.table.transactions.read() as rows:
        (vote,) = await rows.some(VoteRow)
        assert await rows.some(VacationRow) != []
    assert (vote.kind, vote.voters, vote.facts["seat"], vote.ballots) == ("overdue", (BEN.user_id,), 0, {})
    assert (await daily.table.games.snapshot(daily.game_id)).row.seq == 2  # nothing goes by itself


async def test_who_has_said_that_they_are_away_spends_what_they_need(daily: Driver, clock: Clock) -> None:
    prefs = await daily.table.preferences.of(ANN.user_id)
    await daily.table.preferences.set(replace(prefs, away_until=clock.time + 15 * DAY))
    end = clock.time + 15 * DAY
    while clock.time < end:
        clock.time += HOUR
        await daily.table.reminders.write_due()
    assert set(await told(daily)) == {"vacation"}
    assert UNDECLARED_DAYS < len(await told(daily)) <= VACATION_DAYS


async def test_the_time_the_bot_was_down_counts_for_nobody(daily: Driver, clock: Clock) -> None:
    before = await wait_of(daily)
    await daily.table.uptime.look()
    clock.time += 10 * HOUR
    await daily.table.uptime.look()
    after = await wait_of(daily)
    assert (after.since, after.until) == (before.since, (before.until or 0) + 10 * HOUR)
    clock.time += 60
    await daily.table.uptime.look()
    assert await wait_of(daily) == after


async def vote(daily: Driver, clock: Clock) -> VoteRow:
    """Ann's clock has run out, and all that was hers is spent."""
    async with daily.table.transactions.changing(daily.game_id) as (rows, snapshot):
        await rows.put(replace(snapshot.seats[0], misses=EXCUSED))
        await rows.put(VacationRow(ANN.user_id, 2023, VACATION_DAYS))
    for _ in range(4):
        clock.time += DAY
        await daily.table.reminders.write_due()
    (found,) = await daily.table.votes.open_of(daily.game_id)
    return found


async def test_a_clock_that_runs_out_again_while_the_others_vote_opens_no_second_vote(
    daily: Driver, clock: Clock
) -> None:
    """The bot was down meanwhile: that time is given back, and when it is over the vote is still open."""
    found = await vote(daily, clock)
    await daily.table.uptime.look()
    clock.time += HOUR
    await daily.table.uptime.look()
    assert (await wait_of(daily)).reminded < RAN_OUT
    clock.time += DAY
    await daily.table.reminders.write_due()
    assert (await wait_of(daily)).reminded == RAN_OUT
    assert await daily.table.votes.open_of(daily.game_id) == [found]
    assert (await told(daily)).count("over") == 1


@pytest.mark.parametrize("choice", ["default", "computer"])
async def test_the_table_has_the_turn_made(daily: Driver, clock: Clock, choice: str) -> None:
    found = await vote(daily, clock)
    after = await daily.table.votes.cast(daily.game_id, BEN.user_id, found.number, choice)
    log = await daily.table.games.log(daily.game_id)
    made = "order" if choice == "default" else "agent"
    assert made in {move.how for move in log if move.seat == 0}
    assert after.seats[0].bank == DAILY.answer
    assert after.seats[0].person == ANN.user_id
    assert [each.kind for each in await daily.table.games.deeds(daily.game_id)] == [f"vote-overdue-{choice}"]


async def test_the_table_waits_on(daily: Driver, clock: Clock) -> None:
    found = await vote(daily, clock)
    await daily.table.votes.cast(daily.game_id, BEN.user_id, found.number, "wait")
    assert (await wait_of(daily)).until == clock.time + DAILY.answer


async def test_the_seat_is_offered_to_anybody(daily: Driver, clock: Clock) -> None:
    found = await vote(daily, clock)
    after = await daily.table.votes.cast(daily.game_id, BEN.user_id, found.number, "substitute")
    assert after.seats[0].offered
    assert after.seats[0].person == ANN.user_id  # who plays on until somebody comes


async def test_who_answers_while_the_others_vote_has_answered(daily: Driver, clock: Clock) -> None:
    found = await vote(daily, clock)
    await daily.press(ANN, "discard")
    seq = (await daily.table.games.snapshot(daily.game_id)).row.seq
    await daily.press(ANN, "bid", "blade:15")
    await daily.confirm(ANN)
    after = await daily.table.votes.cast(daily.game_id, BEN.user_id, found.number, "computer")
    assert after.row.seq > seq
    assert "agent" not in {move.how for move in await daily.table.games.log(daily.game_id)}


@pytest.mark.parametrize("tells", ["while it was ahead", "after a restart"])
async def test_a_clock_of_the_machine_that_is_set_back_leaves_no_absurd_times(
    daily: Driver, store: SqliteStore, clock: Clock, tells: str
) -> None:
    """Thirty days ahead and back: whoever is waited for has a full bank at most, and nothing waits for that month."""
    table, game, real = daily.table, daily.game_id, clock.time
    await table.uptime.look()
    clock.time = real + 30 * DAY
    await table.uptime.look()  # for all it knows, it was down, and gives the time back
    await daily.press(ANN, "discard")
    await daily.press(ANN, "bid", "blade:15")
    await daily.confirm(ANN)  # whoever is asked now is asked since in a month
    await table.votes.open(game, Actor(ANN.user_id, "Ann"), "end")
    await table.uptime.look()
    clock.time = real + HOUR
    if tells == "after a restart":
        table = Table(store, clock)
    await table.uptime.look()
    snapshot = await table.games.snapshot(game)
    for wait in snapshot.waits:
        assert wait.since <= clock.time
        assert (wait.called_at or 0) <= clock.time
        assert wait.until is None or wait.until <= clock.time + DAILY.most
        assert wait.due_at is None or wait.due_at <= clock.time + DAILY.most
    (vote,) = await table.votes.open_of(game)
    assert (vote.opened_at, vote.ends_at) == (clock.time, clock.time + SILENT_SECONDS)
    async with table.transactions.read() as rows:
        assert await rows.used(f"vote:{ANN.user_id}", clock.time + 1) == 0
    before = snapshot.waits
    clock.time += 60
    await table.uptime.look()
    assert (await table.games.snapshot(game)).waits == before  # it is done once


async def test_what_somebody_had_left_before_a_jump_ahead_stays_theirs(daily: Driver, clock: Clock) -> None:
    """To the second, and no new bank: twenty hours of it are used."""
    table, before = daily.table, await wait_of(daily)
    clock.time += 20 * HOUR
    real = clock.time
    await table.uptime.look()
    for ahead in (30 * DAY, 0):
        clock.time = real + ahead
        await table.uptime.look()
    after = await wait_of(daily)
    assert (after.since, after.until) == (before.since, before.until)


async def test_a_clock_that_is_a_little_ahead_changes_nothing(daily: Driver, clock: Clock) -> None:
    await daily.table.uptime.look()
    before = await daily.table.games.snapshot(daily.game_id)
    clock.time -= 60
    await daily.table.uptime.look()
    assert (await daily.table.games.snapshot(daily.game_id)).waits == before.waits


async def test_calls_that_are_held_go_out_soon_when_a_clock_was_set_back(daily: Driver, clock: Clock) -> None:
    table, real = daily.table, clock.time
    await table.uptime.look()
    async with table.transactions.write() as rows:
        await rows.put(HeldRow(ANN.user_id, daily.game_id, 0, real + 30 * DAY + 600, 1, 0, reminder=False))
        await rows.put(HeldRow(BEN.user_id, daily.game_id, 1, real + 600, 1, 0, reminder=False))
    clock.time = real + 30 * DAY
    await table.uptime.look()
    clock.time = real
    await table.uptime.look()
    async with table.transactions.read() as rows:
        assert [held.due_at for held in await rows.some(HeldRow)] == [real + 600, real + 600]


@pytest.fixture
async def charting(daily: Driver, clock: Clock) -> Driver:
    """The same duel; Ann has won the bids, and has thought for twenty hours about what to chart."""
    await daily.press(ANN, "discard")
    await daily.press(ANN, "bid", "blade:15")
    await daily.confirm(ANN)
    clock.time += 20 * HOUR
    return daily


async def banks(driver: Driver) -> list[int | None]:
    return [seat.bank for seat in (await driver.table.games.snapshot(driver.game_id)).seats]


async def test_confirm_and_undo_leave_clock_and_wait_as_they_were(charting: Driver, clock: Clock) -> None:
    wait, bank = await wait_of(charting), await banks(charting)
    for _ in range(3):
        await charting.press(ANN, "chart", "a1")
        await charting.confirm(ANN)
        assert (await banks(charting))[0] != bank[0]
        await charting.table.undo.last_turn(charting.game_id, ANN.user_id)
        await charting.table.turns.discard(charting.game_id, ANN.user_id)
        assert await wait_of(charting) == wait
        assert await banks(charting) == bank


async def test_the_clock_of_a_turn_that_is_taken_back_has_run_on(charting: Driver, clock: Clock) -> None:
    wait = await wait_of(charting)
    await charting.press(ANN, "chart", "a1")
    await charting.confirm(ANN)
    clock.time += 5 * HOUR
    await charting.table.undo.last_turn(charting.game_id, ANN.user_id)
    assert await wait_of(charting) == wait


async def test_a_turn_that_is_put_back_adds_to_the_clock_once(charting: Driver) -> None:
    await charting.press(ANN, "chart", "a1")
    await charting.confirm(ANN)
    after = await banks(charting)
    for _ in range(2):
        await charting.table.undo.last_turn(charting.game_id, ANN.user_id)
        await charting.table.undo.redo(charting.game_id, ANN.user_id)
        assert await banks(charting) == after


@pytest.mark.parametrize("how", ["down", "pause"])
async def test_time_that_counts_for_nobody_does_not_count_after_an_undo_either(
    charting: Driver, clock: Clock, how: str
) -> None:
    """The bot was down, or the clocks stood still, between the turn and its undo."""
    table, game = charting.table, charting.game_id
    wait = await wait_of(charting)
    await table.uptime.look()
    await charting.press(ANN, "chart", "a1")
    await charting.confirm(ANN)
    moderator = Actor(99, "Mod", moderates=True)
    if how == "pause":
        await table.clocks.pause(game, moderator, paused=True)
    clock.time += 10 * HOUR
    if how == "pause":
        await table.clocks.pause(game, moderator, paused=False)
    else:
        await table.uptime.look()
    await table.undo.last_turn(game, ANN.user_id)
    after = await wait_of(charting)
    assert (after.since, after.until) == (wait.since, (wait.until or 0) + 10 * HOUR)


async def test_going_back_together_gives_nobody_time(charting: Driver, clock: Clock) -> None:
    """Ann charts and Ben parries; a day later both agree to go back to before it, with what they had then."""
    table, game = charting.table, charting.game_id
    before = await banks(charting)
    left = ((await wait_of(charting)).until or 0) - clock.time
    await charting.press(ANN, "chart", "a1")
    await charting.confirm(ANN)
    seq = next(move.seq for move in await table.games.log(game) if move.line == "p1 chart a1")
    clock.time += 2 * HOUR
    await charting.press(BEN, "parry", "pass")
    await charting.confirm(BEN)
    clock.time += DAY
    snapshot = await table.undo.ask(game, BEN.user_id, seq)
    (vote,) = await table.votes.open_of(game)
    snapshot = await table.votes.cast(game, ANN.user_id, vote.number, "yes")
    wait = await wait_of(charting)
    assert (wait.until or 0) - clock.time == left
    assert snapshot.seats[1].bank == before[1]


async def test_an_answer_in_a_pause_loses_none_of_its_time(charting: Driver, clock: Clock) -> None:
    await charting.table.clocks.pause(charting.game_id, Actor(99, "Mod", moderates=True), paused=True)
    bank = (await banks(charting))[0]
    clock.time += DAY
    await charting.press(ANN, "chart", "a1")
    await charting.confirm(ANN)
    assert (await banks(charting))[0] == min(DAILY.most, (bank or 0) - 20 * HOUR + DAILY.answer)


async def test_an_audit_finds_a_bank_that_grows_by_an_undo(charting: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    async def confirmed_and_undone() -> list[str]:
        await charting.press(ANN, "chart", "a1")
        await charting.confirm(ANN)
        await charting.table.undo.last_turn(charting.game_id, ANN.user_id)
        await charting.table.turns.discard(charting.game_id, ANN.user_id)
        async with charting.table.transactions.read() as rows:
            sittings = await rows.some(SittingRow, game_id=charting.game_id)
        snapshot = await charting.table.games.snapshot(charting.game_id)
        return [*grown(snapshot, await charting.table.games.log(charting.game_id), sittings, [])]

    async def as_it_is(rows: Rows, change: Change) -> GameSnapshot:
        return change.after

    assert await confirmed_and_undone() == []
    monkeypatch.setattr(clocks_back, "restored", as_it_is)
    assert [each.partition(" with")[0] for each in await confirmed_and_undone()] == ["what seat 0 is asked began anew"]
    assert "the bank of seat 0 grew" in (await confirmed_and_undone())[-1]
