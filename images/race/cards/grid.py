"""Cards large enough to be read: a window with picture and tokens; what they do in signs and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawing.fonts import wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, INK, MUTED, PAPER
from images.layout.inline import TextStyle, break_line, inline
from images.layout.parts import MARGIN, stacked
from images.race.art.window import ROOM_FOR_NAME
from images.race.cards.describing import power_text, score_text
from images.race.cards.signs import power_signs, score_signs
from images.race.cards.tokens import tokens
from images.race.colours import GOLD, ground, tint
from images.race.seats import card_name
from images.words.phrases import Texts
from rules.core.hidden import MASK
from rules.race.designs import Card
from rules.race.state import State

EDGE = 14  # px from a card's rim to what stands on it
RIM = 4  # px from a card's rim to its window
WINDOW = 100  # px, the least height of a window
TAB_OFF = "#8b93a8"  # of a card that cannot be chosen now
TAB = 56  # px, the width of what a number stands on
SIGNS = 48  # px that a line of signs takes
WORDS = 36
TITLE = 40
LEAST = 250  # px of a card
GAP = 10
INDENT = 12


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card to be shown: its number in menus (0 is none), whether a good lies on it, what a 6-cost one counts.

    One that is `off` cannot be chosen now.
    """

    card: str
    number: int = 0
    good: bool = False
    points: int | None = None
    off: bool = False

    @property
    def good_tag(self) -> str:
        """What the good on it is tagged with; "" where none lies there."""
        if not self.good:
            return ""
        return f"good {self.card}"


@dataclass(frozen=True, slots=True)
class Row:
    """A line on a card, with its height in px."""

    parts: tuple[str, ...]
    height: int
    style: TextStyle
    indent: int = 0
    tag: str = ""


def grid(
    drawn: Scene, position: State, texts: Texts, shown_cards: Sequence[ShownCard], top: float, columns: int
) -> float:
    """Cards in columns, each as tall as what it does takes; where they end, in px."""
    side = MARGIN / 2
    wide = (drawn.width - MARGIN - GAP * (columns - 1)) / columns
    rows = [_rows(position.card(shown.card), texts, wide) if shown.card != MASK else [] for shown in shown_cards]
    heights = [max(LEAST, WINDOW + EDGE + sum(row.height for row in own)) for own in rows]
    boxes = stacked(side, drawn.width - side, top, heights, columns, GAP)
    for shown, own, box in zip(shown_cards, rows, boxes, strict=True):
        _place(drawn, position, texts, shown, own, box)
    return max((box[3] for box in boxes), default=top - GAP) + GAP


def _place(drawn: Scene, position: State, texts: Texts, shown: ShownCard, rows: Sequence[Row], box: Box) -> None:
    left, top, right, bottom = box
    if shown.card == MASK:
        drawn.add(Thing("back", "", (left + right) / 2, (top + bottom) / 2, right - left, bottom - top))
    else:
        _open(drawn, texts, position.card(shown.card), shown, rows, box)
    tab(drawn, shown, left, top + 27, (TAB, 54), letters=36)


def tab(drawn: Scene, shown: ShownCard, left: float, y: float, size: tuple[int, int], *, letters: int) -> float:
    """The number of a card that has one, on a tab so many px across and down; where the tab ends."""
    if not shown.number:
        return left
    x, colour, tag = left + size[0] / 2, GOLD, "tab"
    if shown.off:
        colour, tag = TAB_OFF, "tab off"
    drawn.add(Thing("tab", "", x, y, *size, 2, colour, tag=tag))
    drawn.add(Text(str(shown.number), x, y, letters, INK, "Bold", "m", tag="number"))
    return left + size[0]


def _open(drawn: Scene, texts: Texts, card: Card, shown: ShownCard, rows: Sequence[Row], box: Box) -> None:
    """The window takes the height that the rows leave."""
    left, top, right, bottom = box
    y = bottom - EDGE / 2 - sum(row.height for row in rows)
    drawn.add(panel(box, ground(card), tint(card)))
    window(drawn, card, (left + RIM, top + RIM, right - RIM, y - 4))
    x = left + (TAB if shown.number else EDGE - 6) + 36
    tokens(drawn, texts, card, shown.points, shown.good_tag, x, top + 48, 58, 34)
    for row in rows:
        inline(drawn, left + EDGE + row.indent, y + row.height / 2, row.parts, row.style, row.tag)
        y += row.height


def window(drawn: Scene, card: Card, box: Box, *, room_for_name: bool = False) -> None:
    """A card's picture in a box, to whole px, so that like cards share it; it may leave room for a name above."""
    left, top, right, bottom = (round(side) for side in box)
    x, y = (left + right) / 2, (top + bottom) / 2
    variant = ROOM_FOR_NAME if room_for_name else ""
    drawn.add(Thing("art", card.id, x, y, right - left, bottom - top, variant=variant))


def _rows(card: Card, texts: Texts, wide: float) -> list[Row]:
    room = wide - 2 * EDGE
    title = TextStyle(30, PAPER, "Bold")
    rows = [Row((line,), TITLE, title, tag="name") for line in wrap(card_name(card.id, texts), 30, room, "Bold")]
    if card.tags:
        tags = " · ".join(texts(f"race-name-tag-{tag}") for tag in card.tags)
        rows.append(Row((tags,), WORDS, TextStyle(colour=ACCENT), tag="tags"))
    for power in card.powers:
        rows += _signs(power_signs(card, power, texts), room)
        rows += _words(power_text(power, texts), room)
    for score in card.score:
        rows += _signs(score_signs(score, texts), room)
        if not score.card:  # a card's name needs no other words
            rows += _words(score_text(score, texts), room)
    return rows


def _signs(parts: list[str], room: float) -> list[Row]:
    return [Row(tuple(line), SIGNS, TextStyle(30), tag="power") for line in break_line(parts, room, TextStyle(30))]


def _words(words: str, room: float) -> list[Row]:
    style = TextStyle(colour=MUTED, weight="Regular")
    lined = wrap(words, style.size, room - INDENT, style.weight)
    return [Row((line,), WORDS, style, INDENT, "words") for line in lined]
