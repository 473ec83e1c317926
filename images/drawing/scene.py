"""A scene: everything a picture shows, as placed things and texts. Tests read scenes; painters draw them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from images.drawing.fonts import SMALLEST, ink, width
from images.drawing.theme import PAPER

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something with a shape, about its centre (x, y); all measures are px.

    Attributes:
        kind: names the painter.
        id: what it shows.
        layer: drawn from low to high; layer 0 changes seldom and is kept as one image.
        colour: one of the dark theme, or one that is the same in every theme.
        points: of a line of its own, about its centre.
        tag: whose it is or where it lies: for readers of the scene, not for painters.
        variant: how it is drawn, where its painter knows several ways.
    """

    kind: str
    id: str
    x: float
    y: float
    w: float
    h: float
    layer: int = 1
    colour: str = ""
    points: tuple[tuple[float, float], ...] = ()
    tag: str = ""
    variant: str = ""

    @property
    def appearance(self) -> tuple[object, ...]:
        """What its pixels depend on."""
        return self.kind, self.id, self.w, self.h, self.colour, self.points, self.variant

    @property
    def box(self) -> Box:
        """Its left, top, right and bottom in px."""
        return self.x - self.w / 2, self.y - self.h / 2, self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text; the anchor says which point (x, y) is: l, m or r across and the middle of a capital down.

    Texts of layer 0 are kept with the things there; what is drawn above may lie over one that is `covered`, so that it
    is written once more.
    """

    words: str
    x: float
    y: float
    size: int = SMALLEST
    colour: str = PAPER
    weight: str = "SemiBold"
    anchor: str = "l"
    outline: str = ""  # its colour, if there is one
    tag: str = ""
    layer: int = 1
    covered: bool = False

    @property
    def appearance(self) -> tuple[object, ...]:
        """What its pixels depend on, but for its place."""
        return self.words, self.size, self.colour, self.weight, self.anchor, self.outline

    @property
    def left(self) -> float:
        """Where it begins, in px."""
        return self.x - {"l": 0, "m": 0.5, "r": 1}[self.anchor] * width(self.words, self.size, self.weight)

    @property
    def baseline(self) -> float:
        """What its letters stand on, in px: capitals are centred on y."""
        return self.y - ink("H", self.size, self.weight)[1] / 2

    @property
    def box(self) -> Box:
        """The left, top, right and bottom of its ink in px."""
        left, top, right, bottom = ink(self.words, self.size, self.weight)
        x, y = self.left, self.baseline
        return x + left, y + top, x + right, y + bottom


@dataclass(slots=True)
class Scene:
    """A picture's size in px and what is on it.

    A view sets `height` when all is placed. Things are painted layer by layer, those of a layer in the order in which
    they were added; texts stand above all of them, but for those of layer 0. `heading` is how many px its title takes,
    below which all else begins.
    """

    width: int
    height: int = 0
    things: list[Thing] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    heading: float = 0

    def add(self, *parts: Thing | Text) -> None:
        """Place things and texts; texts without words are left out."""
        for part in parts:
            if isinstance(part, Thing):
                self.things.append(part)
            elif part.words:
                self.texts.append(part)

    def copy(self) -> Scene:
        """A scene with the same on it, to which more can be added."""
        return replace(self, things=[*self.things], texts=[*self.texts])

    def of(self, kind: str) -> list[Thing]:
        """The things of a kind."""
        return [thing for thing in self.things if thing.kind == kind]


def panel(box: Box, colour: str, edge: str = "", layer: int = 1) -> Thing:
    """A rounded rectangle of left, top, right, bottom in px; `edge` is the colour of its rim.

    Without an `edge` the rim is a little brighter than the panel. One whose height is known late is put before the
    things on it with `drawn.things.insert`, since those of one layer cover each other in their order.
    """
    left, top, right, bottom = box
    return Thing("panel", edge, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top, layer, colour)
