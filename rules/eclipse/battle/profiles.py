"""What a ship brings into a battle, the sizes of ships, and when a die hits (rulebook, "Hits" and "Damage")."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.records import record
from rules.eclipse.components.neutrals import NEUTRALS
from rules.eclipse.components.ships import LARGEST_FIRST

SIX = 6


@record
class Profile:
    """The totals of a blueprint, as far as a battle asks for them.

    `cannons` and `missiles` hold the damage of each die that one ship rolls: (1, 2) is an ion and a plasma cannon. A
    Plasma Missile is two dice of two.
    """

    initiative: int
    hull: int = 0
    computer: int = 0
    shield: int = 0
    cannons: tuple[int, ...] = ()
    missiles: tuple[int, ...] = ()


def largeness(ship: str) -> int:
    """The rank of a class of ships by the `size` in `data/ships.toml`, 0 for the largest.

    Neutral ships have no other class beside them. Raises ValueError for a class that does not fight.
    """
    ranks: Sequence[str] = LARGEST_FIRST
    return 0 if ship in NEUTRALS else ranks.index(ship)


def threshold(shooter: Profile, target: Profile) -> int:
    """The lowest number that hits, from 2 (a 1 never hits) to 6 (a 6 always hits)."""
    return max(2, min(SIX, SIX - shooter.computer + target.shield))


def hits(roll: int, shooter: Profile, target: Profile) -> bool:
    """Whether a die that shows `roll`, 1 to 6, hits.

    `threshold` is added up from the computers of the shooter and the shields of the target: a 1 never hits, a 6 always.
    """
    return roll >= threshold(shooter, target)
