"""What the texts of entries are told: their own words, numbers from the data, and whether those are printed ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from images.pulsar.boards.goals import goal_words
from images.pulsar.seats import owner
from images.pulsar.telling import technology_name
from images.words.chapters import Chapters
from images.words.phrases import Texts, coordinates
from rules.pulsar.components import (
    AWARDS,
    CLAIM_RINGS,
    COPY_COST,
    CUBES_PER_POINT,
    GOALS,
    GYRODYNE_VP,
    PULSAR_VP,
    SIZES,
    TECHNOLOGIES,
)
from rules.pulsar.contents import CHAPTERS
from rules.pulsar.replaceable import own_values
from rules.pulsar.state import Player, State

TOLD = ("place", "modifier", "track", "action", "term", "count")  # chapters that say something of each entry
NUMBERED = ("transmitter", "headquarters", "project", "system")  # chapters whose entries are called by their ids
FILES = {
    "technology": "technologies.toml",
    "transmitter": "transmitters.toml",
    "headquarters": "headquarters.toml",
    "goal": "goals.toml",
    "exploration": "exploration.toml",
}
STATIONS = ("final_scoring.toml", "stations")
NUMBERS: Mapping[str, Mapping[str, int]] = {
    "term:award": {f"vp{number}": vp for number, vp in enumerate(AWARDS, 1)},
    "term:final": {"pulsar": PULSAR_VP, "gyrodyne": GYRODYNE_VP, "cubes": CUBES_PER_POINT},
    "action:take": {size.id: size.take for size in SIZES.values()},
    "action:spin": {size.id: size.spin for size in SIZES.values()},
    "action:copy": {"cubes": COPY_COST},
    "count:rings": {"rings": CLAIM_RINGS},
}


REFERENCE = Chapters("pulsar", CHAPTERS)


def title(texts: Texts, chapter: str, id: str) -> str:
    """What an entry is called."""
    if chapter in NUMBERED:
        return texts(f"pulsar-reference-{chapter}", id=id.upper())
    of_chapter: Mapping[str, Callable[[], str]] = {
        "technology": lambda: technology_name(texts, id),
        "goal": lambda: goal_words(texts, GOALS[id]),
        "size": lambda: texts(f"pulsar-picture-icon-{id}"),
        "track": lambda: texts(f"pulsar-picture-{id}"),
    }
    if chapter in of_chapter:
        return of_chapter[chapter]()
    own = chapter in ("place", "action", "term")
    return texts(f"pulsar-name-{chapter}-{id}" if own else f"pulsar-name-{id}")


def about(texts: Texts, chapter: str, id: str) -> str:
    """What is said of an entry beyond its signs; "" where those say all."""
    if chapter == "technology":
        return texts(f"pulsar-does-{id}")
    if chapter not in TOLD:
        return ""
    return texts(f"pulsar-about-{chapter}-{id}", **NUMBERS.get(f"{chapter}:{id}", {}))


def chapter_about(texts: Texts, chapter: str) -> str:
    """What holds for all entries of a chapter; "" where each says what it is."""
    if chapter in TOLD:
        return ""
    return texts(f"pulsar-about-{chapter}")


def place(position: State, texts: Texts, chapter: str, id: str) -> str:
    """Where a thing lies and who has it; "" for things without a place, and where no game is looked at."""
    holders = ", ".join(owner(seat, texts).name for seat in _holders(position, chapter, id))
    held = texts("pulsar-reference-held", names=holders) if holders else ""
    row = ""
    if chapter == "technology":
        row = texts("pulsar-reference-row", board=TECHNOLOGIES[id].board.upper(), round=TECHNOLOGIES[id].row)
    return " · ".join(filter(None, [row, _lies(position, texts, chapter, id), held]))


def _holders(position: State, chapter: str, id: str) -> list[int]:
    if chapter == "technology":
        return [patent.seat for patent in position.patents.get(id, [])]
    has: Mapping[str, Callable[[Player], bool]] = {
        "transmitter": lambda player: any(tile.id == id for tile in player.tiles),
        "headquarters": lambda player: player.headquarters == id,
    }
    return [player.seat for player in position.players if chapter in has and has[chapter](player)]


def _lies(position: State, texts: Texts, chapter: str, id: str) -> str:
    """On offer, in play, or the place of a system that has been visited."""
    if chapter == "system":
        return coordinates(name for name, system in position.systems.items() if system.tile == id)
    in_play = {"technology": [each.id for each in position.technologies()], "goal": position.goals}
    if id in in_play.get(chapter, ()):
        return texts("pulsar-reference-in-play")
    offered = chapter == "transmitter" and id in position.shown
    if not offered:
        return ""
    return texts("pulsar-picture-offer")


@lru_cache(maxsize=1)
def _not_printed() -> frozenset[tuple[str, str]]:
    return frozenset((value.file, value.id) for value in own_values())


def own_design(texts: Texts, chapter: str, id: str) -> str:
    """That values of an entry are not the printed ones; "" where they are."""
    marked = STATIONS if (chapter, id) == ("term", "final") else (FILES.get(chapter, ""), id)
    if marked not in _not_printed():
        return ""
    return texts("pulsar-reference-own-design")
