"""The view of one card: large, with every power in signs and in words, phase by phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from images.drawing.fonts import wrap
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import ACCENT, INK, MUTED, PAPER, WHITE
from images.layout.inline import TextStyle, break_line, inline
from images.layout.parts import MARGIN, WIDTH
from images.options import NO_OPTIONS, Options
from images.race.cards.describing import effects, power_text, printed, score_text
from images.race.cards.grid import window
from images.race.cards.hands import six
from images.race.cards.signs import power_signs, score_signs
from images.race.cards.tokens import tokens
from images.race.colours import ground, tint
from images.race.seats import card_name, seat_owner
from images.words.phrases import Texts, sentences
from rules.core.hidden import MASK
from rules.race.designs import UNSEEN, Card, Power, design_of
from rules.race.state import Player, State

SIDE = MARGIN / 2
INSET = 30  # px from a card's rim to what stands on it
WINDOW = 380
BACK = 520  # px, a card that the viewer does not know
SIGNS = TextStyle(34)
WORDS = TextStyle(30, MUTED, "Regular")


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The card, by its id; one that the game does not have lies face down."""
    card = options.card or MASK
    drawn = Scene(WIDTH)
    shown = position.card(card)
    if shown is UNSEEN:
        drawn.height = BACK + 24
        drawn.add(Thing("back", "", WIDTH / 2, drawn.height / 2, WIDTH - 2 * SIDE, BACK))
        return drawn
    owner = holder(position, card)
    top = _head(drawn, position, texts, shown, owner)
    top = _facts(drawn, texts, shown, where(position, texts, card, options.names), top)
    for phase, powers in groupby(shown.powers, lambda power: power.phase):
        top = _phase(drawn, texts, shown, phase, list(powers), top)
    if shown.score:
        top = _counts(drawn, texts, shown, top)
    drawn.height = round(top + 24)
    drawn.things.insert(0, panel((SIDE, 12, WIDTH - SIDE, drawn.height - 12), ground(shown), tint(shown)))
    return drawn


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """What it is, where it lies, what it does."""
    card = options.card or MASK
    shown = position.card(card)
    if shown is UNSEEN:
        return texts("race-picture-alt-face-down")
    said = [f"{card_name(card, texts)}: {printed(shown, texts)}.", where(position, texts, card, options.names)]
    if shown.powers:
        said.append(f"{'; '.join(effects(shown, texts))}.")
    return sentences(*said)[:1000]


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The same in lines."""
    card = options.card or MASK
    shown = position.card(card)
    if shown is UNSEEN:
        return [texts("race-picture-alt-face-down")]
    said = [f"**{card_name(card, texts)}**", *facts(shown, texts), where(position, texts, card, options.names)]
    return [*filter(None, said), *effects(shown, texts)]


def facts(card: Card, texts: Texts) -> list[str]:
    """What the card is, what follows from that, how many there are."""
    kind = printed(card, texts)
    said = [kind[:1].upper() + kind[1:]]
    if card.defense is not None:
        said.append(texts("race-picture-card-military", strength=card.defense))
    if card.windfall:
        said.append(texts("race-picture-card-windfall"))
    if card.start is not None:
        return [*said, texts("race-picture-card-start")]
    return [*said, texts("race-picture-card-copies", count=card.copies)]


def holder(position: State, card: str) -> Player | None:
    """Before whom a copy of the card lies."""
    lying = (player for player in position.players if design_of(card) in map(design_of, player.tableau))
    return next(lying, None)


def where(position: State, texts: Texts, card: str, names: Sequence[str]) -> str:
    """Where a copy lies open, with a good on it or not, and what it counts there; "" when none does."""
    player = holder(position, card)
    if not player:
        return ""
    own = next(lying for lying in player.tableau if design_of(lying) == design_of(card))
    counts = six(position, player, own)
    return texts(
        "race-picture-card-where",
        name=seat_owner(position, player.seat, texts, names).name,
        good=int(player.good_on(own)),
        points=-1 if counts is None else counts,
    )


def _head(drawn: Scene, position: State, texts: Texts, card: Card, owner: Player | None) -> float:
    """The picture with the tokens and the name on it; where it ends, in px."""
    window(drawn, card, (SIDE + 6, 18, WIDTH - SIDE - 6, 18 + WINDOW))
    good = owner is not None and any(design_of(good.world) == card.id for good in owner.goods)
    counts = six(position, owner, card.id) if owner else None
    tokens(drawn, texts, card, counts, f"good {card.id}" if good else "", 100, 96, 104, 60)
    rows = wrap(card_name(card.id, texts), 56, WIDTH - 420, "Bold")
    for i, row in enumerate(rows):
        y = WINDOW - 28 - 64 * (len(rows) - 1 - i)
        drawn.add(Text(row, SIDE + INSET, y, 56, WHITE, "Bold", outline=INK, tag="title"))
    return WINDOW + 34


def _facts(drawn: Scene, texts: Texts, card: Card, place: str, top: float) -> float:
    """What the card is, how many there are, where one lies."""
    said = facts(card, texts)
    for words, colour in ((said[0], ACCENT), *((more, MUTED) for more in said[1:]), (place, PAPER)):
        for row in wrap(words, 30, WIDTH - 2 * SIDE - 2 * INSET):
            drawn.add(Text(row, SIDE + INSET, top + 22, 30, colour, tag="facts"))
            top += 42
    return top + 12


def _phase(drawn: Scene, texts: Texts, card: Card, phase: str, powers: Sequence[Power], top: float) -> float:
    """The powers of a phase under its name."""
    drawn.add(Thing("phase", phase, SIDE + INSET + 26, top + 28, 52, 52, 2, tag="heading"))
    drawn.add(Text(texts(f"race-name-{phase}"), SIDE + INSET + 68, top + 28, 34, weight="Bold", tag="phase"))
    top += 62
    for power in powers:
        signs = power_signs(card, power, texts)[1:]  # the phase stands above
        top = _line(drawn, signs, power_text(power, texts), top)
    return top + 12


def _counts(drawn: Scene, texts: Texts, card: Card, top: float) -> float:
    """What a 6-cost development counts."""
    drawn.add(Thing("points", "six", SIDE + INSET + 26, top + 28, 52, 52, 2, tag="heading"))
    drawn.add(Text(texts("race-picture-card-counts"), SIDE + INSET + 68, top + 28, 34, weight="Bold", tag="phase"))
    top += 62
    for score in card.score:
        top = _line(drawn, score_signs(score, texts), score_text(score, texts), top)
    return top + 12


def _line(drawn: Scene, signs: Sequence[str], said: str, top: float) -> float:
    """Signs, and the same in words."""
    left = SIDE + INSET + 68
    room = WIDTH - 2 * SIDE - 2 * INSET - 68
    for parts in break_line(signs, room, SIGNS):
        inline(drawn, left, top + 24, parts, SIGNS, "power")
        top += 52
    for row in wrap(said, WORDS.size, room, WORDS.weight):
        drawn.add(Text(row, left, top + 18, WORDS.size, WORDS.colour, WORDS.weight, tag="words"))
        top += 40
    return top + 8
