"""*Why can't I …?*: what cannot be chosen now, each with the rule that forbids it, in the panel's place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from discord import ui

from bot.plain_text import clip
from bot.table.game.snapshot import Panel
from bot.ui.kit.controls import Row, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.menus import Entry, Menu, menu
from bot.ui.panel.asked import NONE
from bot.ui.panel.navigation import Nav, labels_of
from bot.ui.panel.pages.leaves import leaf
from bot.words.effects import COSTS
from bot.words.labels import WITHIN, Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Unavailable

PARTED = 10  # reasons, of which more are read heading by heading
LINE = 520
RULE = re.compile(r" \([^()]*\)\.$")  # the rule at the end of a reason
MARKS = (*WITHIN, COSTS)  # that a name may have within
NAME_ENDS = "|".join(map(re.escape, {": ", *MARKS}))
REST = "-"  # the heading of what has none


class Told(NamedTuple):
    """What cannot be chosen, in words: under which heading, why, and the option with its price."""

    group: str
    reason: str
    option: str


def reasons(panel: Panel, question: Decision) -> Sequence[Unavailable]:
    """What cannot be chosen in a question, as its seat sees the position after the draft."""
    return panel.snapshot.game.unavailable(panel.view, question)


def any_reason(panel: Panel, question: Decision | None) -> bool:
    """Whether there is anything to say of a question, or of what was done before it."""
    return _stands(panel) or (question is not None and bool(reasons(panel, question)))


def _stands(panel: Panel) -> bool:
    """Whether the last turn of the seat cannot be taken back."""
    return panel.barred is not None and panel.barred.why != "none"


def view(panel: Panel, texts: Texts, question: Decision | None, nav: Nav, back: Sequence[Row] = ()) -> ui.LayoutView:
    """The reasons under the open heading; the headings first where there are too many to read at once.

    Below them stands why there is no undo. `back` is the way back to the turn; without a `question` that is all.
    """
    labels, undo = labels_of(panel, texts), no_undo(panel, texts)
    last = [text(undo)] if undo else []
    if question is None:
        return layout(card(text(f"### {texts('ui-why-title')}"), *last, *back))
    unavailable = reasons(panel, question)
    groups = list(dict.fromkeys(map(_group, unavailable)))
    parted = len(groups) > 1 and len(unavailable) > PARTED
    group = nav.group if nav.group in groups else None
    title = text(f"### {texts('ui-why-title')}", labels.prose.ask(question))
    if parted and group is None:
        return layout(card(title, *_headings(panel, question, unavailable, labels), *last, *back))
    shown = [
        Told(_group(found), labels.prose.refusal(found.reason), labels.prose.priced(question, found.option))
        for found in unavailable
        if not parted or _group(found) == group
    ]
    headed = len({each.group for each in shown}) > 1
    up = rows([button(texts("ui-headings"), _call("why", panel, question, None))]) if parted else []

    def way(some: Sequence[Told], turning: list[Row]) -> ui.LayoutView:
        lines = [] if last and not some else [text(*_lines(some, labels.prose, headed=headed))]
        return layout(card(title, *lines, *last, *turning, *up, *back))

    return leaf(shown, way, lambda page: _call("why", panel, question, group, page), nav.page)


def no_undo(panel: Panel, texts: Texts) -> str:
    """Why the last turn of the seat cannot be taken back, and who could be asked; "" where it can, or there is none."""
    barred, row = panel.barred, panel.snapshot.row
    if barred is None or not _stands(panel):
        return ""
    reason = texts("undo-barred", **barred.refusal.details)
    said = texts("ui-why-line", option=texts.own(row.kind, "ui-undo"), reason=reason)
    if row.guided or panel.snapshot.window or panel.snapshot.acting is not None:
        return f"- {said}"
    return f"- {said} {texts('ui-why-further', more=texts('ui-more'), further=texts('ui-further'))}"


def _call(verb: str, panel: Panel, question: Decision, group: str | None, page: int = 0) -> Call:
    return Call(verb, panel.snapshot.row.id, panel.panel_revision, (question.kind, group or NONE, str(page)))


def _headings(panel: Panel, question: Decision, unavailable: Sequence[Unavailable], labels: Labels) -> list[Row]:
    groups = Counter(map(_group, unavailable))
    entries = [
        Entry(
            labels.texts("ui-heading-reasons", heading=heading(group, labels), count=count),
            _call("why", panel, question, group),
            group,
        )
        for group, count in groups.items()
    ]
    pick = Call("why", panel.snapshot.row.id, panel.panel_revision, (question.kind,))
    return menu(entries, Menu(pick, lambda page: pick, labels.texts("ui-why-title")), 0)


def _group(found: Unavailable) -> str:
    return found.option.group or REST


def heading(group: str, labels: Labels) -> str:
    """The name of a heading; what has none stands under a common one."""
    if group == REST:
        return labels.texts("ui-why-rest")
    return labels.group(group)


def _lines(told: Sequence[Told], labels: Labels, *, headed: bool) -> Iterator[str]:
    """A line for each reason, with all that it forbids, and the rule it is from.

    That is left out where it was named last, or the line names it anyway. Those with a heading stand below it where all
    are `headed`, as where there is more than one.
    """
    above, rule = REST, ""
    if told and not headed:
        above = told[0].group
    for group, found in groupby(told, lambda each: each.group):
        if group != above:
            above = group
            yield f"__{heading(above, labels)}__"
        forbidden: dict[str, list[str]] = {}
        for each in found:
            forbidden.setdefault(each.reason, []).append(each.option)
        for reason, options in forbidden.items():
            named = RULE.search(reason)
            if named and (named.group() == rule or _says(named.group(), [*options, heading(above, labels)])):
                reason = reason.removesuffix(named.group()) + named.group()[-1]
            elif named:
                rule = named.group()
            yield clip("\n".join(_entry(options, reason, labels)), LINE)
    if not told:
        yield labels.texts("ui-why-none")


def _says(rule: str, names: Sequence[str]) -> bool:
    """Whether a name says by what rule it is forbidden, with or without more: *Move* is, by the rule (Move)."""
    return any(re.split(NAME_ENDS, name, maxsplit=1)[0].casefold() == rule[2:-2].casefold() for name in names)


def _entry(options: Sequence[str], reason: str, labels: Labels) -> Iterator[str]:
    """What a reason forbids, and the reason; several with marks of their own, such as prices, a line each below it."""
    if len(options) == 1 or not any(mark in option for mark in MARKS for option in options):
        yield f"- {labels.texts('ui-why-line', option=', '.join(options), reason=reason)}"
        return
    yield f"- {reason}"
    yield from (f"  - **{option}**" for option in options)
