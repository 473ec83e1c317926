"""Race for the Galaxy as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pydantic import TypeAdapter

from rules.core import flow
from rules.core.decisions import Answer, Barred, Decision, Illegal
from rules.core.flow import Event, Rule, Turn
from rules.core.game import Setup, TableOption, checked
from rules.race.cards.scoring import points, purse, winners
from rules.race.faults import faults
from rules.race.phases.choosing import ActionsRule, show_actions
from rules.race.phases.consuming import ConsumeRule, GambleRule, GoodsRule, HandCardsRule
from rules.race.phases.exploring import ExploreRule, keep_explored
from rules.race.phases.placing import DevelopRule, PayRule, SettleRule, place, settle_up
from rules.race.phases.producing import ColonistsRule, MostRule, ProduceRule, WindfallRule
from rules.race.phases.rounds import LimitRule, PhaseRule, RoundRule, cut_hands
from rules.race.phases.trading import TradeRule
from rules.race.planning.forecast import ahead, refused
from rules.race.planning.standing_orders import ORDERS, standing
from rules.race.saves import MIGRATIONS
from rules.race.sealing import RevealRule
from rules.race.setup import OPTIONS, StartRule, first_position, keep_starts
from rules.race.state import State

RULES: dict[str, Rule] = {
    # the course of the game
    "round": RoundRule(),
    "phase": PhaseRule(),
    "together": Rule(),
    "reveal": RevealRule(
        {
            "start": keep_starts,
            "actions": show_actions,
            "explore": keep_explored,
            "develop": place,
            "settle": place,
            "pay": settle_up,
            "limit": cut_hands,
        }
    ),
    # sealed questions
    "start": StartRule(),
    "actions": ActionsRule(),
    "explore": ExploreRule(),
    "develop": DevelopRule(),
    "settle": SettleRule(),
    "pay": PayRule(),
    "limit": LimitRule(),
    # consume and produce
    "trade": TradeRule(),
    "consume": ConsumeRule(),
    "goods": GoodsRule(),
    "hand-cards": HandCardsRule(),
    "gamble": GambleRule(),
    "produce": ProduceRule(),
    "windfall": WindfallRule(),
    "colonists": ColonistsRule(),
    "most": MostRule(),
}


class RaceForTheGalaxy:
    """See `rules.core.game.Game`. `rules` may be replaced in a copy, to watch them at work."""

    id = "race"
    version = 1
    seats = range(2, 5)
    options: tuple[TableOption, ...] = OPTIONS
    orders: tuple[TableOption, ...] = ORDERS
    codec: TypeAdapter[State] = TypeAdapter(State)
    migrations: Mapping[int, Any] = MIGRATIONS
    rules: flow.Rules = RULES

    def new(self, setup: Setup, rng: Random) -> State:
        """Hands dealt, everybody asked."""
        state = first_position(setup, checked(self, setup), rng)
        flow.settle(self.rules, Turn(state, rng, state.stack))
        return state

    def pending(self, state: State, seat: int | None = None) -> Sequence[Decision]:
        """The open questions."""
        return flow.pending(self.rules, state, seat)

    def apply(self, state: State, decision: Decision, answer: Answer, rng: Random) -> tuple[Sequence[Event], bool]:
        """Carry out an answer; whatever opens sealed answers or shows a card reveals."""
        turn = Turn(state, rng, state.stack)
        flow.answer(self.rules, turn, decision, answer)
        return turn.events, turn.revealed

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """What standing orders answer."""
        return standing(view, decision, orders)

    def ahead(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Decision]:
        """What can be planned for the rest of the round."""
        return ahead(self.rules, view, seat, orders)

    def refused(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Illegal]:
        """Planned actions, payments and goods that do not go together."""
        return refused(self.rules, view, seat, orders)

    def barred(self, view: State, decision: Decision) -> Sequence[Barred]:
        """What each chapter says of it."""
        return flow.barred(self.rules, view, decision)

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
        """Deal everything `seat` cannot see anew: other hands, the piles and the goods."""
        hidden = [*state.deck, *state.discard, *(good.card for player in state.players for good in player.goods)]
        others = [player for player in state.players if player.seat != seat]
        for player in others:
            hidden += [*player.hand, *player.looking]
        rng.shuffle(hidden)
        state.deck = sorted(hidden.pop() for _ in state.deck)
        state.discard = sorted(hidden.pop() for _ in state.discard)
        for player in state.players:
            for good in player.goods:
                good.card = hidden.pop()
        for player in others:
            player.hand = [hidden.pop() for _ in player.hand]
            player.looking = [hidden.pop() for _ in player.looking]


GAME = RaceForTheGalaxy()
