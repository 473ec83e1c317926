"""Secrets: a seat's questions, events and advice follow from what it sees, and nothing tells it more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from rules.core.decisions import WORD, Answer, Decision, Illegal
from rules.core.flow import WARNINGS, Event
from rules.core.game import Game, Outcome
from rules.core.hidden import view
from rules.core.play import Move
from rules.opponents.search import imagined
from testkit.laws.base import SCALARS, Station, demand, parts, questions, readable, seats, without_faults

REARRANGED = 4


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
        without_faults(game, other, "secrecy", f"rearranged for seat {seat}")
        demand(view(other, seat) == view(state, seat), "secrecy", f"seat {seat} sees through")
        same = questions(game, other, seat) == questions(game, state, seat)
        demand(same, "secrecy", f"the questions to seat {seat} tell a secret")


def imagined_law(game: Game, station: Station, rng: Random) -> None:
    """What a seat imagines follows from what it sees: in two positions that look alike it imagines the same.

    Else a computer player, which thinks about such positions, could play by what is hidden.
    """
    true = station.position(game)
    for seat in seats(game, true):
        seed, other = rng.random(), imagined(game, true, seat, rng)
        same = imagined(game, true, seat, Random(seed)) == imagined(game, other, seat, Random(seed))
        demand(same, "imagined", f"what seat {seat} imagines follows from secrets")


def quiet_law(game: Game, station: Station, rng: Random) -> None:
    """A move that stays in a draft shows its mover nothing that was hidden: else it could be taken back, wiser."""
    mover, true, other = station.move.seat, station.position(game), station.position(game)
    game.rearrange(other, mover, rng)
    outcome = station.step(game, true, station.move)
    if learns(outcome):
        return
    elsewhere = station.step(game, other, station.move)
    demand(not learns(elsewhere), "quiet", f"{station.move}: whether chance falls depends on secrets")
    demand(
        view(true, mover) == view(other, mover),
        "quiet",
        f"{station.move} shows a secret; no mark of `Execution` says that it is learned",
    )
    same = [e for e in outcome.events if readable(e, mover)] == [e for e in elsewhere.events if readable(e, mover)]
    demand(same, "quiet", f"{station.move} tells a secret")


def learns(outcome: Outcome) -> bool:
    """Whether the mover may come to know something."""
    return outcome.chance or outcome.learned or outcome.closed


def sealed_law(game: Game, station: Station, rng: Random) -> None:
    """Nobody else can tell one answer to a sealed question from another, or that it was changed, until all are in.

    Of a blind question nobody else can even tell that it was answered.
    """
    for decision in game.pending(station.position(game)):
        if not decision.sealed:
            continue
        others = [each for each in seats(game, station.position(game)) if each != decision.seat]
        found = [_sealed(game, station, decision, answer, others) for answer in _several(game, station, decision, rng)]
        known = [shown for shown in found if shown is not None]
        demand(all(shown == known[0] for shown in known), "sealed", f"{decision.kind}: the answer shows")
        if (decision.settled or decision.blind) and known:
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
    if outcome.blocks_undo:
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
    """Nobody reads in an event what was and stays hidden from it; events are words and numbers for seats there are.

    Only a fact that is words can name something hidden, and it tells nothing where it would stand there in any case.
    A `round` says which one begins.
    """
    state = station.position(game)
    before = [secrets(state, seat) for seat in seats(game, state)]
    outcome = station.step(game, state, station.move)
    for event in outcome.events:
        plain = all(isinstance(fact, str | int) for fact in event.facts.values())
        demand(plain and bool(WORD.fullmatch(event.kind)), "events", f"odd {event}")
        numbered = isinstance(event.facts.get("round"), int)
        demand(numbered or event.kind != "round", "events", f"the fact `round` is no number: {event}")
        demand(set(event.seen_by or ()) <= set(seats(game, state)), "events", f"for a seat that is not: {event}")
        warned = len(event.seen_by or ())
        demand(event.kind not in WARNINGS or warned == 1, "events", f"a warning not for one seat: {event}")
        for seat in seats(game, state):
            told = {word for fact in event.facts.values() if isinstance(fact, str) for word in fact.split()}
            leaked = told & before[seat] & secrets(state, seat)
            said = outcome.learned if seat == station.move.seat else outcome.shown
            if leaked and readable(event, seat) and not (said or outcome.closed):
                same = told_anyway(game, station, seat, event, rng)
                demand(same, "events", f"seat {seat} reads {leaked} in {event}")


def told_anyway(game: Game, station: Station, seat: int, event: Event, rng: Random) -> bool:
    """Whether the move tells the same whatever `seat` cannot see: a secret word stands there by chance."""
    compared = 0
    for _ in range(REARRANGED):
        other = station.position(game)
        game.rearrange(other, seat, rng)
        try:
            told = station.step(game, other, station.move).events
        except Illegal:
            continue  # whoever moved could not have done so there
        if event not in told:
            return False
        compared += 1
    return compared > 0


def secrets(state: Any, seat: int | None) -> set[str]:
    """Words that `seat` (None: an onlooker) sees nowhere."""
    return set(_words(state)) - set(_words(view(state, seat)))


def _words(place: Any) -> Iterator[str]:
    """Everything in a position that is words; keys are none."""
    left = [place]
    while left:
        for _, item in parts(left.pop()):
            if isinstance(item, str):
                yield item
            elif item.__class__ not in SCALARS:
                left.append(item)
