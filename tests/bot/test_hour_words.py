"""Hours of the settings are read as people write them."""

from __future__ import annotations

import pytest

from bot.ui.lobby.seat.hour_words import in_24_hours


@pytest.mark.parametrize(
    ("given", "hour"),
    [
        ("9", "9"),
        ("9 am", "9"),
        ("11PM", "23"),
        ("12 am", "0"),
        ("12 pm", "12"),
        ("9:00 pm", "21"),
        ("10:00", "10"),
        ("오전 9시", "9"),
        ("오후 11시", "23"),
        ("24시", "24"),
        ("13 pm", "13 pm"),
        ("am", "am"),
        ("9:30", "9:30"),
        ("soon", "soon"),
        ("", ""),
    ],
)
def test_hours_are_read_with_and_without_their_half_of_the_day(given: str, hour: str) -> None:
    assert in_24_hours(given) == hour
