"""What each entry of the reference shows: signs from the game's data, words from its texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Thing
from images.gaia.boards.research import level_signs
from images.gaia.boards.tiles import (
    action_cost,
    board_action,
    booster,
    final_tile,
    goods,
    round_tile,
    technology,
    token,
    token_sign,
)
from images.gaia.boards.wheel import HIGH, planet, wheel
from images.gaia.reference import factions
from images.gaia.seats import owner
from images.layout.plates import Line, Plate
from images.words.chapters import Chapters
from images.words.phrases import Texts
from rules.gaia.components import FACTIONS, TRACKS, WHEEL
from rules.gaia.contents import CHAPTERS, STRUCTURES
from rules.gaia.state import Player, State

SIGNS: dict[str, Callable[[str], list[str]]] = {
    "standard": technology,
    "advanced": technology,
    "booster": booster,
    "token": lambda id: [token_sign(id), *token(id)],
    "board-action": lambda id: [*action_cost(id), "→", *board_action(id)],
    "round-tile": round_tile,
    "final-tile": final_tile,
}
TOLD = ("structure", "track", "resource", "turn")  # chapters that say something of each entry
OWN_NAMES = ("structure", "resource", "turn", "final-tile")  # their ids mean other things elsewhere
TURN_SIGNS = {
    "mine": "mine",
    "gaia": "project",
    "upgrade": "station",
    "federation": "federation",
    "research": "research",
    "board": "power",
    "special": "action",
    "free": "tokens",
    "pass": "pass",
}


REFERENCE = Chapters("gaia", CHAPTERS)


def title(texts: Texts, chapter: str, id: str) -> str:
    """What an entry is called."""
    if chapter == "planet":
        return texts(f"gaia-picture-planet-{id}")
    own = chapter in OWN_NAMES or (chapter, id) == ("token", "gleens")
    return texts(f"gaia-name-{chapter}-{id}" if own else f"gaia-name-{id}")


def about(texts: Texts, chapter: str, id: str) -> str:
    """What is said of an entry beyond its signs; "" where those say all."""
    if chapter not in TOLD:
        return ""
    return texts(f"gaia-about-{chapter}-{id}")


def place(position: State, texts: Texts, chapter: str, id: str) -> str:
    """Where a tile lies and who has one; "" for things without a place, and where no game is looked at."""
    slots = {"standard": position.slots, "advanced": position.advanced}.get(chapter, {})
    there = [texts(f"gaia-name-{slot}") for slot, tile in slots.items() if tile == id]
    holders = [owner(position, one.seat, texts).name for one in position.players if _holds(one, chapter, id)]
    if holders:
        there.append(texts("gaia-reference-held", names=", ".join(holders)))
    return " · ".join(there)


def _holds(player: Player, chapter: str, id: str) -> bool:
    if chapter in ("standard", "advanced"):
        return any(own.tile == id for own in player.technologies)
    if chapter == "token":
        return any(own.token == id for own in player.federations)
    return chapter == "booster" and player.booster == id


def plate(drawn: Scene, position: State, texts: Texts, entry: str, *, large: bool) -> Plate:
    """An entry as a plate; a `large` one says all there is to say."""
    chapter, id = REFERENCE.parted(entry)
    if chapter == "faction":
        return factions.plate(drawn, texts, id, large=large)
    lines = [*_signs(drawn, position, texts, chapter, id), *_texts(position, texts, chapter, id, large=large)]
    return Plate(title(texts, chapter, id), lines, _sign(drawn, texts, chapter, id), tag=f"{chapter} {id}")


def _sign(drawn: Scene, texts: Texts, chapter: str, id: str) -> Callable[[Point], None] | None:
    if chapter == "planet":
        return partial(planet, drawn, texts, id, size=46)
    icons = {"structure": id, "resource": id, "track": "research", "turn": TURN_SIGNS.get(id, "")}
    if icon := icons.get(chapter):
        return lambda at: drawn.add(Thing("icon", icon, *at, 42, 42, 3, tag=icon))
    return None


def _signs(drawn: Scene, position: State, texts: Texts, chapter: str, id: str) -> list[Line]:
    if chapter in SIGNS:
        return [Line(SIGNS[chapter](id))]
    if chapter == "track":
        return [Line(_level(position, id, level)) for level in range(6)]
    if chapter == "planet" and id in WHEEL:
        return [Line(draw=lambda at: _wheel(drawn, texts, id, at), high=HIGH)]
    if chapter == "structure" and id in STRUCTURES:
        building = FACTIONS["terrans"].buildings[id]
        return [Line([*goods(building.cost), f"×{building.count}"]), Line(factions.brings(building))]
    return []


def _wheel(drawn: Scene, texts: Texts, home: str, at: Point) -> None:
    wheel(drawn, texts, home, at)


def _level(position: State, track: str, level: int) -> list[str]:
    """A level in one line; what lies on a fifth level is an icon."""
    signs = [part for row in level_signs(position, TRACKS[track], level) for part in row]
    prizes = {"terra": [] if signs[2:] and position.terra_token else ["+", "@federation"], "nav": ["+", "@lost"]}
    return [f"{level}:", *(signs or ["–"]), *(prizes.get(track, []) if level == 5 else [])]


def _texts(position: State, texts: Texts, chapter: str, id: str, *, large: bool) -> list[Line]:
    said: Sequence[str] = [about(texts, chapter, id), homes(texts, chapter, id)]
    if large:
        said = [*said, chapter_about(texts, chapter, id)]
    lines = [Line(words=words) for words in said if words]
    where = place(position, texts, chapter, id)
    if where:
        return [*lines, Line(words=where, muted=True)]
    return lines


def homes(texts: Texts, chapter: str, id: str) -> str:
    """Whose home a planet is, or what is particular about it."""
    if chapter != "planet":
        return ""
    at_home = [texts(f"gaia-name-{faction}") for faction, board in FACTIONS.items() if board.home == id]
    if at_home:
        return texts("gaia-reference-homes", names=", ".join(at_home))
    return texts(f"gaia-about-planet-{id}")


def chapter_about(texts: Texts, chapter: str, id: str) -> str:
    """What holds for all entries of a chapter, where something does."""
    if chapter == "token" and id == "gleens":
        return texts("gaia-about-token-gleens")
    if chapter in SIGNS or chapter == "track":
        return texts(f"gaia-about-{chapter}")
    return ""
