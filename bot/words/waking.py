"""The hours in which the people of a lobby play, as a bar that fits a phone; times are those of whoever reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.table.game.seated import Member
from bot.table.game.waking import DAY, HOUR, awake_by_hour, working_day
from bot.words.texts import Texts

STEPS = "▁▃▅▇█"  # nobody, some, all


def hours_together(members: Sequence[Member], at: int, texts: Texts) -> Iterator[str]:
    """When they play on a working day of the week of `at`, and when all at once; nothing for fewer than two."""
    known = [member.hours for member in members if member.hours is not None]
    if len(known) < 2:
        return
    day, awake = working_day(at), awake_by_hour(known, at)
    bar = "".join(STEPS[-(-count * (len(STEPS) - 1) // len(known))] for count in awake)
    begin, end = f"<t:{day}:t>", f"<t:{day + DAY}:t>"
    yield texts("ui-overlap", begin=begin, bar=bar, end=end, known=len(known), all=len(members))
    together = [count == len(known) for count in awake]
    spans = ", ".join(f"<t:{day + HOUR * first}:t>–<t:{day + HOUR * last}:t>" for first, last in _spans(together))
    yield texts("ui-overlap-all", hours=sum(together), spans=spans)


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
