"""What a table can decide about its clock: to stop it and let it run again, more time for an answer, another clock."""

from __future__ import annotations

from functools import partial

from bot.table.clocks import clock, pausing
from bot.table.game.snapshot import GameSnapshot
from bot.table.votes.motions import Counted, Facts, Motion


class Pause(Motion):
    """All clocks stand still."""

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """As long as they run."""
        return super().fits(snapshot, by, facts) and snapshot.row.paused_at is None

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Their banks run down no more from now on."""
        return await pausing.paused(counted.changes, counted.rows, counted.snapshot, counted.now)


class Resume(Motion):
    """The clocks run again."""

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """As long as they stand still."""
        return super().fits(snapshot, by, facts) and snapshot.row.paused_at is not None

    async def passed(self, counted: Counted) -> GameSnapshot:
        """The time in which they stood still counts for nobody."""
        return await pausing.resumed(counted.changes, counted.rows, counted.snapshot, counted.now)


class Extend(Motion):
    """Everybody who is waited for gets the time of one answer more."""

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """As long as a clock runs."""
        return super().fits(snapshot, by, facts) and clock.running(snapshot) is not None

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Everybody who is waited for has it in their bank."""
        more = clock.PACES[counted.snapshot.row.clock].answer
        after = await clock.with_each_clock(counted.rows, counted.snapshot, partial(clock.with_more_time, seconds=more))
        return await counted.changes.keep(counted.rows, counted.snapshot, after)


class OtherClock(Motion):
    """The table plays on with another clock, or without."""

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """To one that there is, other than the present one."""
        there = facts.get("clock") in (*clock.PACES, clock.NO_CLOCK) and facts["clock"] != snapshot.row.clock
        return super().fits(snapshot, by, facts) and there

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Everybody begins anew with the other clock, also who is waited for."""
        rows, before = counted.rows, counted.snapshot
        after = await clock.begun_anew(rows, before, str(counted.vote.facts["clock"]), counted.now)
        return await counted.changes.keep(rows, before, after)
