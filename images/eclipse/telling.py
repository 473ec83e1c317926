"""Sectors, ships and fleets in words, and what is printed on a tile in signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from images.eclipse.explored import wormholes
from images.eclipse.seats import awaits_upkeep, owner
from images.eclipse.signs import ACTIONS, fleet_groups
from images.layout.inline import signs_if
from images.words.numbers import signed
from images.words.phrases import Texts, listed
from rules.core.hexes import parse
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.components.blueprints import Totals
from rules.eclipse.components.edges import EDGES, neighbour
from rules.eclipse.components.sectors import Sector as Printed
from rules.eclipse.components.species import Species
from rules.eclipse.economy.tracks import balance, production
from rules.eclipse.state import NO_SEAT, Player, Sector, State


def printed_signs(printed: Printed) -> list[str]:
    """Points, population squares and symbols of a tile, in one line of signs; wormholes are not among them."""
    signs = ["@vp", str(printed.vp)]
    for square in printed.squares:
        signs += [f"@square-{square.resource}", *signs_if(square.advanced, "@advanced")]
    signs += ["@ancient"] * printed.ancients + ["@gcds"] * printed.defended
    return [*signs, *(["@discovery"] * printed.discovery), *(["@artifact"] * printed.artifact)]


def board_words(texts: Texts, species: Species) -> tuple[str, str]:
    """Two sentences: what the board of a species begins with, and how much each of its actions does."""
    start = texts(
        "eclipse-picture-told-board",
        money=species.resources.money,
        science=species.resources.science,
        materials=species.resources.materials,
        discs=species.discs,
        colony=species.colony_ships,
        ratio=species.trade_ratio,
    )
    activations = species.activations
    return start, listed((texts(f"eclipse-picture-action-{name}"), getattr(activations, name)) for name in ACTIONS)


def slot_words(texts: Texts, part: str | None) -> str:
    """What is in a slot of a blueprint: the name of the part, or that it is empty."""
    if part:
        return texts(f"eclipse-part-{part}")
    return texts("eclipse-picture-empty-slot")


def signs_words(texts: Texts, groups: Sequence[Sequence[str]]) -> str:
    """Groups of signs in words: a sign says what it means."""
    said = [
        [texts(f"eclipse-picture-means-{part[1:]}") if part[:1] == "@" else part for part in group] for group in groups
    ]
    return ", ".join(" ".join(group) for group in said)


def fleet_words(texts: Texts, ships: Mapping[str, int]) -> str:
    """The ships of a fleet by class, the largest first."""
    return listed([(texts(f"eclipse-ship-{kind}"), count) for kind, count in fleet_groups(ships)])


def about(position: State, texts: Texts, name: str, names: Sequence[str] = ()) -> str:
    """What a sector is and what lies there."""
    sector = position.map[name]
    parts = [texts("eclipse-picture-told-points", vp=sector.printed.vp)]
    if sector.disc != NO_SEAT:
        parts.append(texts("eclipse-picture-told-disc", name=owner(position, sector.disc, texts, names).name))
    parts += _population(sector, texts)
    for fleet in sector.fleets:
        who = owner(position, fleet.seat, texts, names).name
        parts.append(texts("eclipse-picture-told-fleet", name=who, ships=fleet_words(texts, fleet.ships)))
    if sector.ancients:
        parts.append(texts("eclipse-picture-told-ancients", count=sector.ancients))
    kinds = {
        "defence": sector.defended,
        "discovery": sector.discovery,
        "orbital": sector.orbital,
        "monolith": sector.monolith,
        "artifact": sector.printed.artifact,
    }
    parts += [texts(f"eclipse-picture-told-{kind}") for kind, there in kinds.items() if there]
    return "; ".join(parts)


def _population(sector: Sector, texts: Texts) -> list[str]:
    """The squares, each resource with its advanced ones apart, and how many cubes lie there."""
    if not sector.printed.squares and not sector.orbital:
        return []
    found: dict[str, int] = {}
    for square in sector.printed.squares:
        kind = texts(f"eclipse-resource-{square.resource}")
        if square.advanced:
            kind = texts("eclipse-picture-told-advanced", resource=kind)
        found[kind] = found.get(kind, 0) + 1
    squares = ", ".join(words if count == 1 else f"{count}× {words}" for words, count in found.items())
    told = [texts("eclipse-picture-told-squares", list=squares)]
    if sector.population:
        told.append(texts("eclipse-picture-told-cubes", count=sector.population))
    return told


def joined_words(position: State, texts: Texts, name: str) -> str:
    """To which sectors there is a whole wormhole, and at which other edges half of one."""
    return _wormhole_words(position.map, texts, name)


def turned_words(position: State, texts: Texts, place: str, tile: str, turned: int) -> str:
    """To which sectors a tile would have wormholes, and at which other edges."""
    return _wormhole_words({**position.map, place: new_sector(tile, turned)}, texts, place)


def _wormhole_words(sectors: Mapping[str, Sector], texts: Texts, name: str) -> str:
    """The wormholes of a sector: those that lead to another, then halves by their edges, from the top clockwise."""
    edges = wormholes(sectors, name)
    joined = [sectors[str(neighbour(parse(name), edge))].tile for edge in EDGES if edges[edge] == "2"]
    halves = [str(edge + 1) for edge in EDGES if edges[edge] == "1"]
    told = [texts("eclipse-picture-told-wormholes", list=", ".join(joined))] if joined else []
    if halves:
        told.append(texts("eclipse-picture-told-edges", list=", ".join(halves)))
    return "; ".join(told) or texts("eclipse-picture-told-no-connection")


def printed_words(texts: Texts, tile: str) -> str:
    """Points, squares and symbols of a tile."""
    sector = new_sector(tile, 0)
    return "; ".join(_printed(sector, texts))


def _printed(sector: Sector, texts: Texts) -> list[str]:
    printed = sector.printed
    parts = [texts("eclipse-picture-told-points", vp=printed.vp), *_population(sector, texts)]
    if printed.ancients:
        parts.append(texts("eclipse-picture-told-ancients", count=printed.ancients))
    kinds = {"defence": printed.defended, "discovery": printed.discovery, "artifact": printed.artifact}
    return [*parts, *(texts(f"eclipse-picture-told-{kind}") for kind, there in kinds.items() if there)]


def resources_words(position: State, player: Player, texts: Texts) -> str:
    """Resources, each with what the next upkeep brings, as long as one comes."""
    if not awaits_upkeep(position, player):
        return texts(
            "eclipse-picture-told-have", money=player.money, science=player.science, materials=player.materials
        )
    return texts(
        "eclipse-picture-told-resources",
        money=player.money,
        income=signed(balance(player)),
        science=player.science,
        research=production(player, "science"),
        materials=player.materials,
        mined=production(player, "materials"),
    )


def dice_words(texts: Texts, dice: Sequence[tuple[int, int]]) -> str:
    """What dice show, by the damage they do."""
    found: dict[int, list[str]] = {}
    for damage, roll in dice:
        found.setdefault(damage, []).append(str(roll))
    rows = ((damage, ", ".join(rolls)) for damage, rolls in found.items())
    return "; ".join(texts("eclipse-picture-told-rolls", damage=damage, rolls=rolls) for damage, rolls in rows)


def totals_words(texts: Texts, sums: Totals) -> str:
    """What a blueprint adds up to."""
    amounts = {
        "energy": sums.energy_left,
        "initiative": sums.initiative,
        "movement": sums.movement,
        "hull": sums.hull,
        "computer": sums.computer,
        "shield": sums.shield,
    }
    always = ("energy", "initiative")
    told = [(icon, amount) for icon, amount in amounts.items() if amount or icon in always]
    parts = [f"{texts(f'eclipse-picture-icon-{icon}')} {amount}" for icon, amount in told]
    for kind, dice in (("cannon", sums.cannons), ("missile", sums.missiles)):
        for damage in dict.fromkeys(dice):
            parts.append(f"{dice.count(damage)} {texts(f'eclipse-picture-icon-{kind}', damage=damage)}")
    return ", ".join(parts)
