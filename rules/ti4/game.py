"""Twilight Imperium as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision
from rules.core.flow import rules_in
from rules.core.game import Game, Setup
from rules.core.sealing import redraw
from rules.ti4 import action_cards, agenda_cards, powers, promissory_notes  # noqa: F401  # whose classes are found by their cards
from rules.ti4.action_cards import riders, withdrawal
from rules.ti4.agendas import agenda, council, losses, settlers, voting
from rules.ti4.agendas import deck as agenda_deck
from rules.ti4.agendas.council import deal_ballots
from rules.ti4.cards import battle_plans, deck, hand, instructions, looking, notes, playing, windows
from rules.ti4.cards.rearranged import deal_anew, unsay
from rules.ti4.deals import transactions
from rules.ti4.economy.worth import worth_together
from rules.ti4.faults import faults
from rules.ti4.frames import Frame
from rules.ti4.laws import discarded
from rules.ti4.objectives import paying
from rules.ti4.phases import rounds, status, strategy, turns
from rules.ti4.planning.draft_wishes import drafts_ahead
from rules.ti4.planning.followed import follows_ahead
from rules.ti4.planning.ranking import cards_ahead
from rules.ti4.planning.standing_orders import ORDERS, standing
from rules.ti4.powers import expansion, growth
from rules.ti4.production import recruits
from rules.ti4.promissory_notes import phases as notes_of_phases
from rules.ti4.scoring.victory import winners
from rules.ti4.setup import building, choices, drafting, factions, setup
from rules.ti4.setup.setup import OPTIONS, first_position
from rules.ti4.state import State
from rules.ti4.strategy_cards import (
    construction,
    diplomacy,
    imperial,
    leadership,
    peace_accords,
    politics,
    strategic,
    technology,
    trade,
    warfare,
)
from rules.ti4.tactical import (
    activation,
    control,
    ground_combat,
    ground_losses,
    hits,
    invasion,
    limits,
    movement,
    production,
    rerolls,
    space_cannon,
    space_combat,
)
from rules.ti4.technology import gaining, transit_diodes

RULES = rules_in(
    Frame,
    setup,
    factions,
    building,
    drafting,
    choices,
    rounds,
    strategy,
    turns,
    transactions,
    transit_diodes,
    gaining,
    # action cards
    deck,
    hand,
    instructions,
    looking,
    playing,
    windows,
    battle_plans,
    notes,
    # a strategic action
    strategic,
    leadership,
    diplomacy,
    politics,
    construction,
    trade,
    warfare,
    technology,
    imperial,
    paying,
    # a tactical action
    activation,
    movement,
    control,
    limits,
    space_cannon,
    hits,
    space_combat,
    withdrawal,
    invasion,
    ground_combat,
    ground_losses,
    production,
    rerolls,
    recruits,
    # powers of factions
    growth,
    expansion,
    peace_accords,
    notes_of_phases,
    # status phase
    status,
    # agenda phase
    agenda,
    council,
    voting,
    agenda_deck,
    riders,
    losses,
    settlers,
    discarded,
)


class TwilightImperium(Game):
    """`rules` may be replaced in a copy, to watch them at work."""

    id = "ti4"
    seats = range(3, 7)
    options = OPTIONS
    orders = ORDERS
    turns = ("action",)
    attacks: Mapping[str, str] = {"combat": "target"}
    codec: TypeAdapter[State] = TypeAdapter(State)
    rules = RULES

    def first_position(self, setup: Setup, options: dict[str, str], rng: Random) -> State:
        """The galaxy, factions and objectives."""
        return first_position(setup, options, rng)

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """The answer a seat's orders give."""
        return standing(view, decision, orders)

    def ahead(self, view: State, seat: int, orders: Mapping[str, str]) -> Mapping[str, Decision]:
        """Wishes for a draft, strategy cards to come, and secondary abilities of others."""
        return {
            **dict(drafts_ahead(view, seat, orders)),
            **cards_ahead(view, seat, orders),
            **follows_ahead(view, seat),
        }

    def purse(self, view: State, seat: int) -> Mapping[str, int]:
        """Command tokens by pool, what ready planets could bring, trade goods and commodities."""
        player = view.players[seat]
        ready = worth_together(view, (planet for planet in view.planets(seat) if not planet.exhausted))
        return {
            **player.pools.amounts(),
            "resources": ready.resources,
            "influence": ready.influence,
            "trade-goods": player.trade_goods,
            "commodities": player.commodities,
        }

    def scores(self, state: State) -> list[int]:
        """Victory points by seat; every one of them lies open."""
        return [player.points for player in state.players]

    def winners(self, state: State) -> list[int]:
        """Most points, then the first by initiative."""
        return winners(state)

    def faults(self, state: State) -> list[str]:
        """What `faults.py` finds; [] in every legal position."""
        return faults(state)

    def rearrange(self, state: State, seat: int, rng: Random) -> None:
        """Deal secret objectives and system tiles anew that the seat does not know, and sealed answers with them."""
        unknown = [id for player in state.players if player.seat != seat for id in player.secrets]
        deck = sorted([*unknown, *state.secret_deck])
        rng.shuffle(deck)
        for player in state.players:
            if player.seat != seat:
                player.secrets = sorted(deck.pop() for _ in player.secrets)
        state.secret_deck = sorted(deck)
        deal_anew(state, seat, rng)
        deal_ballots(state, seat, rng)
        status.choose_scores_anew(state, seat, rng)
        building.redeal(state, seat, rng)
        redraw(self.rules, state, seat, rng)

    def unsay(self, state: State, seat: int) -> None:
        """Instructions, plans of battles and ballots of others, and cards that they stand in line with."""
        for player in state.players:
            if player.seat != seat:
                unsay(player)


GAME = TwilightImperium()
