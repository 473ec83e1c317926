"""Ships, parts and tracks as lines of signs: a part `@money` is an icon, any other is text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from images.layout.inline import signs_if
from images.words.numbers import signed, written
from rules.eclipse.components.blueprints import Totals
from rules.eclipse.components.ship_parts import PARTS, ShipPart
from rules.eclipse.components.ships import LARGEST_FIRST
from rules.eclipse.components.technologies import Technology

ACTIONS = ("explore", "influence", "research", "upgrade", "build", "move")


def part_value(part: ShipPart) -> str:
    """What a part does, as the number on its tile: of dice the damage, and how many there are of more than one.

    `2×1` for two dice of damage 1, `−2` for a shield, `+3` for hull, drive, computer or source. The energy it uses is
    not said.
    """
    dice = part.cannons or part.missiles
    if dice:
        if len(dice) > 1:
            return f"{len(dice)}×{dice[0]}"
        return str(dice[0])
    if part.shield:
        return written(-part.shield)
    return f"+{part.hull or part.movement or part.computer or part.energy}"


def part_icon(part: ShipPart) -> str:
    """The icon of a part: its kind; cannons are told apart by the colour of their dice.

    `hull`, `drive`, `computer`, `source`, `shield`, `missile`; `cannon1`, `cannon2` or `cannon4` by the damage of a
    die.
    """
    if part.cannons:
        return f"cannon{part.cannons[0]}"
    return part.kind


def dice_signs(dice: Sequence[int], kind: str) -> list[str]:
    """Dice as signs: each damage with how many of it a ship has."""
    found: dict[int, int] = {}
    for damage in dice:
        found[damage] = found.get(damage, 0) + 1
    signs: list[str] = []
    for damage, count in sorted(found.items()):
        signs += [f"@{kind}{damage}", *signs_if(count > 1, f"×{count}")]
    return signs


def total_signs(sums: Totals) -> list[list[str]]:
    """What a blueprint adds up to, a group of signs each: energy and initiative first, dice last.

    Energy and initiative are there even with 0; energy is what is left, and may be below it.
    """
    groups = [["@energy", written(sums.energy_left)], ["@initiative", str(sums.initiative)]]
    amounts = {"movement": sums.movement, "hull": sums.hull, "computer": sums.computer, "shield": sums.shield}
    groups += [[f"@{icon}", str(amount)] for icon, amount in amounts.items() if amount]
    groups += [dice_signs(dice, kind) for dice, kind in ((sums.cannons, "cannon"), (sums.missiles, "missile")) if dice]
    return groups


def fleet_groups(ships: Mapping[str, int]) -> list[tuple[str, int]]:
    """The classes of a fleet, the largest first, with how many ships each has."""
    return [(kind, ships[kind]) for kind in LARGEST_FIRST if ships.get(kind)]


def part_signs(part: ShipPart) -> list[list[str]]:
    """All that a part does, a group of signs each; what it does not change has no group.

    Dice first, then hull, computer, shield, movement, initiative, energy.
    """
    groups = list[list[str]]()
    if part.cannons:
        groups.append(dice_signs(part.cannons, "cannon"))
    if part.missiles:
        groups.append(dice_signs(part.missiles, "missile"))
    amounts = {
        "hull": part.hull,
        "computer": part.computer,
        "shield": part.shield,
        "movement": part.movement,
        "initiative": part.initiative,
        "energy": part.energy,
    }
    return [*groups, *([f"@{icon}", signed(amount)] for icon, amount in amounts.items() if amount)]


def technology_signs(technology: Technology) -> list[str]:
    """What a technology is for: the part with its value, the ship or structure, or what it brings and allows."""
    if technology.part:
        part = PARTS[technology.part]
        if part.cannons:
            return dice_signs(part.cannons, "cannon")
        return [f"@{part_icon(part)}", part_value(part)]
    if technology.builds:
        return [f"@{technology.builds}"]
    return [
        *signs_if(technology.opens, f"@square-{technology.opens}", "@advanced"),
        *signs_if(technology.discs, "@disc", f"+{technology.discs}"),
        *signs_if(technology.artifact_resources, "@artifact", f"+{technology.artifact_resources}"),
        *signs_if(technology.extra_builds, "@build", f"+{technology.extra_builds}"),
        *signs_if(technology.half_wormholes, "@wormhole"),
        *signs_if(technology.bombs, "@bomb"),
    ]
