"""Chapters that are shorter than a round: which of them ended with some moves, and what each brought everybody.

A chapter is told from the position behind the move with which it began to that behind the move with which it ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from bot.errors import Refusal
from bot.manifest.digest import Digest
from bot.manifest.manifest import manifest
from bot.store.rows import MoveRow, Rows
from bot.table.course.rounds import OtherRules, Played, first_position, played_again, round_begun
from bot.table.game import history
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot, visible_events
from rules.core import play
from rules.core.flow import Event
from rules.core.hidden import view

ROUND = "round"  # the kind of the event with which a round begins, in every game, and the fact that is its number


@dataclass(slots=True)
class Part:
    """What opened a chapter, and what was told in it so far."""

    opened: list[Event] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a game as everybody may see it: what opened it, the round it was in, and what it brought.

    opened: several events where short chapters went by in one move. brought: those of `Digest.of`.
    """

    opened: Sequence[Event]
    round: int
    brought: Sequence[Event]

    @property
    def told(self) -> tuple[tuple[int, Event], ...]:
        """What its picture is told: its round, what opened it, then what it brought."""
        return tuple((0, event) for event in (Event(ROUND, {ROUND: self.round}), *self.opened, *self.brought))


def digest_of(snapshot: GameSnapshot) -> Digest:
    """How the game is told in short."""
    return manifest(snapshot.row.kind).telling.digest


async def ended_chapters(rows: Rows, snapshot: GameSnapshot, moves: Sequence[MoveRow], *, over: bool) -> Played | None:
    """The chapters that ended in some moves, from the beginning of the first of them; None where none did.

    With the game the last of them has ended, too.
    """
    digest = digest_of(snapshot)
    if not digest.begins:
        return None
    here = effective_moves(moves)
    ends = [move.seq for move in here if any(_begins(event, digest) for event in move.events)]
    if over and here:
        ends.append(here[-1].seq)
    if not ends:
        return None
    log = effective_moves(await rows.log(snapshot.row.id, 0, ends[-1]))
    heads = [move for move in log if move.seq < ends[0] and any(_begins(event, digest) for event in move.events)]
    since = heads[-1].seq if heads else 0
    end = snapshot.state if ends[-1] == snapshot.row.seq else None
    try:
        start = await history.position(rows, snapshot, since)
    except Refusal:  # none is kept any more
        return Played(0, first_position(snapshot), log, snapshot.row.options, end)
    return Played(since, start, [move for move in log if move.seq >= since], snapshot.row.options, end)


async def chapters_of(snapshot: GameSnapshot, moves_played: Played | None, told: Sequence[MoveRow]) -> list[Chapter]:
    """The chapters that ended with the moves told, worked out in a thread of its own.

    `moves_played` are what `ended_chapters` has read. Empty where the rules of today lead elsewhere with them.
    """
    if moves_played is None:
        return []
    return await asyncio.to_thread(replayed_chapters, snapshot, moves_played, {move.seq for move in told})


def replayed_chapters(snapshot: GameSnapshot, moves_played: Played, told: Collection[int]) -> list[Chapter]:
    """The chapters that ended with moves of these numbers, by playing again all since the first of them began.

    What comes before the first round is no chapter.
    """
    digest, state = digest_of(snapshot), play.copy(snapshot.game, moves_played.start)
    head = [move for move in moves_played.moves if move.seq == moves_played.number]
    going = _parts(digest, head[0])[-1] if head else Part([*filter(None, [digest.first])])
    before = view(state, None)
    found: list[Chapter] = []
    try:
        rest = replace(moves_played, moves=moves_played.moves[len(head) :])
        for move in played_again(snapshot.game, snapshot.row.seed, state, rest):
            parts = _parts(digest, move)
            going.events += parts[0].events
            if len(parts) == 1 and not _ends_game(snapshot, move):
                continue
            for short in parts[1:-1]:
                going.opened += short.opened
                going.events += short.events
            after = view(state, None)
            if move.seq in told and round_begun(move) != 1:
                brought = digest.of(before, after, going.events)
                found.append(Chapter(going.opened, getattr(before, ROUND, 0), brought))
            going, before = parts[-1], after
    except OtherRules:
        return []
    return found


def _ends_game(snapshot: GameSnapshot, move: MoveRow) -> bool:
    return snapshot.row.status == "over" and move.seq == snapshot.row.seq


def _begins(event: Event, digest: Digest) -> bool:
    return event.kind == ROUND or event.kind in digest.begins


def _parts(digest: Digest, move: MoveRow) -> list[Part]:
    """What a move told to all, parted where a chapter begins; the first part belongs to the one that goes on.

    A round and the chapter that it begins with are one beginning.
    """
    parts, round_begins = [Part()], False
    for event in visible_events(move.events, None):
        if not _begins(event, digest):
            round_begins = False
            parts[-1].events.append(event)
            continue
        if not round_begins:
            parts.append(Part())
        round_begins = event.kind == ROUND
        if not round_begins:
            parts[-1].opened.append(event)
    return parts
