"""What must hold of the clocks of a season: a bank grows by a turn that stays and by what was given, and by no undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.store.clock_rows import SeatClock
from bot.store.company_rows import SittingRow
from bot.store.deed_rows import VoteRow
from bot.store.rows import MoveRow
from bot.table.clocks.clock import PACES
from bot.table.clocks.clocks_back import clocks_of
from bot.table.game.jumps import JUMPS, target
from bot.table.game.snapshot import GameSnapshot
from bot.table.votes.ballots import YES


def grown(
    snapshot: GameSnapshot, log: Sequence[MoveRow], sittings: Sequence[SittingRow], votes: Sequence[VoteRow]
) -> Iterator[str]:
    """The banks of a game that have grown by no turn that stays, and waits that began anew by an undo, move by move."""
    if not log:
        return
    agreed = {vote.facts.get("move") for vote in votes if vote.kind in ("undo", "correct") and vote.result == YES}
    commits = [[*moves] for _, moves in groupby(log, key=lambda move: move.base)]
    afterwards = [*(moves[0].clocks for moves in commits[1:]), clocks_of(snapshot)]
    by_seq = {moves[0].seq: moves[0].clocks for moves in commits}
    for moves, then in zip(commits, afterwards, strict=True):
        first = moves[0]
        before = by_seq.get(target(first) + 1, ()) if first.how in JUMPS else first.clocks
        moved = {move.seat for move in moves if move.how not in JUMPS}
        alone = first.how in JUMPS and target(first) + 1 not in agreed
        for old, new in _of_one_person(before, then, sittings, first):
            if alone and new.seat == first.seat and not _began(old).items() <= _began(new).items():
                yield f"what seat {new.seat} is asked began anew with {first.seq}: {first.line}"
            pace = PACES[new.pace]
            most = _bare(old) + pace.answer * (new.seat in moved)
            if _bare(new) > most:
                yield f"the bank of seat {new.seat} grew to {_bare(new)}, of {most}, with {first.seq}: {first.line}"


def _of_one_person(
    before: Sequence[SeatClock], then: Sequence[SeatClock], sittings: Sequence[SittingRow], first: MoveRow
) -> Iterator[tuple[SeatClock, SeatClock]]:
    """The clocks of those who sat there before and after a turn, at a table with one pace."""
    old = {each.seat: each for each in before}
    begun = target(first) if first.how in JUMPS else first.base
    for new in then:
        was = old.get(new.seat)
        if was and was.pace == new.pace and new.pace in PACES and not _sat_down(sittings, new.seat, begun):
            yield was, new


def _sat_down(sittings: Sequence[SittingRow], seat: int, seq: int) -> bool:
    return any(each.seat == seat and each.seq > seq for each in sittings)


def _began(each: SeatClock) -> dict[str, int]:
    return {asked.kind: asked.since for asked in each.asked}


def _bare(each: SeatClock) -> int:
    """What is in a bank without what was given."""
    return (PACES[each.pace].most if each.bank is None else each.bank) - each.credit
