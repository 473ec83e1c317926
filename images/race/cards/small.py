"""Cards as they lie on the table: a picture with the name, the tokens and the phases of the powers on it."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import INK, WHITE
from images.layout.parts import MARGIN, cells
from images.race.cards.grid import ShownCard, window
from images.race.cards.tokens import tokens
from images.race.colours import ground, tint
from images.race.seats import card_name
from images.words.phrases import Texts
from rules.race.cards.designs import Card
from rules.race.state import State

RIM = 3
GAP = 8
SIZES = {3: (166, 32), 4: (138, 28)}  # by columns: the height of a card and the size of its name, in px


def small_cards(
    drawn: Scene,
    position: State,
    texts: Texts,
    shown_cards: Sequence[ShownCard],
    top: float,
    columns: int,
    inset: float = 0,
) -> float:
    """Cards in rows of `columns`, so far from the sides of the place of their player; where they end, in px."""
    high, letters = SIZES[columns]
    left = MARGIN / 2 + inset
    boxes = cells(left, drawn.width - left, top, high, columns, len(shown_cards), GAP)
    for shown, box in zip(shown_cards, boxes, strict=True):
        good = f"good {shown.card}" if shown.good else ""
        small_card(drawn, texts, position.card(shown.card), shown.points, good, box, letters)
    return top + -(-len(shown_cards) // columns) * (high + GAP)


def small_card(drawn: Scene, texts: Texts, card: Card, value: int | None, good: str, box: Box, letters: int) -> None:
    """A small card: its name, cost, points, kind of good, the good that lies on it, the phases of its powers."""
    left, top, right, bottom = box
    drawn.add(panel(box, ground(card), tint(card), 1))
    window(drawn, card, (left + RIM, top + RIM, right - RIM, bottom - RIM), room_for_name=True)
    for i, line in enumerate(_title(card_name(card.id, texts), letters, right - left - 18)):
        drawn.add(Text(line, left + 10, top + 24 + (letters + 6) * i, letters, WHITE, outline=INK, tag="name"))
    y = bottom - 30
    x = tokens(drawn, texts, card, value, good, left + 30, y, 42, 28) + 6
    for phase in _phases(card):
        drawn.add(Thing("phase", phase, x + 17, y, 34, 34, 3, tag=f"phase {card.id}"))
        x += 37


def _title(words: str, size: int, room: float) -> list[str]:
    """A name on at most two lines."""
    first, *rest = wrap(words, size, room)
    return [first, fit(" ".join(rest), size, room)] if rest else [first]


def _phases(card: Card) -> list[str]:
    """The phases in which a card does something; the disc of a production world tells that it produces."""
    return list(dict.fromkeys(power.phase for power in card.powers if power.effect != "here"))
