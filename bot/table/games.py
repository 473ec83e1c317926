"""Reading games: one as it stands, somebody's, a server's, and what has happened in one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from bot.errors import Refusal
from bot.store.company_rows import CompanionRow, RequestRow, SittingRow
from bot.store.deed_rows import DeedRow
from bot.store.personal_rows import NotebookRow
from bot.store.rows import LIVING, GameRow, MoveRow, SeatRow
from bot.table.course.rounds import round_begun
from bot.table.game import history
from bot.table.game.seated import Found, ListedGame, Member, members
from bot.table.game.snapshot import GameSnapshot, load_snapshot
from bot.table.game.transactions import Part
from bot.table.plans import notebook

if TYPE_CHECKING:
    from bot.table.finished.record import Record

LOOKED_BACK = 60  # moves at a time, for the one with which a round began


class Games(Part):
    """What is stored of games, for reading. Show people only what their seat may see."""

    async def snapshot(self, game_id: str) -> GameSnapshot:
        """The game as it stands; raises `Refusal` no-game, or `DamagedGame`."""
        return await self.transactions.snapshot(game_id)

    async def authorized(
        self, game_id: str, user_id: int, in_sight: Callable[[GameRow], bool], *, asked: bool = False
    ) -> GameRow:
        """The row of a table that a person may know of: one they own or sit at, or one that lies in their sight.

        With `asked` also one where they are asked to answer for a seat, or were: for what they say to that, and nothing
        else. Raises `Refusal` no-game for any other, whether it exists or not; answers-no-more (name) for whoever has
        answered for somebody there until that ended.
        """
        async with self.transactions.read() as rows:
            row = await rows.one(GameRow, id=game_id)
            seats = await rows.some(SeatRow, game_id=game_id, user_id=user_id)
            company = await rows.some(CompanionRow, game_id=game_id, user_id=user_id)
            answers = any(each.answers_at(rows.now) for each in company)
            requests = await rows.some(RequestRow, game_id=game_id, user_id=user_id) if asked else []
            if row and (row.owner_id == user_id or seats or answers or requests or in_sight(row)):
                return row
            lent = await rows.one(SeatRow, game_id=game_id, seat=company[-1].seat) if row and company else None
        raise Refusal("answers-no-more", name=lent.name) if lent else Refusal("no-game")

    async def row(self, game_id: str) -> GameRow | None:
        """The row of a table, without decoding its position, or None; whoever asks checks who may know of it."""
        async with self.transactions.read() as rows:
            return await rows.one(GameRow, id=game_id)

    async def owner(self, game_id: str) -> int:
        """The id of the person whose table it is; 0 where there is none."""
        async with self.transactions.read() as rows:
            row = await rows.one(GameRow, id=game_id)
        if not row:
            return 0
        return row.owner_id

    async def in_thread(self, thread_id: int, kind: str) -> str | None:
        """The id of the game of this kind whose thread it is; None where it is no such thread."""
        async with self.transactions.read() as rows:
            found = await rows.some(GameRow, thread_id=thread_id)
        return next((row.id for row in found if row.kind == kind), None)

    async def log(self, game_id: str, after_seq: int = 0, limit: int = 50) -> list[MoveRow]:
        """Up to `limit` moves after move `after_seq`, oldest first, with those that were taken back.

        Show people only events they may see (`Event.seen_by`).
        """
        async with self.transactions.read() as rows:
            return await rows.log(game_id, after_seq, limit)

    async def round_at(self, game_id: str, seq: int) -> int:
        """The round in which the move after move `seq` is made, 0 before the first; read back to its beginning."""
        async with self.transactions.read() as rows:
            while seq > 0:
                start = max(0, seq - LOOKED_BACK)
                before = await rows.log(game_id, start, seq - start)
                if number := next(filter(None, map(round_begun, reversed(before))), 0):
                    return number
                seq = start
        return 0

    async def moves_that_count(self, game_id: str) -> list[range]:
        """The numbers of the moves that were not taken back, in order, as ranges without gaps."""
        async with self.transactions.read() as rows:
            return await history.moves_that_count(rows, await load_snapshot(rows, game_id))

    async def deeds(self, game_id: str, after_seq: int = -1) -> list[DeedRow]:
        """What was done to a table beside its moves since it had more than `after_seq` of them; by default all.

        Everybody may read it.
        """
        async with self.transactions.read() as rows:
            return [deed for deed in await rows.some(DeedRow, game_id=game_id) if deed.seq > after_seq]

    async def sittings(self, game_id: str) -> list[SittingRow]:
        """Who sat where from when on, seat by seat, the first first; [] for a table that there is not."""
        async with self.transactions.read() as rows:
            return await rows.some(SittingRow, game_id=game_id)

    async def living_in(self, guild_id: int) -> Found:
        """The lobbies and running games of a server: where somebody is waited for longest comes first."""
        async with self.transactions.read() as rows:
            return Found(await rows.listed_living(guild_id))

    async def since(self, game_id: str, seat: int | None, user: int | None = None) -> list[MoveRow]:
        """The moves that count and came after the seat's last own one, oldest first; all of them for None.

        What others have answered for `user`, whose seat it is, is among them.
        In the midst of its turn these are those since the one before others moved (`history.seen_by`). That one is
        among them where chance fell in it, and so more came of it than its seat has chosen.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            moves = await history.recent(rows, snapshot)
        if seat is None:
            return moves
        seen = history.seen_by(snapshot, moves, seat, user)
        return moves[seen - 1 if seen and moves[seen - 1].chance else seen :]

    async def of_person(self, user_id: int) -> Found:
        """The lobbies and running games of a person or in which they answer for another's seat.

        Those that wait for them come first, the longest wait before others.
        """
        async with self.transactions.read() as rows:
            return Found(await rows.listed_of(user_id))

    async def lost_by(self, user_id: int) -> Found:
        """The running games in which a moderator gave a person's seat to a computer player: only moderators return it.

        Those that somebody resigned from are not among them.
        """
        async with self.transactions.read() as rows:
            return Found(await rows.listed_lost(user_id))

    async def over_of(self, user_id: int, most: int) -> Found:
        """The last games of a person that have ended, the newest first."""
        async with self.transactions.read() as rows:
            return Found(await rows.listed_over(user_id, most))

    async def next_waiting(self, user_id: int, after: str = "") -> str | None:
        """Of the games that wait for a person the one behind `after`, around and around; without it the longest wait.

        Games stand in the order in which they were opened: whatever is answered on the way, by people or computers,
        nobody comes to a game twice before they have come to all of them.
        """
        listed = list(await self.of_person(user_id))
        waiting = [each for each in listed if each.waits_for(user_id) and each.row.id != after]
        here = next((_opened(each) for each in listed if each.row.id == after), None)
        if not waiting or here is None:
            if not waiting:
                return None
            return waiting[0].row.id
        around = sorted(waiting, key=_opened)
        return next((each for each in around if _opened(each) > here), around[0]).row.id

    async def waiting(self, user_id: int, besides: str = "") -> int:
        """How many games wait for a person, but for the game `besides`."""
        async with self.transactions.read() as rows:
            return await rows.count_waiting(user_id, besides)

    async def record(self, game_id: str) -> Record:
        """The file of a game that has ended, its seed and the notes that people share with it.

        Raises `Refusal` no-game, or not-over for one that goes on or never began.
        """
        from bot.table.finished.record import Noted, recorded  # with what checks files, which few ask for

        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            if snapshot.row.status in LIVING or snapshot.state is None:
                raise Refusal("not-over")
            found, names = await rows.some(NotebookRow, game_id=game_id), notebook.writers(snapshot)
            shared = [
                Noted(name=names.get(note.user_id, ""), seq=note.seq, text=note.text)
                for note in notebook.notes_for_all(snapshot, found)
            ]
            return recorded(snapshot, await rows.log(game_id, 0, snapshot.row.seq), shared)

    async def of_computers(self) -> list[str]:
        """The ids of the running games in which a computer plays, on the servers of this process."""
        async with self.transactions.read() as rows:
            return await rows.of_computers()

    async def served(self, game_id: str) -> bool:
        """Whether this process serves the server of a game; also for one that is gone."""
        if self.transactions.shards.alone:
            return True
        row = await self.row(game_id)
        return row is None or self.transactions.shards.serve(row.guild_id)

    async def open_in(self, guild_id: int, user_id: int = 0) -> Found:
        """The lobbies of a server that have a free seat, newest first; not those that are open to all else only.

        `user_id` is whoever looks: they find those to which they are invited.
        """
        async with self.transactions.read() as rows:
            found = Found(await rows.listed_lobbies(guild_id))
        return found.only(lambda listed: not listed.full and _listed_for(listed.row, user_id))

    async def members_of(self, tables: Iterable[ListedGame]) -> dict[str, dict[int, Member]]:
        """By the id of a table before its start, what its people share of themselves, by their ids.

        Anonymous tables are left out, and so are those that have begun.
        """
        async with self.transactions.read() as rows:
            return {
                listed.row.id: await members(rows, listed.row.kind, listed.seats)
                for listed in tables
                if listed.row.status == "lobby" and not listed.row.anonymous
            }


def _listed_for(row: GameRow, user_id: int) -> bool:
    """Whether lists name a table before its start to somebody."""
    return row.access == "open" or user_id == row.owner_id or user_id in row.invited


def _opened(listed: ListedGame) -> tuple[int, str]:
    """Where a game stands among those of a person."""
    return listed.row.created_at, listed.row.id
