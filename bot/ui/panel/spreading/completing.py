"""An answer of which a part is chosen, such as units, and the game completes the rest: how they may be paid."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from bot.manifest.manifest import Completion, Way, manifest
from bot.table.game.snapshot import Panel
from bot.ui.kit.controls import Control, Row, Style, button, rows, select
from bot.ui.kit.ids import key
from bot.ui.kit.menus import lines
from bot.ui.panel.asked import NONE, Asked, Rows, suggested
from bot.ui.panel.spreading.allocation import Allocation
from bot.ui.panel.spreading.allocation import allocation as spread_so_far
from bot.ui.panel.spreading.stepping import MINUS, PLUS, others_less, stepper
from bot.words.labels import Labels
from rules.core.decisions import Allocate, Answer, Decision, Illegal, allocation

Found = TypeVar("Found")
FEW = 3  # slots that stand one below the other, each with its own less and more


def completing(asked: Asked, spread: Allocation, completion: Completion) -> Rows:
    """Less and more of each slot, or of many that of one that a select adds to and less of the others; then ways."""
    chosen = by_hand(spread, completion)
    numbers = _numbers(chosen, completion)
    if len(numbers) <= FEW:
        shown = [_stepper(asked, chosen, number, completion) for number in numbers]
    else:
        slots = [_slot(asked, chosen, number, completion) for number in numbers]
        shown = [select(asked.call("open"), slots, asked.labels.texts("ui-complete-choose"))]
        if chosen.slot is not None and chosen.slot in numbers:
            shown.append(_stepper(asked, chosen, chosen.slot, completion))
        shown += others_less(asked, chosen, numbers)
    nothing = asked.decision.default  # has a button of its own as long as nothing is chosen
    ways = [_way(asked, chosen, way, completion) for way in completion.ways if chosen.total or way.answer != nothing]
    return [*shown, *rows(ways), *rows([*_otherwise(asked, chosen, completion)])]


def by_hand(spread: Allocation, completion: Completion) -> Allocation:
    """What is chosen by hand, without what the game completes."""
    slots = zip(spread.ask.slots, spread.amounts, strict=True)
    return replace(spread, amounts=tuple(amount if slot.word in completion.more else 0 for slot, amount in slots))


def completed_slots(spread: Allocation, completion: Completion) -> list[int]:
    """The numbers of the slots that the game fills."""
    return [number for number, slot in enumerate(spread.ask.slots) if slot.word not in completion.more]


def completion_of(panel: Panel, question: Decision | None, group: str | None) -> Completion | None:
    """What the game makes of the part of an answer that is chosen so far, if it completes such answers."""
    return _of_what_is_chosen(manifest(panel.snapshot.row.kind).panels.completed, panel, question, group)


def lacking_in(panel: Panel, question: Decision | None, group: str | None) -> Illegal | None:
    """Why what is spread so far can be no answer, where the game knows it at once."""
    return _of_what_is_chosen(manifest(panel.snapshot.row.kind).panels.lacking, panel, question, group)


def _of_what_is_chosen(
    told: Mapping[str, Callable[[Any, Decision, Answer], Found]],
    panel: Panel,
    question: Decision | None,
    group: str | None,
) -> Found | None:
    """What a game tells by kind of question of the part of an answer that is chosen so far; None where it does not."""
    tell = told.get(question.kind) if question else None
    if question is None or tell is None or not isinstance(question.ask, Allocate):
        return None
    return tell(panel.view, question, spread_so_far(question.ask, group).answer)


def so_far(decision: Decision, labels: Labels, chosen: Answer, completion: Completion) -> Iterator[str]:
    """What is chosen so far, how things stand with it, and why it cannot be where it cannot."""
    part = tuple(word for word in chosen if word.rpartition("=")[0] in completion.more)
    texts, own = labels.texts, f"{labels.game}-so-far-{decision.kind}"
    said = texts(own, **texts.facts(labels.game, completion.facts, labels.names))
    yield f"**{labels.answer(decision, part)}** · {said}" if part else said
    if completion.refused:
        yield f"⚠️ {labels.refusal(completion.refused)}"


def _numbers(spread: Allocation, completion: Completion) -> Sequence[int]:
    """The numbers of the slots that are chosen by hand."""
    return [number for number, slot in enumerate(spread.ask.slots) if slot.word in completion.more]


def _slot(asked: Asked, spread: Allocation, number: int, completion: Completion) -> tuple[str, ...]:
    """An entry that adds one to a slot if there is room, and opens it: with its amount, and what it costs."""
    labels, slot = asked.labels, spread.ask.slots[number]
    more = completion.more[slot.word]
    label = labels.texts("ui-complete-slot", slot=labels.brief(asked.decision, slot), amount=spread.amounts[number])
    facts = labels.texts.facts(labels.game, slot.facts, labels.names)
    described = labels.texts(f"{labels.game}-slot-{asked.decision.kind}", **facts, head=slot.group, more=more)
    return label, str(spread.more(number, min(more, 1))), described


def _stepper(asked: Asked, spread: Allocation, number: int, completion: Completion) -> Row:
    """Less and more of a slot, with its price where that fits into the line."""
    slot, labels = spread.ask.slots[number], asked.labels
    said = labels.texts("ui-complete-slot", slot=labels.brief(asked.decision, slot), amount=spread.amounts[number])
    own = f"{labels.game}-price-{asked.decision.kind}"
    if labels.texts.has(own):
        facts = labels.texts.facts(labels.game, slot.facts, labels.names)
        priced = f"{said} · {labels.texts(own, **facts, head=slot.group)}"
        if len(lines([MINUS, priced, PLUS])) == 1:
            said = priced
    return stepper(asked, spread, number, completion.more[slot.word], said)


def _way(asked: Asked, spread: Allocation, way: Way, completion: Completion) -> Control:
    """A button that answers with all of it: what it is the best for, and what the game has added."""
    labels, kind = asked.labels, asked.decision.kind
    amounts = allocation(way.answer)
    slots = [slot for slot in spread.ask.slots if slot.word in amounts and slot.word not in completion.more]
    rest = ", ".join(labels.some(asked.decision, slot, amounts[slot.word]) for slot in slots)
    aims = " · ".join(labels.texts(f"{labels.game}-aim-{aim}", **way.facts) for aim in way.aims)
    only = int(len(completion.ways) == 1)
    facts = {key: value for key, value in way.facts.items() if isinstance(value, int)}
    said = labels.texts(
        f"{labels.game}-way-{kind}", **facts, only=only, aims=aims, rest=rest or labels.texts("ui-none")
    )
    return button(said, asked.call("spread", str(spread.of(way.answer))), Style.success)


def _otherwise(asked: Asked, spread: Allocation, completion: Completion) -> Iterator[Control]:
    """The way to fill by hand what the game would complete, from its first way; to begin again; the default answer."""
    labels = asked.labels
    if completion.ways:
        first = replace(spread.of(completion.ways[0].answer), otherwise=True)
        yield button(labels.texts.own(labels.game, "ui-otherwise"), asked.call("open", str(first), "0"))
    if spread.total:
        yield button(labels.texts("ui-spread-clear"), asked.call("open", NONE, "0"))
    else:
        yield button(suggested(asked.decision, labels), asked.call("offer", key(asked.decision.default)))
