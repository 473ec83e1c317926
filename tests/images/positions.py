"""Positions of seeded games to look at, made once, with the options that views ask for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from rules import games
from rules.core.flow import Event
from rules.core.game import Game, Setup
from rules.core.hidden import view
from rules.core.play import playout, start
from rules.gaia.galaxy import FACES
from rules.race.cards import DESIGNS

PLAYED = 25  # games, of each the position after some moves and the last
LATELY = 14  # moves that "since my last move" looks back
NAMES = ["Ada", "가나다라마바사", "A name as long as they come, 32 …", "\U0001f680"]


@dataclass(frozen=True)
class Position:
    """A position as its seat sees it, and what views of it are asked with."""

    view: Any
    opts: dict[str, Any]


@cache
def positions(game_id: str) -> list[Position]:
    """Positions of seeded games, early and late, with all numbers of seats and all options in turn."""
    return [position for number in range(PLAYED) for position in _of(games.game(game_id), number)]


def _of(game: Game, number: int) -> Iterator[Position]:
    random = Random(f"look/{number}")
    options = {option.id: random.choice(option.choices) for option in game.options}
    setup = Setup(game.seats[number % len(game.seats)], options)
    states, told = [start(game, setup, f"look/{number}")], list[tuple[Event, ...]]([()])
    for state, _, outcome in playout(game, setup, f"look/{number}", random, eager=6):
        states.append(state)
        told.append(outcome.events)
    for at in (random.randrange(len(states)), len(states) - 1):
        yield _position(game, states[at], told[max(0, at - LATELY) : at + 1], random)


def _position(game: Game, state: Any, told: list[tuple[Event, ...]], random: Random) -> Position:
    seats = len(state.players)
    seat = random.randrange(seats)
    public = [event for events in told for event in events if event.seen_by is None]
    common = {"seat": seat, "names": NAMES[:seats], "events": tuple(enumerate(public, 41))}
    return Position(view(state, seat), common | _OPTIONS[game.id](state, random))


def _gaia(state: Any, random: Random) -> dict[str, Any]:
    hexes = list(state.galaxy.hexes)
    sector = str(FACES[random.choice(state.sectors).face].number) if state.sectors else ""
    return {"sector": sector, "choices": tuple(random.sample(hexes, min(len(hexes), random.randint(1, 25))))}


def _race(state: Any, random: Random) -> dict[str, Any]:
    return {"card": random.choice(sorted(DESIGNS[state.options["edition"]]))}


_OPTIONS = {"gaia": _gaia, "race": _race}
