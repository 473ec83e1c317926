"""The key: what every sign on the other views means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import AREAS, INK, WHITE, ink_on
from images.layout.badges import badge
from images.layout.legend import Entry, legend
from images.layout.parts import WIDTH, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4.art.icons import ICONS
from images.ti4.colours import ANOMALY, LETTERS, LOST, SPACE, WORMHOLES
from images.ti4.seats import owner
from images.words.phrases import Texts, bold, letter, titled
from rules.ti4.components.units import UNIT_KINDS
from rules.ti4.state import State

ROOM = 92
SIGN = 44
GROUPS: Mapping[str, str] = {  # which signs, two in a row
    "systems": "controlled active source choice wormhole asteroid-field nebula supernova gravity-rift custodians",
    "planets": "worth cultural hazardous industrial plain exhausted specialty",
    "pieces": "seat fleet ships token space-dock pds",
    "goods": "vp card pools tactic fleet-pool strategy goods commodities resources influence",
    "units": " ".join(UNIT_KINDS),
    "values": "dice move capacity sustain shield damage",
    "battles": "hit missed lost sustained",
}


def scene(position: State, texts: Texts, _: Options = NO_OPTIONS) -> Scene:
    """All signs in groups."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("ti4-picture-key"))
    who = owner(position, 0, texts)
    for group, entries in groups(texts):
        top = section(drawn, texts(f"ti4-picture-key-{group}"), top + 4)
        rows = [Entry(words, partial(_sign, drawn, who, id), 60) for id, words in entries]
        top = legend(drawn, rows, 2, ROOM, top) + 4
    drawn.height = round(top + 10)
    return drawn


def groups(texts: Texts) -> Iterator[tuple[str, Sequence[tuple[str, str]]]]:
    """Each group: its name, and the signs with what they mean; units are called by their names."""
    for group, ids in GROUPS.items():
        called = "ti4-name" if group == "units" else "ti4-picture-means"
        yield group, [(id, texts(f"{called}-{id}")) for id in ids.split()]


def _sign(drawn: Scene, who: Owner, id: str, at: Point) -> None:
    """The sign itself, in the colour of the first seat where it is somebody's."""
    if id in UNIT_KINDS:
        drawn.add(Thing("unit", id, *at, SIGN, SIGN, 3, who.colour, tag="key"))
    elif id in ANOMALY:
        drawn.add(Thing("anomaly", id, *at, 54, 54, 3, tag="key"))
    elif id in ICONS and id not in _OTHERS:
        drawn.add(Thing("icon", id, *at, 36, 36, 3, tag="key"))
    else:
        _OTHERS[id](drawn, who, at)


def _planet(trait: str, variant: str, drawn: Scene, who: Owner, at: Point) -> None:
    drawn.add(Thing("planet", trait, *at, SIGN, SIGN, 3, tag="key", variant=variant))


def _worth(drawn: Scene, who: Owner, at: Point) -> None:
    drawn.add(Thing("planet", "", *at, 54, 54, 3, tag="key"))
    drawn.add(Text("2/1", *at, SMALLEST, WHITE, "Bold", "m", INK, tag="sign"))


def _wormhole(drawn: Scene, who: Owner, at: Point) -> None:
    colour = WORMHOLES["alpha"]
    drawn.add(Thing("wormhole", "alpha", *at, SIGN, SIGN, 3, tag="key"))
    drawn.add(Text(LETTERS["alpha"], *at, SMALLEST, ink_on(colour), "Bold", "m", colour, tag="sign"))


def _token(drawn: Scene, who: Owner, at: Point) -> None:
    drawn.add(Thing("token", who.shape, *at, 36, 36, 3, who.colour, tag="key"))


def _choice(drawn: Scene, who: Owner, at: Point) -> None:
    drawn.add(Thing("disc", "", *at, 40, 40, 3, AREAS[0], tag="key"))
    drawn.add(Text(letter(0), *at, SMALLEST, INK, "Bold", "m", AREAS[0], tag="sign"))


def _die(shown: str, variant: str, drawn: Scene, who: Owner, at: Point) -> None:
    drawn.add(Thing("die", shown, *at, SIGN, SIGN, 3, tag="key", variant=variant))


def _lost(drawn: Scene, who: Owner, at: Point) -> None:
    drawn.add(Thing("unit", "cruiser", *at, SIGN, SIGN, 3, LOST, tag="key"))
    drawn.add(Thing("cross", "", *at, SIGN * 0.8, SIGN * 0.8, 4, tag="key"))


def _sustained(drawn: Scene, who: Owner, at: Point) -> None:
    x, y = at
    drawn.add(Thing("unit", "dreadnought", x, y, SIGN, SIGN, 3, who.colour, tag="key"))
    drawn.add(Thing("icon", "damage", x + 14, y + 12, 24, 24, 4, tag="key"))


def _thing(kind: str, id: str, size: Point, drawn: Scene, who: Owner, at: Point) -> None:
    drawn.add(Thing(kind, id, *at, *size, 3, tag="key"))


_OTHERS: Mapping[str, Callable[[Scene, Owner, Point], None]] = {
    "controlled": lambda drawn, who, at: drawn.add(Thing("hex", who.colour, *at, 62, 54, 3, SPACE, tag="key")),
    "active": partial(_thing, "mark", "", (62, 54)),
    "source": lambda drawn, who, at: drawn.add(Thing("mark", "", *at, 62, 54, 3, AREAS[2], tag="key")),
    "choice": _choice,
    "hit": partial(_die, "8", "lit"),
    "missed": partial(_die, "3", "missed"),
    "lost": _lost,
    "sustained": _sustained,
    "wormhole": _wormhole,
    "custodians": partial(_thing, "custodians", "", (SIGN, SIGN)),
    "worth": _worth,
    "cultural": partial(_planet, "cultural", ""),
    "hazardous": partial(_planet, "hazardous", ""),
    "industrial": partial(_planet, "industrial", ""),
    "plain": partial(_planet, "", ""),
    "exhausted": partial(_planet, "cultural", "exhausted"),
    "specialty": partial(_thing, "icon", "biotic", (36, 36)),
    "seat": lambda drawn, who, at: badge(drawn, who, *at),
    "fleet": lambda drawn, who, at: badge(drawn, replace(who, letter="4"), *at),
    "ships": lambda drawn, who, at: drawn.add(Thing("unit", "cruiser", *at, 36, 36, 3, who.colour)),
    "fleet-pool": partial(_thing, "icon", "fleet", (36, 36)),
    "token": _token,
}


def alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """That the signs of all pictures are explained."""
    return texts("ti4-picture-alt-key")


def words(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Every group of signs with what they mean."""
    lines = [bold(texts("ti4-picture-key"))]
    for group, entries in groups(texts):
        lines.append(titled(texts(f"ti4-picture-key-{group}"), "; ".join(words for _, words in entries)))
    return lines
