"""The ledger of waits follows from the open questions alone, and is brought up to date with every position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.store.rows import GameRow, Manner, Rows, SeatRow, WaitRow
from bot.table.game.change import Acted, Change
from bot.table.game.waits import PING_AGAIN, TOGETHER, first_wait, known_to_all, window_end, window_length
from rules.core.decisions import Decision


async def follow(rows: Rows, change: Change) -> Change:
    """Bring the ledger up to date with the questions of the new position."""
    after = change.after
    waits = followed(after.row, change.before.waits, after.pending, change.acted, change.now)
    return replace(change, after=replace(after, waits=waits))


async def follow_seated(rows: Rows, change: Change) -> Change:
    """Who has just sat down is waited for from now on, and is told so by that."""
    waits = begun_anew(change.after.waits, change.seat.seat, change.now)
    return replace(change, after=replace(change.after, waits=tuple(waits)))


def manner(question: Decision) -> Manner:
    """How a question is open."""
    if question.settled:
        return "settled"
    if question.optional:
        return "optional"
    if question.aside:
        return "aside"
    return "turn"


def followed(
    row: GameRow, before: Sequence[WaitRow], pending: Iterable[Decision], acted: Acted, now: int
) -> tuple[WaitRow, ...]:
    """The ledger for the questions that are open now, after what it said `before`.

    A wait goes on while its question stays open and its seat does not act; one that takes the place of another of its
    manner goes on with the time and the call of that.
    """
    known = {(wait.seat, wait.kind): wait for wait in before}
    questions = list(pending)
    if not questions:
        return ()
    open_now = {(question.seat, question.kind) for question in questions}
    window = _window_end(row, before, questions, acted, now)
    waits = [
        _wait(row.id, place, question, _earlier(question, known, open_now, acted), acted, window, now)
        for place, question in enumerate(questions)
    ]
    gone = [wait for key, wait in known.items() if key not in open_now and wait.seat not in acted.seats]
    replaced = {wait.seat for wait in waits if wait.manner == "turn"}
    return (*waits, *(_withdrawn(wait) for wait in gone if _remembered(wait, replaced, now)))


def _earlier(
    question: Decision, known: Mapping[tuple[int, str], WaitRow], open_now: set[tuple[int, str]], acted: Acted
) -> WaitRow | None:
    """The wait that goes on in this question: its own, or one of its manner that is not open any more."""
    if question.seat in acted.seats:
        return None
    if own := known.get((question.seat, question.kind)):
        return own
    replaced = (
        wait for key, wait in known.items()
        if wait.seat == question.seat and wait.manner == manner(question) == "turn" and wait.blind == question.blind
        and key not in open_now
    )  # fmt: skip
    return next(replaced, None)


def _wait(
    game_id: str, place: int, question: Decision, earlier: WaitRow | None, acted: Acted, window: int, now: int
) -> WaitRow:
    new = WaitRow(
        game_id, question.seat, question.kind, place, manner(question), question.blind, dict(question.facts), now
    )
    if question.blind:
        new = replace(new, due_at=window, until=window)
    if earlier is None:
        return new
    if not (earlier.awaited and new.awaited):  # what was withdrawn, settled or optional is waited for from now on
        return replace(new, called_at=earlier.called_at, called_seq=earlier.called_seq)
    if question.blind:
        return replace(new, since=earlier.since)
    return replace(
        new, since=earlier.since, called_at=earlier.called_at, called_seq=earlier.called_seq,
        due_at=earlier.due_at, reminded=earlier.reminded,
    )  # fmt: skip


def _window_end(row: GameRow, before: Iterable[WaitRow], questions: Iterable[Decision], acted: Acted, now: int) -> int:
    """When blind questions end: with the window that is open already, else with one that opens now.

    How long that is follows from the kinds that are asked, which everybody knows, and from nothing else.
    """
    ends = window_end(before)
    if ends is not None and not acted.closed:
        return ends
    return now + window_length(row, {question.kind for question in questions if question.blind})


def _withdrawn(wait: WaitRow) -> WaitRow:
    return replace(wait, manner="withdrawn", due_at=None, until=None, reminded=0, alone=False)


def _remembered(wait: WaitRow, replaced: set[int], now: int) -> bool:
    """Whether a question that is gone is kept, so that nobody is called for it again so soon.

    One of a turn goes on in another one that its seat (in `replaced`) is asked in its turn.
    """
    lately = wait.called_at is not None and now - wait.called_at < PING_AGAIN
    return lately and not wait.blind and not (wait.manner == "turn" and wait.seat in replaced)


def begun_anew(waits: Iterable[WaitRow], seat: int, now: int) -> list[WaitRow]:
    """The ledger when somebody else sits down: what the seat is waited for, they are from now on, and are told so.

    The times of their clock come from `clock.with_deadlines`.
    """
    left = (wait for wait in waits if not (wait.seat == seat and wait.manner == "withdrawn"))
    return [
        replace(wait, since=now, called_at=now, due_at=wait.until, reminded=0, alone=False)
        if wait.seat == seat and wait.awaited else wait
        for wait in left
    ]  # fmt: skip


def newly_asked(
    before: Sequence[WaitRow], after: Sequence[WaitRow], seats: Sequence[SeatRow], acted: Acted
) -> list[WaitRow]:
    """The questions to people that nobody has told them of: who moves sees what is asked next.

    Of a turn, those to a seat that was not waited for; aside from it, every one that was not open.
    """
    waited = {wait.seat for wait in before if known_to_all(wait)}
    were_open = {(wait.seat, wait.kind) for wait in before if wait.manner == "aside"}
    return [
        wait for wait in after
        if known_to_all(wait) and seats[wait.seat].person and wait.seat not in acted.people
        and (wait.seat not in waited or (wait.manner == "aside" and (wait.seat, wait.kind) not in were_open))
    ]  # fmt: skip


def called_lately(before: Sequence[WaitRow], after: Sequence[WaitRow], now: int) -> dict[int, WaitRow]:
    """The seats that were called just now for what they are still asked, each with that wait.

    Whatever else they are asked meanwhile, such as an offer in the turn that has just begun, they come to see anyway.
    """
    open_now = {(wait.seat, wait.kind, wait.since) for wait in after}
    return {
        wait.seat: wait for wait in before
        if known_to_all(wait) and (wait.seat, wait.kind, wait.since) in open_now
        and wait.called_at is not None and now - wait.called_at < TOGETHER
    }  # fmt: skip


def going_on(before: Sequence[WaitRow], after: Sequence[WaitRow]) -> list[WaitRow]:
    """Those of the waits `before` in which the same is asked as after it."""
    asked = [(wait.seat, wait.kind, wait.facts) for wait in after]
    return [wait for wait in before if (wait.seat, wait.kind, wait.facts) in asked]


def last_asked(before: Sequence[WaitRow], after: Sequence[WaitRow], seats: Sequence[SeatRow]) -> WaitRow | None:
    """What the last of several people is waited for, from when the others have answered until they do; or None.

    Nobody is the last while a window is open, in which nobody may know who answers.
    """
    if window_end(after) is not None:
        return None
    several, left = _people(before, seats), _people(after, seats)
    if len(left) != 1:
        return None
    (seat,) = left
    then, now = first_wait(before, seat), first_wait(after, seat)
    if then is None or now is None or then.since != now.since:
        return None
    if len(several) > 1 or then.alone:
        return now
    return None


def _people(ledger: Iterable[WaitRow], seats: Sequence[SeatRow]) -> set[int]:
    """The seats of people that everybody knows to be waited for."""
    return {wait.seat for wait in ledger if known_to_all(wait) and seats[wait.seat].person}
