"""Cards large enough to be read: their cost, points and good, and what they do in signs, perhaps in words too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.flow import Style, flow, lines
from images.fonts import wrap
from images.parts import MARGIN, Texts
from images.race.look import GOODS, ground, tint
from images.race.signs import kind_sign, power_signs, score_signs
from images.scene import Box, Scene, Text, Thing, panel
from images.theme import ACCENT, INK, MUTED, PAPER, WHITE
from rules.core.hidden import MASK
from rules.race.cards import Card, design_of
from rules.race.state import State
from rules.race.wording import power_words, score_words

EDGE = 14  # px from a card's rim to what stands on it
HEAD = 100
TAB = 56
SIGNS, WORDS, TITLE = 48, 36, 38  # px a line takes
LEAST = 260  # px of a card face down
GAP = 10
INDENT = 12


@dataclass(frozen=True, slots=True)
class Face:
    """A card to be shown: its number in menus (0 is none), whether a good lies on it, what it counts as it lies."""

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


def grid(
    drawn: Scene, view: State, texts: Texts, faces: Sequence[Face], top: float, columns: int, worded: bool = False
) -> float:
    """Cards in rows of `columns`, as tall as the tallest of their row; where they end, in px."""
    wide = (drawn.width - MARGIN - GAP * (columns - 1)) / columns
    for first in range(0, len(faces), columns):
        line = faces[first : first + columns]
        rows = [_rows(view.card(face.card), texts, wide, worded) if face.card != MASK else [] for face in line]
        high = max(LEAST, *(HEAD + EDGE + sum(row.height for row in own) for own in rows))
        for i, (face, own) in enumerate(zip(line, rows, strict=True)):
            left = MARGIN / 2 + i * (wide + GAP)
            _place(drawn, view, texts, face, own, (left, top, left + wide, top + high))
        top += high + GAP
    return top


def name(card: str, texts: Texts) -> str:
    """What a card is called."""
    return texts(f"race-name-{design_of(card)}")


def _place(drawn: Scene, view: State, texts: Texts, face: Face, rows: Sequence[Row], box: Box) -> None:
    left, top, right, bottom = box
    if face.card == MASK:
        drawn.add(Thing("back", "", (left + right) / 2, (top + bottom) / 2, right - left, bottom - top))
    else:
        card = view.card(face.card)
        drawn.add(panel(box, ground(card), tint(card)))
        _head(drawn, texts, card, face, box)
    if face.number:
        drawn.add(Thing("panel", "", left + TAB / 2, top + 27, TAB, 54, 2, ACCENT, note="tab"))
        drawn.add(Text(str(face.number), left + TAB / 2, top + 27, 34, INK, "Bold", "m", note="number"))
    y = top + HEAD
    for row in rows:
        flow(drawn, left + EDGE + row.indent, y + row.height / 2, row.parts, row.style, row.note)
        y += row.height


def _head(drawn: Scene, texts: Texts, card: Card, face: Face, box: Box) -> None:
    """The card's cost or defense, points, kind of good, the good that lies there, and its picture."""
    left, top, right, _ = box
    x, y = left + (TAB if face.number else EDGE - 6) + 38, top + 50
    x = cost(drawn, card, x, y, 60, 34) + 6
    x = points(drawn, card, worth(card, face.points), x, y, 62, 34) + 6
    if card.good:
        kind(drawn, texts, card, x + 25, y, 50)
        x += 60
    if face.good:
        drawn.add(Thing("crate", card.good, x + 22, y, 40, 40, 2, GOODS[card.good], note=f"good {face.card}"))
    drawn.add(Thing("art", card.id, right - 50, y + 2, 88, 88, 1))


def worth(card: Card, points: int | None) -> str:
    """What the hexagon says: a 6-cost development is worth what it counts once it lies somewhere."""
    return str(card.vp) if not card.score else "?" if points is None else str(points)


def cost(drawn: Scene, card: Card, x: float, y: float, size: float, letters: int) -> float:
    """Cost or defense with its middle at (x, y); where the next such thing may stand."""
    shape = "development" if not card.world else "defense" if card.defense is not None else "world"
    wide = size + 6 if shape == "development" else size
    drawn.add(Thing("cost", shape, x, y, wide, wide, 2, note=card.id))
    drawn.add(Text(str(card.price), x, y, letters, WHITE, "Bold", "m", note="cost"))
    return x + size


def points(drawn: Scene, card: Card, words: str, x: float, y: float, size: float, letters: int) -> float:
    """Points on their hexagon with its middle at (x, y); where the next such thing may begin."""
    drawn.add(Thing("points", "", x, y, size, size, 2, note=card.id))
    drawn.add(Text(words, x, y, letters, INK, "Bold", "m", note="points"))
    return x + size / 2


def kind(drawn: Scene, texts: Texts, card: Card, x: float, y: float, size: float) -> None:
    """The kind of good of a world with its middle at (x, y): a disc, for windfall worlds a ring."""
    sign = kind_sign(f"{card.good}-ring" if card.windfall else card.good, texts)
    drawn.add(Thing("kind", sign[1:], x, y, size, size, 2, note=card.id))


def _rows(card: Card, texts: Texts, wide: float, worded: bool) -> list[Row]:
    room = wide - 2 * EDGE
    title = Style(30, PAPER, "Bold")
    rows = [Row((line,), TITLE, title, note="name") for line in wrap(name(card.id, texts), 30, room, "Bold")]
    if card.tags:
        tags = " · ".join(texts(f"race-name-tag-{tag}") for tag in card.tags)
        rows.append(Row((tags,), WORDS, Style(colour=ACCENT), note="tags"))
    for power in card.powers:
        rows += _signs(power_signs(card, power, texts), room)
        if worded:
            message, facts = power_words(power)
            rows += _words(texts(message, **facts), room)
    for score in card.score:
        rows += _signs(score_signs(score, texts), room)
        if worded and not score.card:  # a card's name needs no other words
            message, facts = score_words(score)
            rows += _words(texts(message, **facts), room)
    return rows


def _signs(parts: list[str], room: float) -> list[Row]:
    return [Row(tuple(line), SIGNS, Style(30), note="power") for line in lines(parts, room, Style(30))]


def _words(words: str, room: float) -> list[Row]:
    style = Style(colour=MUTED, weight="Regular")
    lined = wrap(words, style.size, room - INDENT, style.weight)
    return [Row((line,), WORDS, style, INDENT, "words") for line in lined]
