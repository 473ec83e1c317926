"""The key: what every planet, structure, icon, line and mark on the other views means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from images.drawing.canvas import Point, ring
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, AREAS, BAD, GOOD, INK, MARK, PANEL_LIGHT, PAPER, SECTOR_EDGE, WHITE, mix
from images.gaia import phrases
from images.gaia.colours import TERRAIN
from images.gaia.seats import owner
from images.layout.badges import badge
from images.layout.legend import Entry, legend
from images.layout.parts import WIDTH, heading, section
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts
from rules.gaia.components import FACTIONS
from rules.gaia.state import State

Meaning = tuple[str, str, str]  # how the sign is drawn, its id, what it means

STRUCTURES = ("mine", "station", "lab", "institute", "academy-k", "academy-q", "space-station", "gaiaformer")
GOODS = ("vp", "credits", "ore", "knowledge", "qic", "power", "value", "charge", "tokens", "stone")
BOWLS = ("one", "two", "three", "gaia")
TILES = ("income", "action", "used", "pass", "step", "range", "project", "research", "tile", "federation", "grey")
COUNTED = ("type", "gaia", "sector", "lost")
WRITTEN = {"each": "→", "per": "/", "once": "+2", "place": "7B2"}
DRAWN = ("sector", "federation", "mark", "choice", "line", "acting", "free", "built", "covered")
ROOM = 66  # px for a sign


def groups(position: State, texts: Texts) -> Iterator[tuple[str, int, list[Meaning]]]:
    """Each group of signs: its heading, in how many columns it stands, its entries."""

    def said(kind: str, words: str, ids: Sequence[str]) -> list[Meaning]:
        return [(kind, id, texts(f"gaia-picture-{words}-{id}")) for id in ids]

    owners = [owner(position, player.seat, texts) for player in position.players]
    yield "planets", 3, said("planet", "planet", tuple(TERRAIN))
    yield "players", 2, [("badge", str(who.seat), who.name) for who in owners]
    yield "structures", 2, [("icon", kind, worth(texts, kind)) for kind in (*STRUCTURES, "satellite")]
    yield "goods", 3, [*said("icon", "icon", GOODS), *said("bowl", "bowl", BOWLS)]
    yield "tiles", 3, said("icon", "icon", (*TILES, *COUNTED))
    yield "marks", 1, [*said("written", "key", tuple(WRITTEN)), *said("drawn", "key", DRAWN)]


def worth(texts: Texts, kind: str) -> str:
    """A structure with its power value; what has none by its name alone."""
    name = texts(f"gaia-picture-icon-{kind}")
    board = FACTIONS["terrans"].buildings
    value = board[kind].power if kind in board else int(kind == "space-station")
    if value:
        return texts("gaia-picture-worth", name=name, power=value)
    return name


def scene(position: State, texts: Texts, _: Options = NO_OPTIONS) -> Scene:
    """Everything on the key."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("gaia-picture-key"))
    for name, columns, entries in groups(position, texts):
        top = section(drawn, texts(f"gaia-picture-key-{name}"), top)
        signs = [Entry(words, partial(_sign, drawn, position, texts, kind, id)) for kind, id, words in entries]
        top = legend(drawn, signs, columns, ROOM, top) + 8
    drawn.height = round(top + 8)
    return drawn


def _sign(drawn: Scene, position: State, texts: Texts, kind: str, id: str, at: Point) -> None:
    if kind == "badge":
        badge(drawn, owner(position, int(id), texts), *at)
    elif kind == "written":
        drawn.add(Text(WRITTEN[id], *at, weight="Bold", anchor="m", tag="sign"))
    elif kind == "drawn":
        _drawn(drawn, id, at)
    else:
        size = 36 if kind == "icon" else 44
        drawn.add(Thing(kind, id, *at, size, size, 3, tag="key"))
    if kind == "planet":
        edge = mix(TERRAIN[id], INK, 0.8)
        drawn.add(Text(texts(f"gaia-picture-short-{id}"), *at, 28, WHITE, "Bold", "m", edge))


def _drawn(drawn: Scene, id: str, at: Point) -> None:
    """Lines and marks, as they look on the map and on panels."""
    colours = {"sector": SECTOR_EDGE, "federation": PAPER, "mark": MARK}
    if id in colours:
        own = tuple((round(x, 2), round(y, 2)) for x, y in ring(6, 17))
        drawn.add(Thing("line", "4", *at, 44, 44, 3, colours[id], own))
    elif id in ("choice", "line"):
        kind, sign = {"choice": ("disc", "A"), "line": ("flag", "12")}[id]
        drawn.add(Thing(kind, "", *at, 38, 36, 3, AREAS[0]))
        drawn.add(Text(sign, *at, 28, INK, "Bold", "m", tag="sign"))
    else:
        _frame(drawn, id, at)


def _frame(drawn: Scene, id: str, at: Point) -> None:
    edges = {"acting": ACCENT, "free": MARK, "built": GOOD, "covered": ""}
    x, y = at
    fill = PANEL_LIGHT
    drawn.add(panel((x - 24, y - 18, x + 24, y + 18), fill, edges[id], 3))
    if id == "covered":
        drawn.add(Thing("icon", "vp", x, y, 36, 36, 3, tag="key"))
        drawn.add(Thing("strike", "", x, y, 66, 36, 4, BAD))


def alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """The key."""
    return texts("gaia-picture-alt-key")


def words(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Every group of signs; letters stand before what they mean."""
    lines = [f"**{texts('gaia-picture-key')}**"]
    for group, _columns, entries in groups(position, texts):
        told = [_entry(position, texts, *entry) for entry in entries]
        lines.append(f"{phrases.title(texts, f'key-{group}')}: {'; '.join(told)}")
    return lines


def _entry(position: State, texts: Texts, kind: str, id: str, words: str) -> str:
    letters = {
        "planet": lambda: texts(f"gaia-picture-short-{id}"),
        "badge": lambda: owner(position, int(id), texts).letter,
        "written": lambda: WRITTEN[id],
    }
    if kind in letters:
        return f"{letters[kind]()} = {words}"
    return words
