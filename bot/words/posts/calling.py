"""Whom a post calls, as the game stands when it is sent or edited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.rows import OutboxRow
from bot.table.game.snapshot import GameSnapshot
from bot.table.people.requests import ASKED
from bot.words.calls import called_before, called_by
from bot.words.posts import lobby

REMINDERS = ("remind", "call")  # posts for some of those who are asked


@dataclass(frozen=True, slots=True)
class Calling:
    """Whom a post calls.

    `stands` are the seats that it asks or reminds and that have not answered meanwhile, `asked` the user ids of those
    whom its last lines name for them, `pinged` those of the people that it is to call for them, `called` of all that it
    may ping, for whatever reason.
    """

    stands: tuple[int, ...]
    asked: tuple[int, ...]
    pinged: tuple[int, ...]
    called: tuple[int, ...]


NOBODY = Calling((), (), (), ())


def calling(snapshot: GameSnapshot, row: OutboxRow) -> Calling:
    """Whom the post of an outbox row calls now."""
    reader, settled = row.payload.get("user"), {int(seat) for seat in row.payload.get("settled", {})}
    stands = tuple(seat for seat in _standing_for(reader, snapshot, row) if seat not in settled)
    pinged = tuple(readable_to(reader, snapshot, _called_now(snapshot, row.payload)))
    asked = tuple(readable_to(reader, snapshot, waited_for(snapshot, stands)))
    if row.kind in REMINDERS:
        asked = tuple(user for user in asked if user in pinged and row.kind == "call")
    for_answers = pinged if asked else ()
    called = (*for_answers, *_called(snapshot, row, asked), *next_up(snapshot, row.payload))
    return Calling(stands, asked, pinged, called)


def came_too_late(row: OutboxRow, calls: Calling) -> bool:
    """Whether all whom a post was to call, and that is all it is for, have answered before it was sent."""
    only_calls = row.kind == "call" or ("of" in row.payload and row.kind == "turn")
    return only_calls and not calls.pinged and not row.message_id


def readable_to(reader: int | None, snapshot: GameSnapshot, users: Iterable[int]) -> Iterator[int]:
    """Of what an anonymous table asks people, what it asks the `reader` of a private message."""
    yield from (user for user in users if reader in (None, user) or not snapshot.masked)


def _called(snapshot: GameSnapshot, row: OutboxRow, asked: Sequence[int]) -> Iterable[int]:
    """Whom a message calls besides those that are asked something new."""
    if row.kind == "deed":
        return [user for user in row.payload["users"] if user not in asked]
    if asked:
        return ()
    if row.kind in lobby.KINDS or row.kind == "closed":
        return lobby.whom_it_calls(snapshot, row)
    if row.kind == "remind":
        return reminded(snapshot, row)
    if row.kind in ("rematch", "vote", "offered", ASKED):
        return [int(user) for user in row.payload["users"] if user not in row.payload.get("quiet", ())]
    if row.kind == "clock":
        return snapshot.called_for(row.payload["seat"])
    if row.kind != "moved":
        return ()
    return snapshot.people


def _standing_for(reader: int | None, snapshot: GameSnapshot, row: OutboxRow) -> Iterator[int]:
    """The seats that a post asks or reminds, as far as an anonymous table tells its reader of them."""
    for seat in seats_still_asked(snapshot, row):
        if reader is None or not snapshot.masked or reader in snapshot.called_for(seat):
            yield seat


def _callees(snapshot: GameSnapshot, seat: int, told: Mapping[str, Any]) -> Iterator[int]:
    """Whoever is called for a seat by a post, of those who are called for it now: it names its `callees`.

    A post of an earlier release names those whose call is `held` back instead, or neither.
    """
    held = told.get("held", {}).get(str(seat), ())
    callees = told.get("callees", {}).get(str(seat), snapshot.called_for(seat))
    yield from (user for user in snapshot.called_for(seat) if user in callees and user not in held)


def _called_now(snapshot: GameSnapshot, told: Mapping[str, Any]) -> Iterator[int]:
    """The people whom a post calls for what they are asked."""
    seats = _still_called(snapshot, told)
    for seat in snapshot.asked:
        if seat.seat in seats:
            yield from _callees(snapshot, seat.seat, told)


def waited_for(snapshot: GameSnapshot, seats: Iterable[int]) -> Iterator[int]:
    """Whoever is called for these seats, as far as they have not answered meanwhile."""
    for seat in snapshot.asked:
        if seat.seat in seats:
            yield from snapshot.called_for(seat.seat)


def seats_still_asked(snapshot: GameSnapshot, row: OutboxRow) -> list[int]:
    """The seats of people that a post asks or reminds, and that have not answered meanwhile."""
    told = row.payload
    if row.kind == "remind":
        if not any(reminded(snapshot, row)):
            return []
        return [told["seat"]]
    seats = [seat.seat for seat in snapshot.asked if seat.person and seat.seat in told.get("asked", ())]
    if not row.message_id:
        return seats
    called = called_before(snapshot, row, seats)  # its question may have gone with an undo, and come again
    return [seat for seat in seats if seat in called or _as_before(snapshot, seat, told)]


def _as_before(snapshot: GameSnapshot, seat: int, told: Mapping[str, Any]) -> bool:
    """Whether a seat is still waited for as it was when it was called, and not for something later."""
    since = snapshot.since(seat)
    return since is not None and since <= told.get("at", since)


def _still_called(snapshot: GameSnapshot, told: Mapping[str, Any]) -> list[int]:
    """The seats that a post calls, but for those that have answered and are called for something later by another.

    It was written `at` a time, after the move `seq`: somebody may have moved in the same second, and be asked again.
    """
    called, at = told.get("called", told.get("asked", ())), told.get("at")
    if at is None:  # one of an earlier release
        return list(called)
    known = {wait.seat for wait in snapshot.waits if wait.awaited and called_by(wait, at, told.get("seq"))}
    return [seat for seat in called if seat in known]


def reminded(snapshot: GameSnapshot, row: OutboxRow) -> Iterator[int]:
    """Whom a reminder is for, unless they have answered and are asked something else now."""
    seat = row.payload["seat"]
    if snapshot.since(seat) == row.payload["since"]:
        yield from _callees(snapshot, seat, row.payload)


def next_up(snapshot: GameSnapshot, told: Mapping[str, Any]) -> list[int]:
    """The people whom a post tells that they are next: not those who are asked by now."""
    if snapshot.row.status != "running" or told.get("settled"):
        return []
    asked = {seat.seat for seat in snapshot.asked}
    return [user for seat in told.get("next", ()) if seat not in asked for user in _callees(snapshot, seat, told)]
