"""What is stored: plain rows, and the few things a store can do with them.

Times are whole seconds since 1970 (UTC), ids of people and places are Discord's. Every change happens inside
`GameStore.write(…)`, which is one transaction: an exception undoes all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

from bot.store.call_rows import FollowRow, HeldRow, HookCallRow, HookRow, MuteRow
from bot.store.clock_rows import SeatClock
from bot.store.company_rows import CompanionRow, NoteRow, PoolRow, RequestRow, SittingRow
from bot.store.deed_rows import DeedRow, VoteRow
from bot.store.lobby_rows import BanRow, BlockRow, GuestRow, QueueRow, TemplateRow
from bot.store.personal_rows import NotebookRow, OrdersRow, PlanRow, PromiseRow, VacationRow
from bot.store.server_rows import MetadataRow, ServerRow
from rules.core.flow import Event

Status = Literal["lobby", "running", "over", "abandoned"]
LIVING: tuple[Status, ...] = ("lobby", "running")
How = Literal["person", "forced", "order", "agent", "referee", "undo", "redo"]
Manner = Literal["turn", "aside", "optional", "settled", "withdrawn"]
AWAITED: tuple[Manner, ...] = ("turn", "aside")
# what people are told by direct message where a game has no place
PRIVATE = ("lost", "over", "abandon", "expired", "window", "deed", "closed", "cancelled", "calls", "followed")


@dataclass(frozen=True, slots=True)
class GameRow:
    """A table and its position (`state` is the game's JSON, empty before the start).

    `seq` counts moves. `rev` grows with whatever the public message shows, `shown_rev` is what it showed last.
    `posted_seq` is the last move that stands in an announcement. `message_id` is the public message in the channel: the
    lobby, then the card; the game's thread hangs on it. `status_id` is the status message in that thread, None where
    there is none yet, `posts_since_status` how many posts stand below it, `old_status_id` the one before it while that
    is not deleted. `touched_at` is when its lobby changed last. A `guided` game is somebody's first: its channel is its
    own private thread, with the status as its public message until it ends. A game that is not `placed` has lost its
    channel, and nothing of it is posted until it moves into another. `round` is what the position says to all, None
    where there is none or the game has not moved since it is stored. What is public is said in the language `locale`,
    and below it in `second_locale` unless that is "". `rematch_of` is the game of which this is a rematch ("" for
    none), `invited` are the people for whom seats are kept until they answer. `name` is what its host calls the table,
    "" where they chose none: then it is called by the two `name_words`. `clock` is its pace or "none"; clocks stand
    still since `paused_at`. `house_rules` are what the table has agreed on besides. `seed` is what all chance follows
    from: before the end only its host knows one that was given (`seed_given`), and nobody any other. `salt` is hashed
    with it (`bot.table.game.commitment`); "" for a game that began before there was one. `upcoming` are the seats whose
    turns come, as far as the rules make that known to all. `kept_draws` are the numbers of the draws that an undo has
    put back: the next moves in which chance falls draw by them (`bot/table/game/jumps.py`). At an `anonymous` table
    nobody learns before the end who sits where. Before the start, its people were asked at `ready_asked_at` whether
    they are ready, and may answer until `ready_ends`; both are None where nobody is asked. `access` is "open" to all,
    "unlisted", or "private": by invitation. There are `most_seats`, 0 for as many as the game has. Whoever joins has
    seen `least_finish` per cent of their games to the end; `newcomers` with few games are let in. Its host wishes for
    people of `wished_level`, "any", "newcomers" to the game or those who have "known" it, and turns nobody away for
    that. They did something at `owner_at` last, and were told that it will be closed where it is `ageing`. A game that
    was ended by a vote has its kind as `verdict`: "end", "decided" with the points as they stood, or "concede": the
    seat `given_to` has won. `windows` are the hours of windows that the table has chosen, by kind of blind question.
    With `hints` whoever plays may ask what a computer would do. With a `feed` programs may read what all may see.
    `practice` goes on from a moment of a game that has ended, or was brought in a file: it counts in nobody's history.
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
    name: str = ""
    name_words: str = ""
    clock: str = "none"
    paused_at: int | None = None
    house_rules: tuple[str, ...] = ()
    salt: str = ""
    seed_given: bool = False
    kept_draws: tuple[int, ...] = ()
    anonymous: bool = False
    ready_asked_at: int | None = None
    ready_ends: int | None = None
    access: str = "open"
    most_seats: int = 0
    least_finish: int = 0
    newcomers: bool = True
    ageing: bool = False
    owner_at: int = 0
    upcoming: tuple[int, ...] = ()
    wished_level: str = "any"
    verdict: str = ""
    given_to: int | None = None
    windows: dict[str, int] = field(default_factory=dict)
    hints: bool = False
    feed: bool = False
    practice: bool = False

    @property
    def ended_together(self) -> bool:
        """Whether the game was played to its end, or ended by a vote of the table."""
        return self.status == "over" or bool(self.verdict)

    @property
    def brought(self) -> bool:
        """Whether somebody has brought the game in a file, to look at; it never had a first post with a hash."""
        return self.practice and not self.salt

    @property
    def threaded(self) -> bool:
        """Whether the game has, or is to have, a status message beside its public one; a first game once it ended."""
        return bool(self.state) and self.status != "lobby" and not (self.guided and self.status == "running")


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat (from 0): a person, or a computer player where `agent` names one.

    `panel_revision` grows with everything the seat does, so that a button made earlier is known to be old. What the
    seat is asked stands in its `WaitRow`s. A seat whose person has gone keeps its `user_id` and is played by `agent`:
    one that is `resigned`, one whose person is `away` and may return when they like, and one that a moderator gave to a
    computer; a person of whom all was deleted (`bot/table/privacy`) is nobody's `user_id`. `locale` is what Discord
    spoke to the person when they sat down, "" where that is not known. `bank` is how many waking seconds its clock had
    when its present wait began (None: as many as it may), `misses` how often that was not enough, `credit` how many it
    was given beside those for answers. A seat that is `offered` may be taken over by anybody. Whoever is `away` plays
    on by themselves at `returns_at`; with None when they say so. While nobody may know who sits there, `real_name` is
    what their `name` will be at the end. Before the start its person counts as ready until `ready_until`, without being
    asked. Whoever is `learning` has tips.
    """

    game_id: str
    seat: int
    user_id: int | None
    name: str
    agent: str | None = None
    orders: dict[str, str] = field(default_factory=dict)
    resigned: bool = False
    panel_revision: int = 0
    locale: str = ""
    away: bool = False
    bank: int | None = None
    misses: int = 0
    offered: bool = False
    returns_at: int | None = None
    real_name: str = ""
    ready_until: int = 0
    credit: int = 0
    learning: bool = False

    @property
    def person(self) -> int | None:
        """The Discord id of the user who answers for the seat; None while a computer plays it, for whatever reason."""
        if self.agent:
            return None
        return self.user_id

    @property
    def present(self) -> int | None:
        """Its person, also while a computer plays on for them until a day on which they come back; else None."""
        if self.person or (self.away and self.returns_at is not None):
            return self.user_id
        return None

    @property
    def left(self) -> bool:
        """Whether a computer plays on in the seat of a person, also of one who is not known any more."""
        return bool(self.agent and (self.user_id or self.resigned))


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A logged move. Rows of one commit share `base`, the seq it started from.

    The line of an undo or a redo names the move after which the game stands then: see `bot/table/game/jumps.py`.
    `draw` is the number by which its chance is drawn: its own, or one that an undo has kept. A `referee` move corrects
    the position. `by` is who made it where that is not the person whose seat it is, but a companion of theirs
    (`CompanionRow`). `why` says which order of its seat answered: as `<order>=<value>`, or `plan`; "" for any other.
    The first of a commit has the `clocks` as they were before it; none where they were not kept.
    """

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
    draw: int = 0
    by: int | None = None
    why: str = ""
    clocks: tuple[SeatClock, ...] = ()

    @property
    def blocks_undo(self) -> bool:
        """Whether an undo must stop here."""
        return self.chance or self.revealed


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A stored position to go back to.

    It is that after move `seq`, as `version` of the game's rules wrote it: `rules.core.saves.load` reads it.
    """

    game_id: str
    seq: int
    version: int
    state: bytes


@dataclass(frozen=True, slots=True)
class DraftRow:
    """The answers a seat has put together and not confirmed.

    `lines` are moves as `str` writes them, put together on top of the position after move `base`.
    """

    game_id: str
    seat: int
    base: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something to post in a game's thread; written in the transaction it tells of.

    Rows that are told in one post have the same `group_id`, which is fixed before it is sent for the first time.
    `place` is the channel or thread the post stands in, None in a direct message or where that is not known. `standing`
    are those of its calls that were true when it was written or edited last: seats, or places in a list of tables.
    """

    id: int
    game_id: str
    kind: str
    payload: dict[str, Any]
    sent_at: int | None = None
    message_id: int | None = None
    group_id: int | None = None
    place: int | None = None
    standing: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WaitRow:
    """An open question in the ledger of waits (`bot/table/game/waits.py`), which everything that calls people reads.

    A seat has one question of a `kind` at most ("" where the game has not moved since that is stored); `place` is where
    it stands among the open ones. `manner` says how it is open: in a `turn`, `aside` from it, `optional` or `settled`
    (nobody waits for either), or `withdrawn`: it was put, and taken back before the seat answered, and is kept so that
    nobody is called twice for it. Nobody else may know of a `blind` one.

    It is open since `since`. `called_at` is when the person was pinged for it, and `called_seq` the last move of the
    game by then; `due_at` is when the clock has to look at it again: for a reminder, of which `reminded` went out, or
    because its time is over at `until`, for which so many days of `vacation` were spent. `alone`: of several people who
    were asked only this one has not answered, and they wish to be told so. `away_until` is when they come back who have
    said that they are away, if all may know that.
    """

    game_id: str
    seat: int
    kind: str
    place: int
    manner: Manner
    blind: bool
    facts: dict[str, str | int]
    since: int
    called_at: int | None = None
    due_at: int | None = None
    reminded: int = 0
    until: int | None = None
    vacation: int = 0
    alone: bool = False
    away_until: int | None = None
    called_seq: int = 0

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for the answer."""
        return self.manner in AWAITED


@dataclass(frozen=True, slots=True)
class PrefsRow:
    """What a person set: language (None follows Discord), reminders after how many hours (0 is never), and whether
    the pictures only they see are dark or light.

    They play from `wakes` to `sleeps` o'clock in the time zone `zone`, on `weekends` too, and are away until
    `away_until`. Lobbies show these hours where they are `hours_set` and unless they do not `share_hours`, and how many
    games somebody saw to the end unless they do not `share_rate`. A `quiet` person is called in these hours only, one
    with a `digest` once a day at that hour for all tables. `next_up` asks for a call when the player before them is
    asked, and for a word when they are the last of several; `forecasts` lets the times of their answers be counted in
    what others read of when they are asked.
    """

    user_id: int
    locale: str | None = None
    remind_hours: int = 24
    theme: str = "dark"
    zone: str = "UTC"
    wakes: int = 8
    sleeps: int = 23
    weekends: bool = True
    away_until: int | None = None
    hours_set: bool = False
    share_hours: bool = True
    share_rate: bool = True
    quiet: bool = False
    digest: int | None = None
    next_up: bool = False
    forecasts: bool = True


R = TypeVar(
    "R", GameRow, SeatRow, MoveRow, SnapshotRow, DraftRow, OutboxRow, WaitRow, PrefsRow, SittingRow, DeedRow, OrdersRow,
    ServerRow, MetadataRow, VacationRow, VoteRow, CompanionRow, RequestRow, NoteRow, PoolRow, GuestRow, BlockRow,
    BanRow, TemplateRow, PlanRow, NotebookRow, PromiseRow, HeldRow, MuteRow, FollowRow, QueueRow, HookRow, HookCallRow,
)  # fmt: skip
# no position, no orders of the seats, of companions those who answer now
Listed = tuple[GameRow, tuple[SeatRow, ...], tuple[WaitRow, ...], tuple[CompanionRow, ...]]
Row = (
    GameRow | SeatRow | MoveRow | SnapshotRow | DraftRow | OutboxRow | WaitRow | PrefsRow | SittingRow | DeedRow
    | OrdersRow | ServerRow | MetadataRow | VacationRow | VoteRow | CompanionRow | NoteRow | PoolRow | GuestRow
    | BlockRow | BanRow | TemplateRow | PlanRow | NotebookRow | PromiseRow | HeldRow | MuteRow | FollowRow
    | QueueRow | HookRow | HookCallRow | RequestRow
)  # fmt: skip


class Rows(Protocol):
    """The rows as one transaction sees them.

    A kind of row is its dataclass, a column is a field of that: `await rows.one(SeatRow, game_id="k3", seat=0)`,
    `await rows.some(SeatRow, game_id="k3")`. A name that is no column raises an error of the driver. Ids of people,
    servers and channels are Discord's; times are whole seconds since 1970.
    """

    @property
    def now(self) -> int:
        """When it began, in seconds since 1970: whose time is over by then, answers for nobody any more."""

    async def one(self, kind: type[R], /, **key: int | str) -> R | None:
        """The row of this key, or None; of several that match a part of one, the first in the order of their keys."""

    async def some(self, kind: type[R], /, **where: int | str) -> list[R]:
        """The rows whose columns have these values, in the order of their keys; all of the kind without any."""

    async def put(self, row: Row) -> None:
        """Store a row, in place of the one with its key; raises `OutOfReach`, as `drop` does, for another game."""

    async def drop(self, kind: type[Row], /, **where: int | str) -> None:
        """Delete the rows whose columns have these values; without any, all of the kind."""

    async def post(self, game_id: str, kind: str, payload: dict[str, Any]) -> int:
        """Add an outbox row; returns its id, which grows.

        The `kind` says which words tell of it (`bot/words/posts/kinds.py`); `payload` has to be JSON, and is what they
        need to know. It is sent after the commit. Raises an IntegrityError of the driver where there is no such game.
        """

    async def first_seen(self, key: str, now: int) -> bool:
        """Note an interaction's id; returns False when it was noted before, as for a press that comes twice."""

    async def log(self, game_id: str, after: int, limit: int) -> list[MoveRow]:
        """Up to `limit` moves after seq `after`, oldest first; also those that were taken back, and the undos."""

    async def snapshot_at(self, game_id: str, seq: int) -> SnapshotRow | None:
        """The newest snapshot at or before move `seq`, or None."""

    async def listed_lost(self, user_id: int) -> list[Listed]:
        """Running games in which a moderator gave a person's seat to a computer player; the newest first."""

    async def listed_of(self, user_id: int) -> list[Listed]:
        """What of lobbies and running games a person has: those that wait for them first, then the newest."""

    async def listed_over(self, user_id: int, most: int) -> list[Listed]:
        """The last games that ended with a person in their seat, the newest first."""

    async def listed_living(self, guild_id: int) -> list[Listed]:
        """The lobbies and running games of a server: who waits longest for somebody comes first."""

    async def living_names(self, guild_id: int) -> list[tuple[str, str, str]]:
        """Id, chosen name and name words of the lobbies and running games of a server."""

    async def listed_lobbies(self, guild_id: int) -> list[Listed]:
        """The lobbies of a server, newest first."""

    async def count_of(self, user_id: int) -> int:
        """How many lobbies and running games a person owns or sits at."""

    async def count_waiting(self, user_id: int, besides: str) -> int:
        """How many running games wait for a person, a window of each counted too; `besides` is a game left out."""

    async def counts(self) -> dict[str, int]:
        """How many games there are by status, and how many open questions, as `waits`."""

    async def every_game(self) -> list[tuple[str, str]]:
        """The ids of all games with their status."""

    async def count_in(self, guild_id: int) -> int:
        """How many lobbies and running games a server has."""

    async def finished_games(self, user_id: int, kind: str = "") -> tuple[int, int]:
        """How many games with others, that are over for a person, they began, and how many they saw to the end.

        Of games of a `kind` only, where one is named. Not to the end is: resigned, replaced for good, stepped back for
        no time that was said until it was over, or closed for everybody. What a table ended by a vote counts as seen to
        the end, what others closed does not count.
        """

    async def used(self, key: str, since: int) -> int:
        """How often something limited was used from this time on; only the last day is known."""

    async def use(self, key: str, now: int) -> None:
        """Note that something limited was used."""

    async def last_call(self, user_id: int, besides: str, since: int) -> int | None:
        """When a person was called last for a table other than one, from this time on."""

    async def games_with(self, user_id: int) -> list[str]:
        """The ids of all games, ended ones too, in which anything names a person by their id."""

    async def uses_of(self, user_id: int) -> list[tuple[str, int]]:
        """What a person used of what is limited, and when."""

    async def forget_uses(self, user_id: int) -> None:
        """Delete what a person used of what is limited."""

    async def outbox(self) -> list[OutboxRow]:
        """For every game with something to post, the first of it; without a place, of what is `PRIVATE`.

        This, and what is due of games below, is of those on servers of the store's shards.
        """

    async def stale_messages(self) -> list[str]:
        """Ids of the games with a place whose public message does not show the newest state."""

    async def of_computers(self) -> list[str]:
        """Ids of the running games at which a computer player sits."""

    async def due(self, now: int) -> list[WaitRow]:
        """Waits at which the clock has to look."""

    async def answers_of(self, people: Sequence[int], since: int) -> list[tuple[int, int, int]]:
        """By person, when they were asked and how many seconds they took, of answers they gave from this time on.

        They count as asked with the move of another that came before.
        """

    async def orders_of(self, people: Sequence[int], kind: str) -> list[OrdersRow]:
        """The orders for all games of a kind of those among these people who have given some."""

    async def held_due(self, now: int) -> list[int]:
        """The people of whom calls that were held back are to go out, of whatever server."""

    async def with_open_calls(self, game_id: str) -> list[OutboxRow]:
        """Sent posts with calls that were true when they were written, of a game or with it in a list of tables."""

    async def votes_due(self, now: int) -> list[VoteRow]:
        """Open votes whose time is over."""

    async def over_due(self, now: int) -> list[CompanionRow]:
        """Companions whose time is over."""

    async def requests_due(self, now: int) -> list[RequestRow]:
        """Open requests to answer for a seat whose time is over."""

    async def returns_due(self, now: int) -> list[SeatRow]:
        """Seats that a computer plays whose persons wanted to play on by now."""

    async def ready_due(self, now: int) -> list[str]:
        """Ids of the lobbies whose people have been asked long enough whether they are ready."""

    async def set_back(self, now: int, ahead: int) -> None:
        """Move what happened after `now` back by so many seconds, with what was reckoned from it: see `set_back.py`."""

    async def prune(self, before: int) -> None:
        """Forget sent posts, interaction ids and uses from before this time; calls that stand are kept longer."""
