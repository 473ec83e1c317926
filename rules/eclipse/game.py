"""Eclipse as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pydantic import TypeAdapter

from rules.core.decisions import Answer, Decision
from rules.core.flow import Rule
from rules.core.game import Game, Setup, StandingOrder
from rules.eclipse.actions.build import BuildRule
from rules.eclipse.actions.colony_ships import SettleRule
from rules.eclipse.actions.diplomacy import MakeRoomRule
from rules.eclipse.actions.discovery import AncientTechnologyRule, DiscoveryRule
from rules.eclipse.actions.explore import ClaimRule, ExploreRule, PlaceRule
from rules.eclipse.actions.influence import InfluenceRule
from rules.eclipse.actions.move import MoveRule
from rules.eclipse.actions.research import ArtifactsRule, ResearchRule
from rules.eclipse.actions.upgrade import SlotRule, UpgradeRule
from rules.eclipse.combat.activation import ActivationRule
from rules.eclipse.combat.battle import BattleRule
from rules.eclipse.combat.decisions import AssignRule, EngageRule, StalemateRule
from rules.eclipse.combat.occupation import OccupationRule
from rules.eclipse.combat.phase import SectorCombatRule
from rules.eclipse.combat.population import BombardRule, CasualtiesRule
from rules.eclipse.combat.relations import CombatOverRule, RelationsRule
from rules.eclipse.combat.reputation import DrawReputationRule, KeepReputationRule
from rules.eclipse.economy.cubes import ReturnCubeRule
from rules.eclipse.faults import faults
from rules.eclipse.phases.anytime import AnytimeRule
from rules.eclipse.phases.rounds import PhaseRule, RoundRule
from rules.eclipse.phases.turns import ActionRule, EndTurnRule, NextTurnRule, ReactionRule
from rules.eclipse.phases.upkeep import ColonizeRule, PayRule
from rules.eclipse.planning.standing_orders import ORDERS, orders_for, standing
from rules.eclipse.scoring.final import points, winners
from rules.eclipse.secrets import rearrange
from rules.eclipse.setup.setup import OPTIONS, first_position
from rules.eclipse.setup.species import ChooseSpeciesRule, HomesRule, RotateRule
from rules.eclipse.setup.start_positions import StartPositionRule
from rules.eclipse.state import NO_SEAT, State

RULES: dict[str, Rule] = {
    # set-up and the course of the game
    "species": ChooseSpeciesRule(),
    "homes": HomesRule(),
    "start-position": StartPositionRule(),
    "rotate": RotateRule(),
    "round": RoundRule(),
    "phase": PhaseRule(),
    "together": Rule(),
    # action phase
    "next-turn": NextTurnRule(),
    "turn": Rule(),
    "action": ActionRule(),
    "reaction": ReactionRule(),
    "anytime": AnytimeRule(),
    "end": EndTurnRule(),
    "explore": ExploreRule(),
    "place": PlaceRule(),
    "claim": ClaimRule(),
    "settle": SettleRule(),
    "discovery": DiscoveryRule(),
    "ancient-technology": AncientTechnologyRule(),
    "influence": InfluenceRule(),
    "return-cube": ReturnCubeRule(),
    "research": ResearchRule(),
    "artifacts": ArtifactsRule(),
    "upgrade": UpgradeRule(),
    "slot": SlotRule(),
    "build": BuildRule(),
    "move": MoveRule(),
    "make-room": MakeRoomRule(),
    # combat phase
    "sector-combat": SectorCombatRule(),
    "battle": BattleRule(),
    "activation": ActivationRule(),
    "engage": EngageRule(),
    "assign": AssignRule(),
    "stalemate": StalemateRule(),
    "bombard": BombardRule(),
    "casualties": CasualtiesRule(),
    "draw-reputation": DrawReputationRule(),
    "reputation": KeepReputationRule(),
    "occupation": OccupationRule(),
    "combat-over": CombatOverRule(),
    "relations": RelationsRule(),
    # upkeep phase
    "colonize": ColonizeRule(),
    "pay": PayRule(),
}


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
