"""What a table can decide about its end, its seats and its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.agents import USUAL
from bot.table.game.snapshot import GameSnapshot
from bot.table.seating.leaving import given_up
from bot.table.votes.motions import Counted, Facts, Motion, MotionOnSeat

LONGEST_RULE = 200


class End(Motion):
    """The game ends here, without a result."""

    async def passed(self, counted: Counted) -> GameSnapshot:
        """The table keeps which of the motions ended it."""
        return await given_up(
            counted.rows,
            replace(counted.snapshot, row=replace(counted.snapshot.row, verdict=counted.vote.kind)),
            said=False,
        )


class EndDecided(End):
    """The game ends with the result as it stands: its last post says that."""

    announces = True

    def told(self, snapshot: GameSnapshot) -> Facts:
        """The points as they stand."""
        points = snapshot.game.scores(snapshot.view(None))
        return {"points": ", ".join(f"{name} {each}" for name, each in zip(snapshot.names, points, strict=True))}

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Such a game has a last post as one that was played to its end."""
        after = await super().passed(counted)
        await counted.rows.post(after.row.id, "over", {})
        return after


class Concede(MotionOnSeat):
    """The game ends with one of the players as its winner."""

    def fits_seat(self, person: int | None, by: int) -> bool:
        """Nobody has it conceded to themselves."""
        return person != by

    def voters(self, snapshot: GameSnapshot, facts: Facts, now: int) -> Sequence[int]:
        """The others, and the winner where else one alone would decide."""
        winner = snapshot.seats[int(facts["seat"])].person
        others = [user for user in snapshot.people if user != winner]
        if len(others) > 1:
            return others
        return snapshot.people

    async def passed(self, counted: Counted) -> GameSnapshot:
        """The table keeps to whom the game was given."""
        row = replace(counted.snapshot.row, verdict=counted.vote.kind, given_to=int(counted.vote.facts["seat"]))
        return await given_up(counted.rows, replace(counted.snapshot, row=row), said=False)


class Cancel(Motion):
    """A lobby is closed whose host is not heard of any more."""

    offered = False

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """Its owner has done nothing there since."""
        return snapshot.row.status == "lobby" and facts.get("since") == snapshot.row.owner_at

    async def passed(self, counted: Counted) -> GameSnapshot:
        """The lobby is closed; its owner is told."""
        await counted.rows.post(counted.snapshot.row.id, "cancelled", {})
        return await given_up(counted.rows, counted.snapshot, said=False)


class Replace(MotionOnSeat):
    """A computer plays a seat on until its person returns."""

    async def passed(self, counted: Counted) -> GameSnapshot:
        """A computer plays the seat on; its person may return when they like."""
        row = counted.snapshot.seats[int(counted.vote.facts["seat"])]
        return await counted.changes.reseat(
            counted.rows, counted.snapshot, replace(row, agent=USUAL, away=True), "computer", counted.now
        )


class HouseRule(Motion):
    """A rule of the table's own, which nobody but its people holds it to."""

    def fits(self, snapshot: GameSnapshot, by: int, facts: Facts) -> bool:
        """It says something, in a few words."""
        return super().fits(snapshot, by, facts) and 0 < len(str(facts.get("rule", "")).strip()) <= LONGEST_RULE

    async def passed(self, counted: Counted) -> GameSnapshot:
        """Write it down."""
        rule = str(counted.vote.facts["rule"]).strip()
        row = replace(counted.snapshot.row, house_rules=(*counted.snapshot.row.house_rules, rule))
        return await counted.changes.keep(counted.rows, counted.snapshot, replace(counted.snapshot, row=row))
