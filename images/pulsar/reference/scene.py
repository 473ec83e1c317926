"""The reference view: one entry large, several side by side."""

from __future__ import annotations

from images.drawing.scene import Scene
from images.layout.parts import WIDTH
from images.layout.plates import columns_and_size, head, plates
from images.options import NO_OPTIONS, Options
from images.pulsar.reference.entries import plate
from images.pulsar.reference.facts import REFERENCE
from images.words.phrases import Texts
from rules.pulsar.state import State

FIRST = REFERENCE.of("action")
SIDES = 2  # of a board, shown as they are printed


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The entries, two in a row; a single one, and both sides of a board, large. Without entries the actions."""
    entries = options.entries
    drawn, entries = Scene(WIDTH), entries or FIRST
    top = head(drawn, REFERENCE.heading(texts, entries))
    chapters = {REFERENCE.parted(entry)[0] for entry in entries}
    alone = len(entries) == 1
    as_printed = chapters == {"headquarters"} and len(entries) <= SIDES
    shown = [plate(drawn, position, texts, entry, large=alone, as_printed=as_printed) for entry in entries]
    columns, size = columns_and_size(large=alone or as_printed)
    if chapters == {"transmitter"} and not alone:
        columns = 3
    top = plates(drawn, shown, top, columns, size)
    drawn.height = round(top + 14)
    return drawn
