"""Reading the ledger of waits: who is asked what since when, who was called for it, and when the clock looks again.

It follows from the open questions (`bot/table/waiting/ledger.py`). Pings, reminders, lists and clocks read it and
nothing else. A ping belongs to a question and not to a seat: who is asked for something more is called for that, but
where they were called just now for what they have not answered, and nobody twice for the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.manifest.manifest import manifest
from bot.store.rows import GameRow, WaitRow

HOUR = 3600
TOGETHER = 600  # seconds in which a person is called once
PING_AGAIN = HOUR  # so long nobody is pinged again for a question that was taken back and put anew
WINDOW_HOURS = 6  # so long a blind question is open of whose kind neither table nor game say anything
LENGTHS = (1, 2, 3, 6, 12, 24)  # hours that a table may choose


def window_hours(row: GameRow, kind: str) -> int:
    """For how many hours a blind question of a kind is open, whoever is asked.

    What the table has chosen before the start, without that what its game says.
    """
    return row.windows.get(kind) or manifest(row.kind).windows.get(kind, WINDOW_HOURS)


def window_length(row: GameRow, kinds: Iterable[str]) -> int:
    """How many seconds a window is open in which blind questions of these kinds are asked: the longest of theirs."""
    return HOUR * max((window_hours(row, kind) for kind in kinds), default=WINDOW_HOURS)


def window_end(waits: Iterable[WaitRow]) -> int | None:
    """When the window closes in which blind questions are open; None where there is none."""
    ends = [wait.until for wait in waits if wait.blind and wait.manner != "withdrawn" and wait.until is not None]
    return max(ends, default=None)


def callable_again(wait: WaitRow, now: int) -> bool:
    """Whether its person may be pinged for a question that is asked anew.

    Not within `PING_AGAIN` seconds of the last time that they were called for it.
    """
    return wait.called_at is None or now - wait.called_at >= PING_AGAIN


def known_to_all(wait: WaitRow) -> bool:
    """Whether everybody may know that somebody waits for this answer.

    False for a blind question, and for one that nobody waits for: optional, settled or withdrawn.
    """
    return wait.awaited and not wait.blind


def first_wait(waits: Iterable[WaitRow], seat: int) -> WaitRow | None:
    """What a seat is waited for first: a blind question only where there is no other."""
    open_now = sorted((wait for wait in waits if wait.seat == seat and wait.awaited), key=lambda wait: wait.blind)
    if not open_now:
        return None
    return open_now[0]
