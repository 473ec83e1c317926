"""What an entry costs, gives and does, in lines of groups of signs, from the data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from images.eclipse.signs import dice_signs, part_signs, total_signs
from images.words.phrases import Texts
from rules.eclipse.components.blueprints import totals
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.neutrals import NEUTRALS, Neutral
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.setup import SCORING
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIPS, STRUCTURES
from rules.eclipse.components.species import SPECIES, TERRANS
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.components.tracks import INFLUENCE, POPULATION, REPUTATION, RESEARCH

Groups = Sequence[Sequence[str]]  # of a line; a sign `@money` is an icon
TERRAN = SPECIES[TERRANS[0]]


def lines(texts: Texts, chapter: str, id: str) -> list[Groups]:
    """The lines of an entry; none where words say all. How many there are stands in words: `×2` is an effect twice."""
    of_chapter: Mapping[str, Callable[[], list[Groups]]] = {
        "technology": lambda: _technology(texts, id),
        "part": lambda: [part_signs(PARTS[id])],
        "ship": lambda: _ship(texts, id),
        "discovery": lambda: _discovery(texts, id),
        "category": _category,
        "resource": lambda: [_numbers("@money", INFLUENCE.circles)] if id == "discs" else [],
        "term": lambda: _term(id),
    }
    return of_chapter.get(chapter, list)()


def _technology(texts: Texts, id: str) -> list[Groups]:
    technology = TECHNOLOGIES[id]
    cost = [["@science", str(technology.cost)], [f"(≥ {technology.min_cost})"], _copies(texts, technology.copies)]
    if technology.part:
        return [cost, part_signs(PARTS[technology.part])]
    return [cost]


def _ship(texts: Texts, id: str) -> list[Groups]:
    if id in NEUTRALS:
        return [_neutral(NEUTRALS[id])]
    if id in STRUCTURES:
        groups = [["@materials", str(TERRAN.structures[id])]]
        if vp := STRUCTURES[id].vp:
            groups.append(["@vp", str(vp)])
        return [groups]
    printed, ship = TERRAN.blueprints[id], SHIPS[id]
    price = [["@materials", str(printed.cost)], ["@reputation", str(ship.reputation)], _copies(texts, ship.count)]
    return [price, total_signs(totals(printed, printed.bare))]


def _neutral(neutral: Neutral) -> Groups:
    amounts = {"initiative": neutral.initiative, "hull": neutral.hull, "computer": neutral.computer}
    groups = [[f"@{icon}", str(amount)] for icon, amount in amounts.items()]
    return [*groups, dice_signs(neutral.cannons, "cannon"), ["@reputation", str(neutral.reputation)]]


def _discovery(texts: Texts, id: str) -> list[Groups]:
    discovery = DISCOVERIES[id]
    groups = list[list[str]]()
    if discovery.part:
        groups += part_signs(PARTS[discovery.part])
    elif discovery.resources:
        amounts = {kind: getattr(discovery.resources, kind) for kind in RESOURCES}
        groups += ([f"@{kind}", f"+{amount}"] for kind, amount in amounts.items() if amount)
    return [[*groups, _copies(texts, discovery.count)]]


def _copies(texts: Texts, count: int) -> Sequence[str]:
    return [texts("eclipse-reference-copies", count=count)]


def _category() -> list[Groups]:
    """What technologies are cheaper by one after the other, and the points of so many."""
    points = [f"{number}: {vp}" for number, vp in enumerate(RESEARCH.vp) if vp]
    return [_numbers("@science", [-discount for discount in RESEARCH.discounts]), [["@vp", ", ".join(points)]]]


def _term(id: str) -> list[Groups]:
    of_term: Mapping[str, Callable[[], Groups]] = {
        "upkeep": lambda: _numbers("@money", INFLUENCE.circles),
        "production": lambda: _numbers("@cube", POPULATION.squares),
        "reputation": lambda: [["@vp", f"{vp} ×{count}"] for vp, count in REPUTATION.tiles.items()],
        "ambassador": lambda: [["@vp", str(SCORING.ambassador)]],
        "traitor": lambda: [["@vp", str(SCORING.traitor)]],
        "discovery": lambda: [["@vp", str(SCORING.discovery)]],
    }
    if id not in of_term:
        return []
    return [of_term[id]()]


def _numbers(sign: str, amounts: Sequence[int]) -> Groups:
    return [[sign, " ".join(map(str, amounts))]]
