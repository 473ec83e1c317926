"""Cards as they lie on the table: name and tokens on a picture, below them in signs what they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from images.drawing.fonts import fit, wrap
from images.drawing.scene import Box, Scene, Text, panel
from images.drawing.theme import INK, WHITE
from images.layout.inline import TextStyle, break_line, inline
from images.layout.parts import MARGIN, stacked
from images.race.cards.grid import ShownCard, window
from images.race.cards.signs import power_signs
from images.race.cards.tokens import tokens
from images.race.colours import ground, tint
from images.race.seats import card_name
from images.words.phrases import Texts
from rules.race.cards.designs import Card
from rules.race.state import State

RIM = 3
GAP = 8
EDGE = 9  # px from a card's sides to what stands on it
TOKENS = 46  # px that the row of tokens takes
POWER = 37  # px that a line of signs takes
LETTERS = {3: 32, 4: 28}  # by columns: the size of a card's name, in px
STYLE = TextStyle(28)


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card with what is written on it: the lines of its name, lines of signs for its powers; sizes in px."""

    shown: ShownCard
    card: Card
    letters: int
    title: list[str]
    powers: list[list[str]]

    @property
    def window(self) -> float:
        """How high the picture is, with the name and the tokens on it."""
        return 5 + (self.letters + 6) * len(self.title) + TOKENS

    @property
    def height(self) -> float:
        """How high the card is."""
        return RIM + self.window + POWER * len(self.powers) + 4


def small_cards(
    position: State, texts: Texts, shown_cards: Sequence[ShownCard], room: float, columns: int
) -> list[SmallCard]:
    """Cards made ready for so many columns in `room` px."""
    wide = (room - GAP * (columns - 1)) / columns - 2 * EDGE
    return [_ready(position.card(shown.card), texts, shown, LETTERS[columns], wide) for shown in shown_cards]


def _ready(card: Card, texts: Texts, shown: ShownCard, letters: int, wide: float) -> SmallCard:
    lines = [line for signs in _signs(card, texts) for line in break_line(signs, wide, STYLE)]
    return SmallCard(shown, card, letters, _title(card_name(card.id, texts), letters, wide), lines)


def _signs(card: Card, texts: Texts) -> list[list[str]]:
    """A line for each power; the disc of a production world tells that it produces."""
    return [power_signs(card, power, texts) for power in card.powers if power.effect != "here"]


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
    left, top, right, _ = box
    card = own.card
    drawn.add(panel(box, ground(card), tint(card), 1))
    window(drawn, card, (left + RIM, top + RIM, right - RIM, top + RIM + own.window), room_for_name=True)
    y = top + RIM + 6 + own.letters / 2
    for line in own.title:
        drawn.add(Text(line, left + EDGE, y, own.letters, WHITE, outline=INK, tag="name"))
        y += own.letters + 6
    good = f"good {own.shown.card}" if own.shown.good else ""
    tokens(drawn, texts, card, own.shown.points, good, left + 30, top + own.window - TOKENS / 2 + 3, 42, 28)
    y = top + RIM + own.window + POWER / 2 + 1
    for parts in own.powers:
        inline(drawn, left + EDGE, y, parts, STYLE, f"power {card.id}")
        y += POWER


def _title(words: str, size: int, room: float) -> list[str]:
    """A name on at most two lines."""
    first, *rest = wrap(words, size, room)
    return [first, fit(" ".join(rest), size, room)] if rest else [first]
