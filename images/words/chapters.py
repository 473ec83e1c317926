"""The chapters of a game's reference, as its pictures and their descriptions name them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from images.words.phrases import Texts

ALT = 1000  # characters of a description
MOST = 3  # chapters that a heading names


@dataclass(frozen=True, slots=True)
class Chapters:
    """The chapters of a game's reference. An entry of it is `chapter:id`.

    `game` begins the ids of the texts (`<game>-chapter-<chapter>`); `ids` are those of the entries by chapter.
    """

    game: str
    ids: Mapping[str, Sequence[str]]

    def parted(self, entry: str) -> tuple[str, str]:
        """The chapter and the id of an entry; raises KeyError for one that the game does not have."""
        chapter, _, id = entry.partition(":")
        if id not in self.ids[chapter]:
            raise KeyError(entry)
        return chapter, id

    def of(self, chapter: str) -> tuple[str, ...]:
        """All entries of a chapter; raises KeyError for one that the game does not have."""
        return tuple(f"{chapter}:{id}" for id in self.ids[chapter])

    def heading(self, texts: Texts, entries: Iterable[str]) -> str:
        """The first chapters that entries are of; the game's name where there are none."""
        found = list(dict.fromkeys(self.parted(entry)[0] for entry in entries))
        names = (texts(f"{self.game}-chapter-{chapter}") for chapter in found[:MOST])
        return " · ".join(names) or texts(f"{self.game}-name")

    def listed(self, texts: Texts, entries: Sequence[str], title: Callable[[Texts, str, str], str]) -> str:
        """The description of a picture of several entries: their chapters and names.

        `title` gives the name of an entry from texts, chapter and id. The text is `<game>-reference-alt`, and ends
        where a description has to. Raises KeyError for an entry that the game does not have.
        """
        names = "; ".join(title(texts, *self.parted(entry)) for entry in entries)
        return f"{texts(f'{self.game}-reference-alt', chapters=self.heading(texts, entries))} {names[:ALT]}."


def description_of(lines: Iterable[str]) -> str:
    """The description of a picture of one entry: what is said of it in words, without formatting."""
    told = [line.replace("**", "").rstrip(".") for line in lines]
    return f"{'. '.join(told)[:ALT]}."
