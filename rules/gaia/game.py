"""Gaia Project as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision
from rules.core.flow import rules_in
from rules.core.game import Game, Setup, StandingOrder
from rules.gaia.actions import actions, federations, lost_planet, mines, research, special_actions, technology
from rules.gaia.economy import charging, goods, income, power
from rules.gaia.economy.purse import purse
from rules.gaia.faults import faults
from rules.gaia.frames import Frame
from rules.gaia.phases import gaia_phase, rounds
from rules.gaia.saves import MIGRATIONS
from rules.gaia.setup import choosing, layout, opening
from rules.gaia.setup.setup import OPTIONS, first_position
from rules.gaia.standing_orders import ORDERS, orders_for, standing
from rules.gaia.state import State

RULES = rules_in(
    Frame,
    # set-up
    opening,
    layout,
    choosing,
    # the course of the game
    rounds,
    income,
    gaia_phase,
    # turns
    actions,
    charging,
    # what actions lead to
    mines,
    lost_planet,
    technology,
    research,
    federations,
    special_actions,
    # power and goods
    power,
    goods,
)


class GaiaProject(Game):
    """All is open, and turns come one after another: there are no secrets, and a plan is of whole turns."""

    id = "gaia"
    seats = range(2, 5)
    options = OPTIONS
    orders = ORDERS
    turns = ("action",)
    codec: TypeAdapter[State] = TypeAdapter(State)
    migrations = MIGRATIONS
    rules = RULES

    def first_position(self, setup: Setup, options: dict[str, str], rng: Random) -> State:
        """The board laid out."""
        return first_position(setup, options, rng)

    def orders_for(self, view: State, seat: int) -> list[StandingOrder]:
        """Those that mean something to a faction."""
        return orders_for(view, seat)

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """What standing orders answer."""
        return standing(view, decision, orders)

    def upcoming(self, view: State) -> Sequence[int]:
        """The seats in turn order that have not passed, from the one whose action it is; none between the rounds."""
        if view.last < 0:
            return ()
        start = view.order.index(view.last)
        later = (*view.order[start + 1 :], *view.order[:start])
        return (view.last, *(seat for seat in later if not view.players[seat].passed))

    def purse(self, view: State, seat: int) -> Mapping[str, int]:
        """Goods, power and points; 0 of all while factions are chosen, where what a board has is told with it."""
        held = purse(view.players[seat])
        return held if view.tokens else dict.fromkeys(held, 0)

    def scores(self, state: State) -> list[int]:
        """The victory points of each seat, as they stand."""
        return [player.vp for player in state.players]

    def faults(self, state: State) -> list[str]:
        """What `faults.py` finds; [] in every legal position."""
        return faults(state)


GAME = GaiaProject()
