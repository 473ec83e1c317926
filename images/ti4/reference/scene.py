"""The reference view: one entry large, several side by side."""

from __future__ import annotations

from images.drawing.scene import Scene
from images.layout.parts import WIDTH
from images.layout.plates import columns_and_size, head, plates
from images.options import NO_OPTIONS, Options
from images.ti4.reference.entries import plate
from images.ti4.reference.facts import REFERENCE
from images.words.phrases import Texts
from rules.ti4.state import State

FIRST = REFERENCE.of("strategy-card")
MANY = 8  # entries side by side, beyond which the least is said of each


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The entries, two in a row; a single one large. Without entries the strategy cards."""
    drawn, entries = Scene(WIDTH), options.entries or FIRST
    top = head(drawn, REFERENCE.heading(texts, entries))
    columns, size = columns_and_size(large=len(entries) == 1)
    many = len(entries) > MANY
    shown = [plate(drawn, position, texts, entry, size, many=many) for entry in entries]
    drawn.height = round(plates(drawn, shown, top, columns, size) + 14)
    return drawn
