"""The reference in words: everything its picture shows, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from images.eclipse.explored import wormholes
from images.eclipse.reference import facts
from images.eclipse.reference.facts import REFERENCE, title
from images.eclipse.reference.scene import FIRST
from images.eclipse.reference.values import TERRAN, lines
from images.eclipse.telling import board_words, printed_words, signs_words, slot_words
from images.words.phrases import Texts, listed, titled
from images.words.reference import ReferenceWords
from rules.core.hexes import Hex
from rules.eclipse.actions.explore import new_sector
from rules.eclipse.components.edges import EDGES
from rules.eclipse.components.ships import SHIP_CLASSES, SHIPS
from rules.eclipse.components.species import SPECIES
from rules.eclipse.state import State


def _said(position: State, texts: Texts, chapter: str, id: str, *, large: bool) -> Iterator[str]:
    if chapter == "sector":
        yield printed_words(texts, id)
        yield _edges(texts, id)
    if chapter == "species":
        yield from _board(texts, id)
    if chapter == "ship" and id in SHIPS:
        yield ", ".join(slot_words(texts, part) for part in TERRAN.blueprints[id].slots)
    yield from (signs_words(texts, groups) for groups in lines(texts, chapter, id))
    told = [facts.begins(texts, chapter, id), facts.about(texts, chapter, id)]
    if large:
        told.append(facts.chapter_about(texts, chapter))
    told.append(facts.notes(position, texts, chapter, id))
    yield from filter(None, told)


def _edges(texts: Texts, tile: str) -> str:
    """At which edges of the upright tile there are wormholes."""
    place = str(Hex(0, 0))
    there = wormholes({place: new_sector(tile, 0)}, place)
    found = ", ".join(str(edge + 1) for edge in EDGES if there[edge] != "0")
    return texts("eclipse-picture-told-edges", list=found)


def _board(texts: Texts, id: str) -> Iterator[str]:
    """What a species begins with, how much its actions do, what its ships cost, and its home sector."""
    own = SPECIES[id]
    yield from board_words(texts, own)
    prices = [(texts(f"eclipse-ship-{kind}"), own.blueprints[kind].cost) for kind in SHIP_CLASSES]
    yield titled(texts("eclipse-resource-materials"), listed(prices))
    yield titled(texts(f"eclipse-name-sector-{own.home}"), printed_words(texts, own.home))


TOLD = ReferenceWords(REFERENCE, title, FIRST, _said)
