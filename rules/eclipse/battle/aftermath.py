"""What a battle brings: attacks on population, and how many reputation tiles are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules.eclipse.battle.fleets import Squadron
from rules.eclipse.battle.profiles import Profile, hits
from rules.eclipse.components.neutrals import NEUTRALS
from rules.eclipse.components.ships import SHIPS
from rules.eclipse.components.tracks import REPUTATION

DRAWS: dict[str, int] = {  # reputation tiles for destroying one
    **{ship.id: ship.reputation for ship in SHIPS.values()},
    **{neutral.id: neutral.reputation for neutral in NEUTRALS.values()},
}
PLANET = Profile(initiative=0)  # population has neither shield nor hull


def population_dice(squadron: Squadron) -> tuple[int, ...]:
    """The damage of each die that the ships left of a squadron roll against population: all cannons, no missiles."""
    return tuple(sorted(squadron.profile.cannons * len(squadron.living)))


def population_damage(squadron: Squadron, rolls: Sequence[int]) -> int:
    """How many population cubes these rolls destroy, one for each damage done; `rolls` in the order of the dice.

    Raises ValueError for another number of dice.
    """
    shots = zip(population_dice(squadron), rolls, strict=True)
    return sum(damage for damage, roll in shots if hits(roll, squadron.profile, PLANET))


def reputation_draws(destroyed: Mapping[str, int], *, took_part: bool) -> int:
    """How many reputation tiles a player draws for a sector.

    `destroyed` counts the enemy's ships by class, in all battles there (`fleets.destroyed`); `took_part` is False where
    all his surviving ships have retreated (`fleets.retreated`).
    """
    return min(REPUTATION.most, reputation_earned(destroyed.items(), took_part=took_part))


def reputation_earned(destroyed: Iterable[tuple[str, int]], *, took_part: bool) -> int:
    """The same without the limit."""
    return REPUTATION.participation * took_part + sum(DRAWS[ship] * count for ship, count in destroyed)
