"""What waits to be posted, and what was posted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import Any

from bot.store.company_rows import SittingRow
from bot.store.game_store import Span
from bot.store.rows import PRIVATE, GameRow, MoveRow, OutboxRow, Rows
from bot.table.course import chapters, rounds
from bot.table.course.rounds import Played
from bot.table.game.history import moves_that_count
from bot.table.game.jumps import counts, effective_moves
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part

DAY = 24 * 3600
FEW = 5  # posts that come one by one; of more, the turns that follow each other are told at once
SOME = 2  # posts that come in their order; of more, those that call nobody come last


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that are told in one post. `tried`: the post was begun before, and may stand there already."""

    rows: Sequence[OutboxRow]
    tried: bool = False


@dataclass(frozen=True, slots=True)
class Due:
    """A game as it stands, and what it has to post next: a group, the moves that it tells of, what they ended.

    `played` is the round, `chapters` what is shorter (`bot/table/course/chapters.py`).
    """

    snapshot: GameSnapshot
    group: Group | None = None
    moves: Sequence[MoveRow] = ()
    played: Played | None = None
    chapters: Played | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """What a post was about: the moves that it tells of, those after them, who has sat where, what they ended."""

    moves: Sequence[MoveRow]
    after: Sequence[MoveRow]
    sittings: Sequence[SittingRow]
    played: Played | None = None
    chapters: Played | None = None


class Outbox(Part):
    """The outbox as its worker sees it: which games have something to say, what is next, what was sent."""

    async def waiting_games(self) -> set[str]:
        """The ids of the games that have something to post or whose public message is out of date.

        Of several processes each is told of the games on its own servers.
        """
        async with self.transactions.read() as rows:
            return {row.game_id for row in await rows.outbox()} | set(await rows.stale_messages())

    async def due(self, game_id: str) -> Due:
        """What the next post tells of: the first row that waits, and what is told with it.

        Those are the turns behind it where many wait, or what was done later about the same. Where some wait, what
        calls nobody is told last. The group is fixed here and stays as it is, whatever is written behind it: when the
        answer to its post is lost, it is posted again as the same. A game without a place has only private posts.

        Raises `Refusal` no-game, `DamagedGame`.
        """
        async with self.transactions.read() as rows:  # most often nothing is left, and nobody's writing has to wait
            if not await _waiting(rows, game_id):
                return Due(await load_snapshot(rows, game_id))
        async with self.transactions.write(game_id) as rows:
            snapshot, waiting = await load_snapshot(rows, game_id), await _waiting(rows, game_id)
            if not waiting:
                return Due(snapshot)
            group = await _group(rows, waiting)
            moves = await _moves_told(rows, group.rows)
            row = group.rows[-1]
            return Due(snapshot, group, moves, *await ended_with(rows, snapshot, row, moves))

    async def told(self, snapshot: GameSnapshot, row: OutboxRow, after: int, count: int) -> Told:
        """What a post was about that was made of a row: its moves, who sat where, and what ended with them.

        With it up to `count` of the moves after move `after`, 0 for none.
        """
        async with self.transactions.read() as rows:
            later = await rows.log(row.game_id, after, count) if count else ()
            sittings = await rows.some(SittingRow, game_id=row.game_id)
            moves = await _moves_told(rows, [row])
            return Told(moves, later, sittings, *await ended_with(rows, snapshot, row, moves))

    async def dissolve(self, group: Group) -> None:
        """A group was refused and stands nowhere: what is written meanwhile may be told with it."""
        async with self.transactions.write(group.rows[0].game_id) as rows:
            for row in group.rows:
                await _grouped(rows, row, None)

    async def shown(self, game_id: str, rev: int) -> None:
        """Note that the public message, and the status message in the thread, show revision `rev` of the game."""
        async with self.transactions.write(game_id) as rows:
            if row := await rows.one(GameRow, id=game_id):
                await rows.put(replace(row, shown_rev=rev))

    async def status_stands(self, snapshot: GameSnapshot, message_id: int) -> GameSnapshot:
        """Note the status message in the thread; one that it takes the place of is to be deleted.

        Returns the game with what is noted.
        """
        if snapshot.row.status_id == message_id:
            return snapshot
        async with self.transactions.write(snapshot.row.id) as rows:
            row = await rows.one(GameRow, id=snapshot.row.id)
            if row and row.status_id != message_id:
                await rows.put(_with_status(row, message_id))
        return replace(snapshot, row=_with_status(snapshot.row, message_id))

    async def status_deleted(self, game_id: str) -> None:
        """Note that the status message before the present one is gone."""
        async with self.transactions.write(game_id) as rows:
            if row := await rows.one(GameRow, id=game_id):
                await rows.put(replace(row, old_status_id=None))

    async def sent(
        self,
        told: Sequence[OutboxRow],
        message_id: int | None,
        place: int | None = None,
        standing: Sequence[int] = (),
        said_of: Mapping[str, Any] | None = None,
    ) -> None:
        """Note that some outbox rows were posted, together; what was posted in the thread is below its status.

        `place` is where the post stands (None in a direct message), `standing` are its calls, of which it says
        `said_of`: the times until which it wants answers, and the people whom it names.
        """
        async with self.transactions.write(told[0].game_id) as rows:
            for row in told:
                stands = tuple(standing) if message_id else ()
                now = self.transactions.now()
                said = {name: told for name, told in (said_of or {}).items() if told and stands}
                payload = {**row.payload, **said}
                posted = replace(row, sent_at=now, message_id=message_id, place=place, standing=stands, payload=payload)
                await rows.put(posted)
            game = await rows.one(GameRow, id=told[0].game_id)
            if message_id and game and game.status_id and "user" not in told[0].payload:
                await rows.put(replace(game, posts_since_status=game.posts_since_status + 1))

    async def whisper(self, row: OutboxRow, users: Sequence[int]) -> None:
        """Tell people by direct message what an anonymous table has said of them without a name.

        `users` are their ids. Each is told once of a row, however often this is called.
        """
        async with self.transactions.write(row.game_id) as rows:
            before = await rows.some(OutboxRow, game_id=row.game_id, kind=row.kind)
            told = {each.payload.get("user") for each in before if each.payload.get("of") == row.id}
            for user in dict.fromkeys(users):
                if user not in told:
                    await rows.post(row.game_id, row.kind, {**row.payload, "user": user, "of": row.id})

    async def with_open_calls(self, game_id: str) -> list[list[OutboxRow]]:
        """The rows of each post whose calls were true when it was written or edited last; a list for each post."""
        async with self.transactions.read() as rows:
            found = await rows.with_open_calls(game_id)
        found.sort(key=lambda row: (row.game_id, _post(row)))  # what is told with others lies apart
        return [[*group] for _, group in groupby(found, key=_post)]

    async def called(self, game_id: str, seats: Sequence[int]) -> list[list[OutboxRow]]:
        """The rows of the last post that called one of these seats, for each of them where one is known.

        A reminder is none, and does not say when it called: it repeats what an earlier post has called for.
        """
        async with self.transactions.read() as rows:
            posts = await rows.some(OutboxRow, game_id=game_id)
        sent = [row for row in posts if row.message_id and "at" in row.payload]
        found: dict[int, list[OutboxRow]] = {}
        for seat in seats:
            last = next((row for row in reversed(sent) if str(seat) in row.payload.get("settled", {})), None)
            if last:
                post = last.group_id or last.id
                found[post] = [row for row in sent if (row.group_id or row.id) == post]
        return [*found.values()]

    async def taken_back(self, snapshot: GameSnapshot) -> list[tuple[list[OutboxRow], int]]:
        """The posts of turns in the thread that do not say yet which of these count.

        By the rows of each, with the number of its first move that counts no more; 0 where all count.
        """
        async with self.transactions.read() as rows:
            posts = await rows.some(OutboxRow, game_id=snapshot.row.id, kind="turn")
            sent = sorted((row for row in posts if row.message_id and "user" not in row.payload), key=_post)
            standing, found = await moves_that_count(rows, snapshot), list[tuple[list[OutboxRow], int]]()
            for _, each in groupby(sent, key=_post):
                told = [*each]
                moves = effective_moves(await _moves_told(rows, told))
                gone = next((move.seq for move in moves if not counts(standing, move.seq)), 0)
                if gone != told[0].payload.get("gone", 0):
                    found.append((told, gone))
            return found

    async def struck(self, told: Sequence[OutboxRow], gone: int) -> None:
        """Note from which move on a post says that what it tells of counts no more; 0 where all counts."""
        async with self.transactions.write(told[0].game_id) as rows:
            for row in told:
                if found := await rows.one(OutboxRow, id=row.id):
                    await rows.put(replace(found, payload={**found.payload, "gone": gone}))

    async def editing(self, told: Sequence[OutboxRow], standing: Sequence[int]) -> None:
        """Note that a post is about to be edited so that these calls stand; until `settled` nobody knows what it says.

        Discord may have taken an edit of which it never told, or the bot may have ended before it was noted.
        """
        async with self.transactions.write(told[0].game_id) as rows:
            for row in told:
                if found := await rows.one(OutboxRow, id=row.id):
                    maybe = tuple(sorted({*found.standing, *standing}))
                    await rows.put(replace(found, payload={**found.payload, "editing": True}, standing=maybe))

    async def settled(
        self,
        told: Sequence[OutboxRow],
        standing: Sequence[int],
        ends: Mapping[str, str],
        said_of: Mapping[str, Any],
    ) -> None:
        """Note which calls of a post still stand, how the others ended, and what is `said_of` them.

        That is for which seat `alone` it says all wait, the `times` until which it wants answers, and whom it names.
        """
        async with self.transactions.write(told[0].game_id) as rows:
            for row in told:
                if found := await rows.one(OutboxRow, id=row.id):
                    payload = {**found.payload, "settled": dict(ends)}
                    payload |= {name: told for name, told in said_of.items() if told or name in payload}
                    payload.pop("editing", None)
                    await rows.put(replace(found, payload=payload, standing=tuple(standing)))

    async def prune(self) -> None:
        """Forget posts that were sent a day ago, and uses and interactions of then; of several processes one does it.

        Posts with calls that nobody has answered are kept longer.
        """
        if not self.transactions.shards.leads:
            return
        async with self.transactions.write(Span.ALL) as rows:
            await rows.prune(self.transactions.now() - DAY)


async def ended_with(
    rows: Rows, snapshot: GameSnapshot, row: OutboxRow, moves: Sequence[MoveRow]
) -> tuple[Played | None, Played | None]:
    """The round, and the chapters shorter than a round, that ended with the moves that a row tells of.

    None where none did, or the row tells of no moves. In a first game, whose panel tells of the turns, such chapters
    are told with a round only.
    """
    if row.kind not in ("turn", "over"):
        return None, None
    over = row.kind == "over"
    ended = await rounds.ended_rounds(rows, snapshot, moves, over=over)
    if snapshot.row.guided and not ended:
        return None, None
    return ended, await chapters.ended_chapters(rows, snapshot, moves, over=over)


async def _moves_told(rows: Rows, told: Sequence[OutboxRow]) -> Sequence[MoveRow]:
    """The moves that some rows tell of, which follow each other; none where they are about something else."""
    first = told[0].payload.get("first", 1)
    last = max(row.payload.get("last", 0) for row in told)
    if last >= first:
        return await rows.log(told[0].game_id, first - 1, last - first + 1)
    return ()


def _post(row: OutboxRow) -> int:
    """Which post a row is told in."""
    return row.group_id or row.id


def _with_status(row: GameRow, message_id: int) -> GameRow:
    return replace(row, status_id=message_id, old_status_id=row.status_id, posts_since_status=0)


async def _group(rows: Rows, waiting: Sequence[OutboxRow]) -> Group:
    """The group of rows that is told next: one that was fixed before, or one that is fixed now."""
    if fixed := next((row.group_id for row in waiting if row.group_id), None):
        return Group([row for row in waiting if row.group_id == fixed], tried=True)
    told = _together(waiting)
    return Group([await _grouped(rows, row, told[-1].id) for row in told])


async def _waiting(rows: Rows, game_id: str) -> list[OutboxRow]:
    """What a game has to post and may post where it is, oldest first."""
    waiting = [row for row in await rows.some(OutboxRow, game_id=game_id) if row.sent_at is None]
    game = await rows.one(GameRow, id=game_id)
    if game and game.placed:
        return waiting
    return [row for row in waiting if row.kind in PRIVATE]


def _together(waiting: Sequence[OutboxRow]) -> Sequence[OutboxRow]:
    """What of the rows that wait is told next, in one post."""
    first = waiting[0]
    if len(waiting) > SOME:
        first = next((row for row in waiting if not _calls_nobody(_alike(row, waiting))), first)
    if first.kind == "turn" and len(waiting) > FEW:
        return [*takewhile(lambda row: row.kind == "turn", waiting[waiting.index(first) :])]
    return _alike(first, waiting)


def _alike(first: OutboxRow, waiting: Sequence[OutboxRow]) -> Sequence[OutboxRow]:
    """The rows that wait and are about the same as one of them, of which the last says enough."""
    about = _about(first)
    if about:
        return [row for row in waiting if _about(row) == about]
    return [first]


def _calls_nobody(told: Sequence[OutboxRow]) -> bool:
    """Whether a post of these rows tells of something that nobody waits for."""
    last = told[-1]
    if last.kind != "deed" or "user" in last.payload:
        return False
    return not any(row.payload["users"] for row in told if row.payload["kind"] == last.payload["kind"])


def _about(row: OutboxRow) -> tuple[str, int, str] | None:
    """What a deed is about of which the last one says enough: who plays a seat, or whether somebody answers for it."""
    told = row.payload
    if row.kind != "deed" or "seat" not in told or "user" in told:
        return None
    return ("deed", told["seat"], str(told["facts"].get("to", "")))


async def _grouped(rows: Rows, row: OutboxRow, group_id: int | None) -> OutboxRow:
    """Store a row as one of a group."""
    grouped = replace(row, group_id=group_id)
    await rows.put(grouped)
    return grouped
