"""Where hexes lie in a picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from images.drawing.canvas import Point
from images.drawing.fonts import SMALLEST
from images.drawing.scene import Text
from images.map.hexgrid import centre, extent
from rules.core.hexes import Hex

SIZE = 45  # px from a hex's middle to its corners, for which everything on maps is measured: a name just fits across


def filling(hexes: Iterable[Hex], room: float) -> float:
    """The size, px from a hex's middle to its corners, at which these hexes are together `room` px wide.

    Raises ValueError for no hexes.
    """
    left, _up, right, _down = extent(hexes, 1)
    return room / (right - left)


class Atlas:
    """The hexes of a map or of a part of it, laid out in a picture.

    Args:
        hexes: the hexes shown, by name.
        width: of the picture in px; the hexes stand in the middle of it.
        top: where the highest hex begins, in px.
        size: px from a hex's middle to its corners.
        scale: how large things and letters on hexes are, 1 being their size on hexes of `SIZE`; 0 lets them grow with
            the hexes. A map of few, large hexes takes 1.
    """

    def __init__(
        self, hexes: Mapping[str, Hex], width: float, top: float, size: float = SIZE, scale: float = 0
    ) -> None:
        self.hexes = hexes
        self.size = size
        self.scale = scale or size / SIZE
        left, up, right, down = extent(hexes.values(), size)
        self.shift = (width - left - right) / 2, top - up
        self.top = top
        self.bottom = top + down - up

    def at(self, name: str) -> Point:
        """The middle of a hex that is shown; raises KeyError for another."""
        return self.of(self.hexes[name])

    def of(self, at: Hex) -> Point:
        """The middle of a hex, among those shown or beside them."""
        x, y = centre(at, self.size)
        return x + self.shift[0], y + self.shift[1]

    def text(self, words: str, at: Point, colour: str, tag: str, weight: str = "SemiBold", outline: str = "") -> Text:
        """A text with its middle at `at`, in px; it grows with the hexes.

        By its `tag` readers of the scene find it; an `outline` is the colour of a rim around the letters, "" for none.
        """
        return Text(words, *at, round(SMALLEST * self.scale), colour, weight, "m", outline, tag)
