"""What is stored: plain rows, and the few things a store can do with them.

Times are whole seconds since 1970 (UTC), ids of people and places are Discord's. Every change happens inside
`GameStore.write()`, which is one transaction: an exception undoes all of it.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

from rules.core.flow import Event

Status = Literal["lobby", "running", "over", "abandoned"]
LIVING: tuple[Status, ...] = ("lobby", "running")
How = Literal["person", "forced", "order", "agent", "undo"]
WINDOW = -1  # stands for a seat in the time of a window; seats count from 0
PRIVATE = (
    "lost",
    "over",
    "abandon",
    "expired",
    "window",
)  # what people are told by direct message where a game has no place


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table and its position (`state` is the game's JSON, empty before the start).

    `seq` counts moves. `rev` grows with whatever the public message shows, `shown_rev` is what it showed last.
    `posted_seq` is the last move that stands in an announcement. `message_id` is the public message in the channel: the
    lobby, then the card; the game's thread hangs on it. `status_id` is the status message in that thread, None where
    there is none yet, `posts_since_status` how many posts stand below it, `old_status_id` the one before it while that
    is not deleted. `touched_at` is when its lobby changed last. A `guided` game is somebody's first: its channel is its
    own private thread, with the status as its public message, and the panel says what each question is about. A game
    that is not `placed` has lost its channel, and nothing of it is posted until it moves into another. `round` is what
    the position says to all, None where there is none or the game has not moved since it is stored. What is public is
    said in the language `locale`, and below it in `second_locale` unless that is "". `rematch_of` is the game of which
    this is a rematch ("" for none), `invited` are the people for whom seats are kept until they answer.
    """

    id: str
    kind: str
    guild_id: int
    channel_id: int
    owner_id: int
    locale: str
    created_at: int
    status: Status = "lobby"
    thread_id: int | None = None
    message_id: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""
    seq: int = 0
    version: int = 0
    state: bytes = b""
    posted_seq: int = 0
    rev: int = 1
    shown_rev: int = 0
    touched_at: int = 0
    guided: bool = False
    placed: bool = True
    round: int | None = None
    status_id: int | None = None
    old_status_id: int | None = None
    posts_since_status: int = 0
    second_locale: str = ""
    rematch_of: str = ""
    invited: tuple[int, ...] = ()

    @property
    def threaded(self) -> bool:
        """Whether the game has, or is to have, a thread beside its channel, with a status message of its own."""
        return bool(self.state) and self.status != "lobby" and not self.guided


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat (from 0): a person, or a computer player where `agent` names one.

    `panel_revision` grows with everything the seat does, so that a button made earlier is known to be old.
    `asked_at` says since when the seat owes an answer, `asked_kind` and `asked_facts` to which question first ("" where
    the game has not moved since they are stored); a blind question has no `asked_at`. `called_at` says when the person
    was last pinged for it; an answer of the seat forgets that. A resigned seat keeps its `user_id` and is played by
    `agent`. `locale` is what Discord spoke to the person when they sat down, "" where that is not known.
    """

    game_id: str
    seat: int
    user_id: int | None
    name: str
    agent: str | None = None
    orders: dict[str, str] = field(default_factory=dict)
    resigned: bool = False
    panel_revision: int = 0
    asked_at: int | None = None
    locale: str = ""
    asked_kind: str = ""
    asked_facts: dict[str, str | int] = field(default_factory=dict)
    called_at: int | None = None

    @property
    def person(self) -> int | None:
        """The user who answers for the seat; None for a computer player."""
        return None if self.agent else self.user_id

    @property
    def left(self) -> bool:
        """Whether a computer plays on in the seat of a person."""
        return bool(self.agent and self.user_id)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A logged move. Rows of one commit share `base`, the seq it started from. An undo's line is `undo <seq>`."""

    game_id: str
    seq: int
    line: str
    seat: int
    how: How
    base: int
    version: int
    chance: bool
    revealed: bool
    events: tuple[Event, ...]
    at: int

    @property
    def blocks_undo(self) -> bool:
        """Whether an undo must stop here."""
        return self.chance or self.revealed


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A stored position to go back to."""

    game_id: str
    seq: int
    version: int
    state: bytes


@dataclass(frozen=True, slots=True)
class DraftRow:
    """The answers a seat has put together and not confirmed: log lines, on top of position `base`."""

    game_id: str
    seat: int
    base: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something to post in a game's thread; written in the transaction it tells of.

    Rows that are told in one post have the same `group_id`, which is fixed before it is sent for the first time.
    """

    id: int
    game_id: str
    kind: str
    payload: dict[str, Any]
    sent_at: int | None = None
    message_id: int | None = None
    group_id: int | None = None


@dataclass(frozen=True, slots=True)
class DueRow:
    """The next reminder of a seat, number `count`; for the seat `WINDOW`, the moment when a window closes."""

    game_id: str
    seat: int
    at: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class PrefsRow:
    """What a person set: language (None follows Discord), reminders after how many hours (0 is never), and whether
    the pictures only they see are dark or light.
    """

    user_id: int
    locale: str | None = None
    remind_hours: int = 24
    theme: str = "dark"


@dataclass(frozen=True, slots=True)
class MetadataRow:
    """Something the bot remembers about itself."""

    key: str
    value: str


R = TypeVar("R", GameRow, SeatRow, MoveRow, SnapshotRow, DraftRow, OutboxRow, DueRow, PrefsRow, MetadataRow)
Listed = tuple[GameRow, tuple[SeatRow, ...], int | None]  # no position, no orders of the seats; when a window ends
Row = GameRow | SeatRow | MoveRow | SnapshotRow | DraftRow | OutboxRow | DueRow | PrefsRow | MetadataRow


class Rows(Protocol):
    """The rows as one transaction sees them."""

    async def one(self, kind: type[R], /, **key: int | str) -> R | None:
        """The row of this key, or None."""

    async def some(self, kind: type[R], /, **where: int | str) -> list[R]:
        """The rows whose columns have these values, in the order of their keys."""

    async def put(self, row: Row) -> None:
        """Store a row, in place of the one with its key."""

    async def drop(self, kind: type[Row], /, **where: int | str) -> None:
        """Delete the rows whose columns have these values."""

    async def post(self, game_id: str, kind: str, payload: dict[str, Any]) -> int:
        """Add an outbox row; returns its id, which grows."""

    async def first_seen(self, key: str, now: int) -> bool:
        """Note an interaction's id; False when it was noted before."""

    async def log(self, game_id: str, after: int, limit: int) -> list[MoveRow]:
        """Up to `limit` moves after seq `after`, oldest first."""

    async def snapshot_at(self, game_id: str, seq: int) -> SnapshotRow | None:
        """The newest snapshot at or before `seq`."""

    async def listed_of(self, user_id: int) -> list[Listed]:
        """The lobbies and running games of a person, also those only watched by their owner.

        Those that wait for them come first, then the newest.
        """

    async def listed_lobbies(self, guild_id: int) -> list[Listed]:
        """The lobbies of a server, newest first."""

    async def count_of(self, user_id: int) -> int:
        """How many lobbies and running games a person owns or sits at."""

    async def count_in(self, guild_id: int) -> int:
        """How many lobbies and running games a server has."""

    async def used(self, key: str, since: int) -> int:
        """How often something limited was used from this time on; only the last day is known."""

    async def use(self, key: str, now: int) -> None:
        """Note that something limited was used."""

    async def outbox(self) -> list[OutboxRow]:
        """For every game with something to post, the first of it; without a place, of what is `PRIVATE`."""

    async def stale_messages(self) -> list[str]:
        """Ids of the games with a place whose public message does not show the newest state."""

    async def due(self, now: int) -> list[DueRow]:
        """Reminders whose time has come."""

    async def prune(self, before: int) -> None:
        """Forget sent posts, interaction ids and uses from before this time."""


class GameStore(Protocol):
    """A store: transactions, and the end of it."""

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """A consistent look at what is committed."""

    def write(self) -> AbstractAsyncContextManager[Rows]:
        """The one transaction that may change things now; committed at the end, undone by an exception."""

    async def close(self) -> None:
        """Finish and let go of the database."""
