"""Moments of games among computers, kept beside the pictures that are painted of them."""

from __future__ import annotations

import gzip
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from bot.manifest.manifest import Shown, manifest
from rules import games
from rules.core.decisions import Decision, Pick
from rules.core.flow import Event
from rules.core.game import Game, Setup
from rules.core.play import start
from rules.core.saves import load, save
from testkit.computer_games import among_computers

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
KEPT = FOLDER / "moments.json.gz"
NAMES = ("Ann", "Ben", "Cho", "Dana")


@dataclass(frozen=True)
class Wanted:
    """The first position from a share of a game's moves on in which somebody is asked a question of this kind.

    That has `few` options at least and `most` at most, under this heading where one is named. Without a kind any
    position will do; `fought`: the one after the most was told of a battle.
    """

    share: float = 0
    kind: str = ""
    heading: str = ""
    few: int = 0
    most: int = 99
    fought: bool = False


@dataclass(frozen=True)
class Kept:
    """With how many a game is played, and which of its moments are kept, by name."""

    seats: int
    moments: dict[str, Wanted]


@dataclass(frozen=True)
class Moment:
    """A position as a release stores it, with who looks at it, what happened in its round, and points round by round.

    `tile` is where the battle was of which it tells.
    """

    name: str
    game: str
    version: int
    seat: int
    state: str
    tile: str = ""
    events: tuple[Event, ...] = ()
    course: tuple[tuple[int, ...], ...] = ()

    def position(self) -> Any:
        """The position, lifted to the present rules."""
        return load(games.game(self.game), self.version, self.state.encode())


@dataclass(frozen=True)
class _Reached:
    """A position of a game with what the move before it told."""

    state: Any
    events: tuple[Event, ...]


_LINE = TypeAdapter(Moment)


def described() -> dict[str, Any]:
    """What `pictures.toml` says: of each game what is kept of it (`games`), and what is painted (`pictures`)."""
    return tomllib.loads((FOLDER / "pictures.toml").read_text("utf-8"))


def kept() -> dict[str, Moment]:
    """The moments by name."""
    lines = gzip.decompress(KEPT.read_bytes()).splitlines()
    return {moment.name: moment for moment in map(_LINE.validate_json, lines)}


def play() -> None:
    """Play a game of each kind among computers, and keep its moments anew."""
    wanted = TypeAdapter(dict[str, Kept]).validate_python(described()["games"])
    lines = [
        _LINE.dump_json(moment) for game_id, keep in wanted.items() for moment in _moments(games.game(game_id), keep)
    ]
    KEPT.write_bytes(gzip.compress(b"\n".join(lines), mtime=0))


def _moments(game: Game, keep: Kept) -> Iterator[Moment]:
    seed = f"guide/{game.id}"
    begun = start(game, Setup(keep.seats, {}), seed)
    played = [_Reached(begun, ())]
    played += [_Reached(state, outcome.events) for state, _, outcome in among_computers(game, begun, seed)]
    for name, wanted in keep.moments.items():
        at = _place(game, played, wanted)
        state = played[at].state
        seats = [question.seat for question in game.pending(state) if question.kind == wanted.kind]
        events = [event for each in played[: at + 1] if each.state.round == state.round for event in each.events]
        tile = next((shown.options.tile for shown in _shown(game, played[at].events)), "")
        course, stored = _course(game, played[: at + 1]), save(game, state).decode()
        yield Moment(name, game.id, game.version, (*seats, 0)[0], stored, tile, tuple(events), course)


def _place(game: Game, played: Sequence[_Reached], wanted: Wanted) -> int:
    if wanted.fought:
        return max(range(len(played)), key=lambda at: _told(game, played[at].events))
    first = round(wanted.share * (len(played) - 1))
    return next(at for at in range(first, len(played)) if _is_wanted(game, played[at].state, wanted))


def _is_wanted(game: Game, state: Any, wanted: Wanted) -> bool:
    counts = [_options(question, wanted.heading) for question in game.pending(state) if question.kind == wanted.kind]
    return not wanted.kind or any(wanted.few <= count <= wanted.most for count in counts)


def _options(question: Decision, heading: str) -> int:
    options = question.ask.options if isinstance(question.ask, Pick) else ()
    return sum(heading in ("", option.group) for option in options)


def _told(game: Game, events: Sequence[Event]) -> int:
    """How much there is of a battle in what a move told; nothing where it was not over."""
    if not _shown(game, events):
        return 0
    return len(events)


def _shown(game: Game, events: Sequence[Event]) -> Sequence[Shown]:
    return [*manifest(game.id).telling.shows(events)]


def _course(game: Game, played: Sequence[_Reached]) -> tuple[tuple[int, ...], ...]:
    """The points when the first round began and after each round, and in the end."""
    rounds: dict[int, tuple[int, ...]] = {}
    for reached in played:
        rounds.setdefault(reached.state.round, tuple(game.scores(reached.state)))
    return (*(rounds[number] for number in sorted(rounds) if number), tuple(game.scores(played[-1].state)))
