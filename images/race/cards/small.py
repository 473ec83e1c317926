"""Cards in little room: name and tokens on a picture, below them in signs what they do.

So they lie on the table, and so are many shown to choose from, with their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawing.fonts import fit, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, INK, MUTED, WHITE
from images.layout.inline import TextStyle, break_line, inline
from images.layout.parts import MARGIN, stacked
from images.race.cards.describing import power_text, score_text
from images.race.cards.grid import Row, ShownCard, tab, window
from images.race.cards.signs import power_signs, score_signs
from images.race.cards.tokens import tokens
from images.race.colours import ground, tint
from images.race.seats import card_name
from images.words.phrases import Texts
from rules.core.hidden import MASK
from rules.race.designs import Card
from rules.race.state import State

RIM = 3
GAP = 8
EDGE = 9  # px from a card's sides to what stands on it
TOKENS = 46  # px that the row of tokens takes
TAB = 44, 40  # px across and down of what a number stands on
COVERED = 120  # px of a card face down
POWER = 37  # px that a line of signs takes
SAID = 34  # px that a line of words takes
INDENT = 12
LETTERS = {3: 32, 4: 28}  # by columns: the size of a card's name, in px
STYLE = TextStyle(28)
WORDS = TextStyle(28, MUTED, "Regular")


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card with what is written on it: the lines of its name, those below; sizes in px."""

    shown: ShownCard
    card: Card
    letters: int
    title: list[str]
    rows: list[Row]

    @property
    def window(self) -> float:
        """How high the picture is, with the name and the tokens on it; all of a card that lies face down."""
        if self.shown.card == MASK:
            return COVERED
        return 5 + (self.letters + 6) * len(self.title) + TOKENS

    @property
    def height(self) -> float:
        """How high the card is in px, with as many rows of signs as it has; its width is given."""
        return RIM + self.window + sum(row.height for row in self.rows) + 4


def small_cards(
    position: State,
    texts: Texts,
    shown_cards: Sequence[ShownCard],
    room: float,
    columns: int,
    *,
    counted: bool = False,
    said: bool = False,
) -> list[SmallCard]:
    """Cards made ready for so many columns in `room` px.

    `counted` adds tags and for what 6-cost developments score, `said` repeats all signs in words.
    """
    wide = (room - GAP * (columns - 1)) / columns - 2 * EDGE
    ready = []
    for shown in shown_cards:
        card = position.card(shown.card)
        rows = _powers(card, texts, wide, said=said)
        if counted:
            rows = [*_tags(card, texts), *rows, *_counts(card, texts, wide, said=said)]
        title = [] if shown.card == MASK else name_lines(card_name(card.id, texts), LETTERS[columns], wide)
        ready.append(SmallCard(shown, card, LETTERS[columns], title, rows))
    return ready


def _tags(card: Card, texts: Texts) -> list[Row]:
    """A line with what powers of other cards ask for."""
    tags = " · ".join(texts(f"race-name-tag-{tag}") for tag in card.tags)
    if not tags:
        return []
    return [Row((tags,), SAID, TextStyle(colour=ACCENT), tag="tags")]


def _powers(card: Card, texts: Texts, wide: float, *, said: bool) -> list[Row]:
    """Lines for each power; the disc of a production world tells that it produces."""
    rows: list[Row] = []
    for power in card.powers:
        if power.effect != "here":
            words = power_text(power, texts) if said else ""
            rows += _rows(power_signs(card, power, texts), words, wide, f"power {card.id}")
    return rows


def _counts(card: Card, texts: Texts, wide: float, *, said: bool) -> list[Row]:
    """Lines for each thing that a 6-cost development counts; a card's name needs no other words."""
    rows: list[Row] = []
    for score in card.score:
        words = score_text(score, texts) if said and not score.card else ""
        rows += _rows(score_signs(score, texts), words, wide, f"power {card.id}")
    return rows


def _rows(signs: Sequence[str], words: str, wide: float, tag: str) -> list[Row]:
    """Signs, and below them words."""
    signed = (Row(tuple(line), POWER, STYLE, tag=tag) for line in break_line(signs, wide, STYLE))
    below = wrap(words, WORDS.size, wide - INDENT, WORDS.weight)
    return [*signed, *(Row((line,), SAID, WORDS, INDENT, "words") for line in below)]


def lay(drawn: Scene, texts: Texts, cards: Sequence[SmallCard], top: float, columns: int, inset: float = 0) -> float:
    """Place cards, so far from the sides of the place of their player; where they end, in px."""
    boxes = places(drawn, cards, top, columns, inset)
    for own, box in zip(cards, boxes, strict=True):
        _place(drawn, texts, own, box)
    return end(boxes, top)


def places(drawn: Scene, cards: Sequence[SmallCard], top: float, columns: int, inset: float = 0) -> list[Box]:
    """Where cards will lie."""
    left = MARGIN / 2 + inset
    return stacked(left, drawn.width - left, top, [own.height for own in cards], columns, GAP)


def end(boxes: Sequence[Box], top: float) -> float:
    """Where cards end, in px."""
    return max((box[3] + GAP for box in boxes), default=top)


def _place(drawn: Scene, texts: Texts, own: SmallCard, box: Box) -> None:
    """A small card: its name, cost, points, kind of good, the good that lies on it, its powers."""
    left, top, right, bottom = box
    card = own.card
    at = left + RIM, top + own.window - TOKENS / 2 + 3
    if own.shown.card == MASK:
        drawn.add(Thing("back", "", (left + right) / 2, (top + bottom) / 2, right - left, bottom - top))
        tab(drawn, own.shown, *at, TAB, letters=28)
        return
    drawn.add(panel(box, ground(card), tint(card), 1))
    window(drawn, card, (left + RIM, top + RIM, right - RIM, top + RIM + own.window), room_for_name=True)
    y = top + RIM + 6 + own.letters / 2
    for line in own.title:
        drawn.add(Text(line, left + EDGE, y, own.letters, WHITE, outline=INK, tag="name"))
        y += own.letters + 6
    x = tab(drawn, own.shown, *at, TAB, letters=28) + 30 - RIM
    tokens(drawn, texts, card, own.shown.points, own.shown.good_tag, x, at[1], 42, 28)
    y = top + RIM + own.window + 1
    for row in own.rows:
        inline(drawn, left + EDGE + row.indent, y + row.height / 2, row.parts, row.style, row.tag)
        y += row.height


def name_lines(words: str, size: int, room: float) -> list[str]:
    """A name on at most two lines."""
    first, *rest = wrap(words, size, room)
    if rest:
        return [first, fit(" ".join(rest), size, room)]
    return [first]
