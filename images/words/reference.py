"""The reference of a game in words: everything its picture shows, in lines, and what describes that picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from images.options import NO_OPTIONS, Options
from images.words.chapters import Chapters, description_of
from images.words.limited import Line, limited
from images.words.phrases import Texts, bold


class Said(Protocol):
    """What is said of an entry, part after part; `large` where it is shown alone and has room."""

    def __call__(self, position: Any, texts: Texts, chapter: str, id: str, *, large: bool) -> Iterable[str]:
        """The parts, each a short paragraph in the reader's language."""


@dataclass(frozen=True, slots=True)
class ReferenceWords:
    """The reference of a game as lines of text and as the description of its picture.

    Attributes:
        chapters: of the game.
        title: gives the name of an entry from texts, chapter and id.
        first: the entries that are shown where none is chosen.
        said: gives the lines of an entry.
    """

    chapters: Chapters
    title: Callable[[Texts, str, str], str]
    first: Sequence[str]
    said: Said

    def alt(self, position: Any, texts: Texts, options: Options = NO_OPTIONS) -> str:
        """What describes the picture of `options.entries`: of several their names, of one what it does.

        Raises KeyError for an entry that the game does not have.
        """
        entries = options.entries or self.first
        if len(entries) == 1:
            return description_of(self.words(position, texts, options))
        return self.chapters.listed(texts, entries, self.title)

    def words(self, position: Any, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
        """Every entry with all that its picture says, a line each; of one entry its parts in lines of their own."""
        entries = options.entries or self.first
        if len(entries) > 1:
            return limited([self.line(position, texts, entry) for entry in entries])
        chapter, id = self.chapters.parted(entries[0])
        name = self.chapters.titled(texts, chapter, self.title(texts, chapter, id))
        return [name, *self.said(position, texts, chapter, id, large=True)]

    def line(self, position: Any, texts: Texts, entry: str) -> Line:
        """An entry in one line, bold only its name; what it says may be left out where there are too many."""
        chapter, id = self.chapters.parted(entry)
        told = " · ".join(self.said(position, texts, chapter, id, large=False)).replace("**", "")
        return Line(bold(self.title(texts, chapter, id)), f": {told}" if told else "")
