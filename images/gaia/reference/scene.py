"""The reference view: one entry large, several side by side."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.scene import Scene
from images.gaia.reference.entries import parted, plate
from images.layout.parts import WIDTH
from images.layout.plates import LARGE, SMALL, head, plates
from images.words.phrases import Texts
from rules.gaia.contents import CHAPTERS
from rules.gaia.state import State

FACTION_ENTRIES = tuple(f"faction:{id}" for id in CHAPTERS["faction"])


def scene(position: State, texts: Texts, entries: Sequence[str] = (), **_: object) -> Scene:
    """The entries, two in a row; a single one large. Without entries all factions."""
    drawn, entries = Scene(WIDTH), entries or FACTION_ENTRIES
    large = len(entries) == 1
    top = head(drawn, heading(texts, entries))
    shown = [plate(drawn, position, texts, entry, large=large) for entry in entries]
    columns, size = (1, LARGE) if large else (2, SMALL)
    top = plates(drawn, shown, top, columns, size)
    drawn.height = round(top + 14)
    return drawn


def heading(texts: Texts, entries: Sequence[str]) -> str:
    """The chapters that the entries are of."""
    chapters = dict.fromkeys(parted(entry)[0] for entry in entries)
    return " · ".join(texts(f"gaia-chapter-{chapter}") for chapter in list(chapters)[:3]) or texts("gaia-name")
