"""The reference in words: everything its picture shows, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from images.pulsar.boards.transmitters import production_signs
from images.pulsar.reference import facts
from images.pulsar.reference.entries import few, lines
from images.pulsar.reference.facts import REFERENCE, title
from images.pulsar.reference.scene import FIRST
from images.pulsar.telling import benefit_words, words_of_signs
from images.words.phrases import Texts, titled
from images.words.reference import ReferenceWords
from rules.pulsar.components import SYSTEMS, TRANSMITTERS
from rules.pulsar.state import State


def _said(position: State, texts: Texts, chapter: str, id: str, *, large: bool) -> Iterator[str]:
    if chapter == "system":
        yield from _system(texts, id)
    elif chapter == "transmitter":
        yield from _transmitter(texts, id)
    else:
        yield from (words_of_signs(texts, parts) for parts in lines(position, texts, chapter, id))
    told = [facts.about(texts, chapter, id)]
    if large:
        told.append(facts.chapter_about(texts, chapter))
    told.append(facts.place(position, texts, chapter, id))
    if large:
        told.append(facts.own_design(texts, chapter, id))
    yield from filter(None, told)


def _system(texts: Texts, id: str) -> Iterator[str]:
    """Its planets, those for more players with their number, and its bonus."""
    tile = SYSTEMS[id]
    planets = [texts(f"pulsar-reference-planet-{planet.kind}") + few(planet.min_players) for planet in tile.planets]
    yield ", ".join(planets)
    yield titled(texts("pulsar-picture-icon-bonus"), benefit_words(texts, tile.benefit))


def _transmitter(texts: Texts, id: str) -> Iterator[str]:
    """Its dice, what it gives when it goes online and in production, and its ends."""
    tile = TRANSMITTERS[id]
    yield f"{' '.join(map(str, tile.dice))} → {benefit_words(texts, tile.benefit)}"
    yield words_of_signs(texts, ["@production", *production_signs(tile)])
    ends = {"left": tile.left, "right": tile.right}
    there = [texts(f"pulsar-reference-{end}", pips=pips) for end, pips in ends.items() if pips is not None]
    yield ", ".join(there)


TOLD = ReferenceWords(REFERENCE, title, FIRST, _said)
