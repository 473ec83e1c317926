"""What is said of entries: what they are called, what they do, where they lie and who has them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from images.ti4.phrases import outcome_name, place_name
from images.ti4.seats import owner
from images.words.chapters import Chapters
from images.words.phrases import Texts
from rules.ti4.components.action_cards import ACTION_CARDS, name_of
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.objectives import OBJECTIVES
from rules.ti4.components.promissory_notes import PROMISSORY_NOTES
from rules.ti4.components.systems import SYSTEM_OF, SYSTEMS
from rules.ti4.components.technologies import TECHNOLOGIES
from rules.ti4.components.units import UNITS
from rules.ti4.contents import CHAPTERS
from rules.ti4.state import NO_SEAT, Player, State

REFERENCE = Chapters("ti4", CHAPTERS)
SHORT = (  # chapters whose names are `ti4-name-<id>`
    *("technology", "unit", "faction-ability", "planet", "strategy-card", "objective"),
    *("action-card", "promissory-note", "agenda"),
)
TOLD = (
    *("technology", "action-card", "promissory-note", "agenda", "resource", "colour", "trait", "anomaly", "wormhole"),
    *("faction", "faction-ability", "ability", "action", "term"),
)
SPECIAL = frozenset(  # units of which more is to be said than of their kind, in `ti4-about-unit-<id>`
    {
        *(unit.id for unit in UNITS.values() if unit.kind == "flagship"),
        *(unit.id for unit in UNITS.values() if unit.resists_direct_hit),
        *("prototype-war-sun", "prototype-war-sun-2"),
        *("advanced-carrier-2", "fighter-2", "hybrid-crystal-fighter-2", "infantry-2", "pds-2"),
        *("letani-warrior", "letani-warrior-2", "spec-ops-2", "floating-factory", "floating-factory-2"),
    }
)


def title(texts: Texts, chapter: str, id: str) -> str:
    """What an entry is called.

    In the reader's language, by the chapter and id of `CHAPTERS`: `Carrier` for `unit` and `carrier`.
    """
    return texts(f"ti4-name-{id}" if chapter in SHORT else f"ti4-name-{chapter}-{id}")


def is_titled(texts: Texts, system: str, name: str) -> bool:
    """Whether a system is called by the name of what is in it."""
    return name.casefold() in title(texts, "system", system).casefold()


def about(texts: Texts, chapter: str, id: str) -> Iterator[str]:
    """What is said of an entry beyond its signs, a sentence or two each; nothing for what signs say wholly.

    For its chapter and id, as in `chapter:id` of the reference.
    """
    if chapter == "unit":
        yield texts(f"ti4-about-unit-{id}" if id in SPECIAL else f"ti4-about-kind-{UNITS[id].kind}")
    elif chapter == "strategy-card":
        for ability in ("primary", "secondary"):
            yield f"{texts(f'ti4-reference-{ability}')}: {texts(f'ti4-about-{ability}-{id}')}"
    elif chapter == "objective":
        yield f"{texts(f'ti4-task-{id}')}."
    elif chapter == "system":
        if anomaly := SYSTEMS[id].anomaly:
            yield texts(f"ti4-about-anomaly-{anomaly}")
        if wormhole := SYSTEMS[id].wormhole:
            name, said = texts(f"ti4-name-wormhole-{wormhole}"), texts(f"ti4-about-wormhole-{wormhole}")
            yield said if is_titled(texts, id, name) else f"{name}: {said}"
    elif chapter in TOLD:
        yield texts(f"ti4-about-{chapter}-{id}")


def notes(position: State, texts: Texts, chapter: str, id: str) -> Iterator[str]:
    """Whose an entry is by its kind, what holds for its use, where it lies and who has it."""
    if faction := _faction(chapter, id):
        yield texts("ti4-reference-faction", faction=texts(f"ti4-name-faction-{faction}"))
    if chapter == "technology" and TECHNOLOGIES[id].exhausts:
        yield texts("ti4-reference-exhausts")
    if chapter == "action-card":
        yield texts("ti4-reference-copies", count=ACTION_CARDS[id].copies)
    if chapter == "objective":
        yield texts(f"ti4-reference-stage-{OBJECTIVES[id].stage}")
        yield texts(f"ti4-reference-scored-{OBJECTIVES[id].phase}")
    if law := position.law(id):
        elected = outcome_name(position, texts, id, law.elected, ()) if law.elected else "none"
        yield texts("ti4-reference-in-force", round=law.since, elected=elected)
    if place := _place(position, chapter, id):
        yield texts("ti4-reference-lies", place=place_name(texts, place))
    found = [] if chapter == "faction-ability" else holders(position, chapter, id)  # whose it is its faction says
    if names := ", ".join(owner(position, seat, texts).name for seat in found):
        yield texts(f"ti4-reference-{HELD.get(chapter, 'held')}", names=names)


HELD = {"faction": "played", "planet": "controlled", "objective": "scored", "promissory-note": "open"}
FACTION_OF: Mapping[str, Mapping[str, str | None]] = {
    "faction-ability": {ability: faction.id for faction in FACTIONS.values() for ability in faction.abilities},
    "technology": {one.id: one.faction for one in TECHNOLOGIES.values()},
    "unit": {one.id: one.faction for one in UNITS.values()},
    "promissory-note": {one.id: one.faction for one in PROMISSORY_NOTES.values()},
}


def _faction(chapter: str, id: str) -> str:
    """The only faction that has a technology, a unit, an ability or a note; "" where everybody can."""
    return FACTION_OF.get(chapter, {}).get(id) or ""


def _place(position: State, chapter: str, id: str) -> str:
    """Where a system, a planet or the home of a faction lies; "" where it does not."""
    tile = _tile(chapter, id)
    return next((place for place, system in position.galaxy.items() if system.tile == tile), "")


def _tile(chapter: str, id: str) -> str:
    if chapter == "planet":
        return SYSTEM_OF[id]
    if chapter == "faction":
        return FACTIONS[id].home
    return id if chapter == "system" else ""


def holders(position: State, chapter: str, id: str) -> list[int]:
    """The seats that have an entry: a technology or an upgrade, a faction, a planet, a card, a scored objective, a note
    that lies open."""
    if chapter == "planet":
        owners = (planet.owner for system in position.galaxy.values() for planet in system.planets if planet.id == id)
        return [seat for seat in owners if seat != NO_SEAT]
    return [player.seat for player in position.players if id in _belongings(player, chapter)]


def _belongings(player: Player, chapter: str) -> Collection[str]:
    """What a player has of a chapter."""
    return {
        "technology": player.technologies,
        "unit": player.technologies,
        "faction": [player.faction],
        "faction-ability": player.printed.abilities,
        "promissory-note": [name_of(note) for note in player.play_area],
        "strategy-card": player.strategy_cards,
        "objective": player.scored,
    }.get(chapter, [])
