"""What a table can decide about its log: to go back to before a move, or other moves than were made."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.store.rows import Rows
from bot.table.drafts import drafts
from bot.table.game import history
from bot.table.game.change import changed
from bot.table.game.run import move_rows
from bot.table.game.snapshot import GameSnapshot
from bot.table.undoing.correcting import correction_of, lines_in, must_agree
from bot.table.undoing.rewinding import rewind
from bot.table.votes.motions import Counted, Facts, Motion
from rules import amendments
from rules.core import play

ABOUT = ("move", "seat", "round", "quote")  # facts of a vote that say which turn is meant


class GoBack(Motion):
    """Going back to before a move; what follows is announced with those who are asked again."""

    offered = False
    announces = True

    async def as_it_stands(self, rows: Rows, snapshot: GameSnapshot, vote: VoteRow) -> VoteRow | None:
        """To go back past what somebody did after it was opened takes that person too."""
        still = await super().as_it_stands(rows, snapshot, vote)
        if still is None or vote.by not in still.voters:
            return None
        try:
            back = await rewind(rows, snapshot, int(vote.facts["move"]), vote.by)
        except Refusal:
            return None
        return replace(still, voters=back.voters, facts={**vote.facts, "barrier": int(back.barrier)})

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Back to before a move; whoever asked for it has the answers of the turn that began there as a draft again."""
        back = await rewind(counted.rows, counted.snapshot, int(counted.vote.facts["move"]), counted.vote.by)
        seat = counted.snapshot.seat_of(counted.vote.by)
        assert seat is not None  # else the vote would have come to nothing
        led = await history.jump(counted.rows, counted.snapshot, "undo", back.to, seat, counted.now)
        asked = tuple(counted.snapshot.game.pending(led.state))
        here = led.from_here(counted.snapshot)
        change = changed(here, led.state, asked, [led.row], counted.now, "rewind", by_vote=True)
        change.told["about"] = back.facts
        after = await counted.changes.record(counted.rows, change)
        lines = history.answers_of(led.taken) if back.move.seat == seat else ()
        return await drafts.save_draft(counted.rows, after, seat, drafts.draftable(after, lines))


class Amend(Motion):
    """Playing on by a rule as it was amended since the game began; what was played stays as it is."""

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """The table does not have it, and nobody answers a blind question just now, by the rule as it was."""
        missing = {each.id for each in amendments.lacking(snapshot.row.kind, snapshot.row.options)}
        return super().fits(snapshot, by, facts) and facts.get("amendment") in missing and not snapshot.window

    def told(self, snapshot: GameSnapshot) -> Facts:
        """Of which game it is, whose texts say what it says."""
        return {"game": snapshot.row.kind}

    async def passed(self, counted: Counted) -> GameSnapshot:
        """It holds for every move from here on."""
        before = counted.snapshot
        options = {**before.row.options, str(counted.vote.facts["amendment"]): str(before.row.seq)}
        state = play.copy(before.game, before.state)
        amendments.hold(before.game.id, state, options, before.row.seq + 1)
        here = replace(before, row=replace(before.row, options=options))
        change = changed(here, state, tuple(before.game.pending(state)), (), counted.now, by_vote=True)
        return await counted.changes.record(counted.rows, change)


class Correct(Motion):
    """Other moves in the place of those that were made."""

    offered = False
    announces = True

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """The game stands where it was proposed: else its effect is not the one that was shown."""
        return super().fits(snapshot, by, facts) and facts["at"] == snapshot.row.seq

    def heard(self, snapshot: GameSnapshot, vote: VoteRow) -> Collection[int]:
        """Also who has sat down since, whose moves it may change."""
        return snapshot.people

    async def concerned(self, rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> Collection[int] | None:
        """Those whose moves it changes, as the seats are played now."""
        if not self.fits(snapshot, vote.by, vote.facts):
            return None
        lines = lines_in(str(vote.facts["lines"]))
        try:
            found = await correction_of(rows, snapshot, int(vote.facts["move"]), lines, now)
        except Refusal:  # the rules are others than when it was proposed
            return None
        return must_agree(snapshot, found.changes)

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Other moves in the place of those that were made."""
        lines = lines_in(str(counted.vote.facts["lines"]))
        found = await correction_of(counted.rows, counted.snapshot, int(counted.vote.facts["move"]), lines, counted.now)
        moves = [found.jump.row, *move_rows(found.run, counted.snapshot.row.id, counted.now)]
        before = replace(counted.snapshot, row=replace(counted.snapshot.row, kept_draws=found.run.kept))
        change = changed(before, found.run.state, found.run.pending(), moves, counted.now, "correct", by_vote=True)
        change.told["about"] = {key: counted.vote.facts[key] for key in ABOUT if key in counted.vote.facts}
        return await counted.changes.record(counted.rows, change)
