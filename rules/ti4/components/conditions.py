"""What objectives ask for: conditions that hold on the board, deeds of an action phase, and costs.

Every condition is about the player who scores. Whether one is met is for the rules that look at a position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.ti4.components.planets import Trait
from rules.ti4.components.systems import Wormhole
from rules.ti4.components.units import UnitClass, UnitKind


@dataclass(frozen=True, slots=True)
class PlanetsControlled:
    """So many planets are controlled, of which each fits all that is set here.

    trait: they have it. same_trait: they all have one and the same. specialty: each has a technology specialty, of any
    colour. where: in no home system, or in the home system of another faction.
    """

    kind: Literal["planets"]
    number: int
    trait: Trait | None = None
    same_trait: bool = False
    specialty: bool = False
    where: Literal["anywhere", "outside-homes", "home-of-another"] = "anywhere"


@dataclass(frozen=True, slots=True)
class TechnologiesOwned:
    """So many technologies are owned: `number` of each of so many `colours`, or with 0 `number` in all.

    upgrades: only upgrades of units count; of_faction: only technologies of a faction.
    """

    kind: Literal["technologies"]
    number: int
    colours: int = 0
    upgrades: bool = False
    of_faction: bool = False


@dataclass(frozen=True, slots=True)
class UnitsOnBoard:
    """So many units of a kind are on the board.

    In any systems and on any planets, as *Establish a Perimeter* asks for four PDS. Units in reinforcements do not
    count.
    """

    kind: Literal["units"]
    unit: UnitKind
    number: int


@dataclass(frozen=True, slots=True)
class SystemsWithShips:
    """Ships are in so many systems, each beside a system of a sort, or each with a space dock of another player.

    beside: adjacent to Mecatol Rex, an anomaly, or a home system of another; the system itself does not count. With
    neither of the two any system does.
    """

    kind: Literal["systems"]
    number: int
    beside: Literal["centre", "anomaly", "home-of-another"] | None = None
    dock_of_another: bool = False


@dataclass(frozen=True, slots=True)
class WormholesHeld:
    """A ship is in a system with each of these wormholes; one system may have them all."""

    kind: Literal["wormholes"]
    wormholes: tuple[Wormhole, ...]


@dataclass(frozen=True, slots=True)
class CentreHeld:
    """Mecatol Rex is controlled, and so many ships are in its system."""

    kind: Literal["centre"]
    ships: int


@dataclass(frozen=True, slots=True)
class UnitDestroyed:
    """A unit of one of these kinds, another player's, is destroyed."""

    kind: Literal["destroyed"]
    units: tuple[UnitKind, ...]


@dataclass(frozen=True, slots=True)
class LastDestroyed:
    """An own ability destroys the last that a player has of a class, on a planet or in a system; fighters are ships."""

    kind: Literal["last-destroyed"]
    ability: Literal["bombardment", "space-cannon"]
    last: UnitClass


@dataclass(frozen=True, slots=True)
class CombatWon:
    """A combat is won: against a player with the most victory points, or in space with the own flagship still there."""

    kind: Literal["combat-won"]
    against_leader: bool = False
    with_flagship: bool = False


Condition = Annotated[
    PlanetsControlled
    | TechnologiesOwned
    | UnitsOnBoard
    | SystemsWithShips
    | WormholesHeld
    | CentreHeld
    | UnitDestroyed
    | LastDestroyed
    | CombatWon,
    Field(discriminator="kind"),
]


@dataclass(frozen=True, slots=True)
class ObjectiveCost:
    """What is spent to score; tokens come from the tactic and strategy pools, action cards are discarded.

    An objective asks for one of them, such as 8 resources, and the others are 0. Resources and influence are paid with
    planets and trade goods as for anything else.
    """

    resources: int = 0
    influence: int = 0
    trade_goods: int = 0
    tokens: int = 0
    action_cards: int = 0
