"""Positions of seeded games to look at, made once, with the options that views ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.ui.panel.question_controls import AREAS
from rules import games
from rules.core.flow import Event
from rules.core.game import Game, Setup, effective
from rules.core.hidden import view
from rules.core.play import playout, start
from rules.gaia.board.galaxy import FACES
from rules.gaia.game import GAME
from rules.race.cards.designs import DESIGNS
from tests.gaia.rich import rich_game

PLAYED = 25  # games, of each the position after some moves and the last
LATELY = 14  # moves that "since my last move" looks back
READINGS = ("subset", "printed", "flexible")
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


@cache
def seen(game_id: str, what: str) -> list[Position]:
    """Positions to look at in a view: for that of places also those in which federations are proposed."""
    found = positions(game_id)
    return [*found, *_proposals()] if (game_id, what) == ("gaia", "places") else found


def _proposals() -> Iterator[Position]:
    """Federations that rich players could form, as many as a crop shows and those next on the list."""
    for seats in (2, 3, 4):
        for state, move, _ in rich_game(Setup(seats, {"federations": READINGS[seats - 2]}), seats):
            if move.kind != "federate":
                continue
            offers = next(asked.ask.offers for asked in GAME.pending(state) if asked.kind == "federate")
            for page in range(0, len(offers), AREAS):
                areas = tuple(map(" ".join, offers[page : page + AREAS]))
                yield Position(view(state, move.seat), {"seat": move.seat, "choices": areas})


def reached(game_id: str, seats: int, share: float, seed: str = "", seat: int = 0) -> Position:
    """What a seat sees of a game of default options, a share of its moves played, from 0 to 1."""
    game, random = games.game(game_id), Random(seed)
    played = _played(game, Setup(seats, {}), f"reached/{seed}", random)
    return _position(game, played, round(share * (len(played) - 1)), seat, random)


def _of(game: Game, number: int) -> Iterator[Position]:
    random = Random(f"look/{number}")
    options = {option.id: random.choice(option.choices) for option in game.options}
    seats = game.seats[number % len(game.seats)]
    setup = Setup(seats, effective(game, seats, options))
    played = _played(game, setup, f"look/{number}", random)
    for at in (random.randrange(len(played)), len(played) - 1):
        yield _position(game, played, at, random.randrange(setup.seats), random)


def _played(game: Game, setup: Setup, seed: str, random: Random) -> list[tuple[Any, tuple[Event, ...]]]:
    """A whole game: each position with what its move told."""
    moves = playout(game, setup, seed, random, eager=6)
    return [(start(game, setup, seed), ()), *((state, outcome.events) for state, _, outcome in moves)]


def _position(
    game: Game, played: Sequence[tuple[Any, tuple[Event, ...]]], at: int, seat: int, random: Random
) -> Position:
    state, lately = played[at][0], played[max(0, at - LATELY) : at + 1]
    public = [event for _, events in lately for event in events if event.seen_by is None]
    common = {"seat": seat, "names": NAMES[: len(state.players)], "events": tuple(enumerate(public, 41))}
    common["asked"] = asked(game, state)
    return Position(view(state, seat), common | _OPTIONS[game.id](state, random))


def asked(game: Game, state: Any) -> tuple[int, ...]:
    """The seats that owe an answer, as the table tells pictures."""
    return tuple(sorted({question.seat for question in game.pending(state) if not question.settled}))


def _gaia(state: Any, random: Random) -> dict[str, Any]:
    hexes = list(state.galaxy.hexes)
    sector = str(FACES[random.choice(state.sectors).face].number) if state.sectors else ""
    return {"sector": sector, "choices": tuple(random.sample(hexes, min(len(hexes), random.randint(1, 25))))}


def _race(state: Any, random: Random) -> dict[str, Any]:
    return {"card": random.choice(sorted(DESIGNS[state.options["edition"]]))}


_OPTIONS = {"gaia": _gaia, "race": _race}
