"""What can be voted on: when it makes sense, who has a voice in it, and what follows when it is decided.

Each subject of the table brings its own motions; `bot/table/motions.py` lists them by kind.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.store.deed_rows import VoteRow
from bot.store.rows import Rows
from bot.table.game.change import Changes
from bot.table.game.snapshot import GameSnapshot
from bot.table.limits import DAY
from bot.table.votes.ballots import YES

VANISHED_AFTER = DAY  # so long somebody is waited for before the others decide about their seat without them

Facts = Mapping[str, str | int]  # what a vote is about, such as `seat`


@dataclass(frozen=True, slots=True)
class Counted:
    """A vote that is over, and what it takes to do what was decided: the table as it stands, and the time.

    rows: the transaction in which the vote was counted, and in which that is done. now: in seconds since 1970.
    """

    changes: Changes
    rows: Rows
    snapshot: GameSnapshot
    vote: VoteRow
    now: int


class Motion:
    """A motion of a table that is played, which any of its people may put to the vote.

    Not `offered`, a clock, a lobby or a form of its own opens it. `announces` says that what follows is told to the
    table by what it does; else it is said in the thread that this was decided.
    """

    offered = True
    announces = False

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """Whether it makes sense as the table stands, for the person who puts it to the vote."""
        return snapshot.row.status == "running"

    def voters(self, snapshot: GameSnapshot, facts: Facts, now: int) -> Sequence[int]:
        """Who votes on it."""
        return snapshot.people

    def heard(self, snapshot: GameSnapshot, vote: VoteRow) -> Collection[int]:
        """Who has a voice in a vote that is open."""
        return vote.voters

    async def as_it_stands(self, rows: Rows, snapshot: GameSnapshot, vote: VoteRow) -> VoteRow | None:
        """A vote with those who have to be heard now; None where it has come to nothing."""
        people = snapshot.people
        return replace(vote, voters=tuple(user for user in sorted(self.heard(snapshot, vote)) if user in people))

    async def concerned(self, rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> Collection[int] | None:
        """Who must agree besides; None where it does not fit any more."""
        return ()

    def told(self, snapshot: GameSnapshot) -> Facts:
        """Facts for the log besides those of the vote."""
        return {}

    async def decided(self, counted: Counted) -> GameSnapshot:
        """Do what was decided; returns the game as it stands then."""
        if counted.vote.result != YES:
            return counted.snapshot
        return await self.passed(counted)

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Do what a table has agreed to."""
        raise NotImplementedError


class MotionOnSeat(Motion):
    """A motion about one of the players, who is not the one that puts it to the vote.

    Whoever is there has a voice when their seat is to go to somebody else; no slip of a finger ends a game of two.
    """

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """The seat is that of another."""
        seat = facts.get("seat")
        there = isinstance(seat, int) and 0 <= seat < len(snapshot.seats)
        return (
            super().fits(snapshot, by, facts)
            and there
            and self.fits_seat(snapshot.seats[int(facts["seat"])].person, by)
        )

    def fits_seat(self, person: int | None, by: int) -> bool:
        """Whether it can be about the seat of this person, None for a computer's."""
        return person is not None and person != by

    def voters(self, snapshot: GameSnapshot, facts: Facts, now: int) -> Sequence[int]:
        """The others, and the person of the seat where that could be done behind their back."""
        seat = snapshot.seats[int(facts["seat"])]
        since = snapshot.since(seat.seat)
        vanished = since is not None and now - since >= VANISHED_AFTER
        if vanished:
            return [user for user in snapshot.people if user != seat.person]
        return snapshot.people
