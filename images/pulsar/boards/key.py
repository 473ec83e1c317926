"""The key: what every sign on the other views means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from images.drawing.canvas import Point
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import AREAS, INK, MUTED, PAPER
from images.layout.legend import Entry, legend
from images.layout.parts import WIDTH, heading, section
from images.options import NO_OPTIONS, Options
from images.pulsar.colours import GATES, KIND_EDGES, KINDS, LANES, gate_ink
from images.pulsar.seats import owner
from images.words.phrases import Texts, bold, titled
from rules.pulsar.state import State

ROOM = 92
GROUPS: dict[str, tuple[int, tuple[str, ...]]] = {
    "places": (2, ("system", "gate-green", "gate-purple", "gate-orange", "entry", "pulsar", "isolated", "lanes")),
    "pieces": (
        2,
        ("blue", "dead", "station", "claim", "small", "medium", "large", "any", "building", "spin", "ship", "letter"),
    ),
    "goods": (
        2,
        ("vp", "cube", "one", "two", "die", "red", "dark", "explore", "bonus", "no-bonus", "ring", "more-station"),
    ),
    "actions": (
        2,
        (
            *("flight", "jump", "anywhere", "gate", "run-choose", "copy", "patent", "project", "project-row"),
            *("transmitter", "online", "link", "half", "award", "goal", "goal-full"),
        ),
    ),
    "kinds": (2, ("immediate", "ongoing", "production", "final")),
    "marks": (2, ("dice", "no", "yes", "median", "initiative", "engineering", "per", "gives")),
}
WRITTEN = {"per": "/", "gives": "→"}


def scene(position: State, texts: Texts, _: Options = NO_OPTIONS) -> Scene:
    """All signs in groups."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("pulsar-picture-key"))
    for group, columns, entries in groups(texts):
        top = section(drawn, texts(f"pulsar-picture-key-{group}"), top + 6)
        rows = [Entry(words, partial(sign, drawn, texts, id), 54) for id, words in entries]
        top = legend(drawn, rows, columns, ROOM, top) + 6
    drawn.height = round(top + 10)
    return drawn


def groups(texts: Texts) -> Iterator[tuple[str, int, Sequence[tuple[str, str]]]]:
    """Each group: its name, in how many columns it stands, the signs with what they mean."""
    for group, (columns, ids) in GROUPS.items():
        yield group, columns, [(id, texts(f"pulsar-picture-means-{id}")) for id in ids]


def sign(drawn: Scene, texts: Texts, id: str, at: Point) -> None:
    """Place a sign of the key with its middle at a point."""
    x, y = at
    who = owner(0, texts)
    if id in WRITTEN:
        drawn.add(Text(WRITTEN[id], x, y, 34, PAPER, "Bold", "m", tag="sign"))
    elif id == "system":
        drawn.add(Thing("unknown", "", x, y, 84, 46, 2))
        drawn.add(Text("S1?", x, y, 28, MUTED, "Regular", "m", tag="sign"))
    elif id in ("gate-green", "gate-purple", "gate-orange", "entry"):
        _gate(drawn, id, x, y)
    elif id in ("pulsar", "isolated", "claim"):
        colour = who.colour if id == "claim" else ""
        drawn.add(Thing("star", "isolated" if id == "isolated" else "pulsar", x, y, 76, 76, 3, colour))
    elif id == "lanes":
        _lanes(drawn, x, y)
    elif id == "station":
        drawn.add(Thing("station", who.shape, x, y, 36, 36, 3, who.colour))
        drawn.add(Text("1", x, y - 1, 28, INK, "Bold", "m", tag="sign"))
    elif id == "ship":
        drawn.add(Thing("ship", who.shape, x, y, 36, 46, 3, who.colour))
        drawn.add(Text("1", x, y + 4, 28, INK, "Bold", "m", tag="sign"))
    elif id == "letter":
        drawn.add(Thing("disc", "", x, y, 44, 44, 3, AREAS[0]))
        drawn.add(Text("A", x, y, 28, INK, "Bold", "m", tag="sign"))
    elif id == "building":
        drawn.add(Thing("rotor", "medium", x, y, 46, 46, 3, variant="building"))
    elif id == "half":
        drawn.add(Thing("half", "2", x, y, 22, 44, 3, variant="right"))
    elif id in KINDS:
        drawn.add(panel((x - 34, y - 24, x + 34, y + 24), KINDS[id], KIND_EDGES[id], 2))
        drawn.add(Thing("icon", id, x, y, 36, 36, 3, tag="key"))
    else:
        shown = {"dark": "dark3", "dice": "dice3"}.get(id, id)
        drawn.add(Thing("icon", shown, x, y, 36, 36, 3, tag="key"))


def _gate(drawn: Scene, id: str, x: float, y: float) -> None:
    words = {"gate-green": "G1", "gate-purple": "V1", "gate-orange": "O1"}.get(id, "E1")
    kind, colour, fill = "entry", "", MUTED
    if id != "entry":
        kind, colour = "gate", id.removeprefix("gate-")
        fill = GATES[colour]
    drawn.add(Thing(kind, colour, x, y, 68, 40, 3, fill))
    drawn.add(Text(words, x, y, 28, gate_ink(colour), "Regular", "m", tag="sign"))


def _lanes(drawn: Scene, x: float, y: float) -> None:
    for down in (-6, 6):
        points = ((-34.0, 0.0), (34.0, 0.0))
        drawn.add(Thing("lane", "4", x, y + down, 80, 12, 3, LANES["green"], points))


def alt(position: State, texts: Texts, _: Options = NO_OPTIONS) -> str:
    """That it is the key: what its signs mean is told in the words of the view, not here."""
    return texts("pulsar-picture-alt-key")


def words(position: State, texts: Texts, _: Options = NO_OPTIONS) -> list[str]:
    """Every group of signs with what they mean."""
    lines = [bold(texts("pulsar-picture-key"))]
    for group, _columns, entries in groups(texts):
        told = [f"{WRITTEN[id]} = {words}" if id in WRITTEN else words for id, words in entries]
        lines.append(titled(texts(f"pulsar-picture-key-{group}"), "; ".join(told)))
    return lines
