"""What the people of a table decide together: to pause, to go on, to end, to play on without somebody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.agents import DEFAULT
from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.store.rows import LIVING, OutboxRow, Rows, SeatRow
from bot.table.calls.calls import TOGETHER
from bot.table.clocks import clock, pausing
from bot.table.clocks.clock import Pace
from bot.table.drafts import drafts
from bot.table.game import history
from bot.table.game.limits import DAY, STANDARD, Limits, spend
from bot.table.game.record import commit, keep_beside, record
from bot.table.game.roles import Actor, may, require
from bot.table.game.run import move_rows
from bot.table.game.sittings import note_deed, reseat
from bot.table.game.snapshot import GameSnapshot
from bot.table.game.transactions import Part, Transactions, apart
from bot.table.people import pool
from bot.table.seating.leaving import given_up
from bot.table.turns.computers import by_default, turn
from bot.table.undoing.correcting import corrected, lines_in, must_agree
from bot.table.undoing.rewinding import rewind
from bot.table.votes.ballots import HOUR, KINDS, NO, WAIT, YES, decided

NOT_OFFERED = ("overdue", "cancel", "undo", "correct")  # by a clock, in a lobby, by `undo.py`, `corrections.py`
OF_SEATS = ("replace", "substitute", "concede")  # what is about one of the players
SILENT = DAY  # so long somebody is waited for before the others decide about their seat without them
LONGEST_RULE = 200
THE_TABLE = Actor(0, "")  # what a vote does, nobody alone does


class Votes(Part):
    """Opening votes, voting, and doing what was decided. A table has one open vote of a kind and subject at most."""

    def __init__(self, transactions: Transactions, limits: Limits = STANDARD) -> None:
        super().__init__(transactions)
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
            if kind not in KINDS or kind in NOT_OFFERED or not fits(snapshot, by.user_id, kind, facts):
                raise Refusal("vote-unfit")
            await spend(rows, f"vote:{by.user_id}", now, DAY, self.limits.votes_per_day, "votes-too-often")
            voters = snapshot.people
            if kind in OF_SEATS:
                voters = _about(snapshot, kind, snapshot.seats[int(facts["seat"])], now)
            ballots = {str(by.user_id): KINDS[kind].choices[0]}
            return await put_to_vote(rows, snapshot, kind, by.user_id, voters, now, ballots, facts)

    async def cast(self, game_id: str, user_id: int, number: int, choice: str) -> GameSnapshot:
        """Vote, or change one's vote; raises `Refusal` not-a-voter, vote-over or stale."""
        now = self.transactions.now()
        async with self.transactions.changing(game_id) as (rows, snapshot):
            vote = await rows.one(VoteRow, game_id=game_id, number=number)
            if vote is None or choice not in KINDS[vote.kind].choices:
                raise Refusal("stale")
            if vote.result:
                raise Refusal("vote-over")
            if user_id not in _heard(snapshot, vote) or not may(snapshot, user_id, "vote"):
                raise Refusal("not-a-voter")
            return await _count(rows, snapshot, replace(vote, ballots={**vote.ballots, str(user_id): choice}), now)

    async def open_of(self, game_id: str) -> list[VoteRow]:
        """The open votes of a table."""
        async with self.transactions.read() as rows:
            return await rows.some(VoteRow, game_id=game_id, result="")

    async def result(self, game_id: str, number: int) -> str:
        """The choice that has won a vote; "" as long as it is open, or where there is none."""
        async with self.transactions.read() as rows:
            vote = await rows.one(VoteRow, game_id=game_id, number=number)
        return vote.result if vote else ""

    async def close_due(self) -> None:
        """Decide the votes whose time is over."""
        now = self.transactions.now()
        async with self.transactions.read() as rows:
            due = await rows.votes_due(now)
        for vote in due:
            with apart("vote-failed", game=vote.game_id):
                async with self.transactions.changing(vote.game_id) as (rows, snapshot):
                    found = await rows.one(VoteRow, game_id=vote.game_id, number=vote.number)
                    if found and not found.result:
                        await _count(rows, snapshot, found, now)


def _about(snapshot: GameSnapshot, kind: str, seat: SeatRow, now: int) -> list[int]:
    """Who votes on what is about a seat: the others, and its person where that could be done behind their back.

    Whoever is there has a voice when their seat is to go to somebody else; no slip of a finger ends a game of two.
    """
    others = [user for user in snapshot.people if user != seat.person]
    if kind == "concede":
        return others if len(others) > 1 else snapshot.people
    since = snapshot.since(seat.seat)
    vanished = since is not None and now - since >= SILENT
    return others if vanished else snapshot.people


async def put_to_vote(
    rows: Rows,
    snapshot: GameSnapshot,
    kind: str,
    by: int,
    voters: Sequence[int],
    now: int,
    ballots: dict[str, str],
    facts: Mapping[str, str | int],
) -> GameSnapshot:
    """Open a vote, and decide it at once where nobody else has to be heard; raises `Refusal` vote-open."""
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
        now + KINDS[kind].hours * HOUR,
        tuple(sorted(set(voters))),
        ballots,
    )
    await rows.put(vote)
    return await _count(rows, snapshot, vote, now)


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


def _heard(snapshot: GameSnapshot, vote: VoteRow) -> Collection[int]:
    """Who has a voice in a vote: in a correction also who has sat down since, whose moves it may change."""
    return snapshot.people if vote.kind == "correct" else vote.voters


async def _of_whom(rows: Rows, snapshot: GameSnapshot, vote: VoteRow) -> VoteRow | None:
    """A vote with those who have to be heard now; None where it has come to nothing.

    To go back past what somebody did after it was opened takes that person too.
    """
    heard = sorted(_heard(snapshot, vote))
    still = replace(vote, voters=tuple(user for user in heard if user in snapshot.people))
    if vote.kind != "undo" or vote.by not in still.voters:
        return None if vote.kind == "undo" else still
    try:
        back = await rewind(rows, snapshot, int(vote.facts["move"]), vote.by)
    except Refusal:
        return None
    return replace(still, voters=back.voters, facts={**vote.facts, "barrier": int(back.barrier)})


async def _count(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """Store a vote and, where it is decided, what follows."""
    running, living = snapshot.row.status == "running", snapshot.row.status in LIVING
    counted = await _of_whom(rows, snapshot, vote) if living else None  # who has left has no voice
    still = counted.voters if counted else ()
    counted = counted or replace(vote, voters=())
    concerned = await _concerned(rows, snapshot, counted, now)
    result = decided(counted, now, concerned or ())
    if not (still and living) or concerned is None or (result and not fits(snapshot, vote.by, vote.kind, vote.facts)):
        result = KINDS[vote.kind].fallback  # whoever votes, or what it is about, has gone meanwhile
    await rows.put(replace(counted, result=result))
    if not result:
        await _call(rows, snapshot, counted, now)
        return snapshot
    for_it = sum(voice not in (NO, WAIT) for voice in counted.ballots.values())
    facts = {**counted.facts, "for": for_it, "of": len(still)}
    after = await EFFECTS[vote.kind](rows, snapshot, replace(counted, result=result), now)
    # a table that has not begun has no thread; and an undo is announced with those who are asked again
    said = running and not (vote.kind in ("undo", "correct") and result == YES)
    kind = f"vote-{vote.kind}-{result}"
    await note_deed(rows, after, kind, THE_TABLE, now, _told(snapshot, vote, facts), said=said)
    return after


async def _concerned(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> Collection[int] | None:
    """Who must agree to a correction, by the moves that it changes and who plays those seats now; None: it fits not."""
    if vote.kind != "correct":
        return ()
    if not fits(snapshot, vote.by, vote.kind, vote.facts):
        return None
    lines = lines_in(str(vote.facts["lines"]))
    try:
        found = await corrected(rows, snapshot, int(vote.facts["move"]), lines, now)
    except Refusal:  # the rules are others than when it was proposed
        return None
    return must_agree(snapshot, found.changes)


def _told(snapshot: GameSnapshot, vote: VoteRow, facts: Mapping[str, str | int]) -> dict[str, str | int]:
    """Facts for the log, with who proposed it, whom it is about, or the points as they stand."""
    told = {name: fact for name, fact in facts.items() if name != "quote"}
    if proposer := next((seat.name for seat in snapshot.seats if seat.user_id == vote.by), ""):
        told["proposer"] = proposer
    if "seat" in facts:
        told["name"] = snapshot.seats[int(facts["seat"])].name
    if vote.kind == "decided":
        points = snapshot.game.scores(snapshot.view(None))
        told["points"] = ", ".join(f"{name} {each}" for name, each in zip(snapshot.names, points, strict=True))
    return told


def fits(snapshot: GameSnapshot, by: int, kind: str, facts: Mapping[str, str | int]) -> bool:
    """Whether a vote makes sense as the table stands."""
    if kind == "cancel":
        return snapshot.row.status == "lobby" and facts.get("since") == snapshot.row.owner_at
    if snapshot.row.status != "running":
        return False
    if kind == "overdue":
        return True
    if kind == "correct":
        return facts["at"] == snapshot.row.seq  # else its effect is not the one that was shown
    if kind in OF_SEATS:
        seat = facts.get("seat")
        if not isinstance(seat, int) or not 0 <= seat < len(snapshot.seats):
            return False
        winner_or_gone = snapshot.seats[seat].person
        return winner_or_gone != by and (kind == "concede" or winner_or_gone is not None)
    if kind in ("pause", "resume"):
        return (snapshot.row.paused_at is None) == (kind == "pause")
    if kind == "extend":
        return clock.running(snapshot) is not None
    if kind == "clock":
        return facts.get("clock") in (*clock.PACES, clock.NO_CLOCK) and facts["clock"] != snapshot.row.clock
    if kind == "house-rule":
        return 0 < len(str(facts.get("rule", "")).strip()) <= LONGEST_RULE
    return True


Effect = Callable[[Rows, GameSnapshot, VoteRow, int], Awaitable[GameSnapshot]]


async def _nothing(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    return snapshot


def _if_passed(effect: Effect) -> Effect:
    async def done(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
        return await (effect if vote.result == YES else _nothing)(rows, snapshot, vote, now)

    return done


async def _pause(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    return await pausing.paused(rows, snapshot, now)


async def _resume(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    return await pausing.resumed(rows, snapshot, now)


async def _extend(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    more = clock.PACES[snapshot.row.clock].answer
    after = await clock.with_clocks(rows, snapshot, partial(clock.credited, seconds=more))
    return await keep_beside(rows, snapshot, after)


async def _clock(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """Everybody begins anew with the other clock, also who is waited for."""
    return await keep_beside(rows, snapshot, await clock.begun_anew(rows, snapshot, str(vote.facts["clock"]), now))


async def _end(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """The game ends here, without a result or with the one that was voted on."""
    seat = vote.facts.get("seat")
    given_to = int(seat) if seat is not None else None
    row = replace(snapshot.row, verdict=vote.kind, given_to=given_to)
    return await given_up(rows, replace(snapshot, row=row), said=False)


async def _cancel(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """The lobby is closed; its owner is told."""
    await rows.post(snapshot.row.id, "cancelled", {})
    return await given_up(rows, snapshot, said=False)


async def _replace(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """A computer plays the seat on; its person may return when they like."""
    row = snapshot.seats[int(vote.facts["seat"])]
    return await reseat(rows, snapshot, replace(row, agent=DEFAULT, away=True), "computer", now)


async def _substitute(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """Anybody may take the seat over; until then it is played as before."""
    row = replace(snapshot.seats[int(vote.facts["seat"])], offered=True)
    await pool.call(rows, snapshot, row.seat, now)
    return await keep_beside(rows, snapshot, snapshot.reseated(row))


async def _house_rule(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    rule = str(vote.facts["rule"]).strip()
    row = replace(snapshot.row, house_rules=(*snapshot.row.house_rules, rule))
    return await keep_beside(rows, snapshot, replace(snapshot, row=row))


async def _undo(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """Back to before a move; whoever asked for it has the answers of the turn that began there as a draft again."""
    back = await rewind(rows, snapshot, int(vote.facts["move"]), vote.by)
    seat = snapshot.seat_of(vote.by)
    assert seat is not None  # else the vote would have come to nothing
    led = await history.jump(rows, snapshot, "undo", back.to, seat, now)
    asked = tuple(snapshot.game.pending(led.state))
    after = await record(rows, led.from_here(snapshot), led.state, asked, [led.row], now, "rewind", by_vote=True)
    lines = history.answers_of(led.taken) if back.move.seat == seat else ()
    return await drafts.save_draft(rows, after, seat, drafts.draftable(after, lines))


async def _correct(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """Other moves in the place of those that were made."""
    lines = lines_in(str(vote.facts["lines"]))
    found = await corrected(rows, snapshot, int(vote.facts["move"]), lines, now)
    moves = [found.jump.row, *move_rows(found.run, snapshot.row.id, now)]
    before = replace(snapshot, row=replace(snapshot.row, kept_draws=found.run.kept))
    return await record(rows, before, found.run.state, found.run.pending(), moves, now, "correct", by_vote=True)


async def _overdue(rows: Rows, snapshot: GameSnapshot, vote: VoteRow, now: int) -> GameSnapshot:
    """What the table does when a clock has run out: the turn is made for the seat, or it has more time."""
    seat = snapshot.seats[int(vote.facts["seat"])]
    waited, pace = clock.public_waits(snapshot, seat.seat), clock.running(snapshot)
    if seat.person is None or pace is None or not waited or waited[0].since != vote.facts["since"]:
        return snapshot  # answered, or left, meanwhile
    if vote.result == "substitute":
        snapshot = await _substitute(rows, snapshot, vote, now)
    if vote.result in (WAIT, "substitute"):
        return await _more_time(rows, snapshot, seat, pace, now)
    snapshot = snapshot.reseated(replace(seat, bank=pace.answer))
    if vote.result == "computer":
        return await commit(rows, snapshot, turn(snapshot, replace(seat, agent=DEFAULT)), now, "turn")
    return await commit(rows, snapshot, by_default(snapshot, seat.seat), now, "turn")


async def _more_time(rows: Rows, snapshot: GameSnapshot, seat: SeatRow, pace: Pace, now: int) -> GameSnapshot:
    """From now on the seat has the time of one answer."""
    prefs = await clock.prefs_for(rows, snapshot, seat.seat)
    began = min(wait.since for wait in clock.public_waits(snapshot, seat.seat))
    late = clock.hours_of(prefs).between(began, now) - clock.bank(seat, pace)
    return await keep_beside(rows, snapshot, clock.credited(snapshot, seat.seat, prefs, late + pace.answer))


EFFECTS: dict[str, Effect] = {
    "pause": _if_passed(_pause),
    "resume": _if_passed(_resume),
    "extend": _if_passed(_extend),
    "clock": _if_passed(_clock),
    "end": _if_passed(_end),
    "decided": _if_passed(_end),
    "concede": _if_passed(_end),
    "cancel": _if_passed(_cancel),
    "replace": _if_passed(_replace),
    "substitute": _if_passed(_substitute),
    "house-rule": _if_passed(_house_rule),
    "undo": _if_passed(_undo),
    "correct": _if_passed(_correct),
    "overdue": _overdue,
}
