"""A menu of any length: buttons while there are few entries, pages of a select when there are many.

Up to `AT_ONCE` are buttons in any case. Where their labels have no room for all that they say, they are named by the
beginning of it, or numbered, and what they do not say stands in lines above them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from discord import ui

from bot.plain_text import plain
from bot.ui.kit.controls import ROW, Control, Row, button, primary, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import BUTTON, MENU, Told
from bot.ui.lettering import letters_wide

FEW = 12
AT_ONCE = 4  # entries that are buttons in any case
LINES = 3  # of buttons on a phone
PHONE, GAP = 341, 8  # px that a message is wide there, and between buttons
FEWEST = 2  # lines of these that there is always room for
NUMBERS = "①②③④"  # unlike those of cards and the letters of places
SHORT = 12  # letters of a label that is short enough to stand for itself among numbers
OFFER = "offer"  # the verb of whole answers that a game proposes
PARTS = re.compile(r": | \(| · | — | → |; ")  # before which a label may end
LETTER = re.compile(r"\w{1,2} · ")  # what it begins with where a picture or a list has a letter or a number for it
LABEL, BESIDE = 9.3, 28.5  # px: a letter of a button, what is around all of them
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to press: its label, the call of its button, and its value in a select.

    `described` is the line under the label in a select, and `full` the label of a button, which has no such line;
    `cut` says that it has no room for all of that, which `told` is in whole, `chosen` that it is the answer at present.
    """

    label: str
    call: Call
    value: str
    described: str = ""
    full: str = ""
    cut: bool = False
    chosen: bool = False
    told: str = ""

    @property
    def button(self) -> Control:
        """The entry as a button."""
        return self.named(self.full or self.label)

    def named(self, label: str) -> Control:
        """The entry as a button with this label."""
        return button(label, self.call, primary(when=self.chosen))

    @property
    def kind(self) -> str:
        """What it is one of: of entries of one kind all are numbered, or none. Whole answers are of one kind."""
        return f"{self.call.verb}:{'' if self.call.verb == OFFER else self.value.partition(':')[0]}"

    @property
    def whole(self) -> str:
        """All that it says."""
        return self.told or self.full or self.label


@dataclass(frozen=True, slots=True)
class Menu:
    """How a long menu is drawn: the call of its select, the call that turns to a page, and its placeholder.

    `most_lines` is how many lines of buttons it may fill on a phone before it becomes a select, or of up to `AT_ONCE`
    buttons before they say less; 0 for a select in any case.
    """

    pick: Call
    turn: Callable[[int], Call]
    placeholder: str
    most_lines: int = LINES


def button_wide(label: str) -> float:
    """How many px wide a button with this label would be in one line; what is wider than a phone fills several."""
    return BESIDE + LABEL * letters_wide(label)


def lines(labels: Sequence[str]) -> list[int]:
    """How many buttons with these labels stand in each line on a phone, from the first line to the last.

    At most `ROW`, and as many as are wide enough by `lettering`; [] without labels.
    """
    counts, room = list[int](), 0.0
    for label in labels:
        width = min(PHONE, button_wide(label))
        if width > room or counts[-1] == ROW:
            counts.append(0)
            room = PHONE
        counts[-1] += 1
        room -= width + GAP
    return counts


def fits(labels: Sequence[str], most_lines: int = LINES) -> bool:
    """Whether these are so few, and so short, that their buttons fit a phone beside a picture."""
    return len(labels) <= FEW and len(lines(labels)) <= most_lines


def packed(buttons: Sequence[Control], labels: Sequence[str]) -> list[Row]:
    """Buttons with these labels in as few rows as keep each line of a phone together; a label for each button."""
    left, made = list(buttons), list[list[Control]]()
    for count in lines(labels):
        if not made or len(made[-1]) + count > ROW:
            made.append([])
        made[-1] += left[:count]
        del left[:count]
    return [ui.ActionRow(*row) for row in made]


def last_page(count: int, size: int = MENU) -> int:
    """The number of the last page, from 0, that `count` entries fill with `size` on each."""
    return max(0, (count - 1) // size)


def on_page(entries: Sequence[T], page: int) -> Sequence[T]:
    """What of a menu is shown at a page; a page that does not exist becomes the nearest that does."""
    if len(entries) <= FEW:
        return entries
    return part(entries, page, MENU)


def real_page(count: int, page: int, size: int = MENU) -> int:
    """The nearest page that exists, from 0, of `count` entries of which `size` stand on each."""
    return min(max(page, 0), last_page(count, size))


def menu(entries: Sequence[Entry], how: Menu, page: int) -> list[Row]:
    """The rows of a menu, a select for many entries and for those that say more than a button holds, else buttons.

    `page`, from 0, counts where the select does not hold all; one that does not exist is the nearest that does.
    """
    if len(entries) <= AT_ONCE and how.most_lines:
        return at_once(entries, max(how.most_lines, FEWEST))
    labels = [entry.full or entry.label for entry in entries]
    if fits(labels, how.most_lines) and not any(entry.cut for entry in entries):
        return packed([entry.button for entry in entries], labels)
    shown = [(entry.label, entry.value, entry.described) for entry in on_page(entries, page)]
    chosen = [entry.value for entry in entries if entry.chosen]
    row = select(how.pick, shown, _paged(how.placeholder, len(entries), page), chosen=chosen)
    return [row, *_pages(how, len(entries), page)]


def at_once(entries: Sequence[Entry], most_lines: int = LINES) -> list[Row]:
    """Buttons for a few entries in so many lines of a phone, if need be below lines with what their labels leave out.

    The labels say all, or all but costs and gains, or how that begins; what has no beginning of its own is numbered,
    from ① on, together with all else of its kind.
    """
    whole, labels = [entry.full or entry.label for entry in entries], _labels(entries, most_lines)
    made = packed([entry.named(label) for entry, label in zip(entries, labels, strict=True)], labels)
    said = _said(entries, labels)
    if said and labels != whole:
        return [Told(said, *made[0].children), *made[1:]]
    return made


def _labels(entries: Sequence[Entry], most_lines: int) -> list[str]:
    """The labels that say most of those that fit so many lines."""
    whole, cut = [entry.full or entry.label for entry in entries], any(entry.cut for entry in entries)
    if not cut and (len(entries) == 1 or fits(whole, most_lines)):
        return whole
    names = [entry.label for entry in entries]
    short = _numbered(entries, names, lambda name: button_wide(name) <= PHONE)
    for labels in (names, [*map(_beginning, names)], [*map(_letter, names)], short):
        apart = len({*labels}) == len(labels) and all(len(each) <= BUTTON for each in labels)
        if apart and fits(labels, most_lines):
            return labels
    if not cut and most_lines == LINES and all(button_wide(label) <= PHONE for label in whole):
        return whole
    return _numbered(entries, [*map(_letter, names)], lambda name: letters_wide(name) <= SHORT)


def _beginning(label: str) -> str:
    """What stands in a label before its first mark, behind the letter that it begins with if it has one."""
    letter = LETTER.match(label)
    found = PARTS.search(label, letter.end() if letter else 0)
    return label[: found.start()] if found else label


def _letter(label: str) -> str:
    """The letter alone with which a label begins, if it does."""
    letter = LETTER.match(label)
    return letter[0].removesuffix(" · ") if letter else label


def _numbered(entries: Sequence[Entry], names: Sequence[str], short: Callable[[str], bool]) -> list[str]:
    """The names, but of each kind of which one is not `short` the letters, and where they have none numbers."""
    long = {entry.kind for entry, name in zip(entries, names, strict=True) if not short(name)}
    numbers, labels = iter(NUMBERS), list[str]()
    for entry, name in zip(entries, names, strict=True):
        if entry.kind not in long:
            labels.append(name)
        elif LETTER.match(entry.label):
            labels.append(_letter(entry.label))
        else:
            labels.append(next(numbers))
    return labels


def _said(entries: Sequence[Entry], labels: Sequence[str]) -> list[str]:
    """A line for all that labels leave out, the same of several in one."""
    left: dict[str, list[str]] = {}
    for entry, label in zip(entries, labels, strict=True):
        if label == entry.whole:
            continue
        begins = entry.whole.startswith(label) and PARTS.match(entry.whole, len(label))
        rest = entry.whole.removeprefix(label) if begins else f" · {entry.whole}"
        left.setdefault(rest, []).append(f"**{plain(label)}**")
    return [f"-# {', '.join(names)}{' ' * rest.startswith(' ')}{plain(rest)}" for rest, names in left.items()]


def part(entries: Sequence[T], page: int, size: int) -> Sequence[T]:
    """What is shown at a page, from 0, or at the nearest there is, of entries of which `size` stand on each."""
    page = real_page(len(entries), page, size)
    return entries[page * size : (page + 1) * size]


def few(entries: Sequence[Entry], how: Menu, page: int, size: int) -> list[Row]:
    """Buttons for `size` entries at a time, however many there are."""
    shown = at_once(part(entries, page, size))
    return [*shown, *_pages(how, len(entries), page, size)]


def several(
    entries: Sequence[tuple[str, ...]], how: Menu, page: int, most: int, chosen: Collection[str] = ()
) -> list[Row]:
    """Pages of a select in which up to `most` entries (see `select`) may be chosen, and some are already."""
    shown, title = part(entries, page, MENU), _paged(how.placeholder, len(entries), page)
    row = select(how.pick, shown, title, most=min(most, len(shown)), chosen=chosen)
    return [row, *_pages(how, len(entries), page)]


def _paged(title: str, count: int, page: int) -> str:
    """What a select is about, and which of its entries it shows."""
    if last_page(count):
        return f"{title} · {_part_of(count, page)}"
    return title


def _part_of(count: int, page: int, size: int = MENU) -> str:
    """Which of so many entries stand at a page: of a list, so that nobody takes it for a page of the message."""
    first = real_page(count, page, size) * size
    return f"{first + 1}–{min(first + size, count)} / {count}"


def _pages(how: Menu, count: int, page: int, size: int = MENU) -> list[Row]:
    """The way to the other entries, where there are more than a page of them."""
    last = last_page(count, size)
    if not last:
        return []
    return [turner(how.turn, real_page(count, page, size), last, _part_of(count, page, size))]


def turner(turn: Callable[[int], Call], page: int, last: int, shown: str = "") -> Row:
    """Buttons to the page before and after, right below what they turn, and between them what is `shown` of it.

    Pages count from 0, `last` is the last of them; without `shown` it says `2/3` of the second of three.
    """
    before: Control = button("◀", turn(page - 1), off=page == 0)
    after: Control = button("▶", turn(page + 1), off=page == last)
    number = shown or f"{page + 1}/{last + 1}"
    return ui.ActionRow(before, button(number, Call("page", turn(page).game), off=True), after)
