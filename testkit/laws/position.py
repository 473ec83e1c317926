"""One position: how it is stored, what it asks, and that looking at it changes nothing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import is_dataclass
from random import Random
from typing import Any

from pydantic import ValidationError

from rules.core.decisions import WORD, Pick
from rules.core.flow import leaves
from rules.core.game import Game
from rules.core.hidden import view
from rules.core.play import Move, parse
from testkit.laws.base import Station, answers, demand, listed, seats, walk


def codec_law(game: Game, station: Station, rng: Random) -> None:
    """What was stored reads back and stores the same."""
    again = game.codec.dump_json(station.position(game))
    demand(again == station.saved, "codec", "stored, read and stored again is not the same")


def strict_law(game: Game, station: Station, rng: Random) -> None:
    """A key that no class declares is refused, for each class in the position."""
    seen = set()
    for path, value in walk(station.position(game)):
        if is_dataclass(value) and type(value) not in seen:
            seen.add(type(value))
            demand(refused(game, station.saved, path), "strict", f"{type(value).__name__} takes unknown keys")


def refused(game: Game, saved: bytes, path: Sequence[Any]) -> bool:
    """Whether a stored position with an unknown key at `path` does not load."""
    raw = node = json.loads(saved)
    for key in path:
        node = node[key]
    node["no-such-key"] = 0
    try:
        game.codec.validate_json(json.dumps(raw))
    except ValidationError:
        return True
    return False


def words_law(game: Game, station: Station, rng: Random) -> None:
    """Words are words, stand once in a question, and lines of them read back; questions differ by seat and kind.

    A question is called after the frame that asks it: its kind is the `at` of a frame of its seat.
    """
    state = station.position(game)
    decisions = game.pending(state)
    frames = {(getattr(frame, "seat", None), frame.at) for _, frame in leaves(state.stack)}
    names = [(decision.seat, decision.kind) for decision in decisions]
    demand(len(set(names)) == len(names), "words", f"two open questions of one kind: {names}")
    demand(frames.issuperset(names), "words", f"questions that are not called after their frames: {names}")
    for decision in decisions:
        ask = decision.ask
        words = listed(decision)
        demand(len(set(words)) == len(words), "words", f"{decision.kind}: an option stands twice in {words}")
        for word in (decision.kind, *words):
            demand(bool(WORD.fullmatch(word)), "words", f"{decision.kind}: {word!r} is no word")
        shapes = [decision.default, *getattr(ask, "offers", ()), *(ask.sample(rng) for _ in range(5))]
        for answer in shapes:
            ask.check(answer)
            move = Move(decision.seat, decision.kind, answer)
            demand(parse(str(move)) == move, "words", f"{move} does not read back")


def defaults_law(game: Game, station: Station, rng: Random) -> None:
    """Every default may be given, and so may every whole answer a question offers."""
    for decision in game.pending(station.position(game)):
        answers(game, station, "defaults", decision, decision.default)
        for offer in getattr(decision.ask, "offers", ())[:5]:
            answers(game, station, "defaults", decision, offer)


def options_law(game: Game, station: Station, rng: Random) -> None:
    """Where one option is picked, each that is listed may be picked."""
    for decision in game.pending(station.position(game)):
        if isinstance(decision.ask, Pick) and decision.ask.least == decision.ask.most == 1:
            options = decision.ask.options
            for option in rng.sample(options, min(4, len(options))):
                answers(game, station, "options", decision, (option.word,))


def forced_law(game: Game, station: Station, rng: Random) -> None:
    """The only answer there is may be given."""
    for decision in game.pending(station.position(game)):
        forced = decision.ask.forced()
        if forced is not None:
            answers(game, station, "forced", decision, forced)


def looking_law(game: Game, station: Station, rng: Random) -> None:
    """Asking, viewing and counting change nothing, and asking twice gives the same."""
    state = station.position(game)
    decisions = list(game.pending(state))
    for seat in (*seats(game, state), None):
        seen = view(state, seat)
        game.pending(seen)
    for seat in seats(game, state):
        own = [decision for decision in decisions if decision.seat == seat]
        demand(list(game.pending(state, seat)) == own, "looking", f"seat {seat} alone is asked something else")
    for decision in decisions:
        game.standing(state, decision, {})
    game.scores(state), game.winners(state), game.faults(state)
    demand(list(game.pending(state)) == decisions, "looking", "a second look sees other questions")
    demand(game.codec.dump_json(state) == station.saved, "looking", "the position has changed")
