"""Waking hours: time that counts for a clock, in the person's own zone."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.game.waking import WakingHours, zone_of

HOUR = 3600
SEOUL = WakingHours("Asia/Seoul", 9, 22)
BERLIN = WakingHours("Europe/Berlin", 8, 23)
OFFICE = WakingHours("Europe/Berlin", 8, 18, weekends=False)
NIGHT = WakingHours("America/New_York", 18, 2)
ALWAYS = WakingHours("UTC", 0, 0)


def at(zone: str, *when: int) -> int:
    return int(datetime(*when, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[misc, arg-type]  # year first


def test_the_night_does_not_count() -> None:
    evening = at("Asia/Seoul", 2026, 11, 23, 21)
    assert SEOUL.after(evening, 2 * HOUR) == at("Asia/Seoul", 2026, 11, 24, 10)
    assert SEOUL.between(evening, at("Asia/Seoul", 2026, 11, 24, 10)) == 2 * HOUR


def test_the_same_moment_is_day_here_and_night_there() -> None:
    noon = at("Europe/Berlin", 2026, 11, 23, 14)
    assert BERLIN.awake(noon)
    assert not SEOUL.awake(noon)
    assert SEOUL.after(noon, 0) == at("Asia/Seoul", 2026, 11, 24, 9)


def test_a_free_weekend_does_not_count() -> None:
    friday = at("Europe/Berlin", 2026, 11, 27, 17)
    assert OFFICE.after(friday, 2 * HOUR) == at("Europe/Berlin", 2026, 11, 30, 9)


def test_a_day_may_end_after_midnight() -> None:
    late = at("America/New_York", 2026, 11, 23, 23)
    assert NIGHT.long == 8
    assert NIGHT.between(late, at("America/New_York", 2026, 11, 24, 19)) == 4 * HOUR


@pytest.mark.parametrize("day", [28, 29])  # on the 29th of March a night of Berlin is an hour shorter
def test_summer_time_moves_nothing(day: int) -> None:
    evening = at("Europe/Berlin", 2026, 3, day - 1, 22)
    assert BERLIN.after(evening, 2 * HOUR) == at("Europe/Berlin", 2026, 3, day, 9)


def test_equal_hours_are_the_whole_day() -> None:
    assert ALWAYS.after(1000, 5 * 24 * HOUR) == 1000 + 5 * 24 * HOUR


def test_a_zone_that_is_no_more_is_utc() -> None:
    assert zone_of("Atlantis/Capital").key == "UTC"


@given(
    st.sampled_from([SEOUL, BERLIN, OFFICE, NIGHT, ALWAYS]),
    st.integers(1_700_000_000, 1_900_000_000),
    st.integers(0, 10 * 24 * HOUR),
)
def test_what_passes_until_a_moment_is_what_was_asked_for(hours: WakingHours, start: int, seconds: int) -> None:
    end = hours.after(start, seconds)
    assert hours.between(start, end) == seconds
    if seconds:
        assert hours.between(start, end - 1) == seconds - 1
