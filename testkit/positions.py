"""Positions of seeded games to look at, made once, with the options that views ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from random import Random
from types import ModuleType
from typing import Any

from bot.manifest.manifest import manifest
from images.options import Options
from rules import games
from rules.core.flow import Event
from rules.core.game import Game, Setup, effective
from rules.core.hidden import view
from rules.core.play import Move, start
from testkit.drawn import Noting, drawn_again
from testkit.kept import Kept, KeptGame, kept, kept_games
from testkit.random_games import random_game

PLAYED = 25  # games, of each the position after some moves and the last; fewer where a game says so
EAGER = 6  # how often an answer that is the default is drawn again: games go deeper
LATELY = 14  # moves that "since my last move" looks back
Told = tuple[bytes, tuple[Event, ...]]  # a position as stored, of which hundreds take little, and what its move told
NAMES = ["Ada", "가나다라마바사", "A name as long as they come, 32 …", "\U0001f680"]


@dataclass(frozen=True)
class Position:
    """A position as its seat sees it, and what views of it are asked with."""

    view: Any
    opts: Options


@cache
def positions(game_id: str) -> list[Position]:
    """Positions of seeded games, early and late, with all numbers of seats and all options in turn."""
    game = games.game(game_id)
    return [_position(game, each) for each in kept(game_id)]


def played_games(game_id: str) -> Iterator[tuple[KeptGame, list[Kept]]]:
    """The games that positions are kept of, thought out anew, each with the positions that are kept of it."""
    for number in range(getattr(additions(game_id), "PLAYED", PLAYED)):
        yield _game(games.game(game_id), number)


def positions_again(game: Game, played: KeptGame, positions: Sequence[Kept]) -> Iterator[Kept]:
    """The positions that are kept of a game, as its moves lead to them again and as the same was drawn for views."""
    looked_at = {each.moves for each in positions}
    told = [
        (game.codec.dump_json(state) if at in looked_at else b"", events)
        for at, (state, events) in enumerate(played.played(game))
    ]
    for each in positions:
        yield _kept(game, told, each.moves, played.number, each.seat, drawn_again(each.drawn))


@cache
def seen(game_id: str, what: str) -> list[Position]:
    """Positions to look at in a view, with those that the game adds for it."""
    own = getattr(additions(game_id), "more_positions", lambda what: ())
    common = [for_view(game_id, what, position) for position in positions(game_id)]
    return [*common, *(Position(seen, Options(**options)) for seen, options in own(what))]


def for_view(game_id: str, what: str, position: Position) -> Position:
    """A position with the events that a view is asked with.

    The view of a digest (`Telling.digest`) is told what the time brought, each other one the log as it is.
    """
    digest = manifest(game_id).telling.digest
    if what != digest.view:
        return position
    told = [event for _, event in position.opts.events]
    brought = digest.of(position.view, position.view, told)
    return replace(position, opts=replace(position.opts, events=tuple(enumerate(brought))))


def amid(game_id: str, seats: int) -> Position:
    """What a seat sees about halfway through a kept game of so many; always the same.

    With the options that views ask for. Raises ValueError where no game of so many is kept.
    """
    return _position(games.game(game_id), _kept_of(game_id, seats)[0])


def ended(game_id: str, seats: int) -> Position:
    """What a seat sees at the end of the kept game that `amid` is of, with the options that views ask for.

    Raises ValueError where no game of so many is kept.
    """
    return _position(games.game(game_id), _kept_of(game_id, seats)[1])


@cache
def _kept_of(game_id: str, seats: int) -> tuple[Kept, Kept]:
    """Of all kept games of so many the position nearest to the middle of its game, and the last one of the same."""
    ends = {played.number: len(played.moves) for played in kept_games(game_id) if played.seats == seats}
    found = [each for each in kept(game_id) if each.seed in ends]
    middle = min(found, key=lambda each: abs(each.moves / ends[each.seed] - 0.5))
    return middle, next(each for each in found if (each.seed, each.moves) == (middle.seed, ends[middle.seed]))


def reached(game_id: str, seats: int, share: float, seed: str = "", seat: int = 0) -> Position:
    """What a seat sees of a game of default options of which a share of the moves, 0 to 1, is played by chance.

    The same for the same `seed`, and played anew each time.
    """
    game, random = games.game(game_id), Random(seed)
    setup, name = Setup(seats, {}), f"reached/{seed}"
    played = _played(game, setup, name, random) if share else [(game.codec.dump_json(start(game, setup, name)), ())]
    return _position(game, _kept(game, played, round(share * (len(played) - 1)), 0, seat, random))


def _game(game: Game, number: int) -> tuple[KeptGame, list[Kept]]:
    seed, random = f"look/{number}", Random(f"look/{number}")
    options = {option.id: random.choice(option.choices) for option in game.options if len(option.choices) > 1}
    seats = game.seats[number % len(game.seats)]
    setup = Setup(seats, effective(game, seats, options))
    moves, told = list[str](), [(game.codec.dump_json(start(game, setup, seed)), tuple[Event, ...]())]
    for state, move, outcome in random_game(game, setup, seed, random, eager=EAGER):
        moves.append(str(move))
        told.append((game.codec.dump_json(state), outcome.events))
    looked_at = (random.randrange(len(told)), len(moves))
    positions = [_kept(game, told, at, number, random.randrange(seats), random) for at in looked_at]
    return KeptGame(number, seats, dict(setup.options), seed, tuple(moves)), positions


def _played(game: Game, setup: Setup, seed: str, random: Random) -> list[Told]:
    """A whole game: each position with what its move told."""
    moves = random_game(game, setup, seed, random, eager=EAGER)
    begun = game.codec.dump_json(start(game, setup, seed))
    return [(begun, ()), *((game.codec.dump_json(state), outcome.events) for state, _, outcome in moves)]


def _kept(game: Game, played: Sequence[Told], at: int, seed: int, seat: int, random: Random) -> Kept:
    stored, lately = played[at][0], played[max(0, at - LATELY) : at + 1]
    state = game.codec.validate_json(stored)
    public = [event for _, events in lately for event in events if event.seen_by is None]
    options: Callable[[Any, int, Random], dict[str, Any]] = getattr(
        additions(game.id), "view_options", lambda state, seat, random: {}
    )
    noting = Noting.of(random)
    opts = options(state, seat, noting)
    return Kept(game.id, seed, at, seat, stored.decode(), opts, tuple(enumerate(public, 41)), tuple(noting.drawn))


def _position(game: Game, each: Kept) -> Position:
    state = each.position(game)
    names, open_seats = NAMES[: len(state.players)], asked(game, state)
    course = tuple(_risen(seat, each.seed) for seat in range(len(state.players)))
    points = tuple(zip(*course, strict=True))
    common = Options(seat=each.seat, names=names, events=each.events, asked=open_seats, course=points)
    own: dict[str, Any] = {**each.opts}
    return Position(view(state, each.seat), replace(common, **own))


def _risen(seat: int, seed: int) -> list[int]:
    """Points after each round of a game, now and then some fewer than before."""
    random = Random(f"course/{seed}/{seat}")
    rounds = 1 + seed % 9
    return [*accumulate((random.randint(-2, 30) for _ in range(rounds)), initial=0)]


def asked(game: Game, state: Any) -> tuple[int, ...]:
    """The seats that owe an answer, as the table tells pictures."""
    return tuple(sorted({question.seat for question in game.pending(state) if not question.settled}))


def more_games(game_id: str) -> Iterator[tuple[Any, Sequence[Event]]]:
    """Positions with what happened then, of the games that a game adds because random ones seldom come so far."""
    yield from getattr(additions(game_id), "more_games", lambda: ())()


def more_answers(game_id: str) -> Iterator[Iterator[tuple[Any, Move, Any, Sequence[Event]]]]:
    """Such games answer by answer, each with the position before it, the one after it and what happened."""
    yield from getattr(additions(game_id), "more_answers", lambda: ())()


@cache
def additions(game_id: str) -> ModuleType | None:
    """What the game adds: `view_options(state, seat, random)`, `more_positions(view)`, `more_games()`, `searches()`.

    Also `more_answers()`, `samples()` to keep, `components()` and `used(event, state)`, see `testkit/coverage.py`;
    `PLAYED`: of how many games positions are kept.
    `GROUND`, `SIGNS` and `SHAPES` for `tests/images/measure.py`.
    """
    return games.optional_module(f"testkit.games.{game_id}")
