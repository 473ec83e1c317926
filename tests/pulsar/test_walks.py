"""Random games, looked at from outside: what lies open, how far ships fly, and who may choose what is claimed.

What should be is worked out here from the book and the board's data, not by the rules that are tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from rules.core.decisions import Decision, Option, Pick
from rules.core.flow import Event
from rules.core.game import Setup
from rules.core.play import Move, start
from rules.pulsar.components import TECHNOLOGIES
from rules.pulsar.frames import Fly
from rules.pulsar.game import GAME
from rules.pulsar.state import Patent, Pulsar, State
from testkit.playouts import play_on

GAMES = 32
ROUNDS = 2  # played of each
CLAIMING = "di-m1"
SLIPSTREAMS = {name: each.effect.colour for name, each in TECHNOLOGIES.items() if each.effect and each.effect.colour}
TAKEN = ("p01", "p04", "p07", "p10", "p13")


def opening(number: int) -> State:
    """A game whose seat 0 has the patents in question from the start, and in every second one a single ring left."""
    options = {
        "cluster": ("normal", "dead-end")[number % 2],
        "gate-technologies": ("visit", "pass")[number // 2 % 2],
        "headquarters": ("dealt", "none")[number // 4 % 2],
    }
    given = {"boards": ["di", "aii", "aiii"]} if options["headquarters"] == "dealt" else {}
    state: State = start(GAME, Setup(2 + number % 3, options, given), f"walk/{number}")
    for name in (CLAIMING, "di-l2"):
        state.patents[name] = [Patent(0, 0)]
    if number % 4 < 2:
        state.players[0].rings -= len(TAKEN)
        state.pulsars = {place: Pulsar(0) for place in TAKEN}
    return state


def walk(number: int) -> Iterator[tuple[State, Move | None, tuple[Event, ...]]]:
    """The positions of a game, each with the move that led to it."""
    state, seed = opening(number), f"walk/{number}"
    yield state, None, ()
    for after, move, outcome in play_on(GAME, state, seed, Random(seed), eager=3):
        if after.round > ROUNDS:
            return
        yield after, move, outcome.events


def asked(state: State, kind: str) -> list[Decision]:
    """The open questions of a kind."""
    return [decision for decision in GAME.pending(state) if decision.kind == kind]


def options(decision: Decision) -> dict[str, Option]:
    """What may be chosen, by word."""
    assert isinstance(decision.ask, Pick)
    return {option.word: option for option in decision.ask.options}


@cache
def lanes(side: str) -> Counter[frozenset[str]]:
    """How often a flight may use the segment between two places."""
    state: State = start(GAME, Setup(2, {"cluster": side}), "lanes")
    return Counter({frozenset(segment.between): segment.lanes for segment in state.cluster.segments})


def check_offer(states: list[State], told: list[Event]) -> None:
    """Three transmitters lie open from the first position on; the first round brings no others."""
    first = states[0].shown
    before = [state.shown for state in states if state.round == 0]
    assert len(first) == 3
    assert all(shown == first for shown in before)
    offers = [list(event.facts.values()) for event in told if event.kind == "transmitters"]
    assert offers[0] == first
    assert len(set(sum(offers, []))) == 3 * len(offers)  # noqa: RUF017  # a few short lists


def check_flights(state: State, seen: Counter[str]) -> None:
    """Each flight is as long as its die or one off by way of a gate, on segments that are there, once a lane."""
    for question in asked(state, "fly"):
        frame = state.stack[-1]
        assert isinstance(frame, Fly)
        player = state.players[question.seat]
        colours = {SLIPSTREAMS[each.id] for each in state.owned(question.seat) if each.id in SLIPSTREAMS}
        gates = {place for place, node in state.cluster.nodes.items() if node.colour in colours}
        for word, option in options(question).items():
            path = word.split("-")
            used = Counter(map(frozenset, pairwise([player.ship, *path])))
            assert used <= lanes(state.options["cluster"]), word
            assert not [place for place in path if state.cluster.nodes[place].kind == "entry"], word
            off = abs(len(path) - frame.distance)
            counted = path if state.options["gate-technologies"] == "visit" else path[:-1]
            assert off == 0 or (off == 1 and gates & set(counted)), word
            seen["by a gate at the end"] += off == 1 and not gates & set(path[:-1])
            check_claim_told(state, question.seat, option, path, seen)


def unclaimed(state: State, places: list[str]) -> list[str]:
    """The pulsars of some places that nobody has claimed."""
    return [place for place in dict.fromkeys(places) if place.startswith("p") and place not in state.pulsars]


def undecided(state: State, seat: int, path: list[str]) -> bool:
    """Whether a flight comes by more pulsars than there are rings for, and its player may claim those passed."""
    passed = [place for place in unclaimed(state, path) if place != path[-1]]
    may = any(each.id == CLAIMING for each in state.owned(seat))
    return may and bool(passed) and len(passed) >= state.players[seat].rings > 0


def check_claim_told(state: State, seat: int, option: Option, path: list[str], seen: Counter[str]) -> None:
    """A flight promises the claim of its end where a ring goes there whatever is chosen afterwards."""
    claims = bool(unclaimed(state, path[-1:])) and state.players[seat].rings > 0
    sure = claims and not undecided(state, seat, path)
    assert (option.gains.get("claim") == path[-1]) is sure
    assert ("rings" in option.costs) is sure
    seen["ring to be chosen"] += claims and not sure


def check_landing(before: State, after: State, move: Move, seen: Counter[str]) -> None:
    """After a flight the end is claimed, or asked for along with what was passed."""
    path, seat = move.answer[0].split("-"), move.seat
    if not unclaimed(before, path[-1:]) or not before.players[seat].rings:
        return
    waiting = [each.at for each in after.stack]
    if "landing" in waiting:
        return  # a gate run is chosen first
    assert path[-1] in after.claims(seat) or "claim" in waiting
    assert (path[-1] not in after.claims(seat)) is undecided(before, seat, path)
    seen["landed on a pulsar"] += 1


def check_claims(before: State, after: State, move: Move, seen: Counter[str]) -> None:
    """What was chosen is claimed and nothing else; no ring is kept from the end."""
    new = set(after.claims(move.seat)) - set(before.claims(move.seat))
    assert new == set(move.answer)
    question = next(each for each in asked(before, "claim") if each.seat == move.seat)
    ends = [word for word, option in options(question).items() if option.facts["end"]]
    assert not ends or ends[0] in new or not after.players[move.seat].rings
    seen["chose claims"] += 1


def check_isolated(state: State, last: str, seen: Counter[str]) -> None:
    """Only a transmitter's isolated pulsar may be declined."""
    for question in asked(state, "isolated"):
        assert ("none" in options(question)) is (last in ("build", "transmitter"))
        seen["isolated pulsar"] += 1


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """How often things came up in all games, each of whose positions is checked."""
    found: Counter[str] = Counter()
    for number in range(GAMES):
        states, told, last = list[State](), list[Event](), ""
        for state, move, events in walk(number):
            if move is not None:
                last = move.answer[0].partition(":")[0] if move.kind == "turn" else last
                if move.kind == "fly":
                    check_landing(states[-1], state, move, found)
                elif move.kind == "claim":
                    check_claims(states[-1], state, move, found)
            check_flights(state, found)
            check_isolated(state, last, found)
            states.append(state)
            told += events
        check_offer(states, told)
        found["games"] += 1
    return found


def test_every_position_of_random_games_is_as_the_book_has_it(seen: Counter[str]) -> None:
    assert seen["games"] == GAMES


@pytest.mark.parametrize("what", ["by a gate at the end", "ring to be chosen", "landed on a pulsar", "isolated pulsar"])
def test_the_games_came_to_what_is_checked(seen: Counter[str], what: str) -> None:
    assert seen[what] > 0
