"""The two sides of a discovery tile, drawn: what it gives whoever uses it, and the points of whoever keeps it."""

from __future__ import annotations

from images.drawing.canvas import Point
from images.drawing.fonts import wrap
from images.drawing.scene import Scene, Text, Thing
from images.drawing.theme import PAPER
from images.eclipse.signs import part_icon, part_value
from images.words.phrases import Texts
from rules.eclipse.components.discoveries import DISCOVERIES
from rules.eclipse.components.resources import RESOURCES
from rules.eclipse.components.setup import SCORING
from rules.eclipse.components.ship_parts import PARTS

TILE = 132  # px, both ways
HIGH = TILE + 20
ICON = 70  # px above an amount
ALONE = 92  # px of an icon without one
STEP = 510  # px from the left end of one side to that of the other
WORDS = 32


def sides(drawn: Scene, texts: Texts, id: str, at: Point) -> None:
    """The side with what a tile gives, then its back with the points; beside each the answer that brings it."""
    faces = {"use": _given(id), "keep": ("", "vp", str(SCORING.discovery))}
    for number, (answer, side) in enumerate(faces.items()):
        left = at[0] + STEP * number
        _side(drawn, *side, (left + TILE / 2, at[1]))
        lines = wrap(texts(f"eclipse-name-discovery-{answer}"), WORDS, STEP - TILE - 50, "Bold")
        for row, words in enumerate(lines):
            y = at[1] + (row - (len(lines) - 1) / 2) * 40
            drawn.add(Text(words, left + TILE + 20, y, WORDS, PAPER, "Bold", tag=f"answer {answer}"))


def _given(id: str) -> tuple[str, str, str]:
    """The kind of part of a tile's front, if it is one; its icon, and how much it gives."""
    found = DISCOVERIES[id]
    if found.part:
        part = PARTS[found.part]
        return part.kind, part_icon(part), part_value(part)
    if found.ship:
        return "", found.ship, ""
    if found.technology:
        return "", "research", ""
    gained = found.resources
    (kind, amount), *_ = ((kind, getattr(gained, kind)) for kind in RESOURCES if getattr(gained, kind))
    return "", kind, f"+{amount}"


def _side(drawn: Scene, kind: str, icon: str, amount: str, at: Point) -> None:
    x, y = at
    drawn.add(Thing("slot", kind, x, y, TILE, TILE, 2, tag=f"side {icon}"))
    if not amount:
        drawn.add(Thing("icon", icon, x, y, ALONE, ALONE, 3, tag=icon))
        return
    drawn.add(Thing("icon", icon, x, y - 22, ICON, ICON, 3, tag=icon))
    drawn.add(Text(amount, x, y + 40, 40, PAPER, "Bold", "m", tag="amount"))
