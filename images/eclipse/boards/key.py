"""The key: what every sign on the other views means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import MARK
from images.eclipse.colours import ANCIENT, DEFENCE, PARTS, RINGS, UNEXPLORED, UNEXPLORED_EDGE
from images.eclipse.seats import owner
from images.layout.badges import badge
from images.layout.legend import Entry, legend
from images.layout.parts import WIDTH, heading, section
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, bold, titled
from rules.eclipse.state import State

ROOM = 92
GROUPS: dict[str, tuple[int, str]] = {  # in how many columns, which signs
    "sectors": (
        2,
        "explored owned unexplored half whole points square square-advanced cube-square squares-open ancient gcds "
        "discovery artifact monolith orbital-square marked wormhole",
    ),
    "fleets": (2, "seat interceptor cruiser dreadnought starbase many"),
    "goods": (
        2,
        "money science materials square-money square-science square-materials square-gray advanced vp disc colony cube "
        "orbital reputation ambassador traitor graveyard trade",
    ),
    "ships": (
        2,
        "energy initiative movement hull computer shield cannon1 cannon2 cannon4 missile2 slot slot-placed "
        "slot-offered drive missile die1 die2 die4 lost bomb",
    ),
    "actions": (2, "explore influence research upgrade build move"),
    "categories": (3, "military grid nano"),
}


def scene(position: State, texts: Texts, _: Options = NO_OPTIONS) -> Scene:
    """All signs in groups."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("eclipse-picture-key"))
    for group, columns, entries in groups(texts):
        top = section(drawn, texts(f"eclipse-picture-key-{group}"), top + 4)
        rows = [Entry(words, partial(_sign, drawn, position, texts, id), 55) for id, words in entries]
        top = legend(drawn, rows, columns, ROOM, top) + 4
    drawn.height = round(top + 10)
    return drawn


def groups(texts: Texts) -> Iterator[tuple[str, int, Sequence[tuple[str, str]]]]:
    """Each group: its name, in how many columns it stands, the signs with what they mean."""
    for group, (columns, ids) in GROUPS.items():
        yield group, columns, [(id, texts(f"eclipse-picture-means-{id}")) for id in ids.split()]


def _sign(drawn: Scene, position: State, texts: Texts, id: str, at: Point) -> None:
    x, y = at
    who = owner(position, 0, texts)
    hexes = {
        "explored": ("000000 ", RINGS["inner"], "sector"),
        "owned": (f"000000 {who.colour}", RINGS["inner"], "sector"),
        "unexplored": (UNEXPLORED_EDGE, UNEXPLORED, "dashed"),
        "half": ("010000 ", RINGS["inner"], "sector"),
        "whole": ("020000 ", RINGS["inner"], "sector"),
    }
    if id in hexes:
        edges, colour, variant = hexes[id]
        drawn.add(Thing("hex", edges, x, y, 58, 51, 3, colour, variant=variant))
    elif id == "marked":
        drawn.add(Thing("mark", "", x, y, 58, 51, 3, MARK))
    elif id == "points":
        drawn.add(Thing("points", "2", x, y, 36, 36, 3))
    elif id in ("square", "square-advanced", "cube-square", "orbital-square"):
        kind = {"square-advanced": "advanced", "orbital-square": "orbital"}.get(id, "")
        drawn.add(Thing("square", "money", x, y, 34, 34, 3, who.colour if id == "cube-square" else "", variant=kind))
    elif id == "squares-open":
        drawn.add(Thing("square", "gray", x - 14, y, 34, 34, 3))
        drawn.add(Text("3", x + 16, y, 28, weight="Bold", anchor="m", tag="sign"))
    elif id in ("ancient", "gcds"):
        drawn.add(Thing("ship", id, x, y, 38, 38, 3, {"ancient": ANCIENT, "gcds": DEFENCE}[id]))
    elif id == "seat":
        badge(drawn, who, x, y)
    elif id == "many":
        drawn.add(Thing("ship", "cruiser", x - 14, y, 34, 34, 3, who.colour))
        drawn.add(Text("3", x + 16, y, 28, weight="Bold", anchor="m", tag="sign"))
    elif id.startswith("slot"):
        drawn.add(Thing("slot", "hull" if id == "slot" else "", x, y, 40, 50, 3, PARTS["hull"],
                        variant=id.removeprefix("slot").removeprefix("-")))  # fmt: skip
    elif id.startswith("die"):
        drawn.add(Thing("die", f"{id.removeprefix('die')}:5", x, y, 42, 42, 3))
    elif id == "lost":
        drawn.add(Thing("ship", "cruiser", x, y, 38, 38, 3, "#4a5270"), Thing("cross", "", x, y, 36, 36, 4))
    else:
        drawn.add(Thing("icon", id, x, y, 36, 36, 3, tag="key"))


def alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """That the signs of all pictures are explained."""
    return texts("eclipse-picture-alt-key")


def words(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Every group of signs with what they mean."""
    lines = [bold(texts("eclipse-picture-key"))]
    for group, _columns, entries in groups(texts):
        lines.append(titled(texts(f"eclipse-picture-key-{group}"), "; ".join(words for _, words in entries)))
    return lines
