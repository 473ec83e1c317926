"""Cards large enough to be read: a window with picture and tokens; what they do in signs and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawing.fonts import wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, INK, MUTED, PAPER
from images.layout.inline import Style, flow, lines
from images.layout.parts import MARGIN, Texts
from images.race.cards.describing import power_text, score_text
from images.race.cards.signs import power_signs, score_signs
from images.race.cards.tokens import tokens
from images.race.colours import GOLD, ground, name, tint
from rules.core.hidden import MASK
from rules.race.cards.designs import Card
from rules.race.state import State

EDGE = 14  # px from a card's rim to what stands on it
RIM = 4  # px from a card's rim to its window
WINDOW = 100  # px, the least height of a window
TAB = 56
SIGNS, WORDS, TITLE = 48, 36, 40  # px a line takes
LEAST = 250  # px of a card
GAP = 10
INDENT = 12


@dataclass(frozen=True, slots=True)
class Face:
    """A card to be shown: its number in menus (0 is none), whether a good lies on it, what a 6-cost one counts."""

    card: str
    number: int = 0
    good: bool = False
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A line on a card, with its height in px."""

    parts: tuple[str, ...]
    height: int
    style: Style
    indent: int = 0
    note: str = ""


def grid(drawn: Scene, view: State, texts: Texts, faces: Sequence[Face], top: float, columns: int) -> float:
    """Cards in rows of `columns`, as tall as the tallest of their row; where they end, in px."""
    wide = (drawn.width - MARGIN - GAP * (columns - 1)) / columns
    for first in range(0, len(faces), columns):
        line = faces[first : first + columns]
        rows = [_rows(view.card(face.card), texts, wide) if face.card != MASK else [] for face in line]
        high = max(LEAST, *(WINDOW + EDGE + sum(row.height for row in own) for own in rows))
        for i, (face, own) in enumerate(zip(line, rows, strict=True)):
            left = MARGIN / 2 + i * (wide + GAP)
            _place(drawn, view, texts, face, own, (left, top, left + wide, top + high))
        top += high + GAP
    return top


def _place(drawn: Scene, view: State, texts: Texts, face: Face, rows: Sequence[Row], box: Box) -> None:
    left, top, right, bottom = box
    if face.card == MASK:
        drawn.add(Thing("back", "", (left + right) / 2, (top + bottom) / 2, right - left, bottom - top))
    else:
        _open(drawn, texts, view.card(face.card), face, rows, box)
    if face.number:
        drawn.add(Thing("tab", "", left + TAB / 2, top + 27, TAB, 54, 2, GOLD, note="tab"))
        drawn.add(Text(str(face.number), left + TAB / 2, top + 27, 36, INK, "Bold", "m", note="number"))


def _open(drawn: Scene, texts: Texts, card: Card, face: Face, rows: Sequence[Row], box: Box) -> None:
    """The window takes the height that the rows leave."""
    left, top, right, bottom = box
    y = bottom - EDGE / 2 - sum(row.height for row in rows)
    drawn.add(panel(box, ground(card), tint(card)))
    window(drawn, card, (left + RIM, top + RIM, right - RIM, y - 4))
    x = left + (TAB if face.number else EDGE - 6) + 36
    tokens(drawn, texts, card, face.points, f"good {face.card}" if face.good else "", x, top + 48, 58, 34)
    for row in rows:
        flow(drawn, left + EDGE + row.indent, y + row.height / 2, row.parts, row.style, row.note)
        y += row.height


def window(drawn: Scene, card: Card, box: Box, where: str = "") -> None:
    """A card's picture in a box, to whole px, so that like cards share it; `low` leaves room for a name."""
    left, top, right, bottom = (round(side) for side in box)
    drawn.add(Thing("art", card.id, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top, 1, where))


def _rows(card: Card, texts: Texts, wide: float) -> list[Row]:
    room = wide - 2 * EDGE
    title = Style(30, PAPER, "Bold")
    rows = [Row((line,), TITLE, title, note="name") for line in wrap(name(card.id, texts), 30, room, "Bold")]
    if card.tags:
        tags = " · ".join(texts(f"race-name-tag-{tag}") for tag in card.tags)
        rows.append(Row((tags,), WORDS, Style(colour=ACCENT), note="tags"))
    for power in card.powers:
        rows += _signs(power_signs(card, power, texts), room)
        rows += _words(power_text(power, texts), room)
    for score in card.score:
        rows += _signs(score_signs(score, texts), room)
        if not score.card:  # a card's name needs no other words
            rows += _words(score_text(score, texts), room)
    return rows


def _signs(parts: list[str], room: float) -> list[Row]:
    return [Row(tuple(line), SIGNS, Style(30), note="power") for line in lines(parts, room, Style(30))]


def _words(words: str, room: float) -> list[Row]:
    style = Style(colour=MUTED, weight="Regular")
    lined = wrap(words, style.size, room - INDENT, style.weight)
    return [Row((line,), WORDS, style, INDENT, "words") for line in lined]
