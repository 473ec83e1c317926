"""Eclipse as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision
from rules.core.flow import rules_in
from rules.core.game import Game, Setup, StandingOrder
from rules.eclipse.actions import build, colony_ships, diplomacy, discovery, explore, influence, move, research, upgrade
from rules.eclipse.combat_phase import (
    activation,
    battle_rule,
    decisions,
    occupation,
    phase,
    population,
    relations,
    reputation,
)
from rules.eclipse.economy import cubes
from rules.eclipse.faults import faults
from rules.eclipse.frames import Frame
from rules.eclipse.phases import anytime, rounds, turns, upkeep
from rules.eclipse.planning.standing_orders import ORDERS, orders_for, standing
from rules.eclipse.scoring.final import points, winners
from rules.eclipse.secrets import rearrange
from rules.eclipse.setup import species, start_positions
from rules.eclipse.setup.setup import OPTIONS, first_position
from rules.eclipse.state import NO_SEAT, State

RULES = rules_in(
    Frame,
    # set-up and the course of the game
    species,
    start_positions,
    rounds,
    # action phase
    turns,
    anytime,
    explore,
    colony_ships,
    discovery,
    influence,
    cubes,
    research,
    upgrade,
    build,
    move,
    diplomacy,
    # combat phase
    phase,
    battle_rule,
    activation,
    decisions,
    population,
    reputation,
    occupation,
    relations,
    # upkeep phase
    upkeep,
)


class Eclipse(Game):
    """`rules` may be replaced in a copy, to watch them at work."""

    id = "eclipse"
    seats = range(2, 7)
    options = OPTIONS
    orders = ORDERS
    turns = ("action", "reaction")
    attacks: Mapping[str, str] = {"battle": "target"}
    codec: TypeAdapter[State] = TypeAdapter(State)
    rules = RULES

    def first_position(self, setup: Setup, options: dict[str, str], rng: Random) -> State:
        """The galactic centre, stacks and supply laid out."""
        return first_position(setup, options, rng)

    def orders_for(self, view: State, seat: int) -> Sequence[StandingOrder]:
        """Those that mean something with so many players; none for whoever is out of the game."""
        return () if view.players[seat].collapsed else orders_for(view)

    def standing(self, view: State, decision: Decision, orders: Mapping[str, str]) -> Answer | None:
        """What standing orders answer."""
        return standing(view, decision, orders)

    def upcoming(self, view: State) -> Sequence[int]:
        """The seats that have not passed, clockwise from the one whose turn it is; none outside the action phase."""
        if view.acting == NO_SEAT:
            return ()
        later = (view.players[seat] for seat in view.clockwise(view.acting)[1:])
        return (view.acting, *(player.seat for player in later if not (player.passed or player.collapsed)))

    def purse(self, view: State, seat: int) -> Mapping[str, int]:
        """Resources, discs on the track and colony ships."""
        player = view.players[seat]
        counted = ("money", "science", "materials", "discs")
        return {**{name: getattr(player, name) for name in counted}, "colony-ships": player.colony_ships}

    def scores(self, state: State) -> list[int]:
        """Points as they stand; those of a view leave out what it hides, until the final scoring shows all."""
        return points(state)

    def winners(self, state: State) -> list[int]:
        """Most points, then most resources."""
        return winners(state)

    def faults(self, state: State) -> list[str]:
        """What `faults.py` finds; [] in every legal position."""
        return faults(state)

    def rearrange(self, state: State, seat: int, rng: Random) -> None:
        """Deal reputation and discovery tiles that the seat does not know anew."""
        rearrange(state, seat, rng)


GAME = Eclipse()
