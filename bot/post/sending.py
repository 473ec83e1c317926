"""What the outbox worker has sent, and what can go wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from bot.store.rows import OutboxRow
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.readers import Reader
from bot.words.posts.note import Note


class Undeliverable(Exception):
    """Discord will never take this."""


class PlaceGone(Exception):
    """The game's channel is gone: what there is to send waits until the game has moved.

    Raised where Discord says so; `Channels.recheck` and the announcer see to what follows.
    """


class Withheld(Exception):
    """The bot may not write there now. What it has to say waits until it may.

    Such as in a locked thread, without a permission, or on a server that has put it out. Whoever catches it keeps what
    there is to send, and tries again later.
    """


class ThreadGone(Undeliverable):
    """Somebody has deleted the game's thread, or the public message on which it is to hang."""


class Sender(Protocol):
    """Talks to Discord. Raises `PlaceGone`, `Undeliverable`, `Withheld`, or anything else for what may work later."""

    async def show(self, snapshot: GameSnapshot) -> int:
        """Bring the game's public message up to date, made anew if it is not there; returns its id."""

    async def show_status(self, snapshot: GameSnapshot, *, below: bool) -> int:
        """Bring the status message in the game's thread up to date; returns its id. Raises `ThreadGone`.

        It is made anew where it is not there, and with `below` under all that was posted since, if that is allowed.
        """

    async def delete_status(self, snapshot: GameSnapshot, message_id: int) -> None:
        """Delete a status message that another has taken the place of."""

    async def retire(self, snapshot: GameSnapshot, channel_id: int, message_id: int) -> None:
        """Let a message that a table has left behind, its public one or its status, say where it is."""

    async def open_thread(self, snapshot: GameSnapshot) -> int:
        """The id of the thread on the game's public message, made if it is not there. Raises `ThreadGone`."""

    async def post(self, snapshot: GameSnapshot, note: Note) -> int:
        """Post in the game's thread; returns the message's id. Raises `ThreadGone`."""

    async def amend(self, snapshot: GameSnapshot, note: Note, message_id: int, place: int | None, user_id: int) -> None:
        """Let a post say something else, and offer nothing where none of its calls stands.

        It stands in `place`, or where that is None in the direct messages with `user_id`. One that is gone stays gone.
        """

    async def tell(self, snapshot: GameSnapshot, note: Note, reader: Reader, user_id: int) -> int | None:
        """Send somebody a direct message; returns its id, or None where they take none."""

    async def may_see(self, snapshot: GameSnapshot, user_id: int) -> bool:
        """Whether somebody without a seat may know of the game now: they see the channel where it stands."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that was posted, None for none: where (None is a direct message), and which calls stand in it.

    `times` are those until which it wants answers, `named` the people of the seats that it calls, by seat as text.
    """

    message_id: int | None
    place: int | None = None
    standing: tuple[int, ...] = ()
    times: Mapping[str, int] = field(default_factory=dict)
    named: Mapping[str, Sequence[int]] = field(default_factory=dict)


def merged(rows: Sequence[OutboxRow]) -> OutboxRow:
    """One row in place of some that are told in one post."""
    if len(rows) == 1:
        return rows[0]
    if rows[0].kind == "deed":
        return _merged_deeds(rows)
    return _merged_turns(rows)


def _merged_deeds(rows: Sequence[OutboxRow]) -> OutboxRow:
    """The last of some deeds about the same, for all who were to be called for one like it."""
    last = rows[-1]
    alike = [row.payload["users"] for row in rows if row.payload["kind"] == last.payload["kind"]]
    users = list(dict.fromkeys(user for each in alike for user in each))
    callees = {str(seat): users for seat in last.payload["asked"]}
    return replace(last, payload={**last.payload, "users": users, "callees": callees})


def _merged_turns(rows: Sequence[OutboxRow]) -> OutboxRow:
    """One row in place of some turns that follow each other: of all their moves, for all whom they call."""
    first, last = rows[0], rows[-1]
    asked = sorted({seat for row in rows for seat in row.payload["asked"]})
    called = sorted({seat for row in rows for seat in row.payload.get("called", row.payload["asked"])})
    told = {"first": first.payload["first"], "asked": asked, "called": called}
    held: dict[str, list[int]] = {}
    callees: dict[str, list[int]] = {}
    for row in rows:  # a later call of a seat is for those whom it calls
        again = row.payload.get("called", row.payload["asked"])
        held |= {**{str(seat): [] for seat in again}, **row.payload.get("held", {})}
        callees |= row.payload.get("callees", {})
    still = {seat: users for seat, users in held.items() if users}
    if callees:
        told["callees"] = callees
    if still:
        told["held"] = still
    return replace(last, payload={**last.payload, **told})
