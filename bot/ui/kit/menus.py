"""A menu of any length: buttons while there are few entries, pages of a select when there are many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from discord import ui

from bot.ui.kit.controls import Control, Row, button, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU

FEW = 12
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to press: its label, the call of its button, and its value in a select.

    `described` is the line under the label in a select, and `full` the label of a button, which has no such line;
    `cut` says that it has no room for all of that.
    """

    label: str
    call: Call
    value: str
    described: str = ""
    full: str = ""
    cut: bool = False

    @property
    def button(self) -> Control:
        """The entry as a button."""
        return button(self.full or self.label, self.call)


@dataclass(frozen=True, slots=True)
class Menu:
    """How a long menu is drawn: the call of its select, the call that turns to a page, and its placeholder."""

    pick: Call
    turn: Callable[[int], Call]
    placeholder: str


def last_page(count: int, size: int = MENU) -> int:
    """The number of the last page, from 0, that `count` entries fill with `size` on each."""
    return max(0, (count - 1) // size)


def on_page(entries: Sequence[T], page: int) -> Sequence[T]:
    """What of a menu is shown at a page; a page that does not exist becomes the nearest that does."""
    if len(entries) <= FEW:
        return entries
    return part(entries, page, MENU)


def real_page(count: int, page: int, size: int = MENU) -> int:
    """The page that exists and is nearest."""
    return min(max(page, 0), last_page(count, size))


def menu(entries: Sequence[Entry], how: Menu, page: int) -> list[Row]:
    """The rows of a menu: buttons, but a select for many, and for those that say more than a button holds."""
    if len(entries) == 1 or (len(entries) <= FEW and not any(entry.cut for entry in entries)):
        return rows([entry.button for entry in entries])
    last = last_page(len(entries))
    shown = [(entry.label, entry.value, entry.described) for entry in on_page(entries, page)]
    row = select(how.pick, shown, how.placeholder)
    return [row, *([turner(how, real_page(len(entries), page), last)] if last else [])]


def part(entries: Sequence[T], page: int, size: int) -> Sequence[T]:
    """What is shown at a page, or at the nearest there is, of entries of which `size` stand on each."""
    page = real_page(len(entries), page, size)
    return entries[page * size : (page + 1) * size]


def few(entries: Sequence[Entry], how: Menu, page: int, size: int) -> list[Row]:
    """Buttons for `size` entries at a time, however many there are."""
    last = last_page(len(entries), size)
    shown = rows([entry.button for entry in part(entries, page, size)])
    return [*shown, *([turner(how, real_page(len(entries), page, size), last)] if last else [])]


def several(entries: Sequence[tuple[str, ...]], how: Menu, page: int) -> list[Row]:
    """Pages of a select in which any number of entries (see `select`) may be chosen."""
    last, shown = last_page(len(entries)), part(entries, page, MENU)
    row = select(how.pick, shown, how.placeholder, most=len(shown))
    return [row, *([turner(how, real_page(len(entries), page), last)] if last else [])]


def turner(how: Menu, page: int, last: int) -> Row:
    """Buttons to the page before and after, with the number of the page between them."""
    before: Control = button("◀", how.turn(page - 1), off=page == 0)
    after: Control = button("▶", how.turn(page + 1), off=page == last)
    return ui.ActionRow(before, button(f"{page + 1} / {last + 1}", Call("page", how.pick.game), off=True), after)
