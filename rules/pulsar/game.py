"""Pulsar 2849 as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision
from rules.core.flow import Rule
from rules.core.game import Game, Setup
from rules.pulsar.actions.flight import FlyRule, RunRule
from rules.pulsar.actions.gyrodynes import TakeGyrodyneRule
from rules.pulsar.actions.jumps import IsolatedRule, TeleportRule
from rules.pulsar.actions.landing import ClaimRule, ExplorationBonusRule, LandingRule, SettleRule
from rules.pulsar.actions.transmitters import AttachRule
from rules.pulsar.benefits.exploration import DrawRule, KeepRule
from rules.pulsar.faults import faults
from rules.pulsar.frames import Draft, Turn
from rules.pulsar.phases.drafting import DraftRule
from rules.pulsar.phases.production import BuyRule, YieldRule
from rules.pulsar.phases.rounds import PhaseRule, RoundRule
from rules.pulsar.phases.turns import TurnRule
from rules.pulsar.planning.standing_orders import ORDERS, standing
from rules.pulsar.planning.wish_lists import wishes_ahead
from rules.pulsar.saves import MIGRATIONS
from rules.pulsar.scoring.final import winners
from rules.pulsar.setup.choosing import GateRule, SideRule
from rules.pulsar.setup.setup import OPTIONS, first_position
from rules.pulsar.state import State

RULES: dict[str, Rule] = {
    # the course of the game
    "round": RoundRule(),
    "phase": PhaseRule(),
    "together": Rule(),
    # set-up
    "side": SideRule(),
    "gate": GateRule(),
    # dice and action phase
    "draft": DraftRule(),
    "turn": TurnRule(),
    "fly": FlyRule(),
    "run": RunRule(),
    "landing": LandingRule(),
    "settle": SettleRule(),
    "bonus": ExplorationBonusRule(),
    "claim": ClaimRule(),
    "attach": AttachRule(),
    # benefits
    "draw": DrawRule(),
    "keep": KeepRule(),
    "gyrodyne": TakeGyrodyneRule(),
    "isolated": IsolatedRule(),
    "teleport": TeleportRule(),
    # production phase
    "buy": BuyRule(),
    "yield": YieldRule(),
}


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
