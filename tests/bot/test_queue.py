"""The queue of a server: who fits whom, and the table that opens by itself when enough people do."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.errors import Refusal
from bot.store.lobby_rows import QueueRow
from bot.store.rows import PrefsRow
from bot.store.sqlite import SqliteStore
from bot.table.game.roles import Actor
from bot.table.game.seated import Finished
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.limits import DAY, HOUR, Limits
from bot.table.seating.matching import COMMON_HOURS, LOOKED_AT, Waiting, fits, matched
from bot.table.seating.queue import KEPT_DAYS, WAITS_DAYS, Asked, Wish
from bot.table.seating.ready import ANSWER_SECONDS
from bot.table.table import Table
from tests.bot.conftest import ANN, BEN, CAT, Clock, lobby, started
from tests.bot.test_announce import rows_of

MOD = Actor(77, "Mod", moderates=True)
HERE = Asked(1, 2, public=True, locale="en")
TWO = Wish("duel", (2,))


def one(user: int, **wish: object) -> Waiting:
    usual = Waiting(user, user, frozenset({2}), "any", 2, public=True, finished=Finished(0, 0))
    return replace(usual, **wish)  # type: ignore[arg-type]  # fields of the test


def people(*queue: Waiting) -> list[int]:
    group = matched(queue)
    return [each.user_id for each in group.people] if group else []


def test_whoever_waits_longest_plays_first_with_the_first_who_fit() -> None:
    assert people(one(1)) == []
    assert people(one(3), one(1), one(2)) == [1, 2]
    assert people(one(1, clock="daily"), one(2, clock="fast"), one(3, clock="any")) == [1, 3]
    assert people(one(1, apart=frozenset({2, 3})), one(2), one(3)) == [2, 3]


def test_of_several_numbers_the_highest_that_comes_about_is_played() -> None:
    several = frozenset({2, 3, 4})
    assert people(one(1, seats=several), one(2, seats=several)) == [1, 2]
    assert people(one(1, seats=several), one(2, seats=several), one(3, seats=frozenset({3}))) == [1, 2, 3]
    assert people(one(1, seats=frozenset({4})), one(2), one(3)) == [2, 3]


def test_all_of_a_group_fit_each_other() -> None:
    three = frozenset({3})
    first, second = one(1, seats=three), one(2, seats=three, apart=frozenset({3}))
    third, fourth = one(3, seats=three), one(4, seats=three)
    assert people(first, second, third) == []
    assert people(first, second, third, fourth) == [1, 2, 4]
    paces = [one(1, seats=three), one(2, seats=three, clock="daily"), one(3, seats=three, clock="fast")]
    assert people(*paces) == []


def test_what_somebody_asks_of_others_is_asked_both_ways() -> None:
    asks, left, new = one(1, least_finish=80), one(2, finished=Finished(10, 5)), one(3)
    assert not fits(asks, left)
    assert not fits(left, asks)
    assert fits(asks, new)
    assert not fits(replace(asks, newcomers=False), new)
    assert fits(replace(asks, newcomers=False), one(4, finished=Finished(10, 9)))


def test_who_has_said_when_they_play_shares_some_hours_with_the_others() -> None:
    day, evening = frozenset(range(8, 20)), frozenset(range(18, 24))
    night = frozenset(range(COMMON_HOURS - 1)) | frozenset(range(20, 24))
    assert fits(one(1, hours=day), one(2, hours=evening))
    assert not fits(one(1, hours=day), one(2, hours=night))
    assert fits(one(1, hours=day), one(2))
    three = frozenset({3})
    early, late, both = frozenset(range(12)), frozenset(range(10, 24)), frozenset(range(0, 24, 11))
    group = [one(number, seats=three, hours=hours) for number, hours in enumerate((early, late, both), 1)]
    assert people(*group) == []


def test_a_table_opens_where_all_of_them_see_it() -> None:
    apart = [one(1, public=False, channel_id=8), one(2, public=False, channel_id=9)]
    assert people(*apart) == []
    group = matched([*apart, one(3, channel_id=7)])
    assert group
    assert ([each.user_id for each in group.people], group.channel_id) == ([1, 3], 7)
    same = matched([one(1, public=False, channel_id=8), one(2, public=False, channel_id=8)])
    assert same
    assert same.channel_id == 8


def test_a_long_queue_of_people_who_do_not_fit_is_soon_looked_through() -> None:
    random, sizes = Random(5), frozenset({5, 6})
    users = range(1, 80)
    queue = [
        one(user, seats=sizes, apart=frozenset(other for other in users if other != user and random.random() < 0.5))
        for user in users
    ]
    group = matched(queue)
    assert group is None or len(group.people) in sizes
    assert len(queue) > LOOKED_AT


async def in_queue(table: Table) -> list[int]:
    async with table.transactions.read() as rows:
        return [row.user_id for row in await rows.some(QueueRow)]


async def opened(table: Table, *others: Person, wish: Wish = TWO) -> GameSnapshot:
    """The table that opens when Ann and the others have come into the queue."""
    last = None
    for person in (ANN, *others):
        assert last is None
        last = await table.queue.join(person, wish, HERE)
    assert last is not None
    return last


async def test_a_table_opens_and_all_but_the_last_are_asked_once(table: Table, clock: Clock) -> None:
    found = await opened(table, BEN, CAT, wish=Wish("duel", (3,), "daily"))
    row = found.row
    assert [seat.person for seat in found.seats] == [ANN.user_id, BEN.user_id, CAT.user_id]
    assert (row.status, row.owner_id, row.channel_id, row.clock, found.most) == ("lobby", ANN.user_id, 2, "daily", 3)
    (post,) = await rows_of(table)
    assert (post.kind, post.payload["users"]) == ("matched", [ANN.user_id, BEN.user_id])
    assert [deed.kind for deed in await table.games.deeds(row.id)] == ["queue"]
    assert await in_queue(table) == []
    await table.lobby.ready(row.id, ANN.user_id)
    assert (await table.lobby.ready(row.id, BEN.user_id)).row.status == "running"


async def test_whoever_says_nothing_frees_the_seat_for_others(table: Table, clock: Clock) -> None:
    row = (await opened(table, BEN)).row
    clock.time += ANSWER_SECONDS
    await table.ready_checks.close_due()
    after = await table.games.snapshot(row.id)
    assert ([seat.person for seat in after.seats], after.row.owner_id) == ([BEN.user_id], BEN.user_id)
    await table.lobby.join(row.id, CAT)


async def test_people_of_two_languages_sit_at_a_table_that_speaks_both(table: Table) -> None:
    await table.queue.join(ANN, TWO, replace(HERE, locale="ko"))
    found = await table.queue.join(BEN, TWO, HERE)
    assert found
    assert (found.row.locale, found.row.second_locale) == ("ko", "en")


async def test_who_is_kept_apart_barred_or_left_too_often_is_not_matched(table: Table) -> None:
    await table.keeping_apart.block(BEN.user_id, ANN)
    await table.queue.join(ANN, TWO, HERE)
    assert await table.queue.join(BEN, TWO, HERE) is None
    await table.keeping_apart.bar(1, MOD, ANN)
    assert await table.queue.join(CAT, replace(TWO, clock="fast"), HERE) is not None
    assert await in_queue(table) == [ANN.user_id]
    with pytest.raises(Refusal, match="banned"):
        await table.queue.join(ANN, TWO, HERE)


async def test_each_server_has_its_own_queue(table: Table) -> None:
    await table.queue.join(ANN, TWO, HERE)
    assert await table.queue.join(BEN, TWO, replace(HERE, guild_id=9)) is None
    assert await table.queue.counted(1) == {"duel": 1}
    await table.queue.leave(1, ANN.user_id, "duel")
    assert await table.queue.counted(1) == {}
    assert await table.queue.join(BEN, TWO, HERE) is None


async def test_another_wish_takes_the_place_of_the_first_and_keeps_its_time(table: Table, clock: Clock) -> None:
    await table.queue.join(ANN, TWO, HERE)
    since = clock.time
    clock.time += HOUR
    await table.queue.join(ANN, Wish("duel", (3, 4), "fast", 80, newcomers=False), HERE)
    (row,) = await table.queue.of(1, ANN.user_id)
    assert (row.seats, row.clock, row.least_finish, row.newcomers) == ((3, 4), "fast", 80, False)
    assert (row.at, row.ends) == (since, clock.time + WAITS_DAYS * DAY)


async def test_wishes_that_are_no_wishes_are_refused(table: Table) -> None:
    for wish in (Wish("chess", (2,)), Wish("duel", ()), Wish("duel", (2, 9)), Wish("duel", (2,), "slow"),
                 Wish("duel", (2,), least_finish=33)):  # fmt: skip
        with pytest.raises(Refusal, match="stale"):
            await table.queue.join(ANN, wish, HERE)


async def test_limits_hold_in_the_queue(store: SqliteStore, clock: Clock) -> None:
    table = Table(store, clock, limits=Limits(games_per_person=1, joins_per_hour=2))
    await started(table, BEN)
    with pytest.raises(Refusal, match="too-many-games"):
        await table.queue.join(ANN, TWO, HERE)
    await table.queue.join(CAT, TWO, HERE)
    await table.queue.join(CAT, TWO, HERE)
    with pytest.raises(Refusal, match="joins-too-often"):
        await table.queue.join(CAT, TWO, HERE)


async def test_where_there_is_no_room_for_a_table_it_opens_later(store: SqliteStore, clock: Clock) -> None:
    table = Table(store, clock, limits=Limits(open_per_server=1))
    other = await lobby(table)
    await table.queue.join(BEN, TWO, HERE)
    assert await table.queue.join(CAT, TWO, HERE) is None
    await table.queue.look()
    assert await in_queue(table) == [BEN.user_id, CAT.user_id]
    await table.leaving.abandon(other, ANN.user_id)
    await table.queue.look()
    (post,) = [row for row in await rows_of(table) if row.kind == "matched"]
    assert post.payload["users"] == [BEN.user_id, CAT.user_id]
    assert await in_queue(table) == []


async def test_who_waited_long_enough_is_told_once_and_forgotten_later(table: Table, clock: Clock) -> None:
    await table.queue.join(ANN, TWO, HERE)
    assert await table.queue.ended() == []
    clock.time += WAITS_DAYS * DAY
    assert await table.queue.join(BEN, TWO, HERE) is None  # nobody plays with who waits no more
    (row,) = await table.queue.ended()
    assert row.user_id == ANN.user_id
    await table.queue.told(row)
    assert await table.queue.ended() == []
    await table.queue.look()
    assert [row.kind for row in await table.queue.of(1, ANN.user_id)] == ["duel"]
    clock.time += KEPT_DAYS * DAY
    await table.queue.look()
    assert await table.queue.of(1, ANN.user_id) == []


async def test_a_queue_outlives_a_restart_and_is_nobody_elses(store: SqliteStore, clock: Clock, table: Table) -> None:
    await table.preferences.set(PrefsRow(ANN.user_id, hours_set=True, share_hours=False))
    await table.queue.join(ANN, TWO, HERE)
    file = (await table.kept.file(ANN.user_id)).decode()
    assert '"queues": [\n  {\n   "guild_id": 1' in file
    found = await Table(store, clock).queue.join(BEN, TWO, HERE)
    assert found
    await table.queue.join(CAT, TWO, HERE)
    await table.erasure.erase(CAT.user_id, lambda locale, seat: f"seat {seat}")
    assert await in_queue(table) == []
