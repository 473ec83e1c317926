"""A person's own side of a game: what is asked, the draft so far, a picture of it, and everything to press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.look import Drafted, Panel
from bot.texts import Texts
from bot.ui import bridge, lobby
from bot.ui.bridge import Place
from bot.ui.controls import Control, Row, Style, button, rows
from bot.ui.faces import face
from bot.ui.ids import Call
from bot.ui.labels import Labels
from bot.ui.parts import Picture, card, clip, gallery, layout, text
from rules.core.decisions import Decision, Pick

LONGEST = 3500
LINE = 160


@dataclass(frozen=True, slots=True)
class Nav:
    """What of a panel is open: the question (its kind), the heading, the page."""

    kind: str = ""
    group: str | None = None
    page: int = 0


START = Nav()


def labels_of(panel: Panel, texts: Texts) -> Labels:
    """The words of the panel's game for its reader."""
    return Labels(texts, panel.look.row.kind, panel.look.names)


def open_question(panel: Panel, nav: Nav) -> Decision | None:
    """The question whose controls are shown: the one that was opened, or the first."""
    named = [decision for decision in panel.questions if decision.kind == nav.kind]
    return next(iter([*named, *panel.owed, *panel.questions]), None)


def view(
    panel: Panel, texts: Texts, nav: Nav = START, note: str = "", pictures: Sequence[Picture] = (), undo: bool = False
) -> ui.LayoutView:
    """The private panel: the picture above the words, so that those stand beside the controls they are about.

    `note` is said first; `undo` offers to take the last turn back.
    """
    labels = labels_of(panel, texts)
    question = open_question(panel, nav)
    nav = _real(nav, question)
    title = text(texts("ui-title", game=texts(f"{panel.look.row.kind}-name"), id=panel.look.row.id))
    lines = text(*_lines(panel, labels, question, nav, note), limit=LONGEST)
    answers = _answers(panel, labels, question, nav) if question else []
    return layout(card(title, *gallery(pictures), lines, *answers, *_footer(panel, texts, undo)))


def _lines(panel: Panel, labels: Labels, question: Decision | None, nav: Nav, note: str) -> Iterator[str]:
    texts, row = labels.texts, panel.look.row
    if note:
        yield f"> {note}"
    if panel.dropped:
        yield f"> {texts('ui-dropped')}"
    if panel.draft_moves:
        yield texts("ui-draft")
    yield from (_drafted(n, move, labels) for n, move in enumerate(panel.draft_moves, 1))
    yield f"**{_headline(panel, labels, question)}{_heading(labels, nav)}**"
    if question and bridge.only_typed(question.ask):
        yield texts("ui-type-it", command=f"/{row.kind} act")
    if question:
        yield from _counts(panel, labels, question)


def _counts(panel: Panel, labels: Labels, question: Decision) -> Iterator[str]:
    """When the answer counts."""
    texts, warned = labels.texts, f"{panel.look.row.kind}-draws-{question.kind}"
    if question.sealed:
        yield from _sealed(panel, labels, question)
    elif texts.has(warned):
        yield texts(warned)
    elif not panel.confirmable:
        yield texts("ui-until-confirmed")
    if panel.confirmable:
        yield texts("ui-or-confirm")


def _real(nav: Nav, question: Decision | None) -> Nav:
    """What of the question is open; nothing where it is another question, or has no such heading."""
    if question is None or question.kind != nav.kind:
        return START
    known = isinstance(question.ask, Pick) and any(option.group == nav.group for option in question.ask.options)
    return nav if known else replace(nav, group=None)


def _heading(labels: Labels, nav: Nav) -> str:
    return f" › {labels.group(nav.group)}" if nav.group else ""


def _headline(panel: Panel, labels: Labels, question: Decision | None) -> str:
    if question:
        return labels.ask(question)
    if panel.look.row.status != "running":
        return labels.texts("ui-finished")
    if panel.draft_moves:
        return labels.texts("ui-to-confirm")
    return labels.texts("ui-waiting", names=_waited_for(panel))


def _sealed(panel: Panel, labels: Labels, question: Decision) -> Iterator[str]:
    """How it stands with an answer nobody else sees yet."""
    if not question.settled:
        yield labels.texts("ui-sealed")
        return
    if question.kind in panel.given:
        yield labels.texts("ui-given", answer=labels.answer(question, panel.given[question.kind]))
    yield labels.texts("ui-changeable", names=_waited_for(panel))


def _waited_for(panel: Panel) -> str:
    return ", ".join(lobby.who(seat) for seat in panel.look.asked if seat.seat != panel.seat)


def _drafted(number: int, drafted: Drafted, labels: Labels) -> str:
    seen = [event for event in drafted.events if event.seen_by is None or drafted.move.seat in event.seen_by]
    told = "; ".join(labels.event(event) for event in seen) or " ".join((drafted.move.kind, *drafted.move.answer))
    return clip(f"{number}. {'↳ ' if drafted.auto else ''}{told}", LINE)


def _answers(panel: Panel, labels: Labels, question: Decision, nav: Nav) -> list[Row]:
    place = Place(panel.look.row.id, panel.seq, nav.group, nav.page)
    others = [
        button(labels.ask(other), place.call("open", other.kind)) for other in panel.questions if other != question
    ]
    return [*bridge.controls(question, labels, place), *rows(others[:5])]


def _footer(panel: Panel, texts: Texts, undo: bool) -> list[Row]:
    game = panel.look.row.id

    def control(verb: str, style: Style = Style.secondary) -> Control:
        return button(texts(f"ui-{verb}"), Call(verb, game, panel.seq), style)

    if panel.look.row.status != "running":
        return []
    confirm = [control("confirm", Style.success)] if panel.confirmable else []
    drafting = [control("back"), control("discard", Style.danger)] if panel.draft_moves else []
    shown = face(panel.look.row.kind)
    boards = [*([control("boards")] if shown.boards[1:] else []), *([control("mine")] if shown.sheet else [])]
    orders = [control("orders")] if panel.look.game.orders else []
    plan = [control("plan")] if panel.look.ahead(panel.seat) else []
    resting = [] if panel.draft_moves else [*([control("undo")] if undo else []), control("refresh")]
    return rows([*confirm, *drafting]) + rows([*boards, *plan, *orders, *resting])
