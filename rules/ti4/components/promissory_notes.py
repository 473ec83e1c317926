"""Promissory notes: what a player can hand to another, who then holds something against its owner (69)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.component_tables import Row, components
from rules.core.data import document


@dataclass(frozen=True, slots=True)
class PromissoryNote:
    """A promissory note; each is named with its owner's number, such as `ceasefire.2`.

    faction: whose it is, if not everybody's. windows: the moments at which its holder can use it, by name.
    in_play_area: it lies open before its holder. stays: until when it lies there once it was used, if it does.
    """

    id: str
    windows: tuple[str, ...]
    faction: str | None = None
    in_play_area: bool = False
    stays: Literal["activated", "status"] | None = None


def _row(printed: Row) -> Row:
    return {**printed, "windows": printed["windows"].split()}


PROMISSORY_NOTES = components(PromissoryNote, map(_row, document("rules.ti4", "promissory_notes.toml")["note"]))


def notes_of(seat: int, faction: str) -> list[str]:
    """The copies of all notes of a player, such as `ceasefire.2`: those that everybody has, and that of the faction.

    `faction` "" stands for none.
    """
    return sorted(f"{note.id}.{seat + 1}" for note in PROMISSORY_NOTES.values() if note.faction in (None, faction))


def is_note(copy: str) -> bool:
    """Whether a card is a promissory note."""
    return copy.partition(".")[0] in PROMISSORY_NOTES


def owner_of(note: str) -> int:
    """The seat whose note this is, from 0: 1 for a note whose id ends with `.2`.

    Raises ValueError for an id without a number, such as that of an action card.
    """
    return int(note.partition(".")[2]) - 1
