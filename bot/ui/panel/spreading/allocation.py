"""A wide `Allocate` question on a phone: a slot, which takes one, then another amount, as often as one likes.

What was spread so far stands in the custom ids, as the open heading of the panel: a number in base 36 in which each
slot is a digit of its own radix (its cap and one), and behind a dot the slot that is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from rules.core.decisions import Allocate, Answer, Decision, spread

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_AMOUNTS = 25  # that a select holds
LONGEST = 48  # characters of a custom id that are left for the amounts


@dataclass(frozen=True, slots=True)
class Allocation:
    """Amounts by slot, as far as they are chosen; `slot` is the number of the slot whose amount is asked."""

    ask: Allocate
    amounts: tuple[int, ...]
    slot: int | None = None

    @property
    def total(self) -> int:
        """How much is spread so far."""
        return sum(self.amounts)

    @property
    def complete(self) -> bool:
        """Whether this is an answer."""
        return self.ask.least <= self.total <= self.ask.most

    @property
    def answer(self) -> Answer:
        """The words of what is spread so far."""
        return spread({slot.word: amount for slot, amount in zip(self.ask.slots, self.amounts, strict=True)})

    @property
    def room(self) -> int:
        """The most that the open slot may take beside what the others have; 0 where no slot is open."""
        if self.slot is None:
            return 0
        left = self.ask.most - self.total + self.amounts[self.slot]
        return min(self.ask.slots[self.slot].cap, left)

    def opened(self, slot: int) -> Allocation:
        """The same, with the amount of this slot asked; until it is said, one lies there if there is room."""
        asked = replace(self, slot=slot)
        if self.amounts[slot] or not asked.room:
            return asked
        return replace(asked.given(1), slot=slot)

    def given(self, amount: int) -> Allocation:
        """The same, with this amount in the open slot, which is closed then."""
        amounts = tuple(amount if number == self.slot else kept for number, kept in enumerate(self.amounts))
        return replace(self, amounts=amounts, slot=None)

    def __str__(self) -> str:
        number = 0
        for slot, amount in zip(self.ask.slots, self.amounts, strict=True):
            number = number * (slot.cap + 1) + amount
        code = _base36(number)
        if self.slot is None:
            return code
        return f"{code}.{self.slot}"


def steppable(ask: Allocate) -> bool:
    """Whether every amount has its line in one select, and what is spread so far always fits into a custom id."""
    listed = all(min(slot.cap, ask.most) < MOST_AMOUNTS for slot in ask.slots)
    return listed and len(_base36(prod(slot.cap + 1 for slot in ask.slots))) <= LONGEST


def allocation(ask: Allocate, written: str | None) -> Allocation:
    """What stands in a custom id; nothing spread yet where it is no allocation of this question."""
    nothing = Allocation(ask, (0,) * len(ask.slots))
    code, _, opened = (written or "").partition(".")
    amounts = _amounts(ask, code)
    if amounts is None:
        return nothing
    found = Allocation(ask, amounts)
    if opened.isascii() and opened.isdecimal() and len(opened) < 4 and int(opened) < len(ask.slots):
        return replace(found, slot=int(opened))
    return found


def allocated(decision: Decision, written: str) -> Answer | None:
    """The answer that was put together slot by slot; None where the question is of another shape."""
    if not isinstance(decision.ask, Allocate):
        return None
    return allocation(decision.ask, written).answer


def _amounts(ask: Allocate, code: str) -> tuple[int, ...] | None:
    if not code or len(code) > LONGEST or set(code) - set(DIGITS):
        return None
    number = int(code, 36)
    amounts: list[int] = []
    for slot in reversed(ask.slots):
        number, amount = divmod(number, slot.cap + 1)
        amounts.insert(0, amount)
    if number or sum(amounts) > ask.most:
        return None
    return tuple(amounts)


def _base36(number: int) -> str:
    written: Sequence[str] = ()
    while number:
        number, digit = divmod(number, 36)
        written = (DIGITS[digit], *written)
    return "".join(written) or "0"
