"""Factions in the reference: what they begin with, what comes in, what they can, which planets are near."""

from __future__ import annotations

from images.drawing.scene import Scene
from images.gaia.boards.tiles import goods
from images.gaia.boards.wheel import HIGH, ability, institute, planet, wheel
from images.gaia.colours import OWNERS
from images.layout.inline import signs_if
from images.layout.plates import Line, Plate
from images.words.phrases import Texts
from rules.gaia.components import FACTIONS, Building, Faction
from rules.gaia.contents import STRUCTURES

WITHOUT_ABILITY = ("ambas", "hadsch-hallas", "geodens", "firaks")  # before the planetary institute


def plate(drawn: Scene, texts: Texts, id: str, *, large: bool) -> Plate:
    """A faction board; a `large` one with every structure on it."""
    faction = FACTIONS[id]
    said = ability(texts, id) if large else texts(f"gaia-ability-short-{id}")
    lines = [
        Line(_start(faction)),
        Line(_income(faction, texts)),
        Line(draw=lambda at: _wheel(drawn, texts, faction.home, at), high=HIGH),
        *([Line(words=said)] if large or id not in WITHOUT_ABILITY else []),
        Line(words=institute(texts, id), sign="@institute"),
    ]
    if large:
        lines += [Line(_board(kind, faction.buildings[kind]), muted=True) for kind in STRUCTURES]
    return Plate(
        texts(f"gaia-name-{id}"),
        lines,
        lambda at: planet(drawn, texts, faction.home, at, 46),
        OWNERS[faction.colour],
        f"faction {id}",
    )


def _wheel(drawn: Scene, texts: Texts, home: str, at: tuple[float, float]) -> None:
    wheel(drawn, texts, home, at)


def _start(faction: Faction) -> list[str]:
    one, two = faction.bowls
    return [
        *goods({good: amount for good, amount in faction.start.items() if amount}),
        f"I {one}, II {two}",
        *stone(faction),
    ]


def stone(faction: Faction) -> list[str]:
    """The brainstone of the faction that has one."""
    return signs_if(faction.id == "taklons", "+", "@stone")


def _income(faction: Faction, texts: Texts) -> list[str]:
    signs = ["@income", *goods(faction.income)]
    if faction.research:
        signs += ["@research", f"{texts(f'gaia-picture-track-{faction.research}')} 1"]
    return signs


def _board(kind: str, building: Building) -> list[str]:
    """A structure: how many there are, what it costs, what each brings."""
    return [f"@{kind}", f"×{building.count}", "·", *goods(building.cost), "·", *brings(building)]


def brings(building: Building) -> list[str]:
    """The income of each structure of a kind, from the first that is built; or its action."""
    if not building.income:
        return ["@action", *goods(building.action)]
    parted = [["/", *(goods(slot) or ["–"])] for slot in building.income]
    return ["@income", *[part for slot in parted for part in slot][1:]]
