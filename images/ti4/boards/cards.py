"""The strategy view: the eight strategy cards by initiative, who holds them, and the trade goods on the others."""

from __future__ import annotations

from images.drawing.fonts import fit
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER
from images.layout.badges import badge, beside
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, cells, heading
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.colours import CARDS
from images.ti4.seats import owner, stage
from images.words.phrases import Texts, bold, first_line, listed, sentences
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.state import State

CARD = 118  # px a card is high
NUMBER = 74


def holders(position: State) -> dict[str, int]:
    """The seat that holds each strategy card that is held."""
    return {card: player.seat for player in position.players for card in player.strategy_cards}


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Four cards in each of two columns; those that can be chosen or lie free are lit, used ones grey."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("ti4-picture-cards"), stage(position, texts))
    held = holders(position)
    boxes = cells(MARGIN / 2, WIDTH - MARGIN / 2, top, CARD, 2, len(STRATEGY_CARDS))
    order = [card for pair in zip([*STRATEGY_CARDS][:4], [*STRATEGY_CARDS][4:], strict=True) for card in pair]
    for card, box in zip(order, boxes, strict=True):
        who = owner(position, held[card], texts, options.names) if card in held else None
        _card(drawn, position, texts, card, who, box, chosen=card in options.choices)
    drawn.height = round(boxes[-1][3] + 12)
    return drawn


def _card(drawn: Scene, position: State, texts: Texts, card: str, who: Owner | None, box: Box, *, chosen: bool) -> None:
    left, top, right, bottom = box
    used = who is not None and card in position.players[who.seat].spent_cards
    fill, edge, colour, variant = (PANEL, "", MUTED, "used") if used else (PANEL_LIGHT, CARDS[card], PAPER, "")
    drawn.add(panel(box, fill, ACCENT if chosen else edge))
    x, y = left + 14 + NUMBER / 2, (top + bottom) / 2
    number = str(STRATEGY_CARDS[card].initiative)
    drawn.add(Thing("card", number, x, y, NUMBER, NUMBER + 12, 2, CARDS[card], tag=card, variant=variant))
    x = left + NUMBER + 32
    drawn.add(Text(texts(f"ti4-name-{card}"), x, top + 34, 34, colour, "Bold", tag="card"))
    y = bottom - 34
    if who:
        badge(drawn, who, x + 28, y)
        state = texts("ti4-picture-used") if used else ""
        room = right - x - 80 - (130 if used else 0)
        drawn.add(Text(fit(who.name, 30, room, "Bold"), beside(who, x + 28, 10), y, 30, colour, "Bold", tag="holder"))
        drawn.add(Text(state, right - 16, y, colour=MUTED, anchor="r", tag="used"))
        return
    goods = position.strategy_goods.get(card, 0)
    signs = ["@goods", str(goods)] if goods else [texts("ti4-picture-free")]
    inline(drawn, x, y, signs, TextStyle(32, ACCENT if goods else MUTED, "Bold"), f"goods {card}")


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """Who holds which card, and which lie free with how many trade goods."""
    held = holders(position)
    rows = [
        (texts(f"ti4-name-{card}"), phrases.name_of(position, seat, texts, options.names))
        for card, seat in sorted(held.items(), key=lambda item: STRATEGY_CARDS[item[0]].initiative)
    ]
    free = [
        (texts(f"ti4-name-{card}"), position.strategy_goods.get(card, 0)) for card in STRATEGY_CARDS if card not in held
    ]
    return sentences(
        texts("ti4-picture-alt-cards", list=listed(rows) or "–"),
        texts("ti4-picture-alt-free", list=listed(free) or "–"),
    )


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each card by initiative: who holds it and whether it was used, or how many trade goods lie on it."""
    held = holders(position)
    lines = [first_line(texts("ti4-picture-cards"), stage(position, texts))]
    for card, printed in STRATEGY_CARDS.items():
        title = bold(f"{printed.initiative} {texts(f'ti4-name-{card}')}")
        lines.append(f"{title}: {_where(position, texts, card, held.get(card), options)}")
    return lines


def _where(position: State, texts: Texts, card: str, seat: int | None, options: Options) -> str:
    if seat is None:
        return texts("ti4-picture-told-goods", count=position.strategy_goods.get(card, 0))
    name = phrases.name_of(position, seat, texts, options.names)
    used = card in position.players[seat].spent_cards
    return f"{name} ({texts('ti4-picture-used')})" if used else name
