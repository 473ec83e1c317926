"""Gaia Project as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision
from rules.core.flow import Rule
from rules.core.game import Game, Setup, StandingOrder
from rules.gaia.actions.actions import ActionRule, FinishRule
from rules.gaia.actions.federations import FederateRule, RescoreRule, TakeTokenRule
from rules.gaia.actions.lost_planet import LostPlanetRule
from rules.gaia.actions.mines import FreeMineRule
from rules.gaia.actions.research import AdvanceRule
from rules.gaia.actions.special_actions import DowngradeRule, PlaceStationRule, SwapRule
from rules.gaia.actions.technology import CoverRule, TakeTileRule
from rules.gaia.economy.charging import ChargeRule, NeighboursRule
from rules.gaia.economy.goods import GainRule
from rules.gaia.economy.income import IncomeRule
from rules.gaia.economy.power import StoneRule, TokensRule
from rules.gaia.economy.purse import purse
from rules.gaia.faults import faults
from rules.gaia.phases.gaia_phase import ItarTileRule, LeaveGaiaRule, TerranGoodsRule
from rules.gaia.phases.rounds import PhaseRule, RoundRule
from rules.gaia.saves import MIGRATIONS
from rules.gaia.setup.choosing import BidRule, FactionRule
from rules.gaia.setup.layout import RotateRule
from rules.gaia.setup.opening import BoosterRule, ComponentRule, PrepareRule, SettleRule
from rules.gaia.setup.setup import OPTIONS, first_position
from rules.gaia.standing_orders import ORDERS, orders_for, standing
from rules.gaia.state import State

RULES: dict[str, Rule] = {
    # set-up
    "component": ComponentRule(),
    "rotate": RotateRule(),
    "prepare": PrepareRule(),
    "faction": FactionRule(),
    "bid": BidRule(),
    "settle": SettleRule(),
    "booster": BoosterRule(),
    # the course of the game
    "round": RoundRule(),
    "phase": PhaseRule(),
    "together": Rule(),
    "income": IncomeRule(),
    "itar-tile": ItarTileRule(),
    "leave-gaia": LeaveGaiaRule(),
    "terran-goods": TerranGoodsRule(),
    # turns
    "action": ActionRule(),
    "finish": FinishRule(),
    "neighbours": NeighboursRule(),
    "charge": ChargeRule(),
    # what actions lead to
    "mine": FreeMineRule(),
    "lost-planet": LostPlanetRule(),
    "tile": TakeTileRule(),
    "cover": CoverRule(),
    "advance": AdvanceRule(),
    "federate": FederateRule(),
    "token": TakeTokenRule(),
    "rescore": RescoreRule(),
    "space-station": PlaceStationRule(),
    "swap": SwapRule(),
    "downgrade": DowngradeRule(),
    # power and goods
    "stone": StoneRule(),
    "bowls": TokensRule(),
    "gain": GainRule(),
}


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
        """Goods, power and points."""
        return purse(view.players[seat])

    def scores(self, state: State) -> list[int]:
        """The victory points of each seat, as they stand."""
        return [player.vp for player in state.players]

    def faults(self, state: State) -> list[str]:
        """What `faults.py` finds; [] in every legal position."""
        return faults(state)


GAME = GaiaProject()
