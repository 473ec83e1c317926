"""The reference view: one entry large, several side by side, many factions in short."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from images.drawing.scene import Scene
from images.gaia.reference import comparison
from images.gaia.reference.entries import REFERENCE, plate
from images.layout.fitting import fitting
from images.layout.parts import WIDTH
from images.layout.plates import columns_and_size, head, plates
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts
from rules.gaia.state import State

FACTION_ENTRIES = REFERENCE.of("faction")


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """The entries, two in a row; a single one large. Without entries all factions.

    Factions that take more than a phone's screen are compared instead, a line or two each.
    """
    entries = options.entries or FACTION_ENTRIES
    ways = [partial(side_by_side, position, texts, entries)]
    if factions := only_factions(entries):
        ways.append(partial(comparison.scene, texts, factions, REFERENCE.heading(texts, entries)))
    return fitting(ways, options.room)


def side_by_side(position: State, texts: Texts, entries: Sequence[str]) -> Scene:
    """A plate for each entry."""
    drawn = Scene(WIDTH)
    large = len(entries) == 1
    top = head(drawn, REFERENCE.heading(texts, entries))
    shown = [plate(drawn, position, texts, entry, large=large) for entry in entries]
    columns, size = columns_and_size(large=large)
    top = plates(drawn, shown, top, columns, size)
    drawn.height = round(top + 14)
    return drawn


def only_factions(entries: Sequence[str]) -> list[str]:
    """The factions among several entries; none where something else is among them."""
    named = [REFERENCE.parted(entry) for entry in entries]
    several = len(entries) > 1 and all(chapter == "faction" for chapter, _ in named)
    if not several:
        return []
    return [id for _, id in named]
