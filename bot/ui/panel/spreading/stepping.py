"""One slot of an answer that spreads amounts: one less, the amount, one more; of a single thing whether it is taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord.ui import ActionRow

from bot.ui.kit.controls import Control, Row, button, primary, rows
from bot.ui.panel.asked import Asked, Rows
from bot.ui.panel.spreading.allocation import Allocation

MINUS, PLUS = "−", "+"


def stepper(asked: Asked, spread: Allocation, number: int, more: int, said: str) -> Row:
    """Less and more of a slot, of which so much `more` would go, around what is `said` of it now.

    Each of the three has an id of its own, also where two would lead to the same.
    """
    amount, own = spread.amounts[number], str(number)
    less, one_more = spread.more(number, -min(amount, 1)), spread.more(number, min(more, 1))
    return ActionRow(
        button(MINUS, asked.call("open", str(less), "0", f"less{own}"), off=not amount),
        button(said, asked.call("open", str(spread), "0", f"now{own}"), off=True),
        button(PLUS, asked.call("open", str(one_more), "0", f"more{own}"), off=not more),
    )


def others_less(asked: Asked, spread: Allocation, numbers: Sequence[int]) -> Rows:
    """A button for each of these slots that holds something, but for the one that is open: pressed, it holds one less.

    The open one, which has less and more, stays open: no button comes to lie below a finger that another one had.
    """
    held = [number for number in numbers if spread.amounts[number] and number != spread.slot]
    return rows([_less(asked, spread, number) for number in held])


def _less(asked: Asked, spread: Allocation, number: int) -> Control:
    slot = asked.labels.slot(asked.decision, spread.ask.slots[number], priced=False)
    said = asked.labels.texts("ui-complete-slot", slot=slot, amount=spread.amounts[number])
    less = replace(spread.more(number, -1), slot=spread.slot)
    return button(f"{MINUS} {said}", asked.call("open", str(less), "0", f"less{number}"))


def toggle(asked: Asked, spread: Allocation, number: int, said: str) -> Control:
    """Whether the one thing of a slot is taken: pressed once it is, pressed again it is not."""
    taken = spread.amounts[number] > 0
    there = replace(spread, slot=number).room
    turned = replace(spread.more(number, -1 if taken else min(there, 1)), slot=None)
    call = asked.call("open", str(turned), "0", f"take{number}")
    return button(said, call, primary(when=taken), off=not (taken or there))
