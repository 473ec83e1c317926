"""The upgrade view: the blueprints with numbered slots, and the parts that can be placed."""

from __future__ import annotations

from collections.abc import Sequence

from images.asked import frames
from images.drawing.fonts import fit
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import MUTED, PANEL
from images.eclipse import phrases
from images.eclipse.boards.blueprints import SIDE, SLOT, blueprint_words, blueprints, draw_part
from images.eclipse.seats import named_heading, owner, set_out
from images.eclipse.signs import part_signs
from images.layout.inline import inline
from images.layout.parts import WIDTH, cells
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts, first_line
from rules.eclipse.components.blueprints import Totals, totals
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.ships import SHIP_CLASSES, ShipClass
from rules.eclipse.economy.ships import profile
from rules.eclipse.frames import Slot, Upgrade
from rules.eclipse.state import Player, State

COLUMNS = 3
ROW = 94
MOST = 15  # parts that are shown: five rows


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """Everything of an upgrade: `choices` are parts (`part:hull`), tiles to return, or slots (`cruiser:2`)."""
    drawn = Scene(WIDTH)
    player = position.players[options.player]
    top = named_heading(
        drawn, title(position, options.player, texts), owner(position, options.player, texts, options.names)
    )
    if not set_out(player):
        drawn.add(Text(texts("eclipse-picture-no-board"), 24, top + 30, colour=MUTED, tag="nothing"))
        drawn.height = round(top + 70)
        return drawn
    colour = owner(position, options.player, texts).colour
    top = blueprints(drawn, player, texts, top, offered(options.choices), colour, placing(position, options.player))
    parts = offered_parts(options.choices)
    if parts:
        top = _parts(drawn, texts, parts, top + 10)
    drawn.height = round(top + 12)
    return drawn


def title(position: State, seat: int, texts: Texts) -> str:
    """What is being done: a part is placed, or so many may be."""
    if part := placing(position, seat):
        return texts("eclipse-picture-placing", part=texts(f"eclipse-part-{part}"))
    left = next((frame.left for frame in frames(position) if isinstance(frame, Upgrade) and frame.seat == seat), None)
    if left is None:
        return texts("eclipse-picture-blueprints")
    return texts("eclipse-picture-upgrade", left=left)


def placing(position: State, seat: int) -> str:
    """The part for which a seat is asked for a slot; "" where it is asked for none."""
    return next((frame.part for frame in frames(position) if isinstance(frame, Slot) and frame.seat == seat), "")


def offered(choices: Sequence[str]) -> list[tuple[str, int]]:
    """The slots among choices: to place a part on, or to return a tile from."""
    words = [choice.removeprefix("return:").partition(":") for choice in choices]
    return [(kind, int(number)) for kind, _, number in words if kind in SHIP_CLASSES and number.isdigit()]


def offered_parts(choices: Sequence[str]) -> list[str]:
    """The parts among choices."""
    words = [choice.partition(":") for choice in choices]
    return [part for verb, _, part in words if verb == "part" and part in PARTS]


def _parts(drawn: Scene, texts: Texts, parts: Sequence[str], top: float) -> float:
    """Parts side by side, each with its name and what it does."""
    shown = parts[:MOST]
    boxes = cells(SIDE, WIDTH - SIDE, top, ROW - 6, COLUMNS, len(shown), 6)
    for part, (left, up, right, bottom) in zip(shown, boxes, strict=True):
        drawn.add(panel((left, up, right, bottom), PANEL))
        draw_part(drawn, part, (left + SLOT[0] / 2 + 4, (up + bottom) / 2), tag=f"choice {part}")
        x = left + SLOT[0] + 14
        drawn.add(Text(fit(texts(f"eclipse-part-{part}"), 28, right - x - 6), x, up + 26, tag="part name"))
        inline(drawn, x, up + 62, [sign for group in part_signs(PARTS[part]) for sign in group], tag=f"does {part}")
    return boxes[-1][3]


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """The blueprints: energy left and initiative of each."""
    player = position.players[options.player]
    who = phrases.name_of(position, options.player, texts, options.names)
    if not set_out(player):
        return texts("eclipse-picture-alt-no-board", name=who)
    rows = []
    for kind in SHIP_CLASSES:
        sums = profile(player, kind)
        amounts = {"energy": sums.energy_left, "initiative": sums.initiative}
        told = ", ".join(f"{texts(f'eclipse-picture-icon-{icon}')} {amount}" for icon, amount in amounts.items())
        rows.append(f"{texts(f'eclipse-ship-{kind}')} ({told})")
    return texts("eclipse-picture-alt-upgrade", name=who, list=", ".join(rows))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """The blueprints, the parts to choose from, and what a part would leave of energy and initiative on each slot."""
    player = position.players[options.player]
    lines = [
        first_line(
            title(position, options.player, texts), phrases.name_of(position, options.player, texts, options.names)
        )
    ]
    if not set_out(player):
        return [*lines, texts("eclipse-picture-no-board")]
    part, slots = placing(position, options.player), offered(options.choices)
    for kind in SHIP_CLASSES:
        lines.append(blueprint_words(player, kind, texts))
        here = sorted(number for ship, number in slots if ship == kind)
        if part and here:
            lines.append("; ".join(_outcome(player, kind, part, number, texts) for number in here))
    if parts := offered_parts(options.choices):
        lines.append(
            texts("eclipse-picture-told-parts", list=", ".join(texts(f"eclipse-part-{name}") for name in parts))
        )
    return lines


def _outcome(player: Player, kind: ShipClass, part: str, number: int, texts: Texts) -> str:
    tiles = [*player.blueprints[kind]]
    tiles[number - 1] = part
    after: Totals = totals(player.board.blueprints[kind], tuple(tiles))
    return texts("eclipse-picture-told-outcome", slot=number, energy=after.energy_left, initiative=after.initiative)
