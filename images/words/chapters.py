"""The chapters of a game's reference, as its pictures and their descriptions name them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from images.words.phrases import Texts, bold

ALT = 1000  # characters of a description
ENDING = 1  # letter by which a word that means several is longer
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

    def titled(self, texts: Texts, chapter: str, name: str) -> str:
        """The name of an entry in bold, with that of its chapter behind it where it does not say that already."""
        called = texts(f"{self.game}-chapter-{chapter}")
        return bold(name) if says(name, called) else f"{bold(name)} · {called}"

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


def says(name: str, chapter: str) -> bool:
    """Whether a name says already of which chapter it is, in one or in several.

    >>> says("Discovery tile: money", "Discovery tiles"), says("Neutron Bombs", "Technologies")
    (True, False)
    """
    called = chapter.casefold()
    parts = [*name.casefold().split(), name.casefold().partition(":")[0]]
    return any(called.startswith(part) and len(called) <= len(part) + ENDING for part in parts)


def description_of(lines: Iterable[str]) -> str:
    """The description of a picture of one entry: what is said of it in words, without formatting."""
    told = [line.replace("**", "").rstrip(".") for line in lines]
    return f"{'. '.join(told)[:ALT]}."
