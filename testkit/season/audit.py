"""What must hold when a season is over: no move lost, nobody waited for longer than the table's policy allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from bot.store.rows import DeedRow, MoveRow, SeatRow, VoteRow, WaitRow
from bot.table.base import clock as clocks
from bot.table.base.ballots import SILENT_SECONDS
from bot.table.base.clock import EXCUSED, HOUR, PACES, VACATION_DAYS
from bot.table.base.log.jumps import effective_moves
from bot.table.base.snapshot import GameSnapshot
from rules.core import play
from rules.core.chance import chance
from rules.core.game import Setup
from testkit.laws.base import Broken, Station
from testkit.laws.secrets import events_law, secrecy_law
from testkit.season.people import DAY
from testkit.season.season import TICK, Season

LAWS = 0.02  # of all moves, at which the laws of secrets are asked
SLACK = 2 * HOUR
IN_VAIN = 3


@dataclass(slots=True)
class Findings:
    """What an audit has found, and counted on the way."""

    failures: list[str] = field(default_factory=list)
    ended: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    votes: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    stuck: int = 0


async def audited(season: Season) -> Findings:
    """Look through all games of a season; the bot must be up."""
    found, rng = Findings(), Random(f"{season.plan.seed}/audit")
    assert season.bot
    for game_id in season.opened:
        snapshot = await season.bot.table.games.snapshot(game_id)
        async with season.bot.store.read() as rows:
            log = await rows.log(game_id, 0, 1_000_000)
            votes = await rows.some(VoteRow, game_id=game_id)
            deeds = await rows.some(DeedRow, game_id=game_id)
        found.ended[snapshot.row.status] += 1
        if snapshot.state is None:
            continue
        found.failures += _log(snapshot, log, season.visits.acknowledged.get(game_id, 0), rng)
        _count(found, log, deeds)
        found.votes.update(f"{vote.kind} {vote.result or 'open'}" for vote in votes)
        if snapshot.row.status == "running":
            stuck = list(_stuck(season, snapshot, votes))
            found.stuck += bool(stuck)
            found.failures += [f"stuck: {snapshot.row.kind} {game_id} ({snapshot.row.clock}): {each}" for each in stuck]
    return found


def _count(found: Findings, log: list[MoveRow], deeds: list[DeedRow]) -> None:
    """Count moves by who decided them, and turns of people."""
    defaults = {(deed.facts.get("seat"), deed.at) for deed in deeds if deed.kind == "vote-overdue-default"}
    for move in log:
        voted = move.how == "order" and (move.seat, move.at) in defaults
        found.moves["default" if voted else move.how] += 1
    found.turns += len({(move.seat, move.base) for move in log if move.how == "person"})


def _log(snapshot: GameSnapshot, log: list[MoveRow], acknowledged: int, rng: Random) -> Iterator[str]:
    """What is wrong with the log of a game: gaps, moves that were lost, another position than the stored one."""
    row, where = snapshot.row, f"{snapshot.row.kind} {snapshot.row.id}"
    if [move.seq for move in log] != list(range(1, row.seq + 1)):
        yield f"lost: {where}: the log has gaps"
    if row.seq < acknowledged:
        yield f"lost: {where}: somebody was told of move {acknowledged}, there are {row.seq}"
    game, setup = snapshot.game, Setup(len(snapshot.seats), row.options)
    state = play.start(game, setup, row.seed)
    for move in effective_moves(log):
        if rng.random() < LAWS:
            station = Station(row.seed, move.draw, game.codec.dump_json(state), play.parse(move.line))
            try:
                events_law(game, station, rng)
                secrecy_law(game, station, rng)
            except Broken as broken:
                yield f"leak: {where} move {move.seq}: {broken}"
        play.step(game, state, play.parse(move.line), chance(row.seed, move.draw))
    if play.digest(game, state) != play.digest(game, snapshot.state):
        yield f"lost: {where}: the log leads to another position"


def _stuck(season: Season, snapshot: GameSnapshot, votes: list[VoteRow]) -> Iterator[str]:
    """For whom a running game waits though it should not."""
    now = season.clock()
    if not snapshot.owing:
        yield "nobody is asked"
    ledger = {(wait.seat, wait.kind) for wait in snapshot.waits if wait.manner != "withdrawn"}
    if ledger != {(question.seat, question.kind) for question in snapshot.pending}:
        yield f"the ledger says {ledger}, asked are {snapshot.pending}"
    for seat in snapshot.owing:
        if seat.agent:
            yield f"computer in seat {seat.seat} does not answer"
    for (game_id, number), times in season.visits.in_vain.items():
        if game_id == snapshot.row.id and times >= IN_VAIN:
            yield f"seat {number} sat down {times} times and could not finish"
    for wait in snapshot.waits:
        if wait.blind and wait.awaited and wait.until is not None and now > wait.until + SLACK:
            yield f"a window is open for {(now - wait.until) / HOUR:.0f} hours too long"
    if snapshot.row.paused_at is None:
        for seat in snapshot.asked:
            if seat.person:
                yield from _late(season, snapshot, seat, votes)


def _late(season: Season, snapshot: GameSnapshot, seat: SeatRow, votes: list[VoteRow]) -> Iterator[str]:
    now, habits = season.clock(), season.people[seat.person or 0]
    waited = clocks.public_waits(snapshot, seat.seat)
    began = min(wait.since for wait in waited)
    pace = PACES.get(snapshot.row.clock)
    if pace is None:
        if not any(habits.gone(at) for at in range(began, now, DAY)) and now - began > 20 * habits.median + 14 * DAY:
            yield f"seat {seat.seat} plays, and has not answered {waited[0].kind} for {(now - began) / DAY:.0f} days"
        return
    about = [
        vote for vote in votes
        if vote.kind == "overdue" and vote.facts.get("seat") == seat.seat and vote.facts.get("since") == began
    ]  # fmt: skip
    if len(snapshot.people) > 1:
        yield from _after_clock(waited[0], about, now)
    days = 2 * VACATION_DAYS * habits.hours.long * HOUR
    extended = sum(vote.kind in ("extend", "pause", "resume", "clock") and vote.opened_at > began for vote in votes)
    waking = pace.most + (EXCUSED + len(about) + extended) * pace.answer + days
    latest = (
        habits.hours.after(began, waking) + (1 + len(about)) * (SILENT_SECONDS + DAY) + _stood(season, began, votes)
    )
    if now > latest + SLACK and len(snapshot.people) > 1:
        yield f"seat {seat.seat} has not answered {waited[0].kind} for {(now - began) / DAY:.0f} days"


def _after_clock(wait: WaitRow, votes: list[VoteRow], now: int) -> Iterator[str]:
    """A clock that has run out leads to a vote, and the vote to something."""
    if wait.until is None:
        yield f"the clock of seat {wait.seat} does not run"
    elif now > wait.until + SLACK and not any(not vote.result and vote.ends_at + TICK >= now for vote in votes):
        yield f"the clock of seat {wait.seat} ran out {(now - wait.until) / HOUR:.0f} hours ago, and nothing follows"


def _stood(season: Season, since: int, votes: list[VoteRow]) -> int:
    """For how long clocks stood still at most: while the bot was down, and in pauses."""
    down = sum(max(0, up - max(since, begun)) for begun, up in season.watch.down)
    paused = [vote.opened_at for vote in votes if vote.kind == "pause" and vote.result == "yes"]
    return down + (season.clock() - min(paused) if paused else 0)
