"""A person's turn: press, take back, confirm, or type it whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import Refusal
from bot.store.rows import DraftRow, Rows
from bot.table.drafts import drafts
from bot.table.game.run import Run, begin, move_of_line
from bot.table.game.snapshot import GameSnapshot, Panel, in_turn, load_snapshot
from bot.table.game.transactions import Part, acted_by, seat_or_why
from bot.table.plans import kept_plans, planned
from bot.table.turns.typed_turn import WORDS, Interpreter, TypedTurn, asked_of, is_beside
from rules.core.decisions import Answer, Illegal
from rules.core.play import Move


class Turns(Part):
    """Drafts and their confirmation. Every refusal leaves everything as it was."""

    async def panel(self, game_id: str, user_id: int) -> Panel:
        """What this person is asked, after the draft so far.

        Raises `Refusal` no-game, not-running for a table that has not begun or was given up, not-seated or away, and of
        a seat that was lost what `seat_or_why` raises. Of a game that is over it has no questions.
        """
        async with self.transactions.read() as rows:
            return await _shown(rows, *await _seated(rows, game_id, user_id))

    async def draft(self, game_id: str, user_id: int) -> Panel:
        """The panel without `given`, `learnt` and `undoable`, which need the log: enough to read an answer.

        Raises what `panel` raises.
        """
        async with self.transactions.read() as rows:
            snapshot, seat = await _seated(rows, game_id, user_id)
            run, dropped = await drafts.load_draft(rows, snapshot, seat)
            return drafts.panel_of(snapshot, seat, run, dropped=dropped)

    async def press(
        self, game_id: str, user_id: int, panel_revision: int, kind: str, answers: Sequence[Answer], key: str
    ) -> Panel:
        """Add an answer to the draft, or all of several to a question that is asked again after each.

        An answer that counts at once commits the draft with it: where chance falls, the seat learns something, or the
        answer is sealed while others are waited for, and may be changed anyhow. A sealed answer for which nobody else
        is waited is held in the draft. An answer to a question that is open aside or blindly counts at once without the
        draft, of which stays what still fits.

        `panel_revision` is that of the panel that was pressed, `key` the interaction's id (a second delivery changes
        nothing). Raises `Refusal` stale for an older panel, not-together where one does not hold after those before it,
        what `playing` raises, or `Illegal`.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            if not await rows.first_seen(key, self.transactions.now()):
                return await _shown(rows, snapshot, seat)
            drafts.require_current_panel(snapshot, seat, panel_revision)
            if is_beside(snapshot, seat, kind):
                return await self._commit_beside(rows, snapshot, [Move(seat, kind, answer) for answer in answers])
            run, dropped = await drafts.load_draft(rows, snapshot, seat)
            if not dropped:  # else the answer was meant for a draft that is gone
                _draft(run, snapshot, [Move(seat, kind, answer) for answer in answers])
            return await self._keep(rows, snapshot, seat, run, dropped=dropped)

    async def back(self, game_id: str, user_id: int, panel_revision: int) -> Panel:
        """Take the draft's last answer back, with what followed from it.

        `panel_revision` is that of the panel that was pressed. Raises `Refusal` stale for an older one, draft-empty,
        and what `playing` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            drafts.require_current_panel(snapshot, seat, panel_revision)
            run, dropped = await drafts.load_draft(rows, snapshot, seat)
            lines = drafts.lines_of(run)
            if not (lines or dropped):
                raise Refusal("draft-empty")
            return await self._keep(rows, snapshot, seat, drafts.drafted(snapshot, lines[:-1]), dropped=dropped)

    async def discard(self, game_id: str, user_id: int) -> Panel:
        """Drop the draft, if there is one; returns the panel without it. Raises what `playing` raises."""
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            return await self._keep(rows, snapshot, seat, begin(snapshot), dropped=False)

    async def confirm(self, game_id: str, user_id: int, panel_revision: int, key: str) -> Panel:
        """Put the draft into the game, all of it at once.

        Raises `Refusal` counted-already where a *Confirm* of the same panel has just done so, as when somebody presses
        twice, else stale or not-confirmable, and what `playing` raises.
        """
        async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
            now = self.transactions.now()
            if not await rows.first_seen(key, now):
                return await _shown(rows, snapshot, seat)
            first = await rows.first_seen(f"{game_id} {seat} {panel_revision}", now)
            if not first and snapshot.seats[seat].panel_revision == panel_revision + 1:
                raise Refusal("counted-already")
            drafts.require_current_panel(snapshot, seat, panel_revision)
            run, dropped = await drafts.load_draft(rows, snapshot, seat)
            if dropped:
                return await self._keep(rows, snapshot, seat, run, dropped=dropped)
            return await self._confirm(rows, snapshot, seat, run)

    async def act(
        self,
        game_id: str,
        user_id: int,
        commands: Sequence[str],
        *,
        confirm: bool,
        key: str,
        interpreter: Interpreter = WORDS,
    ) -> Panel:
        """Add typed commands to the draft, each understood where it is executed, then confirm if that is wanted.

        All or none, but for an answer that counts at once: it commits what stands before it, and the rest is
        understood after it. What is typed behind a sealed answer that is held confirms that. `key` is the interaction's
        id, as in `press`. Raises `Illegal` or `Refusal`, such as line-unknown, line-ambiguous or not-confirmable.
        """
        words, first = TypedTurn(interpreter, list(commands)), True
        while first or words.left:
            async with self.transactions.playing(game_id, user_id) as (rows, snapshot, seat):
                if first and not await rows.first_seen(key, self.transactions.now()):
                    return await _shown(rows, snapshot, seat)
                panel = await self._act(rows, snapshot, seat, words, confirm=confirm)
            first = False
        return panel

    async def _act(self, rows: Rows, snapshot: GameSnapshot, seat: int, words: TypedTurn, *, confirm: bool) -> Panel:
        """Take what was typed until something counts at once, or to its end."""
        run, dropped = await drafts.load_draft(rows, snapshot, seat)
        if dropped:  # it was meant for a draft that is gone
            words.forget()
            return await self._keep(rows, snapshot, seat, run, dropped=True)
        before = len(run.steps)
        words.draft(run, snapshot, seat)
        if words.lines and not run.binding and len(run.steps) == before:
            move = move_of_line(asked_of(snapshot, seat), words.lines.pop(0))
            return await self._commit_beside(rows, snapshot, [move])
        if confirm and not words.left and not run.binding:
            return await self._confirm(rows, snapshot, seat, run)
        return await self._keep(rows, snapshot, seat, run, dropped=False)

    async def _commit_beside(self, rows: Rows, snapshot: GameSnapshot, moves: Sequence[Move]) -> Panel:
        """Put answers into the game beside the seat's draft, and keep of the draft what still fits."""
        seat, run = moves[0].seat, begin(snapshot)
        _draft(run, snapshot, moves)
        after = await self.changes.commit(rows, snapshot, run, self.transactions.now())
        row = await rows.one(DraftRow, game_id=snapshot.row.id, seat=seat)
        lines = row.lines if row else ()
        left = drafts.draftable(after, lines) if after.row.status == "running" else ()
        after = await drafts.save_draft(rows, after, seat, left)
        kept, _ = await drafts.load_draft(rows, after, seat)
        panel = await drafts.panel(rows, after, seat, kept, dropped=left != lines, committed=True)
        return replace(panel, news=drafts.news(run, seat))

    async def _keep(self, rows: Rows, snapshot: GameSnapshot, seat: int, run: Run, *, dropped: bool) -> Panel:
        """Store a run as the seat's draft, or commit it where it counts at once."""
        if run.binding:
            panel = await self._commit(rows, snapshot, seat, run, "")
            return replace(panel, news=drafts.news(run, seat))
        snapshot = await drafts.save_draft(rows, snapshot, seat, drafts.lines_of(run))
        return await drafts.panel(rows, snapshot, seat, run, dropped=dropped)

    async def _confirm(self, rows: Rows, snapshot: GameSnapshot, seat: int, run: Run) -> Panel:
        if not drafts.confirmable(run, seat):
            raise Refusal("not-confirmable")
        if run.held:  # announced like any sealed answer
            drafts.take_held(run)
            panel = await self._commit(rows, snapshot, seat, run, "")
            return replace(panel, news=drafts.news(run, seat))
        if last := drafts.closing(in_turn(run.asked(seat))):
            run.take(Move(seat, last.kind, last.default))
        return await self._commit(rows, snapshot, seat, run, "turn")

    async def _commit(self, rows: Rows, snapshot: GameSnapshot, seat: int, run: Run, note: str) -> Panel:
        await rows.drop(DraftRow, game_id=snapshot.row.id, seat=seat)
        snapshot = await kept_plans.without_used_plan(rows, snapshot, seat, run)
        after = await self.changes.commit(rows, snapshot, run, self.transactions.now(), note)
        return await drafts.panel(rows, after, seat, begin(after), committed=True)


def _draft(run: Run, snapshot: GameSnapshot, moves: Sequence[Move]) -> None:
    """Take moves one after another; one that counts at once can only be the last."""
    for number, move in enumerate(moves):
        try:
            drafts.draft_move(run, snapshot, move)
        except Illegal as refused:
            raise (Refusal("not-together") if number else refused) from refused
        if run.binding and move != moves[-1]:
            raise Refusal("not-together")


async def _seated(rows: Rows, game_id: str, user_id: int) -> tuple[GameSnapshot, int]:
    """A game that has begun and the seat of one of its people; raises `Refusal` not-running or not-seated."""
    snapshot = await load_snapshot(rows, game_id)
    if snapshot.state is None or snapshot.row.status == "abandoned":
        raise Refusal("not-running")
    return acted_by(snapshot, user_id), await seat_or_why(rows, snapshot, user_id)


async def _shown(rows: Rows, snapshot: GameSnapshot, seat: int) -> Panel:
    run, dropped = await drafts.load_draft(rows, snapshot, seat)
    return planned.with_plan(await drafts.panel(rows, snapshot, seat, run, dropped=dropped))
