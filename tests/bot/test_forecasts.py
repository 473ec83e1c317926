"""When somebody is likely to be asked, and how long a game is likely to take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.manifest.manifest import WaitsOfGame
from bot.store.rows import MoveRow, PrefsRow, WaitRow
from bot.table.table import Table
from bot.table.waiting.forecast import (
    DAY,
    ENOUGH,
    ROUNDED,
    Answered,
    Habit,
    Queue,
    asked_at,
    days_of_game,
    queue,
)
from tests.bot.conftest import ANN, BEN, CAT, Clock, lobby, started

HOUR = 3600
MONDAY = 1_700_438_400  # midnight of the twentieth of November 2023, UTC
WAITS = WaitsOfGame(of_two=43, of_four=117)


def habit(*took: int, at: int = MONDAY) -> Habit:
    return Habit("UTC", tuple(Answered(at, each) for each in took))


def test_nine_answers_say_nothing_and_ten_their_median() -> None:
    assert habit(*[HOUR] * (ENOUGH - 1)).expected(MONDAY) is None
    assert habit(*range(1, 10), 100).expected(MONDAY) == 5


def test_the_same_hour_of_the_week_counts_where_it_was_seen_often_else_all_hours() -> None:
    nights = tuple(Answered(MONDAY + 23 * HOUR - week * 7 * DAY, 9 * HOUR) for week in range(ENOUGH))
    days = tuple(Answered(MONDAY + 9 * HOUR - week * 7 * DAY, HOUR) for week in range(2 * ENOUGH))
    known = Habit("UTC", nights + days)
    assert known.expected(MONDAY + 23 * HOUR) == 9 * HOUR
    assert known.expected(MONDAY + 9 * HOUR) == HOUR
    assert known.expected(MONDAY + 15 * HOUR) == HOUR
    assert replace(known, zone="Asia/Seoul").expected(MONDAY + 23 * HOUR) == 9 * HOUR


def test_the_hour_is_that_of_the_persons_own_zone() -> None:
    summer = 1_689_577_200  # a Monday in July: seven in UTC, nine in Berlin; in November the same hour is eight in UTC
    evenings = tuple(Answered(MONDAY + 20 * HOUR, 5) for _ in range(2 * ENOUGH))
    known = Habit("Europe/Berlin", evenings + tuple(Answered(summer, HOUR) for _ in range(ENOUGH)))
    assert known.expected(MONDAY + 8 * HOUR) == HOUR
    assert known.expected(MONDAY + 7 * HOUR) == 5


def test_who_is_waited_for_already_takes_the_rest_and_whoever_is_late_what_was_later() -> None:
    known = habit(*[HOUR] * 10, *[5 * HOUR] * 3)
    assert known.expected(MONDAY, HOUR // 2) == HOUR // 2
    assert known.expected(MONDAY, 2 * HOUR) == 3 * HOUR
    assert known.expected(MONDAY, 6 * HOUR) is None


@pytest.mark.parametrize(
    ("upcoming", "waited", "line"),
    [
        ((0, 1, 2), {0: 5}, Queue({0: 5}, [1])),
        ((0, 1, 2), {0: 5, 1: 7}, Queue({0: 5}, [1])),
        ((0, 1, 2), {1: 7}, Queue({1: 7}, [0])),
        ((), {0: 5, 1: 7}, Queue({0: 5, 1: 7})),
        ((0, 1), {0: 5}, None),
        ((0, 1, 2), {2: 5}, None),
        ((0, 1, 2), {}, None),
    ],
)
def test_who_stands_before_the_third_seat(upcoming: Sequence[int], waited: dict[int, int], line: Queue | None) -> None:
    assert queue(upcoming, waited, 2) == line


def test_times_of_those_before_add_up_and_are_rounded() -> None:
    hour = habit(*[HOUR] * ENOUGH)
    assert asked_at(Queue({0: MONDAY}, [1]), {0: hour, 1: hour}, MONDAY) == MONDAY + 2 * HOUR
    assert asked_at(Queue({0: MONDAY}, [1]), {0: hour}, MONDAY) == MONDAY + HOUR  # the other is a computer
    assert asked_at(Queue({0: MONDAY, 1: MONDAY - 60}), {0: hour, 1: hour}, MONDAY) == MONDAY + HOUR
    assert asked_at(Queue({0: MONDAY}), {0: habit(*[61] * ENOUGH)}, MONDAY) == MONDAY + ROUNDED
    assert asked_at(Queue({0: MONDAY}, [1]), {0: hour, 1: None}, MONDAY) is None


def test_where_only_computers_stand_before_somebody_no_time_is_said() -> None:
    """Rounding alone made minutes of the seconds that they take."""
    assert asked_at(Queue({0: MONDAY}, [1]), {2: habit(*[HOUR] * ENOUGH)}, MONDAY + 660) is None


def test_a_game_takes_as_long_as_its_people() -> None:
    slow = habit(*[DAY // 2] * ENOUGH)
    assert days_of_game(WAITS, 2, [slow, slow], None) == round(43 / 2)
    assert days_of_game(WAITS, 2, [slow], None) == round(43 / 4)  # against a computer
    assert days_of_game(WAITS, 2, [None, None], DAY) == 43
    assert days_of_game(WAITS, 3, [None, None, None], DAY) == (43 + 117) / 2
    assert days_of_game(WAITS, 2, [slow, None], None) is None
    assert days_of_game(None, 2, [slow], None) is None


async def answers(table: Table, game_id: str, took: int, now: int) -> None:
    """Ann has answered Ben ten times, each time after so many seconds."""
    async with table.transactions.write() as rows:
        for number in range(1, 2 * ENOUGH, 2):
            asked = now - (ENOUGH + 1) * DAY + number * DAY // 2
            for seq, seat, at in ((number, 1, asked), (number + 1, 0, asked + took)):
                await rows.put(
                    MoveRow(game_id, seq, "p1 x", seat, "person", seq - 1, 1, False, False, (), at)
                )  # fmt: skip


async def test_who_waits_reads_when_they_are_likely_to_be_asked(table: Table, clock: Clock) -> None:
    game_id = await started(table, BEN)
    await answers(table, await started(table, BEN), 2 * HOUR, clock.time)
    async with table.transactions.write() as rows:
        await rows.drop(WaitRow, game_id=game_id, seat=1)
    found = await table.games.of_person(BEN.user_id)
    wanted = {game_id: -(-(clock.time + 2 * HOUR) // ROUNDED) * ROUNDED}
    assert await table.forecasts.asked_at([each for each in found if each.row.id == game_id], BEN.user_id) == wanted
    assert await table.forecasts.asked_at(found, ANN.user_id) == {}  # she is asked
    await table.preferences.set(PrefsRow(ANN.user_id, forecasts=False))
    assert await table.forecasts.asked_at(found, BEN.user_id) == {}


async def test_a_lobby_says_how_long_its_game_is_likely_to_take(table: Table, clock: Clock) -> None:
    await answers(table, await started(table, BEN), 12 * HOUR, clock.time)
    row = await table.lobby.create("pulsar", 1, 2, ANN, "en")
    await table.lobby.add_agent(row.id, ANN.user_id)
    assert await table.forecasts.days(await table.games.snapshot(row.id), WAITS) == 11  # half of 43 half days
    await table.lobby.join(row.id, CAT)
    assert await table.forecasts.days(await table.games.snapshot(row.id), WAITS) is None  # nobody knows Cat
    await table.lobby.choose_clock(row.id, ANN.user_id, "daily")
    assert await table.forecasts.days(await table.games.snapshot(row.id), WAITS) is not None
    assert await table.forecasts.days(await table.games.snapshot(await lobby(table)), WAITS) is None
