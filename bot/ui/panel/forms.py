"""Modals for answers that need a number, amounts, or more options than one select holds; nothing of them is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.plain_text import clause, clip
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import FIELD_LABEL, MENU, OPTION, modal, text_field
from bot.words import effects
from bot.words.labels import Labels
from rules.core.decisions import Allocate, Answer, Decision, Number, Option, Pick, Slot

FIELDS = 5
FREE = "words"
Fields = Mapping[str, tuple[str, ...]]


def form(decision: Decision, labels: Labels, call: Call) -> ui.Modal:
    """The modal that asks for an answer; its custom id is `call`."""
    return modal(labels.ask(decision), call, *_fields(decision, labels))


def _fields(decision: Decision, labels: Labels) -> Iterator[ui.Label[Any]]:
    ask = decision.ask
    if isinstance(ask, Number):
        yield _line(labels.texts("ui-number-range", least=ask.least, most=ask.most), "number")
    elif isinstance(ask, Pick):
        yield from _selects(ask, decision, labels)
    elif len(ask.slots) <= FIELDS:
        for slot in ask.slots:
            yield _slot(slot, ask, decision, labels)
    else:
        yield _line(labels.texts("ui-spread-words"), FREE, example(ask))


def _selects(ask: Pick, decision: Decision, labels: Labels) -> Iterator[ui.Label[Any]]:
    for start in range(0, len(ask.options), MENU):
        part = ask.options[start : start + MENU]
        options = [_option(option, decision, labels) for option in part]
        menu: ui.Select[Any] = ui.Select(
            custom_id=f"part{start}",
            options=options,
            min_values=0,
            max_values=min(ask.most, len(part)),
            required=False,
        )
        title = labels.texts("ui-choose-part", first=start + 1, last=start + len(part))
        yield ui.Label(text=clip(title, FIELD_LABEL), component=menu)


def _option(option: Option, decision: Decision, labels: Labels) -> discord.SelectOption:
    label, costs, gains = labels.described(decision, option)
    described = clip(effects.described(costs, gains, OPTION), OPTION) or None
    return discord.SelectOption(label=clause(label, OPTION), value=option.word, description=described)


def _slot(slot: Slot, ask: Allocate, decision: Decision, labels: Labels) -> ui.Label[Any]:
    return _line(up_to(slot, min(slot.cap, ask.most), decision, labels), slot.word, "0")


def up_to(slot: Slot, most: int, decision: Decision, labels: Labels) -> str:
    """The label of a field for an amount: a slot, with what it costs if there is room, and the most it takes."""
    title = labels.texts("ui-up-to", slot=labels.slot(decision, slot), most=most)
    if len(title) <= FIELD_LABEL:
        return title
    return labels.texts("ui-up-to", slot=labels.slot(decision, slot, priced=False), most=most)


def _line(label: str, name: str, example: str = "") -> ui.Label[Any]:
    return text_field(label, name, example=example or "0", required=False)


def example(ask: Allocate) -> str:
    """How amounts are typed."""
    return " ".join(f"{slot.word}=0" for slot in ask.slots)


def answer_of_form(decision: Decision, fields: Fields) -> Answer:
    """The answer in a filled form; its shape is checked later, like that of any other answer.

    fields: what was written or chosen, by the names of the fields. Amounts left empty, or 0, are left out.
    """
    ask = decision.ask
    if isinstance(ask, Pick):
        return tuple(word for name in sorted(fields, key=_order) for word in fields[name])
    if isinstance(ask, Allocate) and FREE not in fields:
        written = {name: "".join(values).strip() for name, values in fields.items()}
        return tuple(f"{name}={amount}" for name, amount in written.items() if amount.lstrip("0"))
    return tuple(" ".join(word for values in fields.values() for word in values).split())


def _order(name: str) -> int:
    return int(re.sub(r"\D", "", name) or 0)


def fields_of_modal(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The fields of a submitted modal, as Discord sends them, by their custom ids."""
    found: dict[str, tuple[str, ...]] = {}
    for outer in data.get("components", ()):
        for field in (outer.get("component"), *outer.get("components", ())):
            if field and "custom_id" in field:
                values = field.get("values") or ([field["value"]] if field.get("value") else [])
                found[field["custom_id"]] = tuple(map(str, values))
    return found
