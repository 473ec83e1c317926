"""What the people of a table decide together: opening votes, voting, and counting."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.store.rows import LIVING, OutboxRow, Rows
from bot.table.game.roles import Actor, may, require
from bot.table.game.seated import ListedGame
from bot.table.game.sittings import note_deed
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, Transactions, apart
from bot.table.game.waits import TOGETHER
from bot.table.limits import DAY, STANDARD, Limits, spend
from bot.table.votes.ballots import HOUR, KINDS_OF_VOTES, NO, WAIT, YES, result_of, unanswered
from bot.table.votes.motions import Counted, Facts, Motion

THE_TABLE = Actor(0, "")  # what a vote does, nobody alone does


class Votes(Part):
    """Opening votes, voting, and doing what was decided. A table has one open vote of a kind and subject at most.

    What is decided by whom stands in `bot/table/votes/ballots.py`; what follows from it in the `Motion` of its kind.
    """

    def __init__(self, transactions: Transactions, motions: Mapping[str, Motion], limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
        self.motions = motions
        self.limits = limits

    async def open(self, game_id: str, by: Actor, kind: str, **facts: str | int) -> GameSnapshot:
        """Open a vote, in which its opener has agreed; who is alone at the table has decided by that.

        `facts`: `seat` for what is about a player, `rule` for a house rule, `clock` for another clock. Raises `Refusal`
        not-seated, vote-unfit where it makes no sense now, vote-open where the same is voted on already,
        votes-too-often.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            require(snapshot, by, "vote")
            motion = self.motions.get(kind)
            if motion is None or not motion.offered or not motion.fits(snapshot, by.user_id, facts):
                raise Refusal("vote-unfit")
            await spend(rows, f"vote:{by.user_id}", now, DAY, self.limits.votes_per_day, "votes-too-often")
            voters = motion.voters(snapshot, facts, now)
            ballots = {str(by.user_id): KINDS_OF_VOTES[kind].choices[0]}
            return await self.put(rows, snapshot, kind, by.user_id, voters, now, ballots, facts)

    async def cast(self, game_id: str, user_id: int, number: int, choice: str) -> GameSnapshot:
        """Vote, or change one's vote; with the voice that decides it the vote is carried out.

        Raises `Refusal` no-game, stale for a vote or choice that there is not, vote-over, or not-a-voter.
        """
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            vote = await rows.one(VoteRow, game_id=game_id, number=number)
            if vote is None or choice not in KINDS_OF_VOTES[vote.kind].choices:
                raise Refusal("stale")
            if vote.result:
                raise Refusal("vote-over")
            if user_id not in self.motions[vote.kind].heard(snapshot, vote) or not may(snapshot, user_id, "vote"):
                raise Refusal("not-a-voter")
            return await self._count(rows, snapshot, replace(vote, ballots={**vote.ballots, str(user_id): choice}), now)

    async def open_of(self, game_id: str) -> list[VoteRow]:
        """The open votes of a table, the oldest first; [] for a table that there is not."""
        async with self.transactions.read() as rows:
            return await rows.some(VoteRow, game_id=game_id, result="")

    async def unanswered(self, listed: Iterable[ListedGame], user_id: int) -> dict[str, int]:
        """By game, in how many open votes a person may vote and has not; games without any are left out."""
        found: dict[str, int] = {}
        async with self.transactions.read() as rows:
            for game in listed:
                if waits := await unanswered(rows, game.row.id, user_id):
                    found[game.row.id] = waits
        return found

    async def result(self, game_id: str, number: int) -> str:
        """The choice that has won a vote, such as `yes`; "" as long as it is open, or where there is none."""
        async with self.transactions.read() as rows:
            vote = await rows.one(VoteRow, game_id=game_id, number=number)
        if not vote:
            return ""
        return vote.result

    async def close_due(self) -> None:
        """Decide the votes whose time is over; a failure at one table is logged and holds up no other."""
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            due = await rows.votes_due(now)
        for vote in due:
            with apart("vote-failed", game=vote.game_id):
                async with self.transactions.changing(vote.game_id) as (rows, snapshot):
                    found = await rows.one(VoteRow, game_id=vote.game_id, number=vote.number)
                    if found and not found.result:
                        await self._count(rows, snapshot, found, now)

    async def put(
        self,
        rows: Rows,
        snapshot: GameSnapshot,
        kind: str,
        by: int,
        voters: Sequence[int],
        now: int,
        ballots: dict[str, str],
        facts: Facts,
    ) -> GameSnapshot:
        """Open a vote, and decide it at once where nobody else has to be heard; returns the game after it.

        Within the transaction of `rows`. `voters` are ids of people, `ballots` their choices so far, by id as text;
        `facts` are what it is about. Raises `Refusal` vote-open where the same is voted on already.
        """
        game_id = snapshot.row.id
        votes = await rows.some(VoteRow, game_id=game_id)
        if any(not vote.result and vote.kind == kind and vote.facts == dict(facts) for vote in votes):
            raise Refusal("vote-open")
        vote = VoteRow(
            game_id,
            1 + len(votes),
            kind,
            dict(facts),
            by,
            now,
            now + KINDS_OF_VOTES[kind].hours * HOUR,
            tuple(sorted(set(voters))),
            ballots,
        )
        await rows.put(vote)
        return await self._count(rows, snapshot, vote, now)

    async def _count(self, rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
        """Store a vote and, where it is decided, what follows."""
        running, living = snapshot.row.status == "running", snapshot.row.status in LIVING
        motion = self.motions[vote.kind]
        heard = await motion.as_it_stands(rows, snapshot, vote) if living else None  # who has left has no voice
        still = heard.voters if heard else ()
        vote = heard or replace(vote, voters=())
        concerned = await motion.concerned(rows, snapshot, vote, now)
        result = result_of(vote, now, concerned or ())
        if not (still and living) or concerned is None or (result and not motion.fits(snapshot, vote.by, vote.facts)):
            result = KINDS_OF_VOTES[vote.kind].fallback  # whoever votes, or what it is about, has gone meanwhile
        vote = replace(vote, result=result)
        await rows.put(vote)
        if not result:
            await _call(rows, snapshot, vote, now)
            return snapshot
        for_it = sum(voice not in (NO, WAIT) for voice in vote.ballots.values())
        facts = {**vote.facts, "for": for_it, "of": len(still)}
        after = await motion.decided(Counted(self.changes, rows, snapshot, vote, now))
        said = running and not (motion.announces and result == YES)  # a table that has not begun has no thread
        kind = f"vote-{vote.kind}-{result}"
        await note_deed(
            rows, after, kind, THE_TABLE, now, {**_told(snapshot, vote, facts), **motion.told(snapshot)}, said=said
        )
        return after


async def _call(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> None:
    """Put a vote to whoever has to be heard and was not called for it; who stepped back and returned was.

    Whoever was called within ten minutes for another, and has not answered that, finds this one with it uncalled.
    """
    lobby = snapshot.row.status == "lobby"
    posted = await rows.some(OutboxRow, game_id=vote.game_id, kind="stuck" if lobby else "vote")
    called = {user for row in posted if row.payload["vote"] == vote.number for user in row.payload["users"]}
    users = [user for user in vote.voters if user not in called and str(user) not in vote.ballots]
    if not users:
        return
    told = {"vote": vote.number, "kind": vote.kind, "facts": vote.facts, "by": vote.by, "users": users}
    told["ends"] = vote.ends_at
    if lobby:
        await rows.post(vote.game_id, "stuck", told)
    else:
        quiet = await _called_lately(rows, posted, vote.game_id, now)
        await rows.post(vote.game_id, "vote", {**told, "at": now, "quiet": [user for user in users if user in quiet]})


async def _called_lately(rows: Rows, posted: Sequence[OutboxRow], game_id: str, now: int) -> set[int]:
    """Who was called lately for a vote that they have not answered; `posted` are the calls to votes of the table."""
    undecided = {vote.number: vote for vote in await rows.some(VoteRow, game_id=game_id, result="")}
    found: set[int] = set()
    for row in posted:
        vote = undecided.get(row.payload["vote"])
        if vote and now - row.payload.get("at", 0) < TOGETHER:
            called = set(row.payload["users"]) - set(row.payload.get("quiet", ()))
            found |= {user for user in called if str(user) not in vote.ballots}
    return found


def _told(snapshot: GameSnapshot, vote: VoteRow, facts: Facts) -> dict[str, str | int]:
    """Facts for the log, with who proposed it and whom it is about."""
    told = dict(facts)
    if proposer := next((seat.name for seat in snapshot.seats if seat.user_id == vote.by), ""):
        told["proposer"] = proposer
    if "seat" in facts:
        told["name"] = snapshot.seats[int(facts["seat"])].name
    return told
