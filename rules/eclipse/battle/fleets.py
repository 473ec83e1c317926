"""The ships of a battle: squadrons, which are all ships of a class on one side, and the battle as it stands."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Literal

from rules.core.records import record
from rules.eclipse.battle.profiles import Profile, largeness

Side = Literal["attacker", "defender"]

# A squadron fights, is on the edge of its sector to leave it when it is activated next, has left it, or was destroyed
# because the attacker could not leave a stalemate.
Status = Literal["engaged", "retreating", "away", "dispersed"]

SIDES: tuple[Side, Side] = ("attacker", "defender")
MISSILES = 0  # the number of the round in which missiles are fired; engagement rounds count from 1


@record
class Squadron:
    """All ships of one class on one side.

    `damage` has one entry for each ship that entered the battle; a ship is destroyed when its damage exceeds its hull.
    """

    ship: str
    side: Side
    profile: Profile
    damage: tuple[int, ...]
    status: Status = "engaged"

    @property
    def in_sector(self) -> bool:
        """Whether it can still be hit: it has a ship left, which has not gone."""
        here = self.status in ("engaged", "retreating")
        return here and min(self.damage, default=self.profile.hull + 1) <= self.profile.hull

    @property
    def survivors(self) -> int:
        """How many ships are not destroyed, here or where they retreated to."""
        if self.status == "dispersed":
            return 0
        hull = self.profile.hull
        return sum(damage <= hull for damage in self.damage)

    @property
    def living(self) -> tuple[int, ...]:
        """The places in `damage` of the ships that can be hit."""
        if self.status in ("away", "dispersed"):
            return ()
        hull = self.profile.hull
        return tuple(ship for ship, damage in enumerate(self.damage) if damage <= hull)


@record
class Fight:
    """A battle between two activations, or with dice that wait to be assigned.

    `order` has the places of the squadrons as they are activated (`activation_order`), `turn` is a place in it.
    `attacking` says that the squadron whose turn it is has chosen to fire, `rolls` holds its dice until they are
    assigned, in the order of `salvos.dice`.
    """

    squadrons: tuple[Squadron, ...]
    order: tuple[int, ...]
    round: int = MISSILES
    turn: int = 0
    attacking: bool = False
    rolls: tuple[int, ...] = ()


def squadron(ship: str, side: Side, profile: Profile, ships: int = 1) -> Squadron:
    """So many undamaged ships of one class, named `ship`, on a side, with what `profile` says of each."""
    return Squadron(ship, side, profile, (0,) * ships)


def opponent(side: Side) -> Side:
    """The other side."""
    return SIDES[1 - SIDES.index(side)]


def activation_order(squadrons: Iterable[Squadron]) -> tuple[int, ...]:
    """The order in which squadrons are activated: places in `squadrons`, the first to be activated first.

    The highest initiative comes first. Of equal ones the defender decides ("Understanding combat"): unless he says
    otherwise all of his come first, and those of one side from the smallest class to the largest, as in the rulebook's
    long example, where the defender fires his interceptor before his cruiser.
    """
    ranked = sorted(
        (-one.profile.initiative, -SIDES.index(one.side), -largeness(one.ship), place)
        for place, one in enumerate(squadrons)
    )
    return tuple(place for *_, place in ranked)


def ties(squadrons: Sequence[Squadron], sides: Container[Side]) -> list[list[int]]:
    """Squadrons of these sides that have equal initiative, in their usual order: each such group of two and more."""
    groups: dict[int, list[int]] = {}
    for place in activation_order(squadrons):
        if squadrons[place].side in sides:
            groups.setdefault(squadrons[place].profile.initiative, []).append(place)
    return [group for group in groups.values() if len(group) > 1]


def present(squadrons: Iterable[Squadron], side: Side) -> list[int]:
    """The places of a side's squadrons that are still in the sector."""
    return [place for place, one in enumerate(squadrons) if one.side == side and one.in_sector]


def destroyed(fight: Fight, side: Side) -> dict[str, int]:
    """How many ships of a side its opponent destroyed, by class; ships lost in a stalemate were not destroyed by it."""
    lost: dict[str, int] = {}
    for one in fight.squadrons:
        count = sum(damage > one.profile.hull for damage in one.damage)
        if one.side == side and count:
            lost[one.ship] = lost.get(one.ship, 0) + count
    return lost


def retreated(fight: Fight, side: Side) -> bool:
    """Whether ships of a side survive and all of them have retreated, which costs it the tile for taking part."""
    survivors = [one for one in fight.squadrons if one.side == side and one.survivors]
    return bool(survivors) and all(one.status == "away" for one in survivors)
