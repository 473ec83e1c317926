"""What a round brought: the points of each seat when it began and when it ended, and turn by turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Any

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.store.rows import MoveRow, Rows
from bot.table.game import history
from bot.table.game.jumps import effective_moves
from bot.table.game.positions import round_of
from bot.table.game.snapshot import GameSnapshot
from rules import amendments
from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Facts, Illegal
from rules.core.flow import Event
from rules.core.game import Game, Setup
from rules.core.hidden import view


class OtherRules(Exception):
    """The rules of today do not lead where a game has gone."""


@dataclass(frozen=True, slots=True)
class Played:
    """Moves in effect up to the end of a round, and the position from which they are replayed, in round `number`.

    `options` are those of the table, with the amendments of its rules. `end` is the position to which the moves have
    led; None where that is not known any more.
    """

    number: int
    start: Any
    moves: Sequence[MoveRow]
    options: Mapping[str, str]
    end: Any = None


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a round: its moves, and the public points of each seat before and after it.

    What is done in one go on both sides of the beginning of a round is two turns.
    """

    seat: int
    moves: Sequence[MoveRow]
    before: Sequence[int]
    after: Sequence[int]

    @property
    def gained(self) -> int:
        """The points that it brought its seat."""
        return self.after[self.seat] - self.before[self.seat]


@dataclass(frozen=True, slots=True)
class Round:
    """A round that has ended: the public points of each seat before and after it, and its turns.

    What only the end of the game brings is not among the points of the last one. `begin` and `end` are the positions at
    its beginning and its end as everybody may see them.
    """

    number: int
    before: Sequence[int]
    after: Sequence[int]
    turns: Sequence[Turn]
    end: Any = None
    begin: Any = None

    @property
    def scored(self) -> bool:
        """Whether anybody has other points than before."""
        return list(self.before) != list(self.after)

    @property
    def board(self) -> Any:
        """The position at its end as everybody may see it, by the number of this round: the next has begun by then."""
        seen = copy(self.end)
        if round_of(seen):
            seen.round = self.number
        return seen

    @property
    def seq(self) -> int:
        """The number of the move that ended it."""
        return self.turns[-1].moves[-1].seq


def round_begun(move: MoveRow) -> int:
    """The number of the round that began with a move, the last where there are several; 0 where none did."""
    return max((int(event.facts["round"]) for event in move.events if event.kind == "round"), default=0)


async def ended_rounds(rows: Rows, snapshot: GameSnapshot, moves: Sequence[MoveRow], *, over: bool) -> Played | None:
    """The last round that ended in some moves; None where none did. All rounds where they brought the game to an end.

    Where no position of its beginning is kept any more, all rounds before it too.
    """
    ends = [move for move in effective_moves(moves) if round_begun(move) > 1]
    if not (ends or over):
        return None
    last = snapshot.row.seq if over else ends[-1].seq
    log = effective_moves(await rows.log(snapshot.row.id, 0, last))
    heads = [move for move in log if round_begun(move) and move.seq < last]
    since = heads[-1].seq if heads else 0
    try:
        start = None if over else await history.position(rows, snapshot, since)
    except Refusal:  # as where the game has ended meanwhile
        start = None
    end = snapshot.state if last == snapshot.row.seq else None
    if start is None:
        return Played(1, first_position(snapshot), log, snapshot.row.options, end)
    number = round_begun(heads[-1]) if heads else 1
    return Played(number, start, [move for move in log if move.seq > since], snapshot.row.options, end)


async def rounds_of(snapshot: GameSnapshot, moves_played: Played | None) -> list[Round]:
    """The rounds that some moves ended, worked out in a thread of its own.

    `moves_played` are what `ended_rounds` has read; None, as where no round has ended, gives none. Empty, too, where
    the rules of today lead elsewhere with these moves.
    """
    if moves_played is None:
        return []
    return await asyncio.to_thread(replayed, snapshot.game, snapshot.row.seed, moves_played)


def replayed(game: Game, seed: str, moves_played: Played) -> list[Round]:
    """The rounds of some moves, each with its points, worked out by playing them again, the last of them ended.

    What comes before the first round is in none of them. Empty where the rules of today lead elsewhere with these
    moves, as in a game that began with those of before.
    """
    state, number = play.copy(game, moves_played.start), moves_played.number
    before = points = public_points(game, state)
    begin = view(state, None)
    found: list[Round] = []
    turns: list[Turn] = []
    again = played_again(game, seed, state, moves_played)
    try:
        for moves in turns_of(moves_played.moves):
            played_moves = [*islice(again, len(moves))]
            seen = view(state, None)
            after = before_the_end(game, seen)
            turns.append(Turn(moves[0].seat, played_moves, points, after))
            points = after
            if next_round := max(map(round_begun, played_moves)):
                if next_round > 1:
                    found.append(Round(number, before, points, turns, seen, begin))
                number, before, turns, begin = next_round, points, [], seen
        next(again, None)  # behind the last move it is known whether they have led there
    except OtherRules:
        return []
    return [*found, Round(number, before, points, turns, seen, begin)] if turns else found


def in_one_go(moves: Sequence[MoveRow]) -> Iterator[list[MoveRow]]:
    """Moves that a seat made in one go, such as those of a draft that was confirmed."""
    for _, together in groupby(moves, key=lambda move: (move.seat, move.base)):
        yield [*together]


def turns_of(moves: Sequence[MoveRow]) -> Iterator[list[MoveRow]]:
    """The turns among some moves: what a seat did in one go, up to the beginning of a round and from there on."""
    for together in in_one_go(moves):
        done = 0
        for place, move in enumerate(together, 1):
            if round_begun(move) or place == len(together):
                yield together[done:place]
                done = place


def before_the_end(game: Game, seen: Any) -> list[int]:
    """The points of each seat in a position as everybody may see it, without what only the end of the game brings."""
    return manifest(game.id).telling.sources.before_the_end(seen, game.scores(seen))


def first_position(snapshot: GameSnapshot) -> Any:
    """The position in which a game began."""
    return start_position(snapshot.game, len(snapshot.seats), snapshot.row.options, snapshot.row.seed)


def start_position(game: Game, seats: int, options: Mapping[str, str], seed: str) -> Any:
    """The first position of a table with these options, before its first move.

    Rules that were amended are played as they were, unless the options note the amendment as one of the beginning.
    Raises `Illegal` for options or a number of seats that the game does not have.
    """
    state = play.start(game, Setup(seats, amendments.choices_among(game.id, options)), seed)
    amendments.hold(game.id, state, options, 1)
    return state


def played_again(game: Game, seed: str, state: Any, moves_played: Played) -> Iterator[MoveRow]:
    """Make moves of a table again on a position, which changes with each.

    Raises `OtherRules` where the rules of today lead elsewhere: where they refuse a move, or tell something else of
    one and, behind the last, the position is not the `end`. Where that is not known, what is told decides alone.
    """
    options, told_alike = moves_played.options, True
    for move in moves_played.moves:
        amendments.hold(game.id, state, options, move.seq)
        try:
            outcome = play.step(game, state, play.parse(move.line), chance(seed, move.draw))
        except Illegal as refused:
            raise OtherRules from refused
        told_alike = told_alike and tells_alike(outcome.events, move.events)
        if not told_alike and moves_played.end is None:
            raise OtherRules
        yield move
    if not told_alike and play.digest(game, state) != play.digest(game, moves_played.end):
        raise OtherRules


def tells_alike(told: Sequence[Event], before: Sequence[Event]) -> bool:
    """Whether rules tell of a move what they told of it `before`: the same events, and the same in each fact of both.

    A later release may tell more of the same event, or call a part of it otherwise.
    """
    return len(told) == len(before) and all(
        (now.kind, now.seen_by) == (then.kind, then.seen_by) and facts_agree(now.facts, then.facts)
        for now, then in zip(told, before, strict=True)
    )


def facts_agree(told: Facts, before: Facts) -> bool:
    """Whether each fact that is told now and was `before` is the same."""
    return all(told.get(name, fact) == fact for name, fact in before.items())


def public_points(game: Game, state: Any) -> list[int]:
    """The points of each seat as everybody may know them."""
    return game.scores(view(state, None))


def ranks(points: Sequence[int]) -> list[int]:
    """The place of each seat by its points, the first is 1; equal points share a place."""
    return [1 + sum(other > own for other in points) for own in points]


def order(points: Sequence[int]) -> Iterator[int]:
    """The seats by their points, the most first; of equal points the lower seat."""
    yield from sorted(range(len(points)), key=lambda seat: -points[seat])


def leaders(points: Sequence[int]) -> list[int]:
    """The seats with the most points; none where all have the same."""
    if len({*points}) == 1:
        return []
    return [seat for seat, own in enumerate(points) if own == max(points)]
