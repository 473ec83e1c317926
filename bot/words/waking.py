"""The hours in which the people of a lobby play, as a bar that fits a phone; times are those of whoever reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.table.base.seated import Member
from bot.table.base.waking import WakingHours
from bot.words.texts import Texts

HOUR = 3600
DAY = 24 * HOUR
STEPS = "▁▃▅▇█"  # nobody, some, all
WEDNESDAY = 6 * DAY  # 1970-01-07: a working day, whatever day it is


def hours_together(members: Sequence[Member], at: int, texts: Texts) -> Iterator[str]:
    """When they play on a working day of the week of `at`, and when all at once; nothing for fewer than two."""
    known = [member.hours for member in members if member.hours is not None]
    if len(known) < 2:
        return
    day = at - (at - WEDNESDAY) % (7 * DAY)
    awake = [sum(_awake(hours, day + HOUR * number) for hours in known) for number in range(24)]
    bar = "".join(STEPS[-(-count * (len(STEPS) - 1) // len(known))] for count in awake)
    begin, end = f"<t:{day}:t>", f"<t:{day + DAY}:t>"
    yield texts("ui-overlap", begin=begin, bar=bar, end=end, known=len(known), all=len(members))
    together = [count == len(known) for count in awake]
    spans = ", ".join(f"<t:{day + HOUR * first}:t>–<t:{day + HOUR * last}:t>" for first, last in _spans(together))
    yield texts("ui-overlap-all", hours=sum(together), spans=spans)


def _awake(hours: WakingHours, at: int) -> bool:
    """Whether somebody plays in the hour that begins then, for most of it."""
    return hours.between(at, at + HOUR) > HOUR // 2


def _spans(together: Sequence[bool]) -> list[tuple[int, int]]:
    """From which hour to which; a span over midnight is one."""
    if all(together):
        return [(0, 24)]
    found: list[tuple[int, int]] = []
    first = together.index(False)
    for number in range(first, first + 24):
        if not together[number % 24]:
            continue
        if found and found[-1][1] == number:
            found[-1] = (found[-1][0], number + 1)
        else:
            found.append((number, number + 1))
    return found
