"""Blueprints: the slots of every class of ships, numbered, with what they add up to. All measures are px."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.drawing.fonts import fit
from images.drawing.scene import Box, Scene, Text, Thing, panel
from images.drawing.theme import BAD, MUTED, PANEL, PAPER, lit_colour
from images.eclipse.signs import part_icon, part_value, total_signs
from images.eclipse.telling import slot_words, totals_words
from images.layout.inline import TextStyle, inline, inline_width, signs_if
from images.layout.parts import WIDTH, cells
from images.words.numbers import written
from images.words.phrases import Texts, bold
from rules.eclipse.components.blueprints import faults, totals
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIP_CLASSES, ShipClass
from rules.eclipse.economy.ships import price, profile
from rules.eclipse.state import Player

SIDE = 12
SLOT = (56, 82)  # across and down
STEP = 59  # from one slot to the next
ASIDE = 34  # before slots below which stands what a part would leave
OUTCOMES = (187, 220)  # from the top of a blueprint to the lines of energy and initiative
TOTALS = 206  # from the top of a blueprint to the line of totals; many stand in the two lines above and below
HIGH = 240  # a blueprint
COLUMNS = 2
BETWEEN = 18  # from one group of signs to the next

Offered = Collection[tuple[str, int]]  # class and number of slots from 1


def blueprints(
    drawn: Scene, player: Player, texts: Texts, top: float, offered: Offered = (), colour: str = "", part: str = ""
) -> float:
    """The four blueprints; those slots that are `offered` stand out. Where they end.

    With a `part` that is being placed they say instead of the totals what it would leave of energy and initiative.
    """
    boxes = cells(SIDE, WIDTH - SIDE, top, HIGH, COLUMNS, len(SHIP_CLASSES))
    for kind, box in zip(SHIP_CLASSES, boxes, strict=True):
        here = sorted(number for ship, number in offered if ship == kind)
        aside = ASIDE if part and here else 0
        _blueprint(drawn, player, kind, texts, box, here, colour, aside)
        if aside:
            _outcomes(drawn, player, kind, part, here, box)
        else:
            _totals(drawn, player, kind, box)
    return boxes[-1][3]


def _blueprint(
    drawn: Scene,
    player: Player,
    kind: ShipClass,
    texts: Texts,
    box: Box,
    offered: Collection[int],
    colour: str,
    aside: float,
) -> None:
    left, top, right, _ = box
    printed, tiles = player.board.blueprints[kind], player.blueprints[kind]
    wrong = faults(printed, tuple(tiles))
    drawn.add(panel(box, PANEL, BAD if wrong else ""))
    drawn.add(Thing("ship", kind, left + 30, top + 28, 38, 38, 3, colour or "#c3ccdf", tag=f"blueprint {kind}"))
    cost = [str(price(player, kind)), "@materials"]
    inline(drawn, right - 14 - inline_width(cost), top + 28, cost, tag=f"cost {kind}")
    drawn.add(
        Text(fit(texts(f"eclipse-ship-{kind}"), 28, 260, "Bold"), left + 58, top + 28, weight="Bold", tag="class")
    )
    extra = [*_printed("energy", printed.energy), *_printed("computer", printed.computer)]
    if extra:
        inline(drawn, right - 118 - inline_width(extra), top + 28, extra, TextStyle(colour=MUTED), f"printed {kind}")
    for number, slot in enumerate(printed.slots):
        tile = tiles[number]
        middle = _middle(box, number + 1, aside)
        lit = number + 1 in offered
        drawn.add(Text(str(number + 1), middle, top + 66, 28, lit_colour(lit=lit), "Bold", "m", tag="slot number"))
        draw_part(drawn, tile or slot, (middle, top + 124), _variant(tile, lit=lit), f"{kind} {number + 1}")


def _printed(icon: str, amount: int) -> list[str]:
    return signs_if(amount, f"@{icon}", f"+{amount}")


def _variant(tile: str | None, *, lit: bool) -> str:
    if lit:
        return "offered"
    if tile:
        return "placed"
    return ""


def draw_part(drawn: Scene, part: str | None, at: tuple[float, float], variant: str = "", tag: str = "") -> None:
    """A slot with the part shown there, if there is one: its kind as an icon above what it does."""
    x, y = at
    kind = PARTS[part].kind if part else ""
    drawn.add(Thing("slot", kind, x, y, *SLOT, 2, tag=tag, variant=variant))
    if part:
        icon = part_icon(PARTS[part])
        drawn.add(Thing("icon", icon, x, y - 17, 34, 34, 3, tag=f"part {part}"))
        drawn.add(Text(part_value(PARTS[part]), x, y + 22, 28, PAPER, "Bold", "m", tag="part value"))


def _totals(drawn: Scene, player: Player, kind: ShipClass, box: Box) -> None:
    sums = profile(player, kind)
    x, lines = box[0] + 14, [box[1] + TOTALS]
    groups = total_signs(sums)
    if sum(inline_width(group, TextStyle(weight="Bold")) + BETWEEN for group in groups) > box[2] - box[0] - 14:
        lines = [box[1] + down for down in OUTCOMES]
    for group in groups:
        colour = BAD if group[0] == "@energy" and sums.energy_left < 0 else PAPER
        style = TextStyle(28, colour, "Bold")
        if x + inline_width(group, style) > box[2] - 8:
            x, lines = box[0] + 14, lines[1:]
        x = inline(drawn, x, lines[0], group, style, f"total {kind}") + BETWEEN


def _outcomes(drawn: Scene, player: Player, kind: ShipClass, part: str, numbers: Sequence[int], box: Box) -> None:
    """What a part would leave of energy and initiative, below each of these slots."""
    for icon, down in zip(("energy", "initiative"), OUTCOMES, strict=True):
        drawn.add(Thing("icon", icon, box[0] + 22, box[1] + down, 28, 28, 3, tag=f"outcome {kind}"))
    for number in numbers:
        tiles = [*player.blueprints[kind]]
        tiles[number - 1] = part
        after = totals(player.board.blueprints[kind], tuple(tiles))
        x = _middle(box, number, ASIDE)
        for amount, down in zip((after.energy_left, after.initiative), OUTCOMES, strict=True):
            colour = BAD if amount < 0 else PAPER
            drawn.add(Text(written(amount), x, box[1] + down, 28, colour, "Bold", "m", tag=f"outcome {kind} {number}"))


def _middle(box: Box, number: int, aside: float = 0) -> float:
    """Where a slot stands, by its number from 1."""
    return box[0] + 38 + aside + STEP * (number - 1)


def blueprint_words(player: Player, kind: ShipClass, texts: Texts) -> str:
    """A class with its price, what is on its slots, and what that adds up to."""
    printed, tiles = player.board.blueprints[kind], player.blueprints[kind]
    slots = [tile or slot for tile, slot in zip(tiles, printed.slots, strict=True)]
    told = [f"{number} {slot_words(texts, part)}" for number, part in enumerate(slots, 1)]
    name = texts("eclipse-picture-told-blueprint", ship=texts(f"eclipse-ship-{kind}"), cost=price(player, kind))
    return f"{bold(name)}: {', '.join(told)}. {totals_words(texts, profile(player, kind))}"
