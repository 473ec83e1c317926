"""A turn that is planned while others are to move: put together like a draft, on a branch of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.pictures.presentation import presentation
from bot.pictures.requests import ImageRequest
from bot.table.base.snapshot import Panel
from bot.table.beforehand.plans import Planning
from bot.ui.kit.controls import Row, button, joined, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, gallery, layout, text
from bot.ui.panel import letters, panel_lines, panel_pictures, question_controls
from bot.ui.panel.navigation import START, Nav, labels_of, open_question, real
from bot.ui.panel.panel_view import LONGEST
from bot.ui.panel.question_controls import Place
from bot.words.labels import Labels, title
from bot.words.texts import Texts
from rules.core.decisions import Decision

VERBS = "ahead-"
OTHERS = 5
FILED = 24  # steps that a select lists


def picture(planning: Planning, nav: Nav = START) -> ImageRequest | None:
    """The picture of a plan: that which the question it asks has on a panel."""
    return panel_pictures.preview(planning.panel, nav)


def view(
    planning: Planning,
    texts: Texts,
    nav: Nav = START,
    note: str = "",
    pictures: Sequence[Picture] = (),
    back: Sequence[Row] = (),
) -> ui.LayoutView:
    """The private view of a planned turn; `back` is the way back to the panel."""
    panel = planning.panel
    labels, question = labels_of(panel, texts), open_question(panel, nav)
    nav = real(nav, question)
    head = text(title(panel.snapshot, texts), texts("ui-ahead-title"))
    said = text(*_lines(planning, labels, question, nav, note), limit=LONGEST)
    answers = _answers(panel, labels, question, nav) if question else []
    return layout(
        card(
            head, *gallery(pictures), said, *joined(answers, _taking(planning, texts)), *_filing(planning, texts), *back
        )
    )


def _lines(planning: Planning, labels: Labels, question: Decision | None, nav: Nav, note: str) -> Iterator[str]:
    labels, texts, panel = labels.prose, labels.texts, planning.panel
    if note:
        yield f"> {note}"
    if planning.refused:
        yield f"> {texts('ui-ahead-changed', reason=panel_lines.unfit(planning.refused, labels))}"
    if panel.draft_moves or panel.held:
        yield texts("ui-ahead-so-far")
    yield from panel_lines.steps(panel.draft_moves, labels)
    yield from panel_lines.left_to_press(panel.held, panel, labels)
    yield from panel_lines.purse(panel, labels)
    yield f"-# {texts('ui-ahead-note')}"
    if planning.row.filed:
        yield texts("ui-ahead-filed", count=planning.row.filed, all=int(planning.row.filed == len(planning.row.lines)))
    if question is None:
        yield texts("ui-ahead-whole")
        return
    yield f"**{labels.ask(question)}{panel_lines.heading(labels, question, nav)}**"
    yield from question_controls.counted(question, labels)
    if panel.confirmable:
        yield f"-# {texts('ui-ahead-enough')}"


def _answers(panel: Panel, labels: Labels, question: Decision, nav: Nav) -> list[Row]:
    shown = presentation(panel.snapshot.row.kind)
    on_crop = letters.letters(letters.places(panel, question, nav))
    place = Place(
        panel.snapshot.row.id,
        panel.panel_revision,
        nav.group,
        nav.page,
        VERBS,
        letters=on_crop or letters.of_picture(panel, question, nav),
        several=shown.several,
        headed=shown.headed,
        fact=shown.place,
    )
    others = [
        button(labels.ask(other), place.call("open", other.kind))
        for other in panel.questions
        if other.kind != question.kind
    ]
    return [*question_controls.common_controls(question, labels, place), *rows(others[:OTHERS])]


def _taking(planning: Planning, texts: Texts) -> list[Row]:
    """What takes steps of the plan back."""
    row, revision = planning.row, planning.panel.panel_revision
    verbs = ["ahead-back", "ahead-clear"][: len(row.lines)]
    return rows([button(texts(f"ui-{verb}"), Call(verb, row.game_id, revision)) for verb in verbs])


def _filing(planning: Planning, texts: Texts) -> list[Row]:
    """How much of the plan is played by itself when the turn comes."""
    row, count = planning.row, len(planning.row.lines)
    if not count:
        return []
    numbers = [0, count, *range(1, count)][:FILED]
    entries = [(texts("ui-ahead-file", count=number, all=int(number == count)), str(number)) for number in numbers]
    call = Call("ahead-file", row.game_id, planning.panel.panel_revision)
    return [select(call, entries, texts("ui-ahead-by-itself"), chosen=(str(row.filed),))]
