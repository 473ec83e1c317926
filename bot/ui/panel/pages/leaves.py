"""A long page in leaves: each shows as many whole entries as a phone has room for, and turns to the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from discord import ui

from bot.ui.kit.controls import Row
from bot.ui.kit.ids import Call
from bot.ui.kit.menus import turner
from bot.ui.panel import phone

T = TypeVar("T")
Way = Callable[[Sequence[T], list[Row]], ui.LayoutView]  # of some entries, and what turns to the others


def leaf(entries: Sequence[T], way: Way[T], turn: Callable[[int], Call], number: int = 0) -> ui.LayoutView:
    """The message that `way` makes of the entries of a leaf; all of them where a phone has room for all.

    Leaves count from 0; of one that does not exist it is the nearest. `turn` is the call that turns to a leaf.
    """
    first = next(parts(entries, lambda some: way(some, [])))
    if len(first) == len(entries):
        return way(entries, [])
    found = [*parts(entries, lambda some: way(some, [turner(turn, 0, 1)]))]
    last = len(found) - 1
    number = min(max(number, 0), last)
    return way(found[number], [turner(turn, number, last)])


def parts(entries: Sequence[T], way: Callable[[Sequence[T]], ui.LayoutView]) -> Iterator[Sequence[T]]:
    """Entries in as few parts, in their order, as keep messages of them within a phone: each has one at least.

    Without entries it is one part of nothing.
    """
    part = list[T]()
    for entry in entries:
        if part and phone.height(way([*part, entry]), ()) > phone.MOST:
            yield part
            part = []
        part.append(entry)
    yield part
