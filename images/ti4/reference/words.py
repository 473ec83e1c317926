"""The reference in words: everything its picture shows, in lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from images.ti4 import phrases
from images.ti4.boards.values import ability_words, values
from images.ti4.reference import facts
from images.ti4.reference.entries import told
from images.ti4.reference.facts import REFERENCE, title
from images.ti4.reference.scene import FIRST
from images.words.phrases import Texts, titled
from images.words.reference import ReferenceWords
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.planets import PLANETS
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.technologies import TECHNOLOGIES, UPGRADES
from rules.ti4.components.units import UNITS
from rules.ti4.state import State, System


def _said(position: State, texts: Texts, chapter: str, id: str, *, large: bool) -> Iterator[str]:
    if chapter == "faction" and large:
        yield from _abilities(texts, id)
    yield from _numbers(texts, chapter, id)
    named = told(texts, chapter, id, large=large)
    yield from (words for what, words in named if what != "abilities" or not large)
    yield from facts.about(texts, chapter, id)
    if notes := " · ".join(facts.notes(position, texts, chapter, id)):
        yield notes


def _abilities(texts: Texts, faction: str) -> Iterator[str]:
    """What a faction can do that others cannot, each ability by its name."""
    for ability in FACTIONS[faction].abilities:
        yield from (
            titled(texts(f"ti4-name-{ability}"), said) for said in facts.about(texts, "faction-ability", ability)
        )


def _numbers(texts: Texts, chapter: str, id: str) -> Iterator[str]:
    """What signs and numbers say on the picture."""
    if chapter == "technology" or (chapter == "unit" and id in UPGRADES):
        yield _needs(texts, id)
    if chapter == "unit":
        cost, combat, move, capacity = values(UNITS[id])
        line = texts("ti4-picture-told-unit", cost=cost, combat=combat, move=move, capacity=capacity)
        yield "; ".join([line, *ability_words(texts, UNITS[id])])
    if chapter == "faction":
        yield texts("ti4-reference-commodities", count=FACTIONS[id].commodities)
        yield phrases.unit_words(texts, FACTIONS[id].units)
    if chapter == "planet":
        yield _planet(texts, id)
    if chapter == "system":
        yield from _system(texts, id)
    if chapter == "strategy-card":
        yield texts("ti4-reference-initiative", count=STRATEGY_CARDS[id].initiative)
    if chapter == "objective":
        yield texts("ti4-reference-points", count=OBJECTIVES[id].points)


def _needs(texts: Texts, id: str) -> str:
    needs = Counter(TECHNOLOGIES[id].needs)
    if not needs:
        return texts("ti4-reference-no-needs")
    named = ", ".join(f"{count} {texts(f'ti4-picture-colour-{colour}')}" for colour, count in needs.items())
    return texts("ti4-reference-needs", list=named)


def _system(texts: Texts, id: str) -> Iterator[str]:
    """What there is in a system, in a line, but for what it is called by, and a wormhole, of which more is said."""
    space = [*phrases.space_of(texts, System(id), ())]
    there = [*_planets(texts, id), *(name for name in space if not facts.is_titled(texts, id, name))]
    if there:
        yield "; ".join(there)
    elif not space and not SYSTEMS[id].wormhole:
        yield texts("ti4-reference-space")


def _planets(texts: Texts, system: str) -> Iterator[str]:
    """The planets of a system; one that stands alone has given it its name."""
    planets = SYSTEMS[system].planets
    if len(planets) == 1 and facts.is_titled(texts, system, phrases.planet_name(texts, planets[0])):
        yield _planet(texts, planets[0])
        return
    for planet in planets:
        yield f"{phrases.planet_name(texts, planet)} ({_planet(texts, planet)})"


def _planet(texts: Texts, id: str) -> str:
    worth = texts("ti4-reference-worth", resources=PLANETS[id].resources, influence=PLANETS[id].influence)
    return ", ".join([worth, *phrases.printed_of(texts, id)])


TOLD = ReferenceWords(REFERENCE, title, FIRST, _said)
