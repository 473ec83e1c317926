"""A time to come, as people type it: a while from now, or a day."""

from __future__ import annotations

import re
from datetime import datetime

from bot.errors import Refusal
from bot.store.rows import PrefsRow
from bot.table.game.waking import zone_of

HOUR = 3600
UNITS = {"h": HOUR, "d": 24 * HOUR, "w": 7 * 24 * HOUR}
SPELLED = {
    "h": ("h", "hour", "hours", "시간"),
    "d": ("d", "day", "days", "일"),
    "w": ("w", "week", "weeks", "주", "주일"),
}
WHILE = re.compile(r"(\d{1,4})\s*([^\W\d]+)")
DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2}))?")


def moment(given: str, prefs: PrefsRow, now: int) -> int | None:
    """The time that somebody means, in seconds since 1970; None where they typed nothing.

    A while, such as `3d`, `2 weeks` or `12시간`, or a day of their own time zone, `2026-12-24` or `2026-12-24 18:00`;
    a day alone means the hour at which they begin to play. Raises `Refusal` until-unknown.
    """
    wanted = given.strip().casefold()
    if not wanted:
        return None
    if found := WHILE.fullmatch(wanted):
        unit = next((unit for unit, names in SPELLED.items() if found[2] in names), "")
        if unit:
            return now + int(found[1]) * UNITS[unit]
    if found := DAY.fullmatch(wanted):
        year, month, day, hour, minute = (int(part) if part else None for part in found.groups())
        try:
            at = datetime(
                year or 1, month or 1, day or 1, prefs.wakes if hour is None else hour, minute or 0,
                tzinfo=zone_of(prefs.zone),
            )  # fmt: skip
        except ValueError as error:
            raise Refusal("until-unknown", given=given[:40]) from error
        return int(at.timestamp())
    raise Refusal("until-unknown", given=given[:40])
