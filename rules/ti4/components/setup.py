"""What each player has at the start, limits, and the few numbers that are printed nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.component_tables import one
from rules.core.data import document
from rules.ti4.components.objectives import Stage
from rules.ti4.components.units import UnitKind


@dataclass(frozen=True, slots=True)
class Pools:
    """Command tokens on a command sheet."""

    tactic: int
    fleet: int
    strategy: int


@dataclass(frozen=True, slots=True)
class Custodians:
    """What the custodians token costs who takes it from Mecatol Rex, and what it is worth."""

    influence: int
    vp: int


@dataclass(frozen=True, slots=True)
class ObjectiveSetup:
    """Objectives: public ones laid out by stage, some of them revealed; secret ones dealt, kept, and held at most."""

    public: Mapping[Stage, int]
    revealed: int
    dealt: int
    kept: int
    secret_limit: int


@dataclass(frozen=True, slots=True)
class StatusPhase:
    """What the status phase gives each player, and the limit of action cards, which holds at any time."""

    tokens: int
    action_cards: int
    action_card_limit: int


@dataclass(frozen=True, slots=True)
class ShortGame:
    """A first game: victory points to win, and objectives of stage two that are laid out."""

    points: int
    stage_two: int


_FILE = document("rules.ti4", "setup.toml")

VICTORY_POINTS: tuple[int, ...] = tuple(_FILE["victory_points"])
COMMAND_TOKENS: int = _FILE["command_tokens"]
CONTROL_TOKENS: int = _FILE["control_tokens"]
POOLS = one(Pools, _FILE["pools"])
CUSTODIANS = one(Custodians, _FILE["custodians"])
STRUCTURE_LIMITS: Mapping[UnitKind, int] = MappingProxyType(_FILE["structures"])  # of a player, on one planet
OBJECTIVE_SETUP = one(ObjectiveSetup, _FILE["objectives"])
SHORT_GAME = one(ShortGame, _FILE["short"])
STATUS_PHASE = one(StatusPhase, _FILE["status"])
