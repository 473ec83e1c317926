"""The reference view: one entry large, several side by side."""

from __future__ import annotations

from images.drawing.scene import Scene
from images.eclipse.reference.entries import plate
from images.eclipse.reference.facts import REFERENCE
from images.layout.parts import WIDTH
from images.layout.plates import columns_and_size, head, plates
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts
from rules.eclipse.state import State

FIRST = REFERENCE.of("action")


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The entries, two in a row; a single one large. Without entries the actions."""
    entries = options.entries
    drawn, entries = Scene(WIDTH), entries or FIRST
    top = head(drawn, REFERENCE.heading(texts, entries))
    columns, size = columns_and_size(large=len(entries) == 1)
    shown = [plate(drawn, position, texts, entry, size) for entry in entries]
    top = plates(drawn, shown, top, columns, size)
    drawn.height = round(top + 14)
    return drawn
