"""The reference: entries looked up by name, chapter by chapter, or for what a panel asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from discord import ui

from bot.manifest.manifest import manifest
from bot.manifest.reference import Reference
from bot.ui.kit.controls import Row, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, Picture, card, gallery, layout, text
from bot.ui.kit.menus import last_page, part, real_page, turner
from bot.ui.panel.pages.pictured import Pictured
from bot.words.posts.happened import small
from bot.words.texts import LOCALES, Texts
from images.words.chapters import says

LONGEST = 3500
FEWER = 2  # entries: a row of a picture
SHOWN, ASKED = 6, 16  # entries that one picture shows side by side; and of what a panel asks where a phone has room


@dataclass(frozen=True, slots=True)
class Lookup:
    """What somebody looks at.

    `game` is the id of the table, "" where there is none. `entries` are shown, `beside` can be chosen next to them. One
    that shows a chapter names it and its page; one for what a panel asks has neither.
    """

    kind: str
    game: str = ""
    entries: Sequence[str] = ()
    beside: Sequence[str] = ()
    chapter: str = ""
    page: int = 0

    @property
    def reference(self) -> Reference:
        """What the game has to look up; raises LookupError in a game that has nothing."""
        found = manifest(self.kind).reference
        if found is None:
            raise LookupError(self.kind)
        return found

    def a_page(self, chapter: str) -> int:
        """How many entries a page of a chapter has."""
        return self.reference.a_page.get(chapter, SHOWN)

    def opened(self, chapter: str, page: int) -> Lookup:
        """A page of a chapter."""
        ids = self.reference.chapters[chapter]
        size = self.a_page(chapter)
        page = real_page(len(ids), page, size)
        entries = [f"{chapter}:{id}" for id in part(ids, page, size)]
        return replace(self, entries=entries, beside=(), chapter=chapter, page=page)


def fewer(shown: Lookup) -> Lookup:
    """The same with a picture of its first entries alone; the others stand beside them."""
    count = max(1, min(SHOWN, len(shown.entries) - FEWER))
    beside = dict.fromkeys((*shown.entries, *shown.beside))
    return replace(shown, entries=shown.entries[:count], beside=list(beside))


def entry_name(kind: str, entry: str, texts: Texts) -> str:
    """An entry by its name."""
    chapter, _, id = entry.partition(":")
    return texts.called(kind, chapter, id)


def chapter_name(kind: str, chapter: str, texts: Texts) -> str:
    """What a chapter is called."""
    return texts(f"{kind}-chapter-{chapter}")


def entry_with_chapter(kind: str, entry: str, texts: Texts) -> str:
    """An entry by its name behind that of its chapter, since tiles are called by what they bring.

    The chapter is left out where the name says it.
    """
    chapter, name = chapter_name(kind, entry.partition(":")[0], texts), entry_name(kind, entry, texts)
    return name if says(name, chapter) else _behind_chapter(kind, entry, texts)


def _behind_chapter(kind: str, entry: str, texts: Texts) -> str:
    chapter = chapter_name(kind, entry.partition(":")[0], texts)
    return texts("ui-lookup-entry", chapter=chapter, name=entry_name(kind, entry, texts))


def matches(kind: str, typed: str, texts: Texts, chapter: str = "") -> list[tuple[str, str]]:
    """Entries (of a chapter) whose names, in any language, or ids hold each word that is typed, as (shown, entry).

    Those whose names begin with it come first. Entries of one chapter are shown without its name.
    """
    typed = typed.strip().lower()
    found = []
    for entry in _entries(kind, chapter):
        told = _said_of(kind, entry)
        if all(word in f"{' '.join(told)} {entry}" for word in typed.split()):
            if chapter:
                shown = entry_name(kind, entry, texts)
            else:
                shown = entry_with_chapter(kind, entry, texts)
            found.append((not any(name.startswith(typed) for name in told), shown, entry))
    ordered = sorted(found, key=lambda row: row[: 2 if chapter else 1])
    return [(shown, entry) for _, shown, entry in ordered]


def entry_named(kind: str, name: str, texts: Texts, chapter: str = "") -> str | None:
    """The entry (of a chapter) that is meant by what somebody typed.

    That is `chapter:id`, its name in any language, alone or behind its chapter, or its id; or words that fit only one.
    """
    wanted, every = name.strip().lower(), _entries(kind, chapter)
    if wanted in every:
        return wanted
    exact = (entry for entry in every if wanted in (*_said_of(kind, entry), entry.partition(":")[2]))
    if found := next(exact, None):
        return found
    if not wanted:
        return None
    close = matches(kind, wanted, texts, chapter)
    if len(close) != 1:
        return None
    return close[0][1]


def _entries(kind: str, chapter: str) -> list[str]:
    reference = manifest(kind).reference
    if reference is None:
        return []
    return [entry for entry in reference.entries() if chapter in ("", entry.partition(":")[0])]


@lru_cache(maxsize=2048)
def _said_of(kind: str, entry: str) -> tuple[str, ...]:
    """What an entry is called in every language, alone and behind its chapter; kept for every key that is hit."""
    return tuple(
        shown(kind, entry, Texts(locale)).lower() for shown in (entry_name, _behind_chapter) for locale in LOCALES
    )


def view(shown: Lookup, texts: Texts, lines: Sequence[str], back: Sequence[Row] = ()) -> Pictured:
    """What is looked at, in words where it is one entry, with selects of what stands beside it and of the chapters.

    `back` is the way back to the panel it was opened from. Where there is no room for more, the words are in small
    letters, and then as many of the first as there is room for, since the picture has them all.
    """
    name = texts("ui-lookup-title", game=texts(f"{shown.kind}-name"))

    def way(lines: Sequence[str], pictures: Sequence[Picture]) -> ui.LayoutView:
        said = text(name, *_said(shown, texts, lines), limit=LONGEST)
        return layout(card(*gallery(pictures), said, *_controls(shown, texts), *back))

    low = [small(line) for line in lines]
    low[:1] = lines[:1]
    fewer = [low[:count] for count in range(len(low) - 1, 0, -1)] or [low]
    return Pictured([partial(way, lines), partial(way, low)], [partial(way, some) for some in fewer])


def public_view(texts: Texts, lines: Sequence[str], pictures: Sequence[Picture]) -> ui.LayoutView:
    """An entry for all to see, as the box has it."""
    return layout(card(*gallery(pictures), text(*(lines or [texts("ui-no-words")]), limit=LONGEST)))


def _said(shown: Lookup, texts: Texts, lines: Sequence[str]) -> Sequence[str]:
    if len(shown.entries) == 1:
        return lines
    if shown.chapter:  # the select of chapters says which
        return []
    return [texts("ui-lookup-asked" if shown.entries else "ui-lookup-choose")]


def _controls(shown: Lookup, texts: Texts) -> list[Row]:
    rows: list[Row] = []
    beside = list(dict.fromkeys([*shown.entries, *shown.beside]))[:MENU]
    only = shown.entries[0] if len(shown.entries) == 1 else ""
    if beside and beside != [only]:
        rows.append(select(_call(shown, "entry"), _named(shown, beside, texts), texts("ui-lookup-one"), chosen=[only]))
    if shown.chapter:
        last = last_page(len(shown.reference.chapters[shown.chapter]), shown.a_page(shown.chapter))
        if last and not only:
            rows.append(turner(lambda page: _call(shown, "chapter", shown.chapter, str(page)), shown.page, last))
    chapters = [(chapter_name(shown.kind, chapter, texts), chapter) for chapter in shown.reference.chapters]
    rows.append(select(_call(shown, "chapter"), chapters[:MENU], texts("ui-lookup-chapter"), chosen=[shown.chapter]))
    return rows


def _named(shown: Lookup, entries: Sequence[str], texts: Texts) -> list[tuple[str, str]]:
    """Entries to choose, each by its name; behind that of its chapter where they are of several."""
    if len({entry.partition(":")[0] for entry in entries}) > 1:
        return [(entry_with_chapter(shown.kind, entry, texts), entry) for entry in entries]
    names = [(entry_name(shown.kind, entry, texts), entry) for entry in entries]
    return [(name[:1].upper() + name[1:], entry) for name, entry in names]


def _call(shown: Lookup, verb: str, *args: str) -> Call:
    return Call(verb, shown.game, 0, (shown.kind, *args))
