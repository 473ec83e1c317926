"""Cards as slips with points, name and picture: so they lie when nothing is done with them any more."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Box, Scene, Text, panel
from images.drawing.theme import INK, WHITE
from images.layout.parts import stacked
from images.race.cards import tokens
from images.race.cards.grid import ShownCard, window
from images.race.cards.small import name_lines
from images.race.colours import ground, tint
from images.race.seats import card_name
from images.words.phrases import Texts
from rules.race.state import State

COLUMNS = 3
GAP = 6  # px
RIM = 3
LETTERS = 28
LINE = 30  # px of a line of a name
EDGE = 17  # px above and below a name
POINTS = 40  # px of the hexagon of points
NAME = 58  # px from a slip's left side to its name
CRATE = 36  # px of a good, or of what the picture shows in its place


class Slips:
    """The slips of some cards, so far from both sides of a picture; `end` is where they end, in px."""

    def __init__(
        self, drawn: Scene, position: State, texts: Texts, cards: Sequence[ShownCard], left: float, top: float
    ) -> None:
        self._drawn = drawn
        self._position = position
        self._cards = cards
        wide = (drawn.width - 2 * left - GAP * (COLUMNS - 1)) / COLUMNS
        self._names = [
            name_lines(card_name(each.card, texts), LETTERS, wide - NAME - 3 * RIM - CRATE) for each in cards
        ]
        heights = [EDGE + LINE * len(lines) for lines in self._names]
        self._boxes = stacked(left, drawn.width - left, top, heights, COLUMNS, GAP)
        self.end = max((box[3] + GAP for box in self._boxes), default=top)

    def place(self) -> None:
        """Place the slips on the picture, column by column."""
        for shown, lines, box in zip(self._cards, self._names, self._boxes, strict=True):
            self._place(shown, lines, box)

    def _place(self, shown: ShownCard, lines: Sequence[str], box: Box) -> None:
        """Points, name, the good that lies on a world."""
        left, top, right, bottom = box
        card = self._position.card(shown.card)
        middle = (top + bottom) / 2
        self._drawn.add(panel(box, ground(card), tint(card), 1))
        window(self._drawn, card, (left + RIM, top + RIM, right - RIM, bottom - RIM))
        tokens.points(self._drawn, card, tokens.worth(card, shown.points), left + 30, middle, POINTS, LETTERS)
        for place, line in enumerate(lines):
            y = middle + LINE * (place - (len(lines) - 1) / 2)
            self._drawn.add(Text(line, left + NAME, y, LETTERS, WHITE, outline=INK, tag="name"))
        if shown.good:
            tokens.crate(self._drawn, card, right - RIM - CRATE / 2, middle, CRATE, shown.good_tag)
