"""Fights as other programs write them, as squadrons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.eclipse.battle.fleets import SIDES, Side, Squadron, squadron
from rules.eclipse.battle.profiles import Profile

CLASSES = {"INT": "interceptor", "CRU": "cruiser", "DRE": "dreadnought", "SBA": "starbase"}


def squadrons(record: Mapping[str, Any]) -> list[Squadron]:
    """The squadrons of a record, the attacker's first."""
    return [_squadron(group, side) for side in SIDES for group in record[side]]


def _squadron(group: Mapping[str, Any], side: Side) -> Squadron:
    profile = Profile(
        initiative=group["init"],
        hull=group["hull"],
        computer=group["computer"],
        shield=group["shield"],
        cannons=_dice(group["cannons"]),
        missiles=_dice(group["missiles"]),
    )
    return squadron(CLASSES[group["type"]], side, profile, group["n"])


def _dice(counts: Mapping[str, int]) -> tuple[int, ...]:
    """The dice of one ship, given as damage to number of dice."""
    return tuple(sorted(int(damage) for damage, count in counts.items() for _ in range(count)))


def name(one: Squadron) -> str:
    """A squadron as the records call it: `attacker:INT`."""
    letters = {ship: letters for letters, ship in CLASSES.items()}
    return f"{one.side}:{letters[one.ship]}"


def damage(one: Squadron) -> list[int | str]:
    """The damage of its ships as the records write it."""
    return ["destroyed" if points > one.profile.hull else points for points in one.damage]


def survivals(chances: Sequence[Sequence[float]], of: Sequence[Squadron]) -> dict[str, list[list[float]]]:
    """The chances that so many ships survive, by side."""
    return {side: [list(chance) for chance, one in zip(chances, of, strict=True) if one.side == side] for side in SIDES}
