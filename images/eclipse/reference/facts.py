"""What is said of entries: what they are called, what they do, what they need, where they lie and who has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from images.eclipse.seats import owner
from images.words.chapters import Chapters
from images.words.phrases import Texts
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIPS, STRUCTURES
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.contents import CHAPTERS
from rules.eclipse.state import NO_SEAT, State

REFERENCE = Chapters("eclipse", CHAPTERS)
DOES = ("technology", "species")  # chapters whose entries have their words in `eclipse-does-<id>`
TOLD = ("ship", "discovery", "action", "category", "resource", "term")  # in `eclipse-about-<chapter>-<id>`
COMMON = ("technology", "part", "ship", "species", "sector", "discovery", "action")  # in `eclipse-about-<chapter>`
NEEDED: dict[str, str | None] = {  # the technology for each ship and structure that is built
    **{ship.id: ship.technology for ship in SHIPS.values()},
    **{structure.id: structure.technology for structure in STRUCTURES.values()},
}
NAMED = ("sector", "action", "term")  # chapters whose entries have names of their own


def title(texts: Texts, chapter: str, id: str) -> str:
    """What an entry is called, beginning with a capital letter."""
    return _capital(texts(_name(chapter, id)))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _name(chapter: str, id: str) -> str:
    if chapter == "discovery":
        part = DISCOVERIES[id].part
        if part:
            return f"eclipse-part-{part}"
        return f"eclipse-name-discovery-{id}"
    if chapter in ("technology", "part"):
        return f"eclipse-{chapter}-{id}"
    if chapter in NAMED:
        return f"eclipse-name-{chapter}-{id}"
    return f"eclipse-name-{id}"


def about(texts: Texts, chapter: str, id: str) -> str:
    """What is said of an entry beyond its signs; "" where those say all."""
    if chapter in DOES:
        return _capital(texts(f"eclipse-does-{id}"))
    if chapter not in TOLD:
        return ""
    return texts(f"eclipse-about-{chapter}-{id}")


def begins(texts: Texts, chapter: str, id: str) -> str:
    """The technologies that a species begins with; "" for whatever begins with none."""
    if chapter != "species":
        return ""
    named = ", ".join(texts(f"eclipse-technology-{name}") for name in SPECIES[id].technologies)
    if not named:
        return ""
    return _capital(texts("eclipse-picture-power-technologies", list=named))


def chapter_about(texts: Texts, chapter: str) -> str:
    """What holds for all entries of a chapter; "" where nothing does."""
    if chapter not in COMMON:
        return ""
    return texts(f"eclipse-about-{chapter}")


def notes(position: State, texts: Texts, chapter: str, id: str) -> str:
    """What an entry needs, where it lies and who has it; "" where nothing is to be said."""
    return " · ".join([*_needs(texts, chapter, id), *_lies(position, texts, chapter, id)])


def _needs(texts: Texts, chapter: str, id: str) -> Iterator[str]:
    if chapter == "part":
        yield _needed_by_part(texts, id)
    if chapter == "ship" and id in NEEDED:
        if needed := NEEDED[id]:
            yield texts("eclipse-reference-needs", technology=texts(f"eclipse-technology-{needed}"))
        yield texts("eclipse-reference-terran")


def _needed_by_part(texts: Texts, id: str) -> str:
    if PARTS[id].ancient:
        return texts("eclipse-reference-ancient")
    needed = PARTS[id].technology
    if needed is None:
        return texts("eclipse-reference-free")
    return texts("eclipse-reference-needs", technology=texts(f"eclipse-technology-{needed}"))


def _lies(position: State, texts: Texts, chapter: str, id: str) -> Iterator[str]:
    where: Mapping[str, Callable[[], str]] = {
        "technology": lambda: _supply(position, texts, id),
        "sector": lambda: _on_map(position, texts, id),
    }
    if chapter in where and (said := where[chapter]()):
        yield said
    names = ", ".join(owner(position, seat, texts).name for seat in holders(position, chapter, id))
    if names:
        yield texts("eclipse-reference-held", names=names)


def _supply(position: State, texts: Texts, id: str) -> str:
    count = position.supply.get(id, 0)
    if not count:
        return ""
    return texts("eclipse-reference-supply", count=count)


def _on_map(position: State, texts: Texts, id: str) -> str:
    found = [hex for hex, sector in position.map.items() if sector.tile == id]
    if not found:
        return ""
    return texts("eclipse-reference-lies", hex=found[0])


def holders(position: State, chapter: str, id: str) -> list[int]:
    """The seats that have an entry: a technology, a species, a sector with their disc."""
    if chapter == "sector":
        return [sector.disc for sector in position.map.values() if sector.tile == id and sector.disc != NO_SEAT]
    if chapter == "species":
        return [player.seat for player in position.players if player.species == id]
    if chapter == "technology" and id in TECHNOLOGIES:
        return [player.seat for player in position.players if player.species and player.has(id)]
    return []
