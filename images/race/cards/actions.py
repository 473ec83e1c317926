"""Action cards as they lie before a player: the last round's in outline, this round's filled, a chosen one covered."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.canvas import Canvas
from images.drawing.fonts import width
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import MUTED, PAPER, WHITE
from images.race.colours import BACK, BACK_RIM, GOLD, ORBIT, PHASES
from images.race.seats import line_of_sealed
from rules.race.phases.choosing import experienced
from rules.race.state import Player, State

ACTIONS = {
    "explore5": ("explore", "+5"),
    "explore1": ("explore", "+1+1"),
    "develop": ("develop", ""),
    "develop2": ("develop", "2"),
    "settle": ("settle", ""),
    "settle2": ("settle", "2"),
    "trade": ("consume", "$"),
    "double": ("consume", "×2"),
    "produce": ("produce", ""),
}
WIDE = 78  # px of a card
NARROW = 70  # px where two lie side by side
HIGH = 84
GAP = 5
COVERED = "covered"
OPEN = "open"
ORDER = (*ACTIONS, COVERED, OPEN)
LAST = "last"  # the variant of the last round's


def now(position: State, player: Player) -> list[str]:
    """This round's action cards as everybody sees them: by name once shown, `covered` when chosen, else `open`."""
    if line_of_sealed(position) != "actions":
        return player.actions
    cards = 2 if experienced(position) else 1
    return [COVERED if player.ready else OPEN] * cards


def action(drawn: Scene, card: str, x: float, y: float, tag: str, wide: float = WIDE, *, last: bool = False) -> None:
    """An action card `wide` px across with its middle at (x, y), one of the `last` round in outline."""
    drawn.add(Thing("action", card, x, y, wide, HIGH, 3, tag=tag, variant=LAST if last else ""))
    if card not in ACTIONS:
        return
    phase, more = ACTIONS[card]
    ink = PAPER if last else WHITE
    if more:
        drawn.add(Text(more, x, y + 22, 28, ink, "Bold", "m", tag="action"))
        y -= 18
    drawn.add(Text(PHASES[phase][0], x, y, 36, ink, "Bold", "m", tag="action"))


def row(drawn: Scene, words: str, cards: Sequence[str], right: float, y: float, tag: str, *, last: bool) -> float:
    """Action cards in the order of phases that end at `right`, behind what they are; where they begin, in px."""
    wide = WIDE if len(cards) == 1 else NARROW
    for card in sorted(cards, key=ORDER.index, reverse=True):
        action(drawn, card, right - wide / 2, y, tag, wide, last=last)
        right -= wide + GAP
    drawn.add(Text(words, right - 2, y, colour=MUTED, anchor="r", tag="when"))
    return right - 2 - width(words, 28)


def draw_action(canvas: Canvas, thing: Thing) -> None:
    """An action card without its letters: filled, or for the last round's in outline."""
    half = (thing.w / 2 - 2, thing.h / 2 - 2)
    of = canvas.palette.of
    box = (-half[0], -half[1], half[0], half[1])
    if thing.id == OPEN:
        canvas.box(box, 9, None, of(MUTED), 2)
        for x in (-14, 0, 14):
            canvas.circle((x, 0), 4, of(MUTED))
    elif thing.id == COVERED:
        canvas.box(box, 9, BACK, BACK_RIM, 3)
        canvas.circle((0, 0), 20, None, ORBIT, 3)
        canvas.circle((0, 0), 7, GOLD)
    else:
        colour = PHASES[ACTIONS[thing.id][0]][1]
        canvas.box(box, 9, None if thing.variant == LAST else colour, colour, 4)
