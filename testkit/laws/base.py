"""What laws are made of: positions on the way of a random game, and what to demand of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.flow import Event
from rules.core.game import Game, Outcome, Setup
from rules.core.play import Move, step


class Broken(AssertionError):
    """A game breaks the law named `law`: an AssertionError, so that tests fail; it says the `detail` that shows it."""

    def __init__(self, law: str, detail: object) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def demand(holds: bool, law: str, detail: object) -> None:  # noqa: FBT001  # reads as an assertion does
    """Raise `Broken` with `detail` where `holds` is false: something that the law named `law` asks for.

    `demand(state.ore >= 0, "purse", state.ore)` reads as an assertion does.
    """
    if not holds:
        raise Broken(law, detail)


def without_faults(game: Game, state: Any, law: str, when: str) -> None:
    """Demand that `Game.faults` finds nothing in a position; `when` begins the detail, such as `after p1 build a3`."""
    found = game.faults(state)
    demand(found == [], law, f"{when}: {found}")


@dataclass(frozen=True, slots=True)
class Station:
    """A position as stored, before move number `seq` of a game; so many seats are `asked` in it and awaited.

    events: what the move told. kinds: those of the questions that are open in the position.
    """

    seed: str
    seq: int
    saved: bytes
    move: Move
    asked: int = 1
    events: tuple[Event, ...] = ()
    kinds: frozenset[str] = frozenset()

    def position(self, game: Game) -> Any:
        """The position, read anew each time: it may be changed, and the station stays as it was."""
        return game.codec.validate_json(self.saved)

    def step(self, game: Game, state: Any, move: Move) -> Outcome:
        """Make `move`, its own or another one, in `state` in place, with the chance that it had in the game.

        Raises `Illegal` where the rules refuse it; the position may be half changed then.
        """
        return step(game, state, move, chance(self.seed, self.seq))


@dataclass(frozen=True, slots=True)
class Play:
    """A whole random game: what it began with, a station for each of its moves, and its last position as stored.

    `testkit.laws.whole.play` makes one; `tests.played.plays` gives those that many tests share.
    """

    setup: Setup
    seed: str
    stations: tuple[Station, ...]
    last: bytes

    @property
    def moves(self) -> list[Move]:
        """All moves of the game in order: those that `rules.core.play.replay` takes with its `setup` and `seed`."""
        return [station.move for station in self.stations]

    @property
    def digest(self) -> str:
        """That of the last position, as `rules.core.play.digest` gives it."""
        return _digest(self.last)

    @property
    def fingerprint(self) -> str:
        """A digest of all moves and positions, as `fingerprint` gives it of such a game."""
        mark = blake2b(digest_size=16)
        after = [*(station.saved for station in self.stations[1:]), self.last]
        for station, saved in zip(self.stations, after, strict=True):
            mark.update(f"{station.move} {_digest(saved)}\n".encode())
        return mark.hexdigest()


def _digest(saved: bytes) -> str:
    return blake2b(saved, digest_size=16).hexdigest()


SCALARS = frozenset((str, int, bool, type(None)))  # most of a position: nothing lies within


@cache
def _names(kind: type) -> tuple[str, ...] | None:
    """The names of a dataclass's fields; None for any other class."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else None


def parts(value: Any) -> Iterable[tuple[Any, Any]]:
    """What a position, or anything in it, is made of: names, keys or places, and what stands there."""
    if isinstance(value, dict):
        return value.items()
    if isinstance(value, list | tuple):
        return enumerate(value)
    return ((name, getattr(value, name)) for name in _names(value.__class__) or ())


def walk(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Everything in a position with its path, parents first."""
    yield path, value
    for key, item in parts(value):
        if item.__class__ in SCALARS:
            yield (*path, key), item
        else:
            yield from walk(item, (*path, key))


def questions(game: Game, state: Any, seat: int) -> list[Decision]:
    """What a seat is asked."""
    return list(game.pending(state, seat))


def listed(decision: Decision) -> list[str]:
    """The words a question lists."""
    return [option.word for option in getattr(decision.ask, "options", getattr(decision.ask, "slots", ()))]


def seats(game: Game, state: Any) -> range:
    """The numbers of the seats at the table, from 0 on; also of those who are out of the game."""
    return range(len(game.scores(state)))


def answers(game: Game, station: Station, law: str, decision: Decision, answer: Answer) -> None:
    """Demand that `answer` may be given to `decision` here, and leaves a position without faults."""
    state = station.position(game)
    try:
        decision.ask.check(answer)
        station.step(game, state, Move(decision.seat, decision.kind, answer))
    except Illegal as refusal:
        raise Broken(law, f"{decision.kind} {answer} is refused: {refusal}") from refusal
    without_faults(game, state, law, f"{decision.kind} {answer} leaves")


def readable(event: Event, seat: int) -> bool:
    """Whether a seat may read an event."""
    return event.seen_by is None or seat in event.seen_by
