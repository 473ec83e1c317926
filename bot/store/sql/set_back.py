"""What is done to stored times when the clock of the machine has been set back: what lay in the future moves along.

Only what has happened by such a time, and what was reckoned from it. Times that people have named stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator

# by table, when something happened, and then what was reckoned from that
TIMES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("move", "at", ()),
    ("deed", "at", ()),
    ("sitting", "at", ()),
    ("usage", "at", ()),
    ("seen", "at", ()),
    ("outbox", "sent_at", ()),
    ("mute", "at", ()),
    ("pool", "called_at", ()),
    ("hookcall", "at", ("due_at",)),
    ("queue", "at", ("ends",)),
    ("companion", "at", ("until",)),
    ("request", "at", ("ends", "until")),
    ("vote", "opened_at", ("ends_at",)),
    ("wait", "since", ("due_at", "until")),
    ("wait", "called_at", ()),
    ("game", "created_at", ()),
    ("game", "touched_at", ()),
    ("game", "owner_at", ()),
    ("game", "paused_at", ()),
    ("game", "ready_asked_at", ("ready_ends",)),
)


def statements() -> Iterator[str]:
    """SQL for each; the first value is the time now, the second by how many seconds the clock was ahead."""
    for table, happened, reckoned in TIMES:
        moved = [f"{column} = {column} - ?2" for column in reckoned]
        moved.append(f"{happened} = CASE WHEN {happened} - ?2 < ?1 THEN {happened} - ?2 ELSE ?1 END")
        yield f"UPDATE {table} SET {', '.join(moved)} WHERE {happened} > ?1"
