"""Controls that spread an amount over slots: by whole answers, slot by slot, or completed by the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.kit.controls import Control, Style, button, select
from bot.ui.kit.layout import MENU
from bot.ui.kit.menus import Entry, Menu, menu, on_page
from bot.ui.panel.asked import NONE, Asked, Rows, default_beside, form_button, prompt, ready_row
from bot.ui.panel.spreading.allocation import Allocation, allocation, steppable
from bot.ui.panel.spreading.completing import completed_slots, completing
from bot.words import effects
from rules.core.decisions import Allocate, Answer, Decision

NOTHING_SPREAD = "0"  # the open heading of an `Allocate` whose slots are chosen one by one


def spreading(ask: Allocate, asked: Asked) -> Rows:
    """The rows that answer a question of this shape."""
    completion = asked.place.completion
    if completion and steppable(ask):
        spread = allocation(ask, asked.place.group)
        if spread.otherwise:
            return _steps(asked, spread, completed_slots(spread, completion))
        return completing(asked, spread, completion)
    if ask.offers and asked.place.group is None:
        return _whole(ask, asked)
    words = _single(ask)
    if words and (len(words) > MENU or ask.offers) and steppable(ask):
        return _steps(asked, allocation(ask, asked.place.group), range(len(ask.slots)))
    if len(words) > MENU or not words:
        return ready_row(asked, form_button(asked, "ui-spread"))
    single = [(asked.proposal((word,)), word) for word in words]
    entries = [(entry.label, word, entry.described) for entry, word in single]
    row = select(asked.call("choose"), entries, prompt(asked, "ui-spread"), most=min(ask.most, len(ask.slots)))
    return [row, *default_beside(asked, words)]


def answers_shown(decision: Decision, group: str | None, page: int) -> Sequence[Answer]:
    """The answers that stand in the controls of such a question: proposals, what is spread so far, or slot by slot."""
    ask = decision.ask
    if not isinstance(ask, Allocate):
        return ()
    if group is not None:
        return tuple(filter(None, [allocation(ask, group).answer]))
    if ask.offers:
        return on_page(_proposals(ask, decision), page)
    words = _single(ask)
    return tuple((word,) for word in words) if len(words) <= MENU else ()


def _single(ask: Allocate) -> list[str]:
    """Every amount of every slot, slot by slot."""
    amounts = ((slot.word, range(1, min(slot.cap, ask.most) + 1)) for slot in ask.slots)
    return [f"{word}={amount}" for word, possible in amounts for amount in possible]


def _proposals(ask: Allocate, decision: Decision) -> list[Answer]:
    """What the game proposes, but for what has a button of its own."""
    return [offer for offer in dict.fromkeys(ask.offers) if offer != decision.default]


def _whole(ask: Allocate, asked: Asked) -> Rows:
    """What the game proposes, and the way to put anything else together, slot by slot or in a form."""
    entries = [asked.proposal(offer) for offer in _proposals(ask, asked.decision)]
    if steppable(ask):
        other = button(asked.labels.texts("ui-other"), asked.call("open", NOTHING_SPREAD))
    else:
        other = form_button(asked, "ui-other")
    return asked.menu(entries, "offer") + ready_row(asked, other)


def _steps(asked: Asked, spread: Allocation, numbers: Sequence[int]) -> Rows:
    """A slot, which takes one, then its amount, as often as one likes; and a button with what is spread so far.

    `numbers` are those of the slots that may be opened.
    """
    texts, decision = asked.labels.texts, asked.decision
    slots = [
        Entry(_slot(asked, spread, number), asked.call("open", str(spread.opened(number))), str(spread.opened(number)))
        for number in numbers
    ]
    shown = menu(slots, Menu(asked.call("open"), asked.turn, prompt(asked, "ui-spread")), asked.place.page)
    if spread.slot is not None:
        slot = asked.labels.slot(decision, spread.ask.slots[spread.slot])
        amounts = [(f"{slot}: {amount}", str(spread.given(amount))) for amount in range(spread.room + 1)]
        now = str(spread.given(spread.amounts[spread.slot]))
        title = texts("ui-spread-amount", slot=slot)
        shown.append(select(asked.call("open", NONE, "0"), amounts, title, chosen=[now]))
    return [*shown, *ready_row(asked, *_done(asked, spread), *_back(asked, spread))]


def _done(asked: Asked, spread: Allocation) -> list[Control]:
    """A button with what is spread so far: none for nothing that is no answer, and for the default, which has one."""
    if spread.answer == asked.decision.default or not (spread.total or spread.complete):
        return []
    said = effects.whole(asked.labels.answer(asked.decision, spread.answer), (), asked.foreseen(spread.answer))
    done = asked.labels.texts("ui-spread-done", answer=said, count=spread.total)
    style = Style.success if spread.complete else Style.secondary
    return [button(done, asked.call("spread", str(replace(spread, slot=None))), style, off=not spread.complete)]


def _back(asked: Asked, spread: Allocation) -> list[Control]:
    """The way back: to what the game completes, to nothing, or to what it proposes."""
    texts = asked.labels.texts
    if spread.otherwise:
        return [button(texts("ui-headings"), asked.call("open", str(replace(spread, slot=None, otherwise=False)), "0"))]
    if spread.total:
        return [button(texts("ui-spread-clear"), asked.call("open", NOTHING_SPREAD, "0"))]
    if spread.ask.offers:
        return [button(texts("ui-headings"), asked.call("open", NONE))]
    return []


def _slot(asked: Asked, spread: Allocation, number: int) -> str:
    """A slot, with its amount and its cap."""
    slot = asked.labels.slot(asked.decision, spread.ask.slots[number])
    return asked.labels.texts(
        "ui-spread-slot", slot=slot, amount=spread.amounts[number], most=spread.ask.slots[number].cap
    )
