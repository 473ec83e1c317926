"""Where in a panel somebody is: the open question, the heading, the page. It all stands in custom ids."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.manifest.manifest import manifest
from bot.table.game.answering import options_of
from bot.table.game.snapshot import Panel
from bot.ui.kit.ids import Call
from bot.ui.panel.asked import NONE, SAME
from bot.ui.panel.question_controls import beside_first, opened_first
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Allocate, Decision, Option


@dataclass(frozen=True, slots=True)
class Nav:
    """What of a panel is open.

    `kind` is that of the question, "" for none that was chosen; `group` the open heading, None for none; `page` counts
    from 0.
    """

    kind: str = ""
    group: str | None = None
    page: int = 0


START = Nav()


def nav_of(call: Call, first: int = 0, group: str = "") -> Nav:
    """What a call opens: the question at argument `first`, then the heading (or `group`), then the page, from 0."""
    group = group or call.arg(first + 1, NONE)
    return Nav(call.arg(first), None if group == NONE else group, call.number(first + 2))


def labels_of(panel: Panel, texts: Texts) -> Labels:
    """The words of the panel's game for its reader, with the players' names as they were written (for buttons)."""
    return Labels(texts, panel.snapshot.row.kind, panel.snapshot.names)


def open_question(panel: Panel, nav: Nav) -> Decision | None:
    """The question whose controls are shown: the one that was opened, or the first that waits for an answer.

    A turn that is complete is only to be confirmed, and while others are waited for nothing is asked: what may be said
    beside it has its buttons, unless something that was said leads to it. An answer that can be changed is open. What
    others ask aside of a turn, such as whether one takes their offer, stands behind its button while there is a draft:
    whoever confirms must not wonder whether that takes the offer.
    """
    named = [decision for decision in panel.questions if decision.kind == nav.kind]
    complete = panel.confirmable and panel.draft_moves and not panel.held
    leading = manifest(panel.snapshot.row.kind).panels.led_to
    beside = [each for each in panel.questions if not each.optional or each.kind in leading]
    waiting = [each for each in panel.unanswered if not (each.aside and panel.drafting)]
    return next(iter([*named, *waiting, *(() if complete else beside)]), None)


def is_beside(question: Decision | None) -> bool:
    """Whether a question stands beside what a turn is about: open at any time of it, or asked aside of it."""
    return question is not None and (question.optional or question.aside)


def real(nav: Nav, question: Decision | None) -> Nav:
    """What of the question is open; nothing where it is another question, or has no such heading."""
    if question is None or question.kind != nav.kind:
        return START
    if isinstance(question.ask, Allocate):
        return nav  # the group says what is spread so far; whatever is no such thing means nothing yet
    if any(option.group == nav.group for option in options_of(question)) or opened_first(question, nav.group):
        return nav
    return replace(nav, group=None)


def open_options(question: Decision, nav: Nav) -> list[Option]:
    """The options that differ under the open heading; all of these where none is open."""
    if first := opened_first(question, nav.group):
        return beside_first(question, first)
    options = options_of(question)
    return [option for option in options if nav.group in (None, option.group) and SAME not in option.facts]


def onward(panel: Panel, asked_before: Iterable[Decision], kind: str, group: str = "") -> Nav:
    """What is open after an answer to the question of a kind: of one beside the turn what it leads to, else `again`.

    Without that, whoever has begun a deal would be back at the question that waits, and look for the deal once more.
    """
    before = {question.kind: question for question in asked_before}
    if kind in before and before[kind].aside:
        leading = manifest(panel.snapshot.row.kind).panels.led_to
        led_to = [asked.kind for asked in panel.questions if asked.kind in leading and asked.kind not in before]
        if led_to:
            return Nav(led_to[0])
    return again(panel, kind, group)


def again(panel: Panel, kind: str, group: str) -> Nav:
    """The heading of an answer stays open where the same question is asked again in a turn, as after a free action.

    In a game where each answer is an action for itself (`Panels.one_by_one`) all headings are shown again.
    """
    ends = panel.committed or manifest(panel.snapshot.row.kind).panels.one_by_one
    if ends or not group:
        return START
    return Nav(kind, group)
