"""A wide `Allocate` question on a phone: a slot, which takes one, then another amount, as often as one likes.

What was spread so far stands in the custom ids, as the open heading of the panel: a number in base 36 in which each
slot is a digit of its own radix (its cap and one), and behind a dot the slot that is open, after a minus where what the
game would complete is chosen by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from rules.core.decisions import Allocate, Answer, Decision, spread
from rules.core.decisions import allocation as allocation_of

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_AMOUNTS = 25  # that a select holds
OTHERWISE = "-"
LONGEST = 48  # characters of a custom id that are left for the amounts


@dataclass(frozen=True, slots=True)
class Allocation:
    """Amounts by slot, as far as they are chosen; `slot` is the number of the slot whose amount is asked.

    `otherwise`: what the game would complete is chosen by hand, and the rest stands.
    """

    ask: Allocate
    amounts: tuple[int, ...]
    slot: int | None = None
    otherwise: bool = False

    @property
    def total(self) -> int:
        """How much is spread so far."""
        return sum(self.amounts)

    @property
    def complete(self) -> bool:
        """Whether this is an answer, as far as its total goes: what fits a slot is seen to when it is given."""
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
        """The same with `amount` in the open slot, which is closed then; whether it fits is not looked at.

        Without an open slot nothing changes.
        """
        amounts = tuple(amount if number == self.slot else kept for number, kept in enumerate(self.amounts))
        return replace(self, amounts=amounts, slot=None)

    def more(self, slot: int, amount: int) -> Allocation:
        """The same, with so much more in a slot (or less), which is open then."""
        return replace(replace(self, slot=slot).given(self.amounts[slot] + amount), slot=slot)

    def of(self, answer: Answer) -> Allocation:
        """What an answer says, with no slot open."""
        said = allocation_of(answer)
        return replace(self, amounts=tuple(said.get(slot.word, 0) for slot in self.ask.slots), slot=None)

    def __str__(self) -> str:
        number = 0
        for slot, amount in zip(self.ask.slots, self.amounts, strict=True):
            number = number * (slot.cap + 1) + amount
        mark = OTHERWISE if self.otherwise else ""
        opened = "" if self.slot is None else str(self.slot)
        return ".".join(filter(None, [_base36(number), mark + opened]))


def steppable(ask: Allocate) -> bool:
    """Whether every amount has its line in one select, and what is spread so far always fits into a custom id."""
    listed = all(min(slot.cap, ask.most) < MOST_AMOUNTS for slot in ask.slots)
    return listed and len(_base36(prod(slot.cap + 1 for slot in ask.slots))) <= LONGEST


def allocation(ask: Allocate, written: str | None) -> Allocation:
    """What is spread so far, as it stands in a custom id.

    Nothing is spread yet where that is None, or no allocation of this question, as of an older panel.
    """
    nothing = Allocation(ask, (0,) * len(ask.slots))
    code, _, opened = (written or "").partition(".")
    amounts = _amounts(ask, code)
    if amounts is None:
        return nothing
    found = Allocation(ask, amounts, otherwise=opened.startswith(OTHERWISE))
    opened = opened.removeprefix(OTHERWISE)
    if opened.isascii() and opened.isdecimal() and len(opened) < 4 and int(opened) < len(ask.slots):
        return replace(found, slot=int(opened))
    return found


def crowded(ask: Allocate) -> Allocation:
    """As many slots as can take one have one, and the last of them is open: of what is put together the tallest."""
    amounts = [0 for _ in ask.slots]
    for number, slot in enumerate(ask.slots):
        amounts[number] = min(slot.cap, 1, ask.most - sum(amounts))
    chosen = [number for number, amount in enumerate(amounts) if amount]
    return Allocation(ask, tuple(amounts), chosen[-1] if chosen else None)


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
