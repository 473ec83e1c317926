"""Taking a turn back, going back further when the others agree, and putting back what was taken back."""

from __future__ import annotations

from bot.errors import Refusal
from bot.store.rows import MoveRow
from bot.table.drafts import drafts
from bot.table.game import history
from bot.table.game.change import changed
from bot.table.game.jumps import counts, effective_moves
from bot.table.game.roles import Actor, require
from bot.table.game.run import begin
from bot.table.game.snapshot import GameSnapshot, Panel, load_snapshot
from bot.table.game.transactions import Part, Transactions, in_play
from bot.table.limits import HOUR, STANDARD, Limits, spend
from bot.table.undoing.rewinding import Rewind, rewind, whole_turns
from bot.table.votes.ballots import YES
from bot.table.votes.votes import Votes


class Undo(Part):
    """Undo of one's own last turn, as far as nothing was revealed and nobody else's answer has followed, alone.

    Whatever lies further back takes the consent of others (`bot/table/undoing/rewinding.py`).
    """

    def __init__(self, transactions: Transactions, votes: Votes, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.votes = votes
        self.limits = limits

    async def last_turn(self, game_id: str, user_id: int, panel_revision: int | None = None) -> Panel:
        """Take the person's last turn back; its answers become the draft again, but for sealed ones.

        `panel_revision` is that of the panel on which a button was pressed. Raises `Refusal` stale, undo-nothing or
        undo-too-often, and what `playing` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            if panel_revision is not None:
                drafts.require_current_panel(snapshot, seat, panel_revision)
            now, most = self.transactions.now(), self.limits.undos_per_hour
            undone = await history.undone(rows, snapshot, seat, now)
            await spend(rows, f"undo:{game_id}:{user_id}", now, HOUR, most, "undo-too-often")
            asked = tuple(snapshot.game.pending(undone.state))
            change = changed(undone.from_here(snapshot), undone.state, asked, [undone.row], now, "undo")
            after = await self.changes.record(rows, change)
            lines = drafts.draftable(after, history.answers_of(undone.taken))
            after = await drafts.save_draft(rows, after, seat, lines)
            run, _ = await drafts.load_draft(rows, after, seat)
            return await drafts.panel(rows, after, seat, run, committed=True)

    async def redo(self, game_id: str, user_id: int, panel_revision: int | None = None) -> Panel:
        """Put back what the person's last undo took back, as it was, while no person has moved since.

        After an undo that others agreed to, only who had asked for it can do so: the others have given up nothing by
        agreeing. `panel_revision` is that of the panel on which a button was pressed. Raises `Refusal` stale,
        redo-nothing or undo-too-often, and what `playing` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            if panel_revision is not None:
                drafts.require_current_panel(snapshot, seat, panel_revision)
            undo = await history.redoable(rows, snapshot, seat)
            if undo is None:
                raise Refusal("redo-nothing")
            now = self.transactions.now()
            await spend(rows, f"undo:{game_id}:{user_id}", now, HOUR, self.limits.undos_per_hour, "undo-too-often")
            led = await history.jump(rows, snapshot, "redo", undo.seq - 1, seat, now)
            asked = tuple(snapshot.game.pending(led.state))
            change = changed(led.from_here(snapshot), led.state, asked, [led.row], now, "redo")
            after = await self.changes.record(rows, change)
            after = await drafts.save_draft(rows, after, seat, ())
            return await drafts.panel(rows, after, seat, begin(after), committed=True)

    async def turns(self, game_id: str, after: int, count: int) -> list[MoveRow]:
        """The first moves of people's turns that count, among `count` moves after move `after`: see `ask`.

        Each has the events of its whole turn, as far as that lies among those moves.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            standing = await history.moves_that_count(rows, snapshot)
            moves = await rows.log(game_id, after, count)
        counting = [move for move in moves if counts(standing, move.seq)]
        return [*whole_turns(counting)]

    async def taken(self, game_id: str, move: int) -> list[MoveRow]:
        """The moves that still count from move `move` on, oldest first; raises `Refusal` no-game.

        People are shown only events that they may see.
        """
        async with self.transactions.read() as rows:
            log = await rows.log(game_id, 0, (await load_snapshot(rows, game_id)).row.seq)
        return [each for each in effective_moves(log) if each.seq >= move]

    async def reach(self, game_id: str, by: Actor, move: int) -> tuple[GameSnapshot, Rewind]:
        """What going back to before a move would take, for players and who may correct.

        Raises `Refusal` not-seated or vote-unfit.
        """
        async with self.transactions.read() as rows:
            snapshot = await load_snapshot(rows, game_id)
            require(snapshot, by, "look-back")
            return snapshot, await rewind(rows, snapshot, move, by.user_id)

    async def ask(self, game_id: str, user_id: int, move: int) -> GameSnapshot:
        """Ask those it takes to go back to before a move; where nobody else has to agree, the game goes back at once.

        Raises `Refusal` not-running, not-seated, vote-unfit, vote-open or undo-too-often.
        """
        now, most = self.transactions.now(), self.limits.undos_per_hour
        async with self.transactions.changing(game_id) as (rows, snapshot):
            in_play(snapshot)
            require(snapshot, user_id, "undo")
            back = await rewind(rows, snapshot, move, user_id)
            await spend(rows, f"undo:{game_id}:{user_id}", now, HOUR, most, "undo-too-often")
            return await self.votes.put(
                rows, snapshot, "undo", user_id, back.voters, now, {str(user_id): YES}, back.facts
            )
