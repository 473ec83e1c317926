"""Controls that spread an amount over slots: by whole answers, slot by slot, or completed by the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.ui.kit.controls import Control, Row, Style, button, rows, select
from bot.ui.kit.ids import key
from bot.ui.kit.layout import BUTTON, MENU
from bot.ui.kit.menus import Entry, Menu, lines, menu, on_page
from bot.ui.panel.asked import NONE, SAME, Asked, Rows, default_beside, form_button, prompt, ready, ready_row, suggested
from bot.ui.panel.spreading.allocation import Allocation, allocation, steppable
from bot.ui.panel.spreading.completing import completed_slots, completing
from bot.ui.panel.spreading.stepping import MINUS, PLUS, others_less, stepper, toggle
from bot.words import effects
from rules.core.decisions import Allocate, Answer, Decision
from rules.core.decisions import allocation as allocation_of

FEW = 3  # slots that stand one below the other, each with its own less and more
TOGETHER = 2  # things that are chosen of a list in one go
STEPS = 6  # beyond which an amount is quicker chosen of a select
NOTHING_SPREAD = "0"  # the open heading of an `Allocate` whose slots are chosen one by one


def spreading(ask: Allocate, asked: Asked) -> Rows:
    """The rows that answer a question of this shape."""
    completion, decision = asked.place.completion, asked.decision
    if completion and steppable(ask):
        spread = allocation(ask, asked.place.group)
        if spread.otherwise:
            return _steps(asked, spread, completed_slots(spread, completion))
        return completing(asked, spread, completion)
    if ask.offers and asked.place.group is None:
        return _whole(ask, asked)
    words = _single(ask)
    if _one_by_one(ask) and words and not ask.offers:
        return _amounts(asked, words)
    if _listed(ask):
        return _together(asked, words)
    if words and steppable(ask):
        return _steps(asked, begun(decision, asked.place.group, asked.place.given), range(len(ask.slots)))
    return ready_row(asked, form_button(asked, "ui-spread"))


def _one_by_one(ask: Allocate) -> bool:
    """Whether each amount of a slot is a whole answer: there is one slot, or one thing to choose."""
    return len(ask.slots) == 1 or ask.most == 1


def _listed(ask: Allocate) -> bool:
    """Whether one or two of many things, or of such as have prices, are chosen of a list in one go."""
    many = len(ask.slots) > FEW or any(slot.costs for slot in ask.slots)
    return many and ask.most <= TOGETHER and len(_single(ask)) <= MENU and not ask.offers


def begun(decision: Decision, group: str | None, given: Answer | None = None) -> Allocation:
    """What is spread so far; before anything is pressed the answer that was given.

    Without that it is nothing, or where all has to lie somewhere the answer that always holds: from there it is moved.
    """
    ask = decision.ask
    assert isinstance(ask, Allocate)
    nothing = allocation(ask, None)
    if group is None and given is not None:
        return nothing.of(given)
    if group is None and ask.least == ask.most:
        return nothing.of(decision.default)
    return allocation(ask, group)


def answers_shown(decision: Decision, group: str | None, page: int) -> Sequence[Answer]:
    """The answers that stand in the controls of such a question: proposals, amounts, or what is spread so far.

    For looking at what each leads to, such as the board after it. Only those of the page; () for other questions.
    """
    ask = decision.ask
    if not isinstance(ask, Allocate):
        return ()
    if group is None and ask.offers:
        return on_page(_proposals(ask, decision), page)
    if group is None and (_one_by_one(ask) or _listed(ask)):
        return tuple((word,) for word in _single(ask))
    return tuple(filter(None, [begun(decision, group).answer]))


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


def _amounts(asked: Asked, words: Sequence[str]) -> Rows:
    """The amounts of the only slot, or slots for the only thing, each an answer; and none, where that is one.

    This alone where an only slot comes to it.
    """
    slots = asked.decision.ask.slots if isinstance(asked.decision.ask, Allocate) else ()
    if len(slots) == 1 and SAME in slots[0].facts:
        return ready_row(asked)
    entries = [replace(asked.proposal((word,)), call=asked.call("pick", word), value=word) for word in words]
    title = prompt(asked, "ui-choose")
    shown = menu(entries, Menu(asked.call("choose"), asked.turn, title), asked.place.page)
    if asked.decision.ask.least == 0:
        return shown + rows([button(asked.labels.proposed(asked.decision, ()), asked.call("pick", NONE))])
    return shown


def _together(asked: Asked, words: Sequence[str]) -> Rows:
    """A select of which one or two things are chosen in one go, where there are many to choose from."""
    entries = [asked.proposal((word,)) for word in words]
    listed = [(entry.label, word, entry.described) for entry, word in zip(entries, words, strict=True)]
    ask = asked.decision.ask
    row = select(asked.call("choose"), listed, prompt(asked, "ui-choose"), most=ask.most)
    return [row, *default_beside(asked, words)]


def _steps(asked: Asked, spread: Allocation, numbers: Sequence[int]) -> Rows:
    """Less and more of each of a few slots, or of the one of many that was pressed last, and less of all others.

    Below them stands what is spread so far.
    `numbers` are those of the slots that may be changed.
    """
    single = [number for number in numbers if spread.ask.slots[number].cap == 1]
    if len(numbers) <= FEW:  # also where there is little room: nothing changes its shape below a finger
        shown = [_amount(asked, spread, number) for number in numbers if number not in single]
        toggles = [toggle(asked, spread, number, _slot(asked, spread, number)) for number in single]
        return [*shown, *rows(toggles), *rows(_answering(asked, spread))]
    entries = [_adding(asked, spread, number) for number in numbers]
    how = Menu(asked.call("open"), asked.turn, prompt(asked, "ui-spread"), asked.place.lines)
    shown = menu(entries, how, asked.place.page)
    if spread.slot is not None and spread.slot not in single:
        shown.append(_amount(asked, spread, spread.slot))
        if spread.room > STEPS and len(shown[-1].children) > 1:
            shown.append(_any_amount(asked, spread, spread.slot))
    shown += others_less(asked, spread, [number for number in numbers if number not in single])
    return [*shown, *rows(_answering(asked, spread))]


def _amount(asked: Asked, spread: Allocation, number: int) -> Row:
    """Less and more of a slot, or all its amounts in a select where its name leaves no room beside them on a phone."""
    said = _in_line(asked, spread, number)
    if len(lines([MINUS, said, PLUS])) == 1:
        return stepper(asked, spread, number, _room(spread, number), said)
    return _any_amount(asked, replace(spread, slot=number), number)


def _room(spread: Allocation, number: int) -> int:
    """How much more a slot takes."""
    return replace(spread, slot=number).room - spread.amounts[number]


def _adding(asked: Asked, spread: Allocation, number: int) -> Entry:
    """A slot with its amount, which takes one more if there is room; of a single thing, whether it is taken."""
    taken = spread.ask.slots[number].cap == 1 and spread.amounts[number] > 0
    added = str(spread.more(number, -1 if taken else min(_room(spread, number), 1)))
    return Entry(_slot(asked, spread, number), asked.call("open", added, "0", f"slot{number}"), added)


def _any_amount(asked: Asked, spread: Allocation, number: int) -> Row:
    """A select of all amounts of the slot that is open, where they are many."""
    slot = asked.labels.slot(asked.decision, spread.ask.slots[number])
    amounts = [(f"{slot}: {amount}", str(spread.given(amount))) for amount in range(spread.room + 1)]
    title, now = asked.labels.texts("ui-spread-amount", slot=slot), str(spread.given(spread.amounts[number]))
    return select(asked.call("open", NONE, "0", f"any{number}"), amounts, title, chosen=[now])


def _answering(asked: Asked, spread: Allocation) -> list[Control]:
    """What ends it: what is spread so far, the way back, and the answer that always holds, where it is another."""
    said = suggested(asked.decision, asked.labels) if asked.decision.default else _default(asked)
    always = button(said, asked.call("offer", key(asked.decision.default)))
    return [*_done(asked, spread), *_back(asked, spread), *([always] if _differs(asked, spread) else [])]


def _differs(asked: Asked, spread: Allocation) -> bool:
    return allocation_of(spread.answer) != allocation_of(asked.decision.default)


def _done(asked: Asked, spread: Allocation) -> list[Control]:
    """A button with what is spread so far; it cannot be pressed yet where that is too little, and says so.

    There is none before anything is chosen, which the question asks for.
    """
    decision, texts, ask = asked.decision, asked.labels.texts, spread.ask
    call = asked.call("spread", str(replace(spread, slot=None)))
    ready_to = spread.total and not asked.place.lacks  # nobody should spread nothing out of habit
    style = Style.success if ready_to else Style.secondary
    foreseen = asked.foreseen(spread.answer)
    if not _differs(asked, spread):
        return [button(effects.whole(_default(asked), (), foreseen), call, style)]
    if spread.complete:
        said = effects.whole(asked.labels.answer(decision, spread.answer), (), foreseen)
        return [button(texts("ui-spread-done", answer=said, count=spread.total), call, style)]
    if not spread.total:
        return []
    return [button(texts("ui-spread-missing", count=spread.total, least=ask.least, most=ask.most), call, off=True)]


def _default(asked: Asked) -> str:
    """What the button with the default answer says: that it chooses that, as amounts alone look like a counter.

    Not where the game has words of its own for it, nor where there is no room.
    """
    decision, labels = asked.decision, asked.labels
    said = ready(decision, labels)
    chosen = labels.texts("ui-spread-done", answer=said, count=len(decision.default))
    own = said != labels.answer(decision, decision.default)
    return said if own or len(chosen) > BUTTON else chosen


def _back(asked: Asked, spread: Allocation) -> list[Control]:
    """The way back: to what the game completes, to nothing, or to what it proposes."""
    texts = asked.labels.texts
    if spread.otherwise:
        return [button(texts("ui-headings"), asked.call("open", str(replace(spread, slot=None, otherwise=False)), "0"))]
    if spread.total and _differs(asked, spread):
        return [button(texts("ui-spread-clear"), asked.call("open", NOTHING_SPREAD, "0"))]
    if spread.ask.offers:
        return [button(texts("ui-headings"), asked.call("open", NONE))]
    return []


def _slot(asked: Asked, spread: Allocation, number: int, *, priced: bool = True) -> str:
    """A slot, with its amount and its cap; a single thing with a sign whether it is taken."""
    slot = asked.labels.slot(asked.decision, spread.ask.slots[number], priced=priced)
    amount, cap = spread.amounts[number], spread.ask.slots[number].cap
    if cap == 1:
        return asked.labels.texts("ui-spread-single", slot=slot, amount=amount)
    return asked.labels.texts("ui-spread-slot", slot=slot, amount=amount, most=cap)


def _in_line(asked: Asked, spread: Allocation, number: int) -> str:
    """The same between less and more: with its price where that fits into a line of a phone."""
    priced = _slot(asked, spread, number)
    if len(lines([MINUS, priced, PLUS])) == 1:
        return priced
    return _slot(asked, spread, number, priced=False)
