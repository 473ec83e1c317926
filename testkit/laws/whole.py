"""Whole games: set-ups, a random game to its end, the same game again and in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from itertools import islice
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any

from rules.core.decisions import Decision, Illegal
from rules.core.game import Game, Outcome, Setup, TableOption, effective
from rules.core.hidden import view
from rules.core.play import digest, replay, start
from testkit.laws.base import SCALARS, Broken, Play, Station, demand, without_faults
from testkit.laws.together import asked_once
from testkit.playouts import AskedOnce
from testkit.random_games import random_game

BOUND = 3000
CLOSELY = (
    100  # so many positions of a game are looked into, and of those behind them every fifth: what is lost stays lost
)
ROOT = Path(__file__).parents[2]
Watch = Callable[[Any, Outcome], None]


def setups(game: Game) -> list[Setup]:
    """Few set-ups that hold each number of seats and each choice of each table option at least once, texts too."""
    values = {option.id: [*option.choices, *_example(game, option)] for option in game.options}
    count = max([len(game.seats), *map(len, values.values())])
    rounds = ({id: each[number % len(each)] for id, each in values.items()} for number in range(count))
    found = [fitting(game, number, options) for number, options in enumerate(rounds)]
    played = {setup.seats for setup in found}  # options may have moved some of them to other numbers of seats
    return [*found, *(Setup(seats) for seats in game.seats if seats not in played)]


def _example(game: Game, option: TableOption) -> list[str]:
    """A text for an option that takes one, for as many as can play."""
    return [option.text.example(game.seats[-1])] if option.text else []


def fitting(game: Game, first: int, options: Mapping[str, str]) -> Setup:
    """A set-up with these options; the `first` number of seats unless the options refuse so many.

    Where they fit together with no number, those are left out that have no effect with it.
    """
    numbers = [game.seats[(first + shift) % len(game.seats)] for shift in range(len(game.seats))]
    whole = [Setup(seats, options) for seats in numbers]
    for setup in (*whole, *(Setup(seats, effective(game, seats, options)) for seats in numbers)):
        try:
            start(game, setup, "fitting")
        except Illegal:
            continue
        return setup
    raise Broken("plays", f"no number of seats fits {options}")


def play(game: Game, setup: Setup, seed: str, bound: int = BOUND, watch: Watch | None = None) -> Play:
    """A random game to its end; `watch` is shown each position and what led there."""
    try:
        return _play(game, setup, seed, bound, watch)
    except Broken:
        raise
    except Exception as error:
        raise Broken("plays", f"{setup} {seed}: {error!r}") from error


def _play(game: Game, setup: Setup, seed: str, bound: int, watch: Watch | None) -> Play:
    stations: list[Station] = []
    state, overs, once = start(game, setup, seed), 0, AskedOnce(game)
    asked, kinds = look(once.pending(state)), kinds_of(once.pending(state))
    whole(game, state)
    saved = game.codec.dump_json(state)
    for state, move, outcome in islice(random_game(game, setup, seed, Random(seed), pending=once.pending), bound):
        stations.append(Station(seed, len(stations) + 1, saved, move, asked, outcome.events, kinds))
        asked, kinds = look(once.pending(state)), kinds_of(once.pending(state))
        if len(stations) < CLOSELY or len(stations) % 5 == 0:
            whole(game, state)
        if watch:
            watch(state, outcome)
        overs += sum(event.kind == "over" for event in outcome.events)
        saved = game.codec.dump_json(state)
    whole(game, state)
    demand(not game.pending(state), "ends", f"{setup} {seed}: not over after {len(stations)} moves")
    demand(not state.stack, "ends", f"{setup} {seed}: nobody is asked, but {state.stack} is left")
    demand(overs == 1, "ends", f"{setup} {seed}: `over` was told {overs} times")
    demand(bool(game.winners(state)) and len(game.scores(state)) == setup.seats, "ends", "no winners, or odd scores")
    final_law(game, state)
    return Play(setup, seed, tuple(stations), saved)


def final_law(game: Game, state: Any) -> None:
    """When the game is over an onlooker counts the true points, and knows who wins."""
    seen = view(state, None)
    true, counted = ((game.scores(place), game.winners(place)) for place in (state, seen))
    demand(counted == true, "final", f"onlookers count {counted}, it is {true}")


def whole(game: Game, state: Any) -> None:
    """That nothing in a position is lost, made or shared."""
    without_faults(game, state, "faults", "on the way")
    tree_law(state)


def look(questions: Sequence[Decision]) -> int:
    """What must hold of the questions that are open in any position; returns how many seats are awaited."""
    demand(not questions or any(each.awaited for each in questions), "ends", "the game goes on and nobody is awaited")
    asked_once(questions, "once")
    return len({each.seat for each in questions if each.awaited})


def kinds_of(questions: Iterable[Decision]) -> frozenset[str]:
    """The kinds of some questions."""
    return frozenset(each.kind for each in questions)


def tree_law(state: Any) -> None:
    """A position is a tree of what JSON knows, with string keys, and no object under two parents."""
    seen: set[int] = set()
    left: list[tuple[Any, Any]] = [((), state)]  # each with the way to it: that to what it lies in, and its key there
    while left:
        path, value = left.pop()
        if isinstance(value, tuple):
            if not all(isinstance(item, str | int) for item in value):
                raise _no_tree(path, "a tuple of more than scalars")
            continue
        inside = _inside(path, value)
        if isinstance(value, dict | list) or mutable(value.__class__):
            if id(value) in seen:
                raise _no_tree(path, "shared with another place")
            seen.add(id(value))
        left += [((path, key), item) for key, item in inside if item.__class__ not in SCALARS]


def _inside(path: Any, value: Any) -> Iterable[tuple[Any, Any]]:
    """What lies in a part of a position; raises Broken where that is nothing that JSON knows."""
    if isinstance(value, list):
        return enumerate(value)
    if isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            raise _no_tree(path, "a key that is no string")
        return value.items()
    if (found := _fields(value.__class__)) is not None:
        names, values_of = found
        return zip(names, values_of(value), strict=True)
    if not isinstance(value, str | int):
        raise _no_tree(path, type(value).__name__)
    return ()


@cache
def _fields(kind: type) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]] | None:
    """The names of a dataclass's fields and what gets all of their values at once; None for any other class."""
    if not is_dataclass(kind):
        return None
    names = tuple(each.name for each in fields(kind))
    if len(names) < 2:  # of one name `attrgetter` gets the value itself
        return names, lambda value: tuple(getattr(value, name) for name in names)
    return names, attrgetter(*names)


def _no_tree(path: Any, detail: str) -> Broken:
    keys: list[Any] = []
    while path:
        path, key = path
        keys.insert(0, key)
    return Broken("tree", f"{tuple(keys)}: {detail}")


@cache
def mutable(kind: type) -> bool:
    """Whether a class is a dataclass whose values can change."""
    parameters = getattr(kind, "__dataclass_params__", None)
    return parameters is not None and not parameters.frozen


def replay_law(game: Game, played: Play) -> None:
    """The moves lead to the same position again."""
    try:
        again = digest(game, replay(game, played.setup, played.seed, played.moves))
    except Exception as error:
        raise Broken("replay", f"{played.setup} {played.seed}: {error!r}") from error
    demand(again == played.digest, "replay", f"{played.setup} {played.seed} ends elsewhere")


def fingerprint(game: Game, setup: Setup, seed: str, bound: int = BOUND) -> str:
    """A digest of all moves and positions of a random game."""
    mark = blake2b(digest_size=16)
    for state, move, _ in islice(random_game(game, setup, seed, Random(seed)), bound):
        mark.update(f"{move} {digest(game, state)}\n".encode())
    return mark.hexdigest()


OTHER_PROCESS = """
import sys
from importlib import import_module
from testkit.laws import fingerprint, setups
module, *games = sys.argv[1:]
game = import_module(module).GAME
for number, seed in zip(games[::2], games[1::2]):
    print(fingerprint(game, setups(game)[int(number)], seed))
"""


def hash_law(module: str, here: Mapping[tuple[int, str], str]) -> None:
    """Another process, whose strings have other hashes, plays games with the fingerprints that they have here.

    `module` holds the game as GAME; a game is named by the number of its set-up and its seed.
    """
    other = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    named = [str(each) for name in here for each in name]
    found = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS, module, *named],
        env={
            **os.environ,
            "PYTHONHASHSEED": other,
            "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)]),
        },
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    for (number, seed), there in zip(here, found, strict=True):
        demand(there == here[number, seed], "hash", f"game {number} {seed} went another way")
