"""Sitters, shared seats, notes for whoever plays on, people who take over seats, and a computer for a while."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.store.company_rows import Company
from bot.store.rows import DraftRow, PrefsRow
from bot.store.sqlite import SqliteStore
from bot.table.clocks.clock import PACES
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person
from bot.table.people.pool import QUIET
from bot.table.table import Table
from bot.words.tables import deed
from bot.words.texts import LOCALES, Texts
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started
from tests.bot.test_announce import Server, rows_of

DAN = Person(44, "Dan", "ko")
HOUR = 3600
DAY = 24 * HOUR
AROUND = {"zone": "UTC", "wakes": 0, "sleeps": 0}
MOD = Actor(99, "Mod", moderates=True)


async def deeds(driver: Driver) -> list[str]:
    return [each.kind for each in await driver.table.games.deeds(driver.game_id)]


async def sit(driver: Driver, until: int | None = None) -> None:
    """Cat sits for Ann."""
    await appointed(driver.table, driver.game_id, ANN.user_id, CAT, "sitter", until)


async def test_a_sitter_answers_in_the_middle_of_a_draft_and_the_log_says_who(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await duel_of_two.press(ANN, "discard")
    before = await table.turns.panel(game, ANN.user_id)
    await sit(duel_of_two)
    panel = await table.turns.panel(game, CAT.user_id)
    assert (panel.seat, panel.view, panel.draft_moves) == (before.seat, before.view, before.draft_moves)
    await duel_of_two.press(CAT, "bid", "blade:15")
    made = [(move.line, move.by) for move in await table.games.log(game) if move.seat == 0]
    assert made[-1] == ("p1 bid blade:15", CAT.user_id)
    await duel_of_two.press(BEN, "discard")
    await duel_of_two.press(BEN, "bid", "blade:11")
    await duel_of_two.confirm(BEN)
    assert {move.by for move in await table.games.log(game) if move.seat == 1} == {None}


async def test_what_a_sitter_answered_is_new_to_whose_seat_it_is(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await sit(duel_of_two)
    await duel_of_two.press(CAT, "discard")
    await duel_of_two.press(CAT, "bid", "blade:15")
    await duel_of_two.press(BEN, "discard")
    new = {move.line for move in await table.games.since(game, 0, ANN.user_id) if move.by}
    known = {move.line for move in await table.games.since(game, 0, CAT.user_id) if move.by}
    assert any(line.startswith("p1 bid") for line in new)
    assert not any(line.startswith("p1 discard") for line in known)


async def test_a_sitter_is_called_alone_and_whose_seat_it_is_may_answer(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await sit(duel_of_two)
    assert (await table.games.snapshot(game)).called_for(0) == [CAT.user_id]
    assert [found.row.id for found in await table.games.of_person(CAT.user_id)] == [game]
    assert await table.games.waiting(CAT.user_id) == await table.games.waiting(ANN.user_id) == 1
    server = Server()
    await Announcer(table, server).deliver(game)
    told = [note for note in server.notes.values() if "Ann lets Cat answer for them" in note.text]
    assert told[0].calls == ()
    assert told[0].joins == "companion"
    await duel_of_two.press(ANN, "discard")
    await duel_of_two.press(ANN, "bid", "blade:15")
    assert [move.by for move in await table.games.log(game) if move.seat == 0] == [None, None]


async def test_reminders_and_private_calls_go_to_the_sitter(duel_of_two: Driver, clock: Clock) -> None:
    table = duel_of_two.table
    await duel_of_two.bids(ben="blade:11")
    await sit(duel_of_two)
    clock.time += 25 * HOUR
    await table.reminders.write_due()
    server = Server()
    await Announcer(table, server).deliver(duel_of_two.game_id)
    last = list(server.notes.values())[-1]
    assert last.calls == (CAT.user_id,)
    assert f"<@{CAT.user_id}>: you have been asked since" in last.text
    assert f"<@{ANN.user_id}>" not in last.text


@pytest.mark.parametrize("kind", ["sitter", "partner"])
async def test_whoever_answers_for_another_does_only_what_they_may(duel_of_two: Driver, kind: Any) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await appointed(table, game, ANN.user_id, CAT, kind)
    cat = Actor(CAT.user_id, "Cat")
    tries = [
        table.leaving.resign(game, CAT.user_id),
        table.leaving.step_back(game, CAT.user_id),
        table.votes.open(game, cat, "end"),
        appointed(table, game, CAT.user_id, DAN, "sitter"),
        table.orders.give_always(game, CAT.user_id, "parry", "never"),
        table.orders.answer(game, CAT.user_id, "bid", "*", always=True),
    ]
    for attempt in tries:
        with pytest.raises(Refusal, match="only-answers"):
            await attempt
    more: list[Any] = [
        lambda: table.orders.give(game, CAT.user_id, "parry", "never"),
        lambda: table.hand_overs.leave_note(game, CAT.user_id, "Beware"),
        lambda: table.notebook.write(game, CAT.user_id, 0, "They hold blades"),
    ]
    for attempt in more:
        if kind == "partner":
            await attempt()
        else:
            with pytest.raises(Refusal, match="only-answers"):
                await attempt()
    assert (await table.games.snapshot(game)).people == [ANN.user_id, BEN.user_id]


async def test_who_shares_a_seat_plans_its_turn_and_who_sits_for_it_does_not(table: Table) -> None:
    row = await table.lobby.create("gaia", 1, 2, ANN, "en")
    await table.lobby.join(row.id, BEN)
    await table.lobby.start(row.id, ANN.user_id, "v")
    company: list[tuple[Person, Company, str]] = [(CAT, "partner", "plan-not-now"), (DAN, "sitter", "only-answers")]
    for person, kind, refused in company:
        await appointed(table, row.id, ANN.user_id, person, kind)
        with pytest.raises(Refusal, match=refused):  # nothing can be foreseen while species are chosen
            await table.plans.panel(row.id, person.user_id)


async def test_nobody_answers_who_knows_another_seat(table: Table) -> None:
    game = await started(table, BEN)
    with pytest.raises(Refusal, match="already-there"):
        await appointed(table, game, ANN.user_id, BEN, "sitter")
    await appointed(table, game, ANN.user_id, CAT, "sitter")
    for appoint in ("sitter", "partner"):
        with pytest.raises(Refusal, match="seen-another"):
            await appointed(table, game, BEN.user_id, CAT, appoint)  # type: ignore[arg-type]  # both are kinds
    await table.companions.dismiss(game, ANN.user_id, CAT.user_id)
    with pytest.raises(Refusal, match="seen-another"):
        await table.seats.give(game, MOD, 1, CAT)
    await appointed(table, game, ANN.user_id, CAT, "partner")  # the same seat once more
    with pytest.raises(Refusal, match="already-there"):
        await appointed(table, game, ANN.user_id, CAT, "sitter")


async def test_at_an_anonymous_table_no_refusal_tells_who_plays_there(table: Table) -> None:
    """Who plays, who answers for another, and whom a block list keeps away are refused in the same words."""
    row = await table.lobby.create("duel", 1, 2, ANN, "en")
    await table.lobby.hide_names(row.id, ANN.user_id, on=True)
    for who in (BEN, CAT):
        await table.lobby.join(row.id, who)
    await table.lobby.start(row.id, ANN.user_id, "v")
    await appointed(table, row.id, CAT.user_id, DAN, "partner")
    eve = Person(55, "Eve")
    await table.keeping_apart.block(BEN.user_id, eve)
    for kind in ("sitter", "partner"):
        for who in (BEN, CAT, DAN, eve):
            with pytest.raises(Refusal, match="cannot-seat"):
                await appointed(table, row.id, ANN.user_id, who, kind)  # type: ignore[arg-type]  # one of both
    seat = (await table.games.snapshot(row.id)).seat_of(ANN.user_id)
    assert seat is not None
    for who in (BEN, CAT, DAN, eve):
        with pytest.raises(Refusal, match="cannot-seat"):
            await table.seats.give(row.id, MOD, seat, who)
    with pytest.raises(Refusal, match="already-there"):  # of oneself one knows
        await appointed(table, row.id, ANN.user_id, ANN, "sitter")


async def test_a_sitter_sees_nothing_of_the_seat_once_their_time_is_over(duel_of_two: Driver, clock: Clock) -> None:
    """At once, and not only when the end has been noted: that is done every half minute, if the bot has time."""
    table, game, until = duel_of_two.table, duel_of_two.game_id, clock.time + HOUR
    await sit(duel_of_two, until)
    clock.time = until - 1
    assert (await table.turns.panel(game, CAT.user_id)).seat == 0
    clock.time = until
    with pytest.raises(Refusal, match="answers-no-more"):
        await table.turns.panel(game, CAT.user_id)
    with pytest.raises(Refusal, match="answers-no-more"):
        await table.games.authorized(game, CAT.user_id, lambda row: False)
    snapshot = await table.games.snapshot(game)
    assert (snapshot.seat_of(CAT.user_id), snapshot.called_for(0)) == (None, [ANN.user_id])
    assert list(await table.games.of_person(CAT.user_id)) == []
    assert await table.games.waiting(CAT.user_id) == 0
    assert await deeds(duel_of_two) == ["sitter-until"]
    await table.companions.end_due()
    assert await deeds(duel_of_two) == ["sitter-until", "sitter-over"]


async def test_a_sitter_ends_by_itself_after_a_restart_too(
    duel_of_two: Driver, store: SqliteStore, clock: Clock
) -> None:
    game = duel_of_two.game_id
    await sit(duel_of_two, clock.time + 3 * DAY)
    table = Table(store, clock)
    await table.companions.end_due()
    assert (await table.games.snapshot(game)).sitter(0)
    clock.time += 3 * DAY
    for _ in range(2):
        await table.companions.end_due()
    snapshot = await table.games.snapshot(game)
    assert (snapshot.called_for(0), snapshot.seat_of(CAT.user_id)) == ([ANN.user_id], None)
    assert await deeds(duel_of_two) == ["sitter-until", "sitter-over"]
    with pytest.raises(Refusal, match="answers-no-more"):
        await table.turns.panel(game, CAT.user_id)
    with pytest.raises(Refusal, match="answers-no-more"):
        await table.games.authorized(game, CAT.user_id, lambda row: False)


async def test_both_can_end_it_and_others_cannot(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await sit(duel_of_two)
    with pytest.raises(Refusal, match="not-seated"):
        await table.companions.dismiss(game, BEN.user_id, CAT.user_id)
    await table.companions.dismiss(game, CAT.user_id, CAT.user_id)
    await sit(duel_of_two)
    await table.companions.dismiss(game, ANN.user_id, CAT.user_id)
    with pytest.raises(Refusal, match="no-companion"):
        await table.companions.dismiss(game, ANN.user_id, CAT.user_id)
    assert await deeds(duel_of_two) == ["sitter", "sitter-refuses", "sitter", "sitter-back"]


async def test_another_sitter_takes_the_place_of_the_one_before(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await sit(duel_of_two)
    after = await appointed(table, game, ANN.user_id, DAN, "sitter")
    assert (after.called_for(0), after.seat_of(CAT.user_id)) == ([DAN.user_id], None)


@pytest.mark.parametrize("days", [-1, 0, 91])
async def test_a_time_that_is_past_or_far_away_is_refused(duel_of_two: Driver, clock: Clock, days: int) -> None:
    until = clock.time + days * DAY
    with pytest.raises(Refusal, match="until-when"):
        await sit(duel_of_two, until)
    with pytest.raises(Refusal, match="until-when"):
        await duel_of_two.table.leaving.step_back(duel_of_two.game_id, ANN.user_id, until)


async def test_the_clock_goes_on_with_as_much_time_in_the_hours_of_the_sitter(table: Table, clock: Clock) -> None:
    """Ann has used five of her hours; Cat, who plays eight hours a day, gets the rest of them in hers."""
    await table.preferences.set(PrefsRow(ANN.user_id, **AROUND))  # type: ignore[arg-type]  # by name
    await table.preferences.set(PrefsRow(CAT.user_id, zone="UTC", wakes=9, sleeps=17))
    game = await lobby(table, BEN)
    await table.lobby.choose_clock(game, ANN.user_id, "fast")
    began = (await table.lobby.start(game, ANN.user_id, "v")).wait_of(0)
    assert began
    clock.time += 5 * HOUR
    left = (began.until or 0) - clock.time
    assert left == PACES["fast"].most - 5 * HOUR
    after = await appointed(table, game, ANN.user_id, CAT, "sitter")
    wait = after.wait_of(0)
    assert wait
    assert wait.until
    nine = 1_700_038_800  # of the next morning, when Cat begins to play
    assert wait.until == nine + left
    back = (await table.companions.dismiss(game, ANN.user_id, CAT.user_id)).wait_of(0)
    assert back
    assert back.until == began.until
    assert (back.since, back.called_at) == (began.since, began.called_at)


async def test_friends_who_share_a_seat_are_both_called_and_either_answers(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    after = await appointed(table, game, ANN.user_id, CAT, "partner")
    assert after.called_for(0) == [ANN.user_id, CAT.user_id]
    await duel_of_two.press(CAT, "discard")
    stale = (await table.turns.panel(game, ANN.user_id)).panel_revision
    await duel_of_two.press(CAT, "bid", "blade:15")
    with pytest.raises(Refusal, match="stale"):
        await table.turns.press(game, ANN.user_id, stale, "bid", [("blade:10",)], "late")
    await duel_of_two.press(ANN, "bid", "blade:10")  # she may change it as she may her own
    assert [move.by for move in await table.games.log(game) if move.seat == 0][-2:] == [CAT.user_id, None]


async def test_who_was_called_before_is_not_called_again_for_a_new_friend(duel_of_two: Driver) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    await Announcer(table, server).deliver(game)
    await appointed(table, game, ANN.user_id, CAT, "partner")
    await Announcer(table, server).deliver(game)
    told = [note for note in server.notes.values() if "Ann shares the seat with Cat" in note.text]
    assert [note.calls for note in told] == [()]  # the request called Cat, and she has just accepted it


async def test_a_sitter_is_called_once_where_the_turn_was_not_told_of_yet(duel_of_two: Driver) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    await Announcer(table, server).deliver(game)
    before = set(server.notes)
    await duel_of_two.bids(ann="blade:15", ben="blade:11")
    (asked,) = (await table.games.snapshot(game)).asked
    owner = Person(asked.user_id or 0, asked.name)
    await appointed(table, game, owner.user_id, CAT, "sitter")
    await Announcer(table, server).deliver(game)
    calls = [user for nonce, note in server.notes.items() if nonce not in before for user in note.calls]
    assert calls.count(CAT.user_id) == 1


@pytest.mark.parametrize(("kind", "asked_anew"), [("partner", False), ("sitter", True)])
async def test_whose_seat_it_is_is_asked_anew_only_when_their_sitter_leaves(
    duel_of_two: Driver, kind: Any, *, asked_anew: bool
) -> None:
    """Ann was called beside Cat who shared the seat, but not beside her sitter."""
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    await appointed(table, game, ANN.user_id, CAT, kind)
    await table.companions.dismiss(game, CAT.user_id, CAT.user_id)
    await Announcer(table, server).deliver(game)
    (told,) = [note for note in server.notes.values() if "Cat does" in note.text]
    assert told.calls == ((ANN.user_id,) if asked_anew else ())
    assert ("your move" in told.text) == asked_anew


async def test_four_share_a_seat_and_no_more(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    for number in range(3):
        await appointed(table, game, ANN.user_id, Person(500 + number, f"P{number}"), "partner")
    with pytest.raises(Refusal, match="partners-many"):
        await appointed(table, game, ANN.user_id, CAT, "partner")


async def test_people_are_not_asked_one_after_another(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    for number in range(10):
        await appointed(table, game, ANN.user_id, Person(500 + number, f"P{number}"), "sitter")
    with pytest.raises(Refusal, match="companions-too-often"):
        await sit(duel_of_two)


async def test_companions_go_with_whom_they_answered_for(duel_of_two: Driver) -> None:
    """Who steps back finds whom they share with again, and no sitter; who leaves for good takes all along."""
    table, game = duel_of_two.table, duel_of_two.game_id
    await sit(duel_of_two)
    await appointed(table, game, ANN.user_id, DAN, "partner")
    away = await table.leaving.step_back(game, ANN.user_id)
    assert (away.companions_of(0), away.called_for(0), away.seat_of(DAN.user_id)) == ([], [], None)
    back = await table.leaving.come_back(game, ANN.user_id)
    assert back.called_for(0) == [ANN.user_id, DAN.user_id]
    after = await table.seats.give(game, MOD, 0, Person(77, "Eve"))
    assert after.called_for(0) == [77]
    with pytest.raises(Refusal, match="answers-no-more"):
        await table.turns.panel(game, DAN.user_id)


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_deed_has_words(duel_of_two: Driver, clock: Clock, locale: str) -> None:
    await sit(duel_of_two, clock.time + DAY)
    (done,) = await duel_of_two.table.games.deeds(duel_of_two.game_id)
    told = deed(done.kind, done.facts, Texts(locale))
    assert f"<t:{clock.time + DAY}:f>" in told
    assert "Ann" in told
    assert "Cat" in told


async def test_a_note_is_read_by_who_plays_on_and_nobody_else(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await table.hand_overs.leave_note(game, ANN.user_id, "  Keep blade 15 for the end \n")
    with pytest.raises(Refusal, match="stale"):
        await table.hand_overs.leave_note(game, ANN.user_id, "x" * 1501)
    await duel_of_two.press(ANN, "discard")
    await table.seats.give(game, MOD, 0, CAT)
    found = await table.hand_overs.of(game, CAT.user_id)
    assert found.note
    assert (found.note.text, found.note.by) == ("Keep blade 15 for the end", ANN.user_id)
    assert found.former
    assert (found.former.name, found.panel.draft_moves) == ("Ann", ())
    assert found.panel.unanswered
    other = await table.hand_overs.of(game, BEN.user_id)
    assert (other.note, other.former) == (None, None)
    with pytest.raises(Refusal, match="not-seated"):
        await table.hand_overs.of(game, ANN.user_id)
    await table.hand_overs.leave_note(game, CAT.user_id, "")
    assert (await table.hand_overs.of(game, CAT.user_id)).note is None


async def offered(table: Table, *, guest: Person = BEN) -> str:
    """A game of Ann and a guest whose seat is offered."""
    game = await started(table, guest)
    seat = (await table.games.snapshot(game)).seat_of(guest.user_id)
    await table.votes.open(game, Actor(ANN.user_id, "Ann"), "substitute", seat=seat or 0)
    await table.votes.cast(game, guest.user_id, 1, "yes")
    return game


async def test_a_pool_is_called_once_and_a_seat_taken_in_the_middle_of_a_turn(table: Table, clock: Clock) -> None:
    for person in (CAT, DAN, BEN):
        await table.pool.turn(1, person.user_id, on=True)
    await table.pool.turn(1, DAN.user_id, on=False)
    assert [await table.pool.has(1, person.user_id) for person in (CAT, DAN)] == [True, False]
    game = await offered(table)
    driver = Driver(table, game)
    await driver.press(BEN, "discard")
    server = Server()
    await Announcer(table, server).deliver(game)
    (call,) = [note for note in server.notes.values() if note.offers]
    assert call.calls == (CAT.user_id,)
    assert "the seat of Ben is free" in call.text
    await offered(table)
    assert [row.payload["users"] for row in await rows_of(table) if row.kind == "offered"] == [[CAT.user_id], []]
    clock.time += QUIET
    await offered(table)
    assert [row.payload["users"] for row in await rows_of(table) if row.kind == "offered"][-1] == [CAT.user_id]
    after = await table.seats.take(game, CAT)
    assert [wait.since for wait in after.waits if wait.seat == 1] == [clock.time]
    assert (await table.turns.panel(game, CAT.user_id)).draft_moves == ()


async def test_where_nobody_takes_seats_over_the_channel_hears_nothing(table: Table) -> None:
    await offered(table)
    assert "offered" not in [row.kind for row in await rows_of(table)]


async def test_a_seat_that_was_taken_meanwhile_is_not_offered(table: Table) -> None:
    await table.pool.turn(1, CAT.user_id, on=True)
    game = await offered(table)
    await table.seats.take(game, DAN)
    server = Server()
    await Announcer(table, server).deliver(game)
    assert not any(note.offers for note in server.notes.values())


async def test_a_computer_makes_one_turn_and_no_more(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await duel_of_two.press(ANN, "discard")
    after = await table.computers.play_for(game, ANN.user_id)
    assert after.seats[0].person == ANN.user_id
    assert {move.how for move in await table.games.log(game) if move.seat == 0} == {"agent"}
    assert await deeds(duel_of_two) == ["caretaker"]
    async with table.transactions.read() as rows:
        assert await rows.some(DraftRow, game_id=game) == []
    with pytest.raises(Refusal, match="nothing-asked"):
        await table.computers.play_for(game, ANN.user_id)
    with pytest.raises(Refusal, match="not-seated"):
        await table.computers.play_for(game, CAT.user_id)
    await duel_of_two.finish(ANN, BEN)


async def test_a_computer_plays_until_a_time_and_its_person_goes_on_in_the_middle(
    duel_of_two: Driver, store: SqliteStore, clock: Clock
) -> None:
    game = duel_of_two.game_id
    await duel_of_two.table.leaving.step_back(game, ANN.user_id, clock.time + 2 * DAY)
    table = Table(store, clock)
    await table.leaving.return_due()
    assert (await table.games.snapshot(game)).seats[0].away
    clock.time += 2 * DAY
    for _ in range(2):
        await table.leaving.return_due()
    snapshot = await table.games.snapshot(game)
    assert (snapshot.seats[0].person, snapshot.seats[0].returns_at) == (ANN.user_id, None)
    assert await deeds(duel_of_two) == ["away-until", "return"]
    assert [wait.since for wait in snapshot.waits if wait.seat == 0] == [clock.time]
    server = Server()
    await Announcer(table, server).deliver(game)
    assert list(server.notes.values())[-1].calls == (ANN.user_id,)
    await duel_of_two.bids(ann="blade:15", ben="blade:11")


async def test_who_returns_sooner_is_not_brought_back_later(duel_of_two: Driver, clock: Clock) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await table.leaving.step_back(game, ANN.user_id, clock.time + 2 * DAY)
    assert await table.computers.play_turn(game)
    await table.leaving.come_back(game, ANN.user_id)
    await table.leaving.step_back(game, ANN.user_id)
    clock.time += 3 * DAY
    await table.leaving.return_due()
    assert (await table.games.snapshot(game)).seats[0].away


async def test_ones_file_holds_what_one_answered_for_others(duel_of_two: Driver) -> None:
    table, game = duel_of_two.table, duel_of_two.game_id
    await appointed(table, game, ANN.user_id, CAT, "partner")
    await table.hand_overs.leave_note(game, CAT.user_id, "Beware")
    await table.pool.turn(1, CAT.user_id, on=True)
    await duel_of_two.press(CAT, "discard")
    await duel_of_two.press(CAT, "bid", "blade:15")
    files = [json.loads(await table.kept.file(each.user_id)) for each in (CAT, ANN)]
    (theirs,), (owners,) = files[0]["games"], files[1]["games"]
    assert [move["line"] for move in theirs["moves"]] == ["p1 discard", "p1 bid blade:15"]
    assert [each["kind"] for each in theirs["answers_for"]] == ["partner"]
    assert [note["text"] for note in theirs["notes"]] == ["Beware"]
    assert files[0]["takes_over_seats"] == [{"guild_id": 1, "user_id": CAT.user_id, "called_at": 0}]
    assert owners["moves"] == []
