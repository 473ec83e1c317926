"""Who may sit down at a table: invitations, block lists, bars of a server, games seen to the end, kept set-ups."""

from __future__ import annotations

import pytest

from bot.agents import USUAL
from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.store.lobby_rows import GuestRow
from bot.store.rows import PrefsRow, SeatRow
from bot.table.game.roles import Actor
from bot.table.game.seated import MANY, Finished, finished_of, level
from bot.table.game.snapshot import Person
from bot.table.limits import DAY, Limits
from bot.table.seating.keeping_apart import MOST_BLOCKED
from bot.table.seating.stuck import WARNED
from bot.table.seating.templates import MOST_TEMPLATES
from bot.table.table import Table
from bot.table.votes.ballots import SILENT_SECONDS
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, lobby, started
from tests.bot.test_announce import rows_of

DAN = Person(44, "Dan")
MOD = Actor(77, "Mod", moderates=True)


async def private(table: Table) -> str:
    game = await lobby(table)
    await table.invitations.set_access(game, ANN.user_id, "private")
    return game


async def names(table: Table, game: str) -> list[str]:
    return [seat.name for seat in (await table.games.snapshot(game)).seats]


async def kinds(table: Table) -> list[str]:
    return [row.kind for row in await rows_of(table)]


async def test_a_private_table_is_joined_by_invitation(table: Table) -> None:
    game = await private(table)
    with pytest.raises(Refusal, match="by-invitation"):
        await table.lobby.join(game, BEN)
    await table.invitations.invite(game, ANN.user_id, BEN)
    await table.lobby.join(game, BEN)
    assert (await names(table, game), await kinds(table)) == (["Ann", "Ben"], ["invited"])
    with pytest.raises(Refusal, match="already-there"):
        await table.invitations.invite(game, ANN.user_id, BEN)


async def test_others_ask_and_the_owner_lets_them_in_or_does_not(table: Table) -> None:
    game = await private(table)
    for who in (BEN, CAT):
        await table.invitations.ask_in(game, who)
        with pytest.raises(Refusal, match="asked-already"):
            await table.invitations.ask_in(game, who)
    with pytest.raises(Refusal, match="not-owner"):
        await table.invitations.let_in(game, BEN.user_id, BEN.user_id)
    assert [row.name for row in await table.invitations.waiting(game)] == ["Ben", "Cat"]
    await table.invitations.let_in(game, ANN.user_id, BEN.user_id)
    await table.invitations.turn_away(game, ANN.user_id, CAT.user_id)
    assert await names(table, game) == ["Ann", "Ben"]
    assert await table.invitations.waiting(game) == []
    with pytest.raises(Refusal, match="asked-already"):
        await table.invitations.ask_in(game, CAT)
    with pytest.raises(Refusal, match="stale"):
        await table.invitations.let_in(game, ANN.user_id, 99)
    assert await kinds(table) == ["asks", "asks", "welcomed"]


@pytest.mark.parametrize("access", ["open", "unlisted", "private"])
async def test_only_open_tables_stand_in_lists(table: Table, access: str) -> None:
    game = await lobby(table)
    await table.invitations.set_access(game, ANN.user_id, access)
    assert len(await table.games.open_in(1, BEN.user_id)) == (access == "open")
    assert len(await table.games.open_in(1, ANN.user_id)) == 1
    await table.invitations.invite(game, ANN.user_id, BEN)
    assert len(await table.games.open_in(1, BEN.user_id)) == 1
    if access == "unlisted":
        await table.lobby.join(game, CAT)


async def test_there_are_as_many_seats_as_the_owner_says(table: Table) -> None:
    game = await lobby(table)
    await table.invitations.set_seats(game, ANN.user_id, 2)
    await table.invitations.invite(game, ANN.user_id, BEN)
    with pytest.raises(Refusal, match="table-full"):
        await table.invitations.invite(game, ANN.user_id, CAT)
    await table.lobby.join(game, BEN)
    with pytest.raises(Refusal, match="table-full"):
        await table.lobby.join(game, CAT)
    await table.invitations.set_seats(game, ANN.user_id, 0)
    await table.lobby.join(game, CAT)
    with pytest.raises(Refusal, match="seats-taken"):
        await table.invitations.set_seats(game, ANN.user_id, 2)


@pytest.mark.parametrize(("who", "whom"), [(ANN, CAT), (CAT, ANN), (BEN, CAT), (CAT, BEN)])
async def test_who_is_blocked_and_who_blocks_are_kept_apart_alike(table: Table, who: Person, whom: Person) -> None:
    game = await lobby(table, BEN)
    await table.keeping_apart.block(who.user_id, whom)
    with pytest.raises(Refusal, match="not-welcome"):
        await table.lobby.join(game, CAT)
    with pytest.raises(Refusal, match="cannot-seat"):
        await table.invitations.invite(game, ANN.user_id, CAT)
    await table.invitations.set_access(game, ANN.user_id, "private")
    with pytest.raises(Refusal, match="not-welcome"):
        await table.invitations.ask_in(game, CAT)
    await table.keeping_apart.unblock(who.user_id, whom.user_id)
    await table.invitations.invite(game, ANN.user_id, CAT)
    await table.lobby.join(game, CAT)


async def test_a_rematch_asks_nobody_who_is_kept_apart(table: Table) -> None:
    game = await started(table, BEN, CAT)
    await Driver(table, game).finish(ANN, BEN, CAT)
    await table.keeping_apart.block(CAT.user_id, ANN)
    rematch = await table.rematches.agree(game, ANN)
    assert rematch.row.invited == (BEN.user_id,)
    with pytest.raises(Refusal, match="not-welcome"):
        await table.rematches.agree(game, CAT)
    begun = await table.rematches.agree(game, BEN)
    assert (begun.row.status, [seat.person for seat in begun.seats]) == ("running", [BEN.user_id, ANN.user_id])


async def test_no_seat_is_kept_for_who_is_kept_apart_from_a_newcomer(table: Table) -> None:
    game = await lobby(table)
    await table.invitations.invite(game, ANN.user_id, BEN)
    await table.keeping_apart.block(BEN.user_id, CAT)
    await table.lobby.join(game, CAT)
    assert (await table.games.snapshot(game)).row.invited == ()


async def test_a_substitute_is_nobody_who_is_kept_apart(table: Table) -> None:
    game = await started(table, BEN, CAT)
    await table.votes.open(game, Actor(ANN.user_id, "Ann"), "substitute", seat=1)
    seat = (await table.games.snapshot(game)).seats[1]
    for voter in (ANN, BEN, CAT):
        if voter.user_id not in (seat.user_id, ANN.user_id):
            await table.votes.cast(game, voter.user_id, 1, "yes")
    other = next(each for each in (ANN, BEN, CAT) if each.user_id != seat.user_id)
    await table.keeping_apart.block(other.user_id, DAN)
    with pytest.raises(Refusal, match="not-welcome"):
        await table.seats.take(game, DAN)
    with pytest.raises(Refusal, match="cannot-seat"):
        await table.seats.give(game, MOD, 1, DAN)
    await table.keeping_apart.unblock(other.user_id, DAN.user_id)
    await table.seats.take(game, DAN)


async def test_a_block_list_is_its_owners_and_ends_somewhere(table: Table) -> None:
    with pytest.raises(Refusal, match="block-self"):
        await table.keeping_apart.block(ANN.user_id, ANN)
    for number in range(MOST_BLOCKED):
        await table.keeping_apart.block(ANN.user_id, Person(1000 + number, "x"))
    await table.keeping_apart.block(ANN.user_id, Person(1000, "renamed"))
    with pytest.raises(Refusal, match="block-full"):
        await table.keeping_apart.block(ANN.user_id, BEN)
    assert len(await table.keeping_apart.blocked_by(ANN.user_id)) == MOST_BLOCKED
    assert await table.keeping_apart.blocked_by(BEN.user_id) == []


async def test_who_is_barred_sits_down_at_no_table_of_the_server(table: Table) -> None:
    game, running = await lobby(table), await started(table, CAT)
    with pytest.raises(Refusal, match="not-moderator"):
        await table.keeping_apart.bar(1, Actor(BEN.user_id), CAT)
    await table.keeping_apart.bar(1, MOD, CAT)
    with pytest.raises(Refusal, match="banned"):
        await table.lobby.join(game, CAT)
    with pytest.raises(Refusal, match="banned"):
        await table.lobby.create("duel", 1, 2, CAT, "en")
    with pytest.raises(Refusal, match="cannot-seat"):
        await table.invitations.invite(game, ANN.user_id, CAT)
    await table.lobby.create("duel", 9, 2, CAT, "en")
    await Driver(table, running).finish(ANN, CAT)
    with pytest.raises(Refusal, match="banned"):
        await table.rematches.agree(running, CAT)
    assert [row.name for row in await table.keeping_apart.barred_from(1, MOD)] == ["Cat"]
    for look in (table.keeping_apart.barred_from(1, Actor(5)), table.keeping_apart.unbar(1, Actor(5), CAT.user_id)):
        with pytest.raises(Refusal, match="not-moderator"):
            await look
    await table.keeping_apart.unbar(1, MOD, CAT.user_id)
    await table.lobby.join(game, CAT)


async def rate(table: Table, who: Person) -> Finished:
    async with table.transactions.read() as rows:
        return await finished_of(rows, who.user_id)


async def test_what_counts_as_seen_to_the_end(table: Table) -> None:
    table.lobby.limits = Limits(tables_per_hour=99)
    assert await rate(table, BEN) == Finished(0, 0)
    await started(table, BEN)  # goes on: counts for nobody
    over = await started(table, BEN)
    await Driver(table, over).finish(ANN, BEN)
    assert (await rate(table, ANN), await rate(table, BEN)) == (Finished(1, 1), Finished(1, 1))
    resigned = await started(table, BEN, CAT)
    await table.leaving.resign(resigned, BEN.user_id)
    assert (await rate(table, ANN), await rate(table, BEN)) == (Finished(1, 1), Finished(2, 1))
    decided = await started(table, BEN)
    await table.votes.open(decided, Actor(BEN.user_id, "Ben"), "end")
    await table.votes.cast(decided, ANN.user_id, 1, "yes")
    assert (await rate(table, ANN), await rate(table, BEN)) == (Finished(2, 2), Finished(3, 2))
    away = await started(table, BEN, CAT)
    await table.leaving.step_back(away, BEN.user_id)
    assert await rate(table, BEN) == Finished(3, 2)  # may come back
    await Driver(table, away).finish(ANN, CAT)
    assert (await rate(table, CAT), await rate(table, BEN)) == (Finished(1, 1), Finished(4, 2))
    moderated = await started(table, BEN, CAT)
    seat = (await table.games.snapshot(moderated)).seat_of(BEN.user_id)
    assert seat is not None
    await table.seats.to_computer(moderated, MOD, seat)
    assert await rate(table, BEN) == Finished(5, 2)
    await table.seats.back(moderated, MOD, seat)
    assert await rate(table, BEN) == Finished(4, 2)
    await table.leaving.abandon(moderated, MOD)
    closed = await started(table, BEN)
    before = await rate(table, ANN)
    await table.leaving.abandon(closed, ANN.user_id)
    assert await rate(table, BEN) == Finished(4, 2)  # others closed it
    assert await rate(table, ANN) == Finished(before.begun + 1, before.seen)
    alone = await started(table, agents=1)
    await table.leaving.resign(alone, ANN.user_id)
    assert await rate(table, ANN) == Finished(before.begun + 1, before.seen)  # nobody waited for her


async def quit_often(table: Table, who: Person, times: int) -> None:
    table.lobby.limits = Limits(tables_per_hour=99, games_per_person=99)
    for _ in range(times):
        await table.leaving.resign(await started(table, who, CAT), who.user_id)


async def test_an_owner_asks_for_games_that_were_seen_to_the_end(table: Table) -> None:
    game = await lobby(table)
    await table.invitations.set_least_finish(game, ANN.user_id, 80, newcomers=True)
    await quit_often(table, BEN, 4)
    await table.lobby.join(game, BEN)  # of four games nothing is concluded
    await table.lobby.leave(game, BEN.user_id)
    await quit_often(table, BEN, 1)
    with pytest.raises(Refusal, match="finish-rate"):
        await table.lobby.join(game, BEN)
    await table.lobby.join(game, DAN)
    await table.lobby.leave(game, DAN.user_id)
    await table.invitations.set_least_finish(game, ANN.user_id, 80, newcomers=False)
    with pytest.raises(Refusal, match="finish-few"):
        await table.lobby.join(game, DAN)
    await table.invitations.invite(game, ANN.user_id, BEN)
    await table.lobby.join(game, BEN)
    with pytest.raises(Refusal, match="stale"):
        await table.invitations.set_least_finish(game, ANN.user_id, 33, newcomers=True)


async def test_lobbies_know_of_people_what_those_share(table: Table) -> None:
    game = await lobby(table, BEN)
    await table.preferences.set(PrefsRow(BEN.user_id, zone="Asia/Seoul", hours_set=True))
    await table.preferences.set(PrefsRow(ANN.user_id, hours_set=True, share_hours=False, share_rate=False))
    members = (await table.games.snapshot(game)).members
    ben, ann = members[BEN.user_id], members[ANN.user_id]
    assert ben.hours is not None
    assert (ben.hours.zone, ben.finished, ben.level) == ("Asia/Seoul", Finished(0, 0), "first")
    assert (ann.hours, ann.finished, ann.level) == (None, None, None)


def test_a_level_follows_from_games_seen_to_the_end() -> None:
    assert [level(seen) for seen in (0, 1, MANY - 1, MANY, 99)] == ["first", "some", "some", "many", "many"]


async def test_a_level_is_that_of_one_game_and_counts_what_was_seen_to_the_end(table: Table) -> None:
    await Driver(table, await started(table, BEN)).finish(ANN, BEN)
    await table.leaving.resign(await started(table, BEN, CAT), CAT.user_id)
    other = await table.lobby.create("pulsar", 1, 2, ANN, "en")
    await table.lobby.join(other.id, BEN)
    duel = await lobby(table, BEN, CAT)
    listed = await table.games.open_in(1, CAT.user_id)
    known = await table.games.members_of(listed)
    assert [member.level for member in known[duel].values()] == ["some", "some", "first"]
    assert [member.level for member in known[other.id].values()] == ["first", "first"]
    await table.lobby.hide_names(duel, ANN.user_id, on=True)
    assert duel not in await table.games.members_of(await table.games.open_in(1))


async def test_an_owner_wishes_for_people_and_turns_nobody_away(table: Table) -> None:
    game = await lobby(table)
    with pytest.raises(Refusal, match="not-owner"):
        await table.invitations.wish_level(game, BEN.user_id, "known")
    with pytest.raises(Refusal, match="stale"):
        await table.invitations.wish_level(game, ANN.user_id, "masters")
    await table.invitations.wish_level(game, ANN.user_id, "known")
    await table.lobby.join(game, BEN)
    kept = await table.templates.keep(game, ANN.user_id, "learned")
    assert (await table.lobby.create("duel", 1, 2, ANN, "en", template=kept)).wished_level == "known"


async def test_a_set_up_is_kept_and_opens_tables(table: Table) -> None:
    game = await lobby(table, agents=1)
    await table.lobby.set_option(game, ANN.user_id, "rounds", "2")
    await table.lobby.choose_clock(game, ANN.user_id, "daily")
    await table.invitations.set_access(game, ANN.user_id, "unlisted")
    await table.invitations.set_seats(game, ANN.user_id, 3)
    with pytest.raises(Refusal, match="not-owner"):
        await table.templates.keep(game, BEN.user_id, "quick")
    with pytest.raises(Refusal, match="no-template-name"):
        await table.templates.keep(game, ANN.user_id, "  ")
    for _ in range(2):
        kept = await table.templates.keep(game, ANN.user_id, "Quick")
    assert [row.name for row in await table.templates.of(ANN.user_id)] == ["Quick"]
    assert await table.templates.of(BEN.user_id) == []
    row = await table.lobby.create("duel", 1, 2, ANN, "en", template=kept)
    snapshot = await table.games.snapshot(row.id)
    assert (row.options, row.clock, row.access, snapshot.most) == ({"rounds": "2"}, "daily", "unlisted", 3)
    assert [seat.agent for seat in snapshot.seats] == [None, USUAL]
    for number in range(MOST_TEMPLATES - 1):
        await table.templates.keep(game, ANN.user_id, f"other {number}")
    with pytest.raises(Refusal, match="templates-full"):
        await table.templates.keep(game, ANN.user_id, "one more")
    await table.templates.drop(ANN.user_id, kept.number)
    assert len(await table.templates.of(ANN.user_id)) == MOST_TEMPLATES - 1


async def test_the_owner_is_told_before_a_lobby_is_closed_and_anybody_at_it_keeps_it(
    table: Table, clock: Clock
) -> None:
    game = await lobby(table, BEN)
    clock.time += 14 * DAY - WARNED + 1
    for _ in range(2):
        await table.stuck_lobbies.expire(14)
    assert await kinds(table) == ["ageing"]
    with pytest.raises(Refusal, match="not-seated"):
        await table.lobby.keep_open(game, CAT.user_id)
    await table.lobby.keep_open(game, BEN.user_id)
    clock.time += WARNED
    await table.stuck_lobbies.expire(14)
    assert (await table.games.snapshot(game)).row.status == "lobby"
    clock.time += 14 * DAY
    await table.stuck_lobbies.expire(14)
    assert await kinds(table) == ["ageing", "expired"]


async def test_who_sits_at_a_stuck_lobby_closes_it(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN, CAT)
    by = Actor(BEN.user_id, "Ben")
    with pytest.raises(Refusal, match="owner-there"):
        await table.stuck_lobbies.cancel(game, by)
    clock.time += SILENT_SECONDS
    with pytest.raises(Refusal, match="owner-there"):
        await table.stuck_lobbies.cancel(game, Actor(ANN.user_id, "Ann"))
    with pytest.raises(Refusal, match="not-seated"):
        await table.stuck_lobbies.cancel(game, Actor(DAN.user_id, "Dan"))
    await table.stuck_lobbies.cancel(game, by)
    (post,) = await rows_of(table)
    assert (post.kind, post.payload["users"]) == ("stuck", [CAT.user_id])
    assert (await table.votes.cast(game, CAT.user_id, 1, "yes")).row.status == "abandoned"
    assert await kinds(table) == ["stuck", "cancelled"]
    assert [deed.kind for deed in await table.games.deeds(game)] == ["vote-cancel-yes"]


async def test_an_owner_who_does_something_keeps_the_table(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN, CAT)
    clock.time += SILENT_SECONDS
    await table.stuck_lobbies.cancel(game, Actor(BEN.user_id, "Ben"))
    await table.lobby.keep_open(game, ANN.user_id)
    await table.votes.cast(game, CAT.user_id, 1, "yes")
    assert (await table.games.snapshot(game)).row.status == "lobby"
    async with table.transactions.read() as rows:
        assert [vote.result for vote in await rows.some(VoteRow, game_id=game)] == ["no"]


async def test_who_is_alone_at_a_stuck_lobby_decides(table: Table, clock: Clock) -> None:
    game = await lobby(table, BEN)
    clock.time += SILENT_SECONDS
    assert (await table.stuck_lobbies.cancel(game, Actor(BEN.user_id, "Ben"))).row.status == "abandoned"


async def test_all_others_agree_to_whom_the_game_is_given(table: Table) -> None:
    game = await started(table, BEN, CAT)
    seats = (await table.games.snapshot(game)).seats
    winner, *others = (Person(seat.user_id or 0, seat.name) for seat in seats)
    with pytest.raises(Refusal, match="vote-unfit"):
        await table.votes.open(game, Actor(winner.user_id, winner.name), "concede", seat=0)
    await table.votes.open(game, Actor(others[0].user_id, others[0].name), "concede", seat=0)
    with pytest.raises(Refusal, match="not-a-voter"):
        await table.votes.cast(game, winner.user_id, 1, "no")
    assert (await table.games.snapshot(game)).row.status == "running"
    assert (await table.votes.cast(game, others[1].user_id, 1, "yes")).row.status == "abandoned"


async def test_in_a_game_of_two_the_winner_is_asked_too(table: Table) -> None:
    game = await started(table, BEN)
    first = (await table.games.snapshot(game)).seats[0]
    loser = next(who for who in (ANN, BEN) if who.user_id != first.user_id)
    await table.votes.open(game, Actor(loser.user_id, loser.name), "concede", seat=0)
    assert (await table.games.snapshot(game)).row.status == "running"
    assert (await table.votes.cast(game, first.user_id or 0, 1, "yes")).row.status == "abandoned"


@pytest.mark.parametrize("kind", ["replace", "substitute"])
async def test_whose_seat_is_to_go_votes_too_unless_they_have_vanished(table: Table, clock: Clock, kind: str) -> None:
    there, gone = [await started(table, BEN) for _ in range(2)]
    by = Actor(ANN.user_id, "Ann")

    async def ben_in(game: str) -> SeatRow:
        return next(seat for seat in (await table.games.snapshot(game)).seats if seat.user_id == BEN.user_id)

    def plays(seat: SeatRow) -> bool:
        return seat.person == BEN.user_id and not seat.offered

    clock.time += DAY - 1
    await table.votes.open(there, by, kind, seat=(await ben_in(there)).seat)
    assert plays(await ben_in(there))
    await table.votes.cast(there, BEN.user_id, 1, "no")
    assert plays(await ben_in(there))
    clock.time += 1
    await table.votes.open(gone, by, kind, seat=(await ben_in(gone)).seat)
    assert not plays(await ben_in(gone))


@pytest.mark.parametrize(
    ("limits", "refused"),
    [
        ({"open_per_person": 1}, "too-many-open"),
        ({"open_per_server": 1}, "server-many-open"),
    ],
)
async def test_so_many_tables_wait_to_begin(table: Table, limits: dict[str, int], refused: str) -> None:
    table.lobby.limits = Limits(**limits)
    await lobby(table)
    with pytest.raises(Refusal, match=refused):
        await lobby(table)


async def test_somebody_joins_and_votes_only_so_often(table: Table, clock: Clock) -> None:
    table.lobby.limits = table.votes.limits = Limits(joins_per_hour=2, votes_per_day=1)
    game = await lobby(table)
    for _ in range(2):
        await table.lobby.join(game, BEN)
        await table.lobby.leave(game, BEN.user_id)
    with pytest.raises(Refusal, match="joins-too-often"):
        await table.lobby.join(game, BEN)
    await table.invitations.set_access(game, ANN.user_id, "private")
    with pytest.raises(Refusal, match="joins-too-often"):
        await table.invitations.ask_in(game, BEN)
    running = await started(table, CAT)
    by = Actor(ANN.user_id, "Ann")
    await table.votes.open(running, by, "pause")
    with pytest.raises(Refusal, match="votes-too-often"):
        await table.votes.open(running, by, "end")
    clock.time += DAY + 1
    await table.votes.open(running, by, "end")


@pytest.mark.parametrize("end", ["invited", "closed", "begun", "expired"])
async def test_asking_to_be_let_in_ends_with_its_table(table: Table, clock: Clock, end: str) -> None:
    game = await private(table)
    await table.invitations.ask_in(game, BEN)
    if end == "invited":
        await table.invitations.invite(game, ANN.user_id, BEN)
    elif end == "closed":
        await table.leaving.abandon(game, ANN.user_id)
    elif end == "begun":
        await table.lobby.add_agent(game, ANN.user_id)
        await table.lobby.start(game, ANN.user_id)
    else:
        clock.time += 15 * DAY
        await table.stuck_lobbies.expire(14)
    async with table.transactions.read() as rows:
        assert await rows.some(GuestRow, game_id=game) == []
