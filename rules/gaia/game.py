"""Gaia Project as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pydantic import TypeAdapter

from rules.core import flow
from rules.core.decisions import Answer, Barred, Decision, Illegal
from rules.core.flow import Event, Rule, Turn
from rules.core.game import Setup, TableOption, checked
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
from rules.gaia.standing_orders import ORDERS, standing
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


class GaiaProject:
    """See `rules.core.game.Game`."""

    id = "gaia"
    version = 1
    seats = range(2, 5)
    options: tuple[TableOption, ...] = OPTIONS
    orders: tuple[TableOption, ...] = ORDERS
    codec: TypeAdapter[State] = TypeAdapter(State)
    migrations: Mapping[int, Any] = MIGRATIONS
    rules: Mapping[str, Rule] = RULES

    def new(self, setup: Setup, rng: Random) -> State:
        """The board laid out, the first player asked."""
        state = first_position(setup, checked(self, setup), rng)
        flow.settle(self.rules, Turn(state, rng, state.stack))
        return state

    def pending(self, state: State, seat: int | None = None) -> Sequence[Decision]:
        """The open questions."""
        return flow.pending(self.rules, state, seat)

    def apply(self, state: State, decision: Decision, answer: Answer, rng: Random) -> tuple[Sequence[Event], bool]:
        """Carry out an answer; nothing is ever revealed, all is open."""
        turn = Turn(state, rng, state.stack)
        flow.answer(self.rules, turn, decision, answer)
        return turn.events, turn.revealed

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """What standing orders answer."""
        return standing(view, decision, orders)

    def ahead(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Decision]:
        """Turns come one after another, and each depends on those before."""
        return {}

    def refused(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Illegal]:
        """There are no plans."""
        return {}

    def barred(self, view: State, decision: Decision) -> Sequence[Barred]:
        """What each chapter says of it."""
        return flow.barred(self.rules, view, decision)

    def purse(self, view: State, seat: int) -> Mapping[str, int]:
        """Goods, power and points."""
        return purse(view.players[seat])

    def scores(self, state: State) -> list[int]:
        """Victory points."""
        return [player.vp for player in state.players]

    def winners(self, state: State) -> list[int]:
        """Most points; several share the win."""
        best = max(self.scores(state))
        return [player.seat for player in state.players if player.vp == best]

    def faults(self, state: State) -> list[str]:
        """What `faults.py` finds; [] in every legal position."""
        return faults(state)

    def rearrange(self, state: State, seat: int, rng: Random) -> None:
        """Nothing is hidden."""


GAME = GaiaProject()
