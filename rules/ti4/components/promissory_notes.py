"""Promissory notes: what a player can hand to another, who then holds something against its owner (69)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.ti4.components.reading import Row, components, read


@dataclass(frozen=True, slots=True)
class PromissoryNote:
    """A promissory note, of which every player has one; each is named with its owner's number, such as `ceasefire.2`.

    windows: the moments at which its holder can use it, by name. in_play_area: it lies open before its holder.
    """

    id: str
    windows: tuple[str, ...]
    in_play_area: bool = False


def _row(printed: Row) -> Row:
    return {**printed, "windows": printed["windows"].split()}


PROMISSORY_NOTES = components(PromissoryNote, map(_row, read("promissory_notes.toml")["note"]))


def notes_of(seat: int) -> list[str]:
    """All notes of a player."""
    return [f"{id}.{seat + 1}" for id in PROMISSORY_NOTES]


def is_note(copy: str) -> bool:
    """Whether a card is a promissory note."""
    return copy.partition(".")[0] in PROMISSORY_NOTES


def owner_of(note: str) -> int:
    """The player whose note this is."""
    return int(note.partition(".")[2]) - 1
