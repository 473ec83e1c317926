"""The reference in words: everything its picture shows, in lines."""

from __future__ import annotations

from collections.abc import Iterator

from images.gaia import phrases
from images.gaia.boards.research import level_words
from images.gaia.boards.tiles import cost_of
from images.gaia.boards.wheel import ability, institute, wheel_words
from images.gaia.reference.entries import REFERENCE, about, chapter_about, homes, place, title
from images.gaia.reference.scene import FACTION_ENTRIES
from images.words.phrases import Texts, titled
from images.words.reference import ReferenceWords
from rules.gaia.components import FACTIONS, TRACKS, WHEEL, Building
from rules.gaia.contents import STRUCTURES
from rules.gaia.state import State


def _said(position: State, texts: Texts, chapter: str, id: str, *, large: bool) -> Iterator[str]:
    if chapter == "faction":
        yield from _faction(texts, id, large=large)
    yield from filter(None, _data(position, texts, chapter, id))
    yield from filter(None, (about(texts, chapter, id), homes(texts, chapter, id)))
    if large and (said := chapter_about(texts, chapter, id)):
        yield said
    if where := place(position, texts, chapter, id):
        yield where


def _data(position: State, texts: Texts, chapter: str, id: str) -> Iterator[str]:
    """What the signs of an entry say, where its name does not say it already."""
    if chapter == "track":
        yield from (f"{number}: {level_words(position, texts, TRACKS[id], number) or '–'}" for number in range(6))
    elif chapter == "planet" and id in WHEEL:
        yield wheel_words(texts, id)
    elif chapter == "structure" and id in STRUCTURES:
        yield _values(texts, FACTIONS["terrans"].buildings[id])
    elif chapter == "board-action":
        yield phrases.goods(texts, cost_of(id))


def _faction(texts: Texts, id: str, *, large: bool) -> Iterator[str]:
    """The same in lines of words, first what no sign says, since those below may find no room."""
    faction = FACTIONS[id]
    one, two = faction.bowls
    start = {good: amount for good, amount in faction.start.items() if amount}
    yield texts("gaia-reference-home", planet=texts(f"gaia-picture-planet-{faction.home}"))
    yield titled(texts("gaia-reference-ability"), ability(texts, id))
    yield titled(texts("gaia-name-structure-institute"), institute(texts, id))
    bowls = texts("gaia-reference-bowls", one=one, two=two)
    yield texts("gaia-reference-start", goods=phrases.goods(texts, start), bowls=bowls)
    yield f"{texts('gaia-picture-icon-income')}: {phrases.goods(texts, faction.income)}"
    if faction.research:
        yield texts("gaia-reference-research", track=phrases.track_name(texts, faction.research))
    if large:
        yield f"{texts('gaia-picture-icon-step')}: {wheel_words(texts, faction.home)}"
        yield from (building_words(texts, kind, faction.buildings[kind]) for kind in STRUCTURES)


def building_words(texts: Texts, kind: str, building: Building) -> str:
    """A structure with its number, cost and income in words."""
    return f"{texts(f'gaia-picture-icon-{kind}')}: {_values(texts, building)}"


def _values(texts: Texts, building: Building) -> str:
    """The number, cost and income of a structure in words."""
    slots = " / ".join(phrases.goods(texts, slot) or "–" for slot in building.income)
    parts = [f"×{building.count}", phrases.goods(texts, building.cost)]
    if slots:
        parts.append(f"{texts('gaia-picture-icon-income')}: {slots}")
    if building.action:
        parts.append(f"{texts('gaia-picture-icon-action')}: {phrases.goods(texts, building.action)}")
    return "; ".join(filter(None, parts))


TOLD = ReferenceWords(REFERENCE, title, FACTION_ENTRIES, _said)
