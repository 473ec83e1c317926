"""Pulsar 2849 as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision
from rules.core.flow import rules_in
from rules.core.game import Game, Setup
from rules.pulsar.actions import flight, gyrodynes, jumps, landing, transmitters
from rules.pulsar.benefits import exploration
from rules.pulsar.faults import faults
from rules.pulsar.frames import Draft, Frame, Turn
from rules.pulsar.phases import drafting, production, rounds, turns
from rules.pulsar.planning.standing_orders import ORDERS, standing
from rules.pulsar.planning.wish_lists import wishes_ahead
from rules.pulsar.saves import MIGRATIONS
from rules.pulsar.scoring.final import winners
from rules.pulsar.setup import choosing
from rules.pulsar.setup.setup import OPTIONS, first_position
from rules.pulsar.state import State

RULES = rules_in(
    Frame,
    # set-up
    choosing,
    # the course of the game
    rounds,
    # dice and action phase
    drafting,
    turns,
    flight,
    landing,
    transmitters,
    # benefits
    exploration,
    gyrodynes,
    jumps,
    # production phase
    production,
)


class Pulsar2849(Game):
    """`rules` may be replaced in a copy, to watch them at work."""

    id = "pulsar"
    version = 2
    seats = range(2, 5)
    options = OPTIONS
    orders = ORDERS
    turns = ("turn",)
    codec: TypeAdapter[State] = TypeAdapter(State)
    migrations = MIGRATIONS
    rules = RULES

    def first_position(self, setup: Setup, options: dict[str, str], rng: Random) -> State:
        """Boards laid out."""
        return first_position(setup, options, rng)

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """What standing orders and wish lists answer."""
        return standing(view, decision, orders)

    def ahead(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Decision]:
        """The dice of the picks that are still to come."""
        return wishes_ahead(view, seat, orders)

    def upcoming(self, view: State) -> Sequence[int]:
        """The seats that take dice, or spend them, one after another."""
        frames = [frame for frame in reversed(view.stack) if isinstance(frame, Draft | Turn)]
        return [frame.seat for place, frame in enumerate(frames) if not place or frames[place - 1].seat != frame.seat]

    def purse(self, view: State, seat: int) -> Mapping[str, int]:
        """Points, cubes and modifier tokens."""
        player = view.players[seat]
        return {"vp": player.vp, "cubes": player.cubes, "one": player.one, "two": player.two, "rings": player.rings}

    def scores(self, state: State) -> list[int]:
        """Points as they stand on the track; the final scoring is added at the end."""
        return [player.vp for player in state.players]

    def winners(self, state: State) -> list[int]:
        """Most points, then the foremost on the initiative track."""
        return winners(state)

    def faults(self, state: State) -> list[str]:
        """What `faults.py` finds; [] in every legal position."""
        return faults(state)


GAME = Pulsar2849()
