"""Silence: who is asked, how soon an order answers and what a move leaves alone tell nobody a secret."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.core.decisions import Decision, Illegal
from rules.core.game import Game
from rules.core.hidden import view
from testkit.laws.base import Station, demand, readable, seats


def told_law(game: Game, station: Station, rng: Random) -> None:
    """An observer who is told the same, while no chance falls, sees the same and sees the same seats asked."""
    for seat in seats(game, station.position(game)):
        true, other = station.position(game), station.position(game)
        game.rearrange(other, seat, rng)
        demand(asked(game, true) == asked(game, other), "told", f"who is asked tells seat {seat} a secret")
        mine = station.step(game, true, station.move)
        try:
            theirs = station.step(game, other, station.move)
        except Illegal:
            continue  # whoever moved could not have done so there
        heard, heard_there = ([e for e in outcome.events if readable(e, seat)] for outcome in (mine, theirs))
        if mine.chance or theirs.chance or heard != heard_there:
            continue
        same = asked(game, true) == asked(game, other)
        demand(same, "told", f"after {station.move} who is asked tells seat {seat} a secret")
        demand(
            view(true, seat) == view(other, seat), "told", f"after {station.move} seat {seat} sees what it was not told"
        )


def asked(game: Game, state: Any) -> tuple[list[tuple[int, str, bool]], list[str]]:
    """Who is openly asked what and has answered, and of what kinds the questions are whose seats nobody knows."""
    questions = game.pending(state)
    named = sorted((each.seat, each.kind, each.settled) for each in questions if not each.blind)
    return named, sorted({each.kind for each in questions if each.blind})


def tells_law(game: Game, station: Station, rng: Random) -> None:
    """Whether an order answers at once does not depend on what others cannot see, but for orders said to tell."""
    state = station.position(game)
    asked_here = [(each, view(state, each.seat)) for each in game.pending(state) if not each.settled]
    for seat in seats(game, state):
        other = station.position(game)
        game.rearrange(other, seat, rng)
        twins = {(each.seat, each.kind): each for each in game.pending(other)}
        for question, seen in asked_here:
            twin = twins.get((question.seat, question.kind))
            if question.seat == seat or twin is None:
                continue
            both = ((seen, question), (view(other, question.seat), twin))
            for order in game.orders:
                for choice in at_once(order, question):
                    here, there = (game.standing(*each, {order.id: choice}) is None for each in both)
                    demand(here == there, "tells", f"{question.kind}: {order.id}={choice} tells seat {seat} a secret")


def at_once(order: Any, question: Decision) -> list[str]:
    """The choices of an order that answer at once, and are not said to tell; a blind question waits for its time."""
    if question.blind:
        return list(order.waives)
    return [choice for choice in order.choices if choice not in order.tells]
