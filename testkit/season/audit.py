"""What must hold of a season: no move lost, nobody waited for longer than a table allows, nothing undone alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

from bot.store.call_rows import HeldRow
from bot.store.company_rows import CompanionRow, SittingRow
from bot.store.deed_rows import DeedRow, VoteRow
from bot.store.personal_rows import PlanRow
from bot.store.rows import GameRow, MoveRow, OutboxRow, SeatRow, WaitRow
from bot.table.clocks.clock import EXCUSED, HOUR, PACES, VACATION_DAYS, public_waits
from bot.table.game.jumps import effective_moves, target
from bot.table.game.snapshot import GameSnapshot
from bot.table.votes.ballots import NO, SILENT_SECONDS, YES
from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Illegal
from rules.core.game import Setup
from testkit.laws.base import Broken, Station
from testkit.laws.secrets import events_law, secrecy_law
from testkit.season.audits import banks, calls
from testkit.season.people import DAY
from testkit.season.planning import left_over
from testkit.season.season import TICK, Season

SLACK = 2 * HOUR
IN_VAIN = 3
REFEREE = -1  # the seat of an undo that a correction begins with


@dataclass(slots=True)
class Findings:
    """What an audit has found, and counted on the way."""

    failures: list[str] = field(default_factory=list)
    ended: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    votes: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    stuck: int = 0


@dataclass(slots=True)
class Kept:
    """What is kept of a game beside its position."""

    log: list[MoveRow]
    votes: list[VoteRow]
    deeds: list[DeedRow]
    sittings: list[SittingRow]
    companions: list[CompanionRow]
    plans: list[PlanRow]
    held: list[HeldRow]
    posts: list[OutboxRow]


@dataclass(slots=True)
class Audit:
    """Looks through the games of a season: those that have ended at any time, the others when it is over.

    The bot must be up. Each game is looked through once.
    """

    season: Season
    found: Findings = field(default_factory=Findings)
    done: set[str] = field(default_factory=set)

    async def of_ended(self) -> Findings:
        """Look through the games that have ended since this was asked last; returns all findings so far.

        What was found wrong is in `Findings.failures`, a line each; [] says that all is well.
        """
        assert self.season.bot
        async with self.season.bot.store.read() as rows:
            ended = {row.id for status in ("over", "abandoned") for row in await rows.some(GameRow, status=status)}
        for game_id in self.season.opened:
            if game_id in ended and game_id not in self.done:
                await self._look(game_id)
        return self.found

    async def of_all(self) -> Findings:
        """Look through all games that were not looked through yet, at the end of the season; returns all findings.

        Of those that go on it is asked, too, whether one is stuck.
        """
        for game_id in self.season.opened:
            if game_id not in self.done:
                await self._look(game_id)
        return self.found

    async def _look(self, game_id: str) -> None:
        assert self.season.bot
        self.done.add(game_id)
        found, snapshot = self.found, await self.season.bot.table.games.snapshot(game_id)
        found.ended[snapshot.row.status] += 1
        if snapshot.row.status == "lobby":
            found.failures += _unready(self.season, snapshot)
        if snapshot.state is None:
            return
        async with self.season.bot.store.read() as rows:
            kept = Kept(
                await rows.log(game_id, 0, 1_000_000),
                await rows.some(VoteRow, game_id=game_id),
                await rows.some(DeedRow, game_id=game_id),
                await rows.some(SittingRow, game_id=game_id),
                await rows.some(CompanionRow, game_id=game_id),
                await rows.some(PlanRow, game_id=game_id),
                await rows.some(HeldRow, game_id=game_id),
                await rows.some(OutboxRow, game_id=game_id),
            )
        rng = Random(f"{self.season.plan.seed}/audit/{game_id}")
        where, laws = f"{snapshot.row.kind} {game_id}", self.season.plan.laws
        found.failures += _log(snapshot, kept.log, self.season.actions.acknowledged.get(game_id, 0), rng, laws)
        found.failures += [f"alone: {where}: {each}" for each in _alone(snapshot, kept)]
        found.failures += [f"companion: {where}: {each}" for each in _companions(self.season, snapshot, kept)]
        found.failures += [
            f"call: {where}: {each}" for each in calls.untrue(self.season.watch, self.season.server, snapshot)
        ]
        grown = banks.grown(snapshot, kept.log, kept.sittings, kept.votes)
        found.failures += [f"clock: {where}: {each}" for each in grown]
        _count(found, kept)
        found.votes.update(f"{vote.kind} {_result(vote)}" for vote in kept.votes)
        if snapshot.row.status == "running":
            stuck = [*_stuck(self.season, snapshot, kept)]
            found.stuck += bool(stuck)
            found.failures += [f"stuck: {where} ({snapshot.row.clock}): {each}" for each in stuck]


def _result(vote: VoteRow) -> str:
    silent = vote.kind == "undo" and vote.result == "no" and "no" not in vote.ballots.values()
    return "silence" if silent else vote.result or "open"


def _count(found: Findings, kept: Kept) -> None:
    """Count moves by who decided them, and turns of people."""
    defaults = {(deed.facts.get("seat"), deed.at) for deed in kept.deeds if deed.kind == "vote-overdue-default"}
    kinds = {(each.user_id, each.seat): each.kind for each in kept.companions}
    for move in kept.log:
        how: str = move.how
        if how == "order" and (move.seat, move.at) in defaults:
            how = "default"
        elif how == "order" and move.why == "plan":
            how = "premove"
        elif how == "person" and move.by is not None:
            how = kinds.get((move.by, move.seat), "nobody")
        elif how == "agent" and not _its_own(_sat(kept.sittings, move)):
            how = "caretaker"
        found.moves[how] += 1
    found.turns += len({(move.seat, move.base) for move in kept.log if move.how == "person"})


def _its_own(sitting: SittingRow) -> bool:
    """Whether a seat is a computer's from the start, and not that of a person for whom one plays."""
    return sitting.kind == "start" and sitting.agent is not None


def _sat(sittings: list[SittingRow], move: MoveRow) -> SittingRow:
    """Since when, and how it came, that a seat is played as it is at a move."""
    own = [each for each in sittings if each.seat == move.seat and each.seq < move.seq]
    return max(own, key=lambda each: each.number)


def _log(snapshot: GameSnapshot, log: list[MoveRow], acknowledged: int, rng: Random, laws: float) -> Iterator[str]:
    """What is wrong with the log of a game: gaps, moves that were lost, another position than the stored one."""
    row, where = snapshot.row, f"{snapshot.row.kind} {snapshot.row.id}"
    if [move.seq for move in log] != list(range(1, row.seq + 1)):
        yield f"lost: {where}: the log has gaps"
    if row.seq < acknowledged:
        yield f"lost: {where}: somebody was told of move {acknowledged}, there are {row.seq}"
    game, setup = snapshot.game, Setup(len(snapshot.seats), row.options)
    state = play.start(game, setup, row.seed)
    for move in effective_moves(log):
        if rng.random() < laws:
            station = Station(row.seed, move.draw, game.codec.dump_json(state), play.parse(move.line))
            try:
                events_law(game, station, rng)
                secrecy_law(game, station, rng)
            except Broken as broken:
                yield f"leak: {where} move {move.seq}: {broken}"
        try:
            play.step(game, state, play.parse(move.line), chance(row.seed, move.draw))
        except Illegal as refused:
            yield f"lost: {where}: move {move.seq} cannot be made where the log leads: {refused}"
            return
    if play.digest(game, state) != play.digest(game, snapshot.state):
        yield f"lost: {where}: the log leads to another position"


def _alone(snapshot: GameSnapshot, kept: Kept) -> Iterator[str]:
    """What was taken back without those whose moves it was, or behind what was drawn or revealed."""
    for undo in kept.log:
        if undo.how != "undo":
            continue
        to = target(undo)
        standing = {move.seq for move in effective_moves(kept.log[:to])}
        taken = [move for move in effective_moves(kept.log[: undo.seq - 1]) if move.seq not in standing]
        others = [move for move in taken if move.how == "person" and move.seat != undo.seat]
        if undo.seat == REFEREE:
            owners = set(_owners(kept, undo, taken))
            passed = (vote for vote in _passed(kept, "correct", undo) if vote.facts["move"] == to + 1)
            if not any(_seconded(vote, owners) for vote in passed):
                yield f"move {undo.seq} puts right what not all have agreed to whose moves it changes"
            continue
        agreed = any(vote.facts["move"] == to + 1 and _by_all(vote) for vote in _passed(kept, "undo", undo))
        if (others or any(move.blocks_undo for move in taken)) and not agreed:
            yield f"move {undo.seq} takes back {len(taken)} moves, of others {len(others)}, and not all have agreed"


def _passed(kept: Kept, kind: str, undo: MoveRow) -> Iterator[VoteRow]:
    yield from (vote for vote in kept.votes if (vote.kind, vote.result) == (kind, YES) and vote.opened_at <= undo.at)


def _by_all(vote: VoteRow) -> bool:
    return all(vote.ballots.get(str(user)) == YES for user in vote.voters)


def _owners(kept: Kept, undo: MoveRow, taken: list[MoveRow]) -> Iterator[int]:
    """Who plays the seats of which a correction changes what people had chosen there; 0 for a computer."""
    instead = [move for move in kept.log if move.base == undo.seq and move.how == "referee"]
    for seat in {move.seat for move in taken if move.how == "person"}:
        chosen = [move.line for move in taken if (move.seat, move.how) == (seat, "person")]
        if not set(chosen) <= {move.line for move in instead if move.seat == seat}:
            sat = _sat(kept.sittings, replace(undo, seat=seat))
            yield 0 if sat.agent else sat.user_id or 0


def _seconded(vote: VoteRow, owners: set[int]) -> bool:
    """Whether whose moves change have agreed, or all others for who of them said nothing, two at least."""
    said = {user: vote.ballots.get(str(user)) for user in vote.voters}
    others = [user for user in vote.voters if user != vote.by]
    if any(said.get(user) == NO for user in owners):
        return False
    if all(said.get(user) == YES for user in owners):
        return not others or any(said[user] == YES for user in others)
    alone = owners == {0} and [*said.values()] == [YES]
    return alone or (NO not in said.values() and [*said.values()].count(YES) > 1)


def _companions(season: Season, snapshot: GameSnapshot, kept: Kept) -> Iterator[str]:
    """Who answered for a seat without being its companion then, or is one for longer than was said."""
    for move in kept.log:
        theirs = [each for each in kept.companions if (each.user_id, each.seat) == (move.by, move.seat)]
        if move.by is not None and not any(
            each.at <= move.at and not _over(season, each.until, move.at) for each in theirs
        ):
            yield f"{move.by} made move {move.seq} for seat {move.seat}"
    for each in kept.companions:
        if snapshot.row.status == "running" and not each.ended and _over(season, each.until, season.clock()):
            yield f"{each.user_id} sits in seat {each.seat} for too long"


def _over(season: Season, until: int | None, now: int) -> bool:
    """Whether a time is over, and the bot has been up for long enough since to know that."""
    return until is not None and now - until - _down(season, until, now) > SLACK


def _down(season: Season, since: int, until: int) -> int:
    return sum(max(0, min(up, until) - max(since, begun)) for begun, up in season.watch.down)


def _unready(season: Season, snapshot: GameSnapshot) -> Iterator[str]:
    """A lobby whose people were to say long ago whether they are ready."""
    if _over(season, snapshot.row.ready_ends, season.clock()):
        yield f"stuck: {snapshot.row.kind} {snapshot.row.id}: it still waits for who is ready"


def _stuck(season: Season, snapshot: GameSnapshot, kept: Kept) -> Iterator[str]:
    """For whom a running game waits though it should not."""
    now = season.clock()
    if not snapshot.owing:
        yield "nobody is asked"
    ledger = {(wait.seat, wait.kind) for wait in snapshot.waits if wait.manner != "withdrawn"}
    if ledger != {(question.seat, question.kind) for question in snapshot.pending}:
        yield f"the ledger says {ledger}, asked are {snapshot.pending}"
    for owing in snapshot.owing:
        if owing.agent:
            yield f"computer in seat {owing.seat} does not answer"
    for (game_id, number), times in season.visits.in_vain.items():
        if game_id == snapshot.row.id and times >= IN_VAIN:
            yield f"seat {number} sat down {times} times and could not finish"
    for wait in snapshot.waits:
        if wait.blind and wait.awaited and wait.until is not None and now > wait.until + SLACK:
            yield f"a window is open for {(now - wait.until) / HOUR:.0f} hours too long"
    for number in left_over(snapshot, kept.plans):
        yield f"the premove of seat {number} was not played, and nobody was told why"
    for held in kept.held:
        if _over(season, held.due_at, now):
            yield f"{held.user_id} was to be called {(now - held.due_at) / HOUR:.0f} hours ago"
    for seat in snapshot.asked if snapshot.row.placed else ():
        yield from _uncalled(season, snapshot, seat, kept)
    if snapshot.row.paused_at is None:
        for seat in snapshot.asked:
            if seat.person:
                yield from _late(season, snapshot, seat, kept)


def _uncalled(season: Season, snapshot: GameSnapshot, seat: SeatRow, kept: Kept) -> Iterator[str]:
    """Nobody was called for what a person is asked, and nobody will be."""
    for wait in public_waits(snapshot, seat.seat):
        waits = any(held.seat == seat.seat for held in kept.held)
        if any(move.seat == seat.seat and move.at == wait.since for move in kept.log):
            continue  # whoever moves sees what is asked next
        if seat.person and wait.called_at is None and not waits and _over(season, wait.since, season.clock()):
            yield f"seat {seat.seat} was never called for {wait.kind}"


def _late(season: Season, snapshot: GameSnapshot, seat: SeatRow, kept: Kept) -> Iterator[str]:
    now = season.clock()
    beside = {each.user_id for each in kept.companions if each.seat == seat.seat}
    people = [season.people[user] for user in {seat.person or 0, *beside}]
    waited = public_waits(snapshot, seat.seat)
    began = min(wait.since for wait in waited)
    pace = PACES.get(snapshot.row.clock)
    if pace is None:
        gone = any(each.gone(at) for each in people for at in range(began, now, DAY))
        if not gone and now - began > 20 * max(each.median for each in people) + 14 * DAY:
            yield f"seat {seat.seat} plays, and has not answered {waited[0].kind} for {(now - began) / DAY:.0f} days"
        return
    about = [
        vote for vote in kept.votes
        if vote.kind == "overdue" and vote.facts.get("seat") == seat.seat and vote.facts.get("since") == began
    ]  # fmt: skip
    if len(snapshot.people) < 2:
        return
    if snapshot.row.placed:  # with no channel left to say it in, nothing follows until somebody moves the game
        yield from _after_clock(waited[0], about, now)
    extended = sum(
        vote.kind in ("extend", "pause", "resume", "clock") and vote.opened_at > began for vote in kept.votes
    )
    voted = (1 + len(about)) * (SILENT_SECONDS + DAY) + _stood(season, began, kept.votes)
    waking = pace.most + (EXCUSED + len(about) + extended) * pace.answer
    latest = max(
        each.hours.after(began, waking + 2 * VACATION_DAYS * each.hours.long * HOUR) + voted for each in people
    )
    if now > latest + SLACK:
        yield f"seat {seat.seat} has not answered {waited[0].kind} for {(now - began) / DAY:.0f} days"


def _after_clock(wait: WaitRow, votes: list[VoteRow], now: int) -> Iterator[str]:
    """A clock that has run out leads to a vote, and the vote to something."""
    if wait.until is None:
        yield f"the clock of seat {wait.seat} does not run"
    elif now > wait.until + SLACK and not any(not vote.result and vote.ends_at + TICK >= now for vote in votes):
        yield f"the clock of seat {wait.seat} ran out {(now - wait.until) / HOUR:.0f} hours ago, and nothing follows"


def _stood(season: Season, since: int, votes: list[VoteRow]) -> int:
    """For how long clocks stood still at most: while the bot was down, and in pauses."""
    paused = [vote.opened_at for vote in votes if vote.kind == "pause" and vote.result == YES]
    return _down(season, since, season.clock()) + (season.clock() - min(paused) if paused else 0)
