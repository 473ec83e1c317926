"""Race for the Galaxy as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision, Illegal
from rules.core.flow import rules_in
from rules.core.game import Game, Setup
from rules.race import revealing, setup
from rules.race.cards.scoring import points, purse, winners
from rules.race.faults import faults
from rules.race.frames import Frame
from rules.race.phases import choosing, consuming, exploring, placing, producing, rounds, trading
from rules.race.planning.forecast import ahead, refused
from rules.race.planning.standing_orders import ORDERS, standing
from rules.race.rearranging import rearrange
from rules.race.saves import MIGRATIONS
from rules.race.setup import OPTIONS, first_position
from rules.race.state import State

RULES = rules_in(
    Frame,
    # set-up
    setup,
    # the course of the game
    rounds,
    revealing,
    # phases
    choosing,
    exploring,
    placing,
    trading,
    consuming,
    producing,
)


class RaceForTheGalaxy(Game):
    """`rules` may be replaced in a copy, to watch them at work."""

    id = "race"
    seats = range(2, 5)
    options = OPTIONS
    orders = ORDERS
    codec: TypeAdapter[State] = TypeAdapter(State)
    migrations = MIGRATIONS
    rules = RULES

    def first_position(self, setup: Setup, options: dict[str, str], rng: Random) -> State:
        """Hands dealt."""
        return first_position(setup, options, rng)

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """What standing orders answer."""
        return standing(view, decision, orders)

    def ahead(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Decision]:
        """What can be planned for the rest of the round."""
        return ahead(self.rules, view, seat, orders)

    def refused(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Illegal]:
        """Planned actions, payments and goods that do not go together."""
        return refused(self.rules, view, seat, orders)

    def purse(self, view: State, seat: int) -> Mapping[str, int]:
        """Hand, goods, chips; Military, the tableau, points."""
        return purse(view, view.players[seat])

    def scores(self, state: State) -> list[int]:
        """Points as they stand, of what lies open."""
        return [points(state, player) for player in state.players]

    def winners(self, state: State) -> list[int]:
        """Most points, then most cards and goods."""
        return winners(state)

    def faults(self, state: State) -> list[str]:
        """What `faults.py` finds; [] in every legal position."""
        return faults(state)

    def rearrange(self, state: State, seat: int, rng: Random) -> None:
        """Deal everything `seat` cannot see anew."""
        rearrange(self.rules, state, seat, rng)


GAME = RaceForTheGalaxy()
