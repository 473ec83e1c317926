"""The strategy view: the eight strategy cards by initiative, who holds them, their trade goods, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from images.drawing.fonts import fit, wrap
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, MUTED, PANEL, PANEL_LIGHT, PAPER
from images.layout.badges import badge, beside
from images.layout.fitting import fitting
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, cells, heading
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4 import phrases
from images.ti4.colours import CARDS
from images.ti4.seats import owner, stage
from images.words.phrases import Texts, bold, first_line, listed, noted, sentences
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.state import State

CARD = 118  # px a card is high without what it does
NUMBER = 74
LINE, TEXT = 34, 28  # of what it does
BRIEF, GOODS = 30, 100  # a line of that in the card itself; room for trade goods beside the name
ABILITIES = {"primary": PAPER, "secondary": MUTED}


def holders(position: State) -> dict[str, int]:
    """The seat that holds each strategy card that is held."""
    return {card: player.seat for player in position.players for card in player.strategy_cards}


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Four cards in each of two columns; those that can be chosen or lie free are lit, used ones grey.

    What they do stands on those that can be chosen, and on all where nobody chooses. Beside a question it is as much
    as leaves room for that, at least a few words in the card itself.
    """
    if not options.question:
        return _drawn(position, texts, options, [*ABILITIES])
    ways = ([*ABILITIES], [*ABILITIES][:1], list[str]())
    return fitting([partial(_drawn, position, texts, options, abilities) for abilities in ways], options.room)


def _drawn(position: State, texts: Texts, options: Options, abilities: Sequence[str]) -> Scene:
    """The cards with these abilities on them."""
    drawn = Scene(WIDTH)
    top = heading(drawn, texts("ti4-picture-cards"), stage(position, texts))
    held = holders(position)
    asked = [card for card in STRATEGY_CARDS if any(word.rpartition(":")[2] == card for word in options.choices)]
    for pair in zip([*STRATEGY_CARDS][:4], [*STRATEGY_CARDS][4:], strict=True):
        (left, up, middle, _), (beyond, _, right, _) = cells(MARGIN / 2, WIDTH - MARGIN / 2, top, CARD, 2, 2)
        room = middle - left - 32
        told = {card: _abilities(texts, card, abilities, room) for card in pair if card in asked or not asked}
        down = up + CARD + max((LINE * len(lines) + 6 for lines in told.values() if lines), default=0)
        for card, box in zip(pair, ((left, up, middle, down), (beyond, up, right, down)), strict=True):
            who = owner(position, held[card], texts, options.names) if card in held else None
            briefly = "" if abilities or who or card not in asked else texts(f"ti4-picture-brief-{card}")
            _card(drawn, position, texts, card, who, box, briefly, chosen=card in asked)
            for number, (words, colour) in enumerate(told.get(card, [])):
                at = box[0] + 16, up + CARD + LINE * number + LINE / 2 - 6
                drawn.add(Text(words, *at, TEXT, colour, tag=f"does {card}"))
        top = down + 8
    drawn.height = round(top + 4)
    return drawn


def _abilities(texts: Texts, card: str, abilities: Sequence[str], room: float) -> list[tuple[str, str]]:
    """Line by line what a card does for its player and then for everybody else, each with its colour."""
    return [
        (line, ABILITIES[ability]) for ability in abilities for line in wrap(_does(texts, ability, card), TEXT, room)
    ]


def _does(texts: Texts, ability: str, card: str) -> str:
    """What the primary or the secondary ability of a card does."""
    return texts(f"ti4-picture-{ability}", does=texts(f"ti4-about-{ability}-{card}"))


def _card(
    drawn: Scene, position: State, texts: Texts, card: str, who: Owner | None, box: Box, briefly: str, *, chosen: bool
) -> None:
    """A card with its holder or its trade goods; with what it does `briefly` in place of that it is free."""
    left, top, right, _ = box
    used = who is not None and card in position.players[who.seat].spent_cards
    fill, edge, colour, variant = (PANEL, "", MUTED, "used") if used else (PANEL_LIGHT, CARDS[card], PAPER, "")
    drawn.add(panel(box, fill, ACCENT if chosen else edge))
    x, y = left + 14 + NUMBER / 2, top + CARD / 2
    number = str(STRATEGY_CARDS[card].initiative)
    drawn.add(Thing("card", number, x, y, NUMBER, NUMBER + 12, 2, CARDS[card], tag=card, variant=variant))
    x = left + NUMBER + 32
    drawn.add(Text(texts(f"ti4-name-{card}"), x, top + (28 if briefly else 34), 34, colour, "Bold", tag="card"))
    y = top + CARD - 34
    if who:
        badge(drawn, who, x + 28, y)
        state = texts("ti4-picture-used") if used else ""
        room = right - x - 80 - (130 if used else 0)
        drawn.add(Text(fit(who.name, 30, room, "Bold"), beside(who, x + 28, 10), y, 30, colour, "Bold", tag="holder"))
        drawn.add(Text(state, right - 16, y, colour=MUTED, anchor="r", tag="used"))
        return
    goods = position.strategy_goods.get(card, 0)
    if briefly:
        _brief(drawn, briefly, card, (x, top, right))
    signs = ["@goods", str(goods)] if goods else [texts("ti4-picture-free")][: not briefly]
    if briefly and goods:
        x, y = right - GOODS, top + 28
    inline(drawn, x, y, signs, TextStyle(32, ACCENT if goods else MUTED, "Bold"), f"goods {card}")


def _brief(drawn: Scene, briefly: str, card: str, place: tuple[float, float, float]) -> None:
    """What a card does in two lines at most, below its name."""
    x, top, right = place
    for number, words in enumerate(wrap(briefly, TEXT, right - x - 12)):
        drawn.add(Text(words, x, top + 63 + BRIEF * number, TEXT, PAPER, tag=f"does {card}"))


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
        does = " ".join(
            texts(f"ti4-picture-{ability}", does=texts(f"ti4-about-{ability}-{card}")) for ability in ABILITIES
        )
        lines.append(f"{title}: {_where(position, texts, card, held.get(card), options)} · {does}")
    return lines


def _where(position: State, texts: Texts, card: str, seat: int | None, options: Options) -> str:
    if seat is None:
        return texts("ti4-picture-told-goods", count=position.strategy_goods.get(card, 0))
    name = phrases.name_of(position, seat, texts, options.names)
    used = card in position.players[seat].spent_cards
    if used:
        return noted(name, texts("ti4-picture-used"))
    return name
