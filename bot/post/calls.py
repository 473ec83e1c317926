"""Calls as they stand on Discord: made together where a person has several, and edited when they are true no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import structlog

from bot.post.sending import Posted, Sender, Undeliverable, Withheld, merged
from bot.store.rows import MoveRow, OutboxRow
from bot.table.course.chapters import chapters_of
from bot.table.course.rounds import rounds_of
from bot.table.game.jumps import effective_moves
from bot.table.game.sittings import seated_at
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.waits import known_to_all
from bot.table.outbox import Told
from bot.table.table import Table
from bot.ui.kit.readers import Reader
from bot.words import together
from bot.words.calls import GONE, UNDONE, answered_by, called_before
from bot.words.languages import public_texts
from bot.words.posts import lobby
from bot.words.posts.calling import seats_still_asked
from bot.words.posts.note import PUT, WINDOW, Note, note
from bot.words.texts import Texts
from bot.words.votes import THE_VOTE

log = structlog.get_logger()
OVER, FREE = "over", "free"  # how the call to what is no vote ends; that of a full table, as long as it may be again
UNKNOWN = -1  # the id of a message that may be there
LOOKED_AT = 500  # moves after a call among which an answer to it is looked for


@dataclass(frozen=True, slots=True)
class Settled:
    """Which calls of a post stand, how the others ended (by seat as text), and what it says of those that stand.

    `alone` is the seat for which alone everybody waits; `times` are those until which answers are wanted; `named` the
    people of the seats, who may be others than those whom it called.
    """

    stands: tuple[int, ...] = ()
    ends: Mapping[str, str] = field(default_factory=dict)
    alone: list[int] = field(default_factory=list)
    times: Mapping[str, int] = field(default_factory=dict)
    named: Mapping[str, Sequence[int]] = field(default_factory=dict)

    def as_written(self, row: OutboxRow) -> bool:
        """Whether a post is known to say so already; one of an earlier release does not know whom it names."""
        told = row.payload
        if "editing" in told:  # what it says is not known
            return False
        same = self.times == told.get("times", {}) and self.named == told.get("named", self.named)
        if self.ends != told.get("settled", {}):
            return False
        return self.stands == row.standing and self.alone == told.get("alone", []) and (same or not self.stands)


class Calls:
    """Posts calls, and keeps true what was posted."""

    def __init__(self, table: Table, sender: Sender) -> None:
        self.table = table
        self.sender = sender

    async def post(self, snapshot: GameSnapshot, said: Note) -> Posted:
        """Post a note in a game's thread; raises what the sender raises."""
        message_id = await self.sender.post(snapshot, said)
        place = snapshot.row.thread_id or snapshot.row.channel_id
        return Posted(message_id, place, said.stands, times(snapshot, said.stands), named(snapshot, said.stands))

    async def reader(self, snapshot: GameSnapshot, user_id: int, spoken: str = "") -> Reader:
        """How somebody reads: in the language they have set, else in that of their Discord, if it is known.

        `spoken` is that of somebody who has no seat.
        """
        prefs = await self.table.preferences.of(user_id)
        seated = (seat.locale for seat in snapshot.seats if seat.person == user_id)
        spoken = next(seated, next((each.locale for each in snapshot.companions if each.user_id == user_id), spoken))
        return Reader(Texts(prefs.locale or spoken or snapshot.row.locale), prefs.theme)

    async def call_together(self, snapshot: GameSnapshot, row: OutboxRow) -> Posted:
        """Call a person once for several tables: in a direct message, or in a thread where they take none."""
        user = row.payload["user"]
        said = await self._listed(snapshot, row)
        if not said.stands:
            return Posted(None)
        message_id = await self.sender.tell(snapshot, said, await self.reader(snapshot, user), user)
        if message_id is not None:
            return Posted(message_id, None, said.stands)
        if snapshot.row.anonymous or not (snapshot.row.placed and snapshot.row.thread_id):
            return Posted(None)  # in public an anonymous table names nobody
        return await self.post(snapshot, await self._listed(snapshot, row, in_thread=True))

    async def all_ended(self, snapshot: GameSnapshot, row: OutboxRow) -> Note | None:
        """What a post says all of whose calls had ended before it was tried again; None where it calls nobody.

        The first attempt may stand there, and call them still: under the same nonce it is found, and then edited. This
        is for a thread, where it calls nobody; a direct message would.
        """
        seats = _attempted(snapshot, row)
        if not seats:
            return None
        told = await self._told(snapshot, row)
        settled = Settled(ends=_ends(snapshot, row, told.after, seats))
        return await self._after(snapshot, replace(row, message_id=UNKNOWN), settled, told)

    async def _listed(self, snapshot: GameSnapshot, row: OutboxRow, *, in_thread: bool = False) -> Note:
        """The message of such a call as it is now."""
        user = row.payload["user"]
        tables = {table.row.id: table for table in await self.table.games.of_person(user)}
        if in_thread:
            return together.in_thread(snapshot, row, tables, *public_texts(snapshot.row))
        return together.directly(row, tables, (await self.reader(snapshot, user)).texts)

    async def settle(self, snapshot: GameSnapshot) -> None:
        """Edit the posts of a game whose calls are true no more: the mention goes, and why stands in its place.

        A call that was answered, and whose answer was taken back, is one again.
        """
        posts = await self.table.outbox.with_open_calls(snapshot.row.id)
        for rows in [*posts, *await self._again(snapshot, posts)]:
            try:
                await self._settle(snapshot, rows)
            except Withheld as error:  # it is looked at again with the next change of the game
                log.info("call-not-settled", game=snapshot.row.id, error=repr(error))

    async def strike(self, snapshot: GameSnapshot) -> None:
        """Edit the posts of turns that were taken back, or put back, since they were written; no more is sent."""
        for rows, gone in await self.table.outbox.taken_back(snapshot):
            row = merged(rows)
            row, settled = replace(row, payload={**row.payload, "gone": gone}), Settled(row.standing, _known(row))
            said = await self._after(snapshot, row, settled, await self._told(snapshot, row))
            try:
                if said and row.message_id:
                    await self.sender.amend(snapshot, said, row.message_id, row.place, 0)
            except (Undeliverable, Withheld) as error:
                log.info("post-not-struck", game=row.game_id, error=repr(error))
                continue
            await self.table.outbox.struck(rows, gone)

    async def _again(self, snapshot: GameSnapshot, posts: Sequence[Sequence[OutboxRow]]) -> list[list[OutboxRow]]:
        """The posts with a call that has ended, of people who are asked just that again."""
        stand = {seat for rows in posts for row in rows if row.kind not in ("calls", *PUT) for seat in row.standing}
        called = [wait.seat for wait in snapshot.waits if known_to_all(wait) and wait.called_at is not None]
        missing = [seat for seat in called if seat not in stand and snapshot.seats[seat].person]
        ended = await self.table.outbox.called(snapshot.row.id, missing) if missing else []
        return [rows for rows in ended if called_before(snapshot, merged(rows), missing)]

    async def _settle(self, snapshot: GameSnapshot, rows: Sequence[OutboxRow]) -> None:
        row = merged(rows)
        if row.game_id != snapshot.row.id:  # a call for several tables, which stands at another
            snapshot = await self.table.games.snapshot(row.game_id)
        if row.kind == "calls":
            said = await self._listed(snapshot, row, in_thread=row.place is not None)
            return await self._amend(snapshot, rows, said, Settled(said.stands))
        if row.kind in PUT:
            settled = await self._put(snapshot, row)
            if settled.as_written(row):
                return None
            ended = await self._after(snapshot, row, settled, await self.table.outbox.told(snapshot, row, 0, 0))
            return await self._amend(snapshot, rows, ended, settled)
        known = _known(row)
        again = called_before(snapshot, row, [int(seat) for seat in known])
        stands = tuple(seat for seat in seats_still_asked(snapshot, row) if seat in (*row.standing, *again))
        left = {seat: end for seat, end in known.items() if int(seat) not in stands}
        settled = Settled(stands, left, _alone(snapshot, stands), times(snapshot, stands), named(snapshot, stands))
        if settled.as_written(row):
            return None
        told = await self._told(snapshot, row)
        gone = [seat for seat in row.standing if seat not in stands]
        settled = replace(settled, ends=left | _ends(snapshot, row, told.after, gone))
        return await self._amend(snapshot, rows, await self._after(snapshot, row, settled, told), settled)

    async def _told(self, snapshot: GameSnapshot, row: OutboxRow) -> Told:
        """What a post was about, and the moves after it."""
        last = row.payload.get("last", max(0, snapshot.row.seq - LOOKED_AT))
        return await self.table.outbox.told(snapshot, row, last, LOOKED_AT)

    async def _amend(
        self, snapshot: GameSnapshot, rows: Sequence[OutboxRow], said: Note | None, settled: Settled
    ) -> None:
        """Edit a post, and note how its calls stand; where they stand as it says already, do nothing."""
        row = merged(rows)
        if settled.as_written(row):
            return
        if said and row.message_id:
            await self.table.outbox.editing(rows, settled.stands)
            try:
                await self.sender.amend(snapshot, said, row.message_id, row.place, row.payload.get("user", 0))
            except Undeliverable as error:
                log.info("call-not-settled", game=row.game_id, error=repr(error))
        said_of: dict[str, Any] = {"alone": settled.alone, "times": settled.times, "named": settled.named}
        await self.table.outbox.settled(rows, settled.stands, settled.ends, said_of)

    async def _put(self, snapshot: GameSnapshot, row: OutboxRow) -> Settled:
        """How a post stands that puts something to people; one of a full table is looked at until its game begins."""
        if await self._open(snapshot, row):
            return Settled(row.standing)
        if row.kind == "full" and snapshot.row.status == "lobby":
            return Settled(row.standing, {str(THE_VOTE): FREE})
        return Settled(ends={str(THE_VOTE): await self._result(row)})

    async def _result(self, row: OutboxRow) -> str:
        """How what a post put to people has ended: with the choice of a vote that has won, the answer to a request."""
        if "request" in row.payload:
            return await self.table.requests.answer_of(row.game_id, row.payload["request"])
        won = await self.table.votes.result(row.game_id, row.payload["vote"]) if "vote" in row.payload else ""
        return won or OVER

    async def _open(self, snapshot: GameSnapshot, row: OutboxRow) -> bool:
        """Whether what a post puts to people, such as a vote or a seat, can still be answered."""
        if "vote" in row.payload:
            return any(vote.number == row.payload["vote"] for vote in await self.table.votes.open_of(row.game_id))
        if "request" in row.payload:
            return await self.table.requests.answer_of(row.game_id, row.payload["request"]) == "open"
        if row.kind == WINDOW:
            return bool(snapshot.window_ends == row.payload["ends"])
        if row.kind == "asks":
            guests = [guest.user_id for guest in await self.table.invitations.waiting(row.game_id)]
            return lobby.asks_still(snapshot, row) and row.payload["guest"] in guests
        return lobby.asks_still(snapshot, row)

    async def _after(self, snapshot: GameSnapshot, row: OutboxRow, settled: Settled, told: Told) -> Note | None:
        """The message of a post once some of its calls have ended."""
        ended = replace(row, payload={**row.payload, "settled": settled.ends}, standing=settled.stands)
        then = seated_at(snapshot, told.sittings if settled.ends else (), row.payload.get("at", row.sent_at or 0))
        gone = row.payload.get("gone", 0)  # then what ended with it did not
        rounds = await rounds_of(snapshot, None if gone else told.played)
        chapters = await chapters_of(snapshot, None if gone else told.chapters, told.moves)
        languages = await self._languages(snapshot, row)
        return note(snapshot, ended, told.moves, *languages, then=then, rounds=rounds, chapters=chapters)

    async def _languages(self, snapshot: GameSnapshot, row: OutboxRow) -> Sequence[Texts]:
        """In which languages a post is said: in that of its reader, or in those of the table."""
        if "user" in row.payload:
            return [(await self.reader(snapshot, row.payload["user"])).texts]
        return public_texts(snapshot.row)


def _known(row: OutboxRow) -> dict[str, str]:
    """How calls of a post have ended that it says have, by seat as text."""
    return dict(row.payload.get("settled", {}))


def _ends(snapshot: GameSnapshot, row: OutboxRow, after: Sequence[MoveRow], seats: Sequence[int]) -> dict[str, str]:
    """How calls ended, by seat, with these moves after them: with an answer, or because nothing is asked any more.

    A reminder knows no move that it followed: what was answered before it asked is no answer to it. What went because
    somebody took their turn back is asked again as likely as not: of that a post of its own tells.
    """
    since = row.payload.get("since", 0)
    moved = {move.seat: move.by for move in reversed(effective_moves(after)) if move.at >= since}
    gone = UNDONE if any(move.how == "undo" for move in after) else GONE
    return {str(seat): answered_by(snapshot, seat, moved[seat]) if seat in moved else gone for seat in seats}


def with_attempted(snapshot: GameSnapshot, row: OutboxRow, posted: Posted) -> Posted:
    """A post that was begun before, with all calls that the first attempt at it may have made.

    Where only its answer was lost, Discord keeps that one, and what it says may be over by now: then it is edited.
    """
    if posted.message_id is None:
        return posted
    return replace(posted, standing=tuple(sorted({*posted.standing, *_attempted(snapshot, row)})))


def _attempted(snapshot: GameSnapshot, row: OutboxRow) -> Sequence[int]:
    told = row.payload
    if row.kind == "calls":
        return range(len(told["tables"]))
    if row.kind in PUT:
        return (THE_VOTE,)
    seats = [told["seat"]] if row.kind == "remind" else told.get("asked", ())
    reader = told.get("user")
    return [seat for seat in seats if reader is None or reader in snapshot.called_for(seat)]


def times(snapshot: GameSnapshot, stands: Sequence[int]) -> dict[str, int]:
    """Until when a post wants the answers of the seats that it calls, by seat as text."""
    waits = [wait for seat in stands if seat >= 0 and (wait := snapshot.wait_of(seat)) and known_to_all(wait)]
    return {str(wait.seat): wait.until for wait in waits if wait.until}


def named(snapshot: GameSnapshot, stands: Sequence[int]) -> dict[str, list[int]]:
    """The people whom a post names for the seats that it calls, by seat as text."""
    return {str(seat): snapshot.called_for(seat) for seat in stands if seat >= 0}


def _alone(snapshot: GameSnapshot, stands: Sequence[int]) -> list[int]:
    """Of the seats that a post calls, the one for which alone everybody waits, where that is to be told."""
    return sorted({wait.seat for wait in snapshot.waits if wait.alone and wait.seat in stands})
