"""Pages of cards below the heading of their player: parts, each laid out with more or less on its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from images.drawing.fonts import SMALLEST, fit
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import MUTED
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, cells, section
from images.race.cards.grid import ShownCard, grid, tab
from images.race.cards.small import lay, small_cards
from images.race.cards.tokens import tokens
from images.race.colours import ground, tint
from images.race.seats import card_name, seat_owner
from images.words.phrases import Texts
from rules.core.hidden import MASK
from rules.race.cards.military import general
from rules.race.cards.scoring import points
from rules.race.state import Player, State

STEP = 116  # px from one amount of the heading to the next
BOTTOM = 10  # px below the last card
ROW = 48  # px of a card in one line
ROW_GAP = 6
ROW_TAB = 44, 38  # px across and down
TOKEN = 40

Layout = Callable[[Scene, State, Texts, Sequence[ShownCard], float], float]  # where the cards end, in px


@dataclass(frozen=True, slots=True)
class Part:
    """Cards under a heading, and how they are laid out."""

    heading: str
    cards: Sequence[ShownCard]
    layout: Layout
    colour: str = MUTED


def page(position: State, texts: Texts, player: Player, names: Sequence[str], parts: Sequence[Part]) -> Scene:
    """A player's amounts, and below them parts one after the other; those without cards have their heading only."""
    drawn = Scene(WIDTH)
    top = _heading(drawn, position, texts, player, names)
    for part in parts:
        top = section(drawn, part.heading, top, part.colour)
        top = part.layout(drawn, position, texts, part.cards, top)
    drawn.height = round(top + BOTTOM)
    return drawn


def _heading(drawn: Scene, position: State, texts: Texts, player: Player, names: Sequence[str]) -> float:
    who = seat_owner(position, player.seat, texts, names)
    badge(drawn, who, 46, 44)
    drawn.add(Text(fit(who.name, 40, 400), 82, 44, 40, weight="Bold", tag="title"))
    amounts = {
        "vp": points(position, player),
        "chips": player.chips,
        "hand": len(player.hand),
        "crate": len(player.goods),
    }
    amounts["military"] = general(position, player)
    x = drawn.width - STEP * len(amounts)
    for icon, amount in amounts.items():
        inline(drawn, x, 44, [f"@{icon}", texts("number", n=amount)], TextStyle(32), "amounts")
        x += STEP
    return 86


def large(columns: int) -> Layout:
    """Cards in columns, with their powers in signs and in words."""
    return partial(_large, columns)


def _large(columns: int, drawn: Scene, position: State, texts: Texts, cards: Sequence[ShownCard], top: float) -> float:
    return grid(drawn, position, texts, cards, top, columns)


def compact(columns: int) -> Layout:
    """The same on smaller pictures."""
    return partial(_small, columns, said=True)


def small(columns: int) -> Layout:
    """Cards in columns, with their powers in signs."""
    return partial(_small, columns, said=False)


def _small(
    columns: int,
    drawn: Scene,
    position: State,
    texts: Texts,
    cards: Sequence[ShownCard],
    top: float,
    *,
    said: bool,
) -> float:
    ready = small_cards(position, texts, cards, drawn.width - MARGIN, columns, counted=True, said=said)
    return lay(drawn, texts, ready, top, columns)


def listed(columns: int) -> Layout:
    """Cards in columns, a line each: their number, cost, points, kind and name."""
    return partial(_listed, columns)


def _listed(columns: int, drawn: Scene, position: State, texts: Texts, cards: Sequence[ShownCard], top: float) -> float:
    left = MARGIN / 2
    boxes = cells(left, drawn.width - left, top, ROW, columns, len(cards), ROW_GAP)
    for shown, box in zip(cards, boxes, strict=True):
        _row(drawn, position, texts, shown, box)
    return max((box[3] for box in boxes), default=top - ROW_GAP) + ROW_GAP


def _row(drawn: Scene, position: State, texts: Texts, shown: ShownCard, box: Box) -> None:
    left, top, right, bottom = box
    card, y = position.card(shown.card), (top + bottom) / 2
    if shown.card == MASK:
        drawn.add(Thing("back", "", (left + right) / 2, y, right - left, bottom - top))
        tab(drawn, shown, left + 5, y, ROW_TAB, letters=SMALLEST)
        return
    drawn.add(panel(box, ground(card), tint(card)))
    x = tab(drawn, shown, left + 5, y, ROW_TAB, letters=SMALLEST) + 10 + TOKEN / 2
    x = tokens(drawn, texts, card, shown.points, shown.good_tag, x, y, TOKEN, SMALLEST)
    name = fit(card_name(card.id, texts), SMALLEST, right - x - 20)
    drawn.add(Text(name, x + 10, y, tag="name"))
