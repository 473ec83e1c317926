"""Laws every game keeps, tried on positions from random games.

`play` plays a whole game and looks at each position on the way (laws *plays*, *faults*, *tree*, *ends*). It leaves
`Station`s: stored positions with the move made there. `STATION_LAWS` are tried on a sample of them (`sample`), since
they cost many steps each; `replay_law` and `hash_law` are about whole games. Whatever breaks raises `Broken`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from pydantic import ValidationError

from rules.core.chance import chance
from rules.core.decisions import WORD, Answer, Decision, Illegal, Pick
from rules.core.flow import Event
from rules.core.game import Game, Outcome, Setup
from rules.core.hidden import view
from rules.core.play import Move, digest, parse, playout, replay, start, step

BOUND = 3000
ROOT = Path(__file__).parent.parent


class Broken(AssertionError):
    """A game breaks the law named `law`."""

    def __init__(self, law: str, detail: object) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def demand(holds: bool, law: str, detail: object) -> None:
    if not holds:
        raise Broken(law, detail)


@dataclass(frozen=True, slots=True)
class Station:
    """A position as stored, before move number `seq` of a game."""

    seed: str
    seq: int
    saved: bytes
    move: Move

    def position(self, game: Game) -> Any:
        return game.codec.validate_json(self.saved)

    def step(self, game: Game, state: Any, move: Move) -> Outcome:
        """Make `move` with the chance of this station."""
        return step(game, state, move, chance(self.seed, self.seq))


@dataclass(frozen=True, slots=True)
class Play:
    """A whole random game and the digest of its last position."""

    setup: Setup
    seed: str
    stations: tuple[Station, ...]
    digest: str

    @property
    def moves(self) -> list[Move]:
        return [station.move for station in self.stations]


# Set-ups


def setups(game: Game) -> list[Setup]:
    """Few set-ups that hold each number of seats and each choice of each table option at least once."""
    count = max([len(game.seats), *(len(option.choices) for option in game.options)])
    rounds = ({o.id: o.choices[number % len(o.choices)] for o in game.options} for number in range(count))
    return [fitting(game, number, options) for number, options in enumerate(rounds)]


def fitting(game: Game, first: int, options: Mapping[str, str]) -> Setup:
    """A set-up with these options; the `first` number of seats unless the options refuse so many."""
    for shift in range(len(game.seats)):
        setup = Setup(game.seats[(first + shift) % len(game.seats)], options)
        try:
            start(game, setup, "fitting")
        except Illegal:
            continue
        return setup
    raise Broken("plays", f"no number of seats fits {options}")


# A whole game


Watch = Callable[[Any, Outcome], None]


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
    state, overs = start(game, setup, seed), 0
    look(game, state)
    saved = game.codec.dump_json(state)
    for state, move, outcome in islice(playout(game, setup, seed, Random(seed)), bound):
        stations.append(Station(seed, len(stations) + 1, saved, move))
        look(game, state)
        if watch:
            watch(state, outcome)
        overs += sum(event.kind == "over" for event in outcome.events)
        saved = game.codec.dump_json(state)
    demand(not game.pending(state), "ends", f"{setup} {seed}: not over after {len(stations)} moves")
    demand(not state.stack, "ends", f"{setup} {seed}: nobody is asked, but {state.stack} is left")
    demand(overs == 1, "ends", f"{setup} {seed}: `over` was told {overs} times")
    demand(bool(game.winners(state)) and len(game.scores(state)) == setup.seats, "ends", "no winners, or odd scores")
    return Play(setup, seed, tuple(stations), digest(game, state))


def look(game: Game, state: Any) -> None:
    """What must hold in every position: nothing impossible, and a tree of JSON."""
    demand(game.faults(state) == [], "faults", game.faults(state))
    tree_law(state)


def walk(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Everything in a position with its path, parents first."""
    yield path, value
    if is_dataclass(value):
        inner: Any = [(f.name, getattr(value, f.name)) for f in fields(value)]
    elif isinstance(value, dict):
        inner = value.items()
    else:
        inner = enumerate(value) if isinstance(value, list | tuple) else ()
    for key, item in inner:
        yield from walk(item, (*path, key))


def tree_law(state: Any) -> None:
    """Only what JSON knows, string keys, and no object under two parents."""
    seen: set[int] = set()
    for path, value in walk(state):
        if isinstance(value, dict):
            demand(all(isinstance(key, str) for key in value), "tree", f"{path}: a key that is no string")
        elif isinstance(value, tuple):
            demand(all(isinstance(item, str | int) for item in value), "tree", f"{path}: a tuple of more than scalars")
        elif not is_dataclass(value):
            demand(value is None or isinstance(value, str | int | list), "tree", f"{path}: {type(value).__name__}")
        if isinstance(value, dict | list) or mutable(value):
            demand(id(value) not in seen, "tree", f"{path}: shared with another place")
            seen.add(id(value))


def mutable(value: Any) -> bool:
    parameters = getattr(value, "__dataclass_params__", None)
    return parameters is not None and not parameters.frozen


# One position


def questions(game: Game, state: Any, seat: int) -> list[Decision]:
    return [decision for decision in game.pending(state) if decision.seat == seat]


def seats(game: Game, state: Any) -> range:
    return range(len(game.scores(state)))


def answers(game: Game, station: Station, law: str, decision: Decision, answer: Answer) -> None:
    """Demand that `answer` may be given to `decision` here, and leaves a position without faults."""
    state = station.position(game)
    try:
        decision.ask.check(answer)
        station.step(game, state, Move(decision.seat, decision.kind, answer))
    except Illegal as refusal:
        raise Broken(law, f"{decision.kind} {answer} is refused: {refusal}") from refusal
    demand(game.faults(state) == [], law, f"{decision.kind} {answer} leaves {game.faults(state)}")


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
    """Words are words, stand once in a question, and lines of them read back; questions differ by seat and kind."""
    decisions = game.pending(station.position(game))
    names = [(decision.seat, decision.kind) for decision in decisions]
    demand(len(set(names)) == len(names), "words", f"two open questions of one kind: {names}")
    for decision in decisions:
        ask = decision.ask
        listed = getattr(ask, "options", getattr(ask, "slots", ()))
        words = [option.word for option in listed]
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
            listed = decision.ask.options
            for option in rng.sample(listed, min(4, len(listed))):
                answers(game, station, "options", decision, (option.word,))


def forced_law(game: Game, station: Station, rng: Random) -> None:
    """The only answer there is may be given."""
    for decision in game.pending(station.position(game)):
        forced = decision.ask.forced()
        if forced is not None:
            answers(game, station, "forced", decision, forced)


def standing_law(game: Game, station: Station, rng: Random) -> None:
    """What standing orders answer may be answered."""
    state = station.position(game)
    for decision in game.pending(state):
        seen = view(state, decision.seat)
        for orders in ({order.id: choice} for order in game.orders for choice in order.choices):
            answer = game.standing(seen, decision, orders)
            if answer is not None:
                answers(game, station, "standing", decision, answer)


def looking_law(game: Game, station: Station, rng: Random) -> None:
    """Asking, viewing and counting change nothing, and asking twice gives the same."""
    state = station.position(game)
    decisions = list(game.pending(state))
    for seat in (*seats(game, state), None):
        seen = view(state, seat)
        game.pending(seen)
    for decision in decisions:
        game.standing(state, decision, {})
    game.scores(state), game.winners(state), game.faults(state)
    demand(list(game.pending(state)) == decisions, "looking", "a second look sees other questions")
    demand(game.codec.dump_json(state) == station.saved, "looking", "the position has changed")


def closure_law(game: Game, station: Station, rng: Random) -> None:
    """A seat's questions follow from what it sees."""
    state = station.position(game)
    for seat in seats(game, state):
        seen, true = questions(game, view(state, seat), seat), questions(game, state, seat)
        demand(seen == true, "closure", f"seat {seat} sees {seen}, is asked {true}")


def secrecy_law(game: Game, station: Station, rng: Random) -> None:
    """Rearranging what a seat cannot see changes nothing for it."""
    state = station.position(game)
    for seat in seats(game, state):
        other = station.position(game)
        game.rearrange(other, seat, rng)
        demand(game.faults(other) == [], "secrecy", f"rearranged for seat {seat}: {game.faults(other)}")
        demand(view(other, seat) == view(state, seat), "secrecy", f"seat {seat} sees through")
        same = questions(game, other, seat) == questions(game, state, seat)
        demand(same, "secrecy", f"the questions to seat {seat} tell a secret")


def quiet_law(game: Game, station: Station, rng: Random) -> None:
    """A move without a bar shows its mover nothing that was hidden: else it could be taken back, wiser."""
    mover, true, other = station.move.seat, station.position(game), station.position(game)
    game.rearrange(other, mover, rng)
    outcome = station.step(game, true, station.move)
    if outcome.bar:
        return
    elsewhere = station.step(game, other, station.move)
    demand(not elsewhere.bar, "quiet", f"{station.move}: whether chance falls depends on secrets")
    demand(view(true, mover) == view(other, mover), "quiet", f"{station.move} shows a secret")
    same = [e for e in outcome.events if readable(e, mover)] == [e for e in elsewhere.events if readable(e, mover)]
    demand(same, "quiet", f"{station.move} tells a secret")


def readable(event: Event, seat: int) -> bool:
    return event.seen_by is None or seat in event.seen_by


def sealed_law(game: Game, station: Station, rng: Random) -> None:
    """Nobody else can tell one answer to a sealed question from another, or that it was changed, until all are in."""
    for decision in game.pending(station.position(game)):
        if not decision.sealed:
            continue
        others = [each for each in seats(game, station.position(game)) if each != decision.seat]
        found = [_sealed(game, station, decision, answer, others) for answer in _several(game, station, decision, rng)]
        known = [shown for shown in found if shown is not None]
        demand(all(shown == known[0] for shown in known), "sealed", f"{decision.kind}: the answer shows")
        if decision.settled and known:
            state = station.position(game)
            demand(known[0][:2] == shown_to(game, state, others), "sealed", f"{decision.kind}: a change shows")
            demand(not known[0][2], "sealed", f"{decision.kind}: a change is told")


def _several(game: Game, station: Station, decision: Decision, rng: Random) -> list[Answer]:
    return [decision.default, *(decision.ask.sample(rng) for _ in range(4))]


def _sealed(
    game: Game, station: Station, decision: Decision, answer: Answer, others: Sequence[int]
) -> tuple[Any, Any, list[Event]] | None:
    """What others see after an answer, are asked and are told; None where it is refused or opens the answers."""
    state, named = station.position(game), (decision.seat, decision.kind)
    try:
        outcome = station.step(game, state, Move(*named, answer))
    except Illegal:
        return None
    if outcome.bar:
        return None
    demand(outcome.sealed, "sealed", f"{decision.kind}: an answer does not count at once")
    after = [each for each in game.pending(state) if (each.seat, each.kind) == named]
    demand(bool(after) and after[0].sealed and after[0].settled, "sealed", f"{decision.kind}: it cannot be changed")
    told = [event for event in outcome.events if any(readable(event, seat) for seat in others)]
    return (*shown_to(game, state, others), told)


def shown_to(game: Game, state: Any, others: Sequence[int]) -> tuple[Any, Any]:
    """What these seats and onlookers see, and what the seats are asked."""
    return [view(state, seat) for seat in (*others, None)], [questions(game, state, seat) for seat in others]


def events_law(game: Game, station: Station, rng: Random) -> None:
    """Nobody reads in an event what was and stays hidden from it; events are words and numbers for seats there are."""
    state = station.position(game)
    before = [secrets(state, seat) for seat in seats(game, state)]
    outcome = station.step(game, state, station.move)
    for event in outcome.events:
        plain = all(isinstance(fact, str | int) for fact in event.facts.values())
        demand(plain and bool(WORD.fullmatch(event.kind)), "events", f"odd {event}")
        demand(set(event.seen_by or ()) <= set(seats(game, state)), "events", f"for a seat that is not: {event}")
        for seat in seats(game, state):
            told = {word for fact in event.facts.values() for word in str(fact).split()}
            leaked = told & before[seat] & secrets(state, seat)
            if readable(event, seat) and not outcome.revealed:
                demand(not leaked, "events", f"seat {seat} reads {leaked} in {event}")


def secrets(state: Any, seat: int) -> set[str]:
    """Words that `seat` sees nowhere."""
    true, seen = ({value for _, value in walk(place) if isinstance(value, str)} for place in (state, view(state, seat)))
    return true - seen


StationLaw = Callable[[Game, Station, Random], None]

STATION_LAWS: Mapping[str, StationLaw] = {
    "codec": codec_law,
    "strict": strict_law,
    "words": words_law,
    "defaults": defaults_law,
    "options": options_law,
    "forced": forced_law,
    "standing": standing_law,
    "looking": looking_law,
    "closure": closure_law,
    "secrecy": secrecy_law,
    "quiet": quiet_law,
    "sealed": sealed_law,
    "events": events_law,
}


def obey(law: str, game: Game, station: Station) -> None:
    """Try one law on one station; anything that goes wrong is `Broken`."""
    try:
        STATION_LAWS[law](game, station, Random(f"{law}/{station.seed}/{station.seq}"))
    except Broken as broken:
        raise Broken(law, f"{station.seed}/{station.seq} {broken}") from broken
    except Exception as error:
        raise Broken(law, f"{station.seed}/{station.seq} {error!r}") from error


def sample(plays: Sequence[Play], count: int, rng: Random) -> list[Station]:
    """Stations to try laws on: one for each kind of question, the rest at random."""
    stations = [station for play in plays for station in play.stations]
    rng.shuffle(stations)
    first = {station.move.kind: station for station in reversed(stations)}
    return [*first.values(), *stations][: max(count, len(first))]


# Whole games again


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
    for state, move, _ in islice(playout(game, setup, seed, Random(seed)), bound):
        mark.update(f"{move} {digest(game, state)}\n".encode())
    return mark.hexdigest()


OTHER_PROCESS = """
import sys
from importlib import import_module
from tests.laws import fingerprint, setups
game = import_module(sys.argv[1]).GAME
print(fingerprint(game, setups(game)[int(sys.argv[2])], sys.argv[3]))
"""


def hash_law(module: str, game: Game, number: int, seed: str) -> None:
    """Another process, whose strings have other hashes, plays the same game; `module` holds the game as GAME."""
    other = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    found = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS, module, str(number), seed],
        env={
            **os.environ,
            "PYTHONHASHSEED": other,
            "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)]),
        },
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    demand(found == fingerprint(game, setups(game)[number], seed), "hash", f"game {number} {seed} went another way")
