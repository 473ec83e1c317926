"""A person's own side of a game: what is asked, the draft so far, a picture of it, and everything to press."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.pictures.presentation import presentation
from bot.table.base.snapshot import Panel
from bot.ui.kit.controls import Control, Row, Style, button, next_button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, gallery, layout, text
from bot.ui.panel import letters, orders_view, question_controls, unavailable
from bot.ui.panel.navigation import START, Nav, labels_of, open_question, real
from bot.ui.panel.panel_lines import lines
from bot.ui.panel.question_controls import NONE, Place
from bot.words.labels import Labels, title
from bot.words.texts import Texts
from rules.core.decisions import Decision

LONGEST = 3500
OTHERS = 3


def view(
    panel: Panel, texts: Texts, nav: Nav = START, note: str = "", pictures: Sequence[Picture] = ()
) -> ui.LayoutView:
    """The private panel: the picture above the words, so that those stand beside the controls they are about.

    `note` is said first.
    """
    labels = labels_of(panel, texts)
    question = open_question(panel, nav)
    nav = real(nav, question)
    said = text(*lines(panel, labels, question, nav, note), limit=LONGEST)
    return layout(
        card(text(title(panel.snapshot, texts)), *gallery(pictures), said, *_controls(panel, labels, question, nav))
    )


def _controls(panel: Panel, labels: Labels, question: Decision | None, nav: Nav) -> list[Row]:
    """Everything to press; a turn that may end here ends above what else it could do."""
    if panel.snapshot.row.status != "running":
        return []
    texts = labels.texts
    turn, answers = _turn(panel, texts), _answers(panel, labels, question, nav) if question else []
    first = [*turn, *answers] if panel.confirmable else [*answers, *turn]
    return [*first, *_beside(panel, texts, question, nav), *_rest(panel, texts)]


def _answers(panel: Panel, labels: Labels, question: Decision, nav: Nav) -> list[Row]:
    lettered = letters.letters(letters.places(panel, question, nav))
    place = Place(
        panel.snapshot.row.id,
        panel.panel_revision,
        nav.group,
        nav.page,
        letters=lettered,
        several=presentation(panel.snapshot.row.kind).several,
    )
    others = [
        button(labels.ask(other), place.call("open", other.kind)) for other in panel.questions if other != question
    ]
    return [*question_controls.controls(question, labels, place), *rows(others[:OTHERS])]


def _control(verb: str, panel: Panel, texts: Texts, style: Style = Style.secondary) -> Control:
    row = panel.snapshot.row
    return button(texts.own(row.kind, f"ui-{verb}"), Call(verb, row.id, panel.panel_revision), style)


def _turn(panel: Panel, texts: Texts) -> list[Row]:
    """What ends the turn or takes of it back."""
    confirm = [_control("confirm", panel, texts, Style.success)] if panel.confirmable else []
    drafting = [_control("back", panel, texts), _control("discard", panel, texts, Style.danger)]
    return rows([*confirm, *(drafting if panel.drafting else [])])


def _beside(panel: Panel, texts: Texts, question: Decision | None, nav: Nav) -> list[Row]:
    """What there is to look at."""
    shown = presentation(panel.snapshot.row.kind)
    boards = [_control("boards", panel, texts)] if shown.boards[1:] else []
    mine = [_control("mine", panel, texts)] if shown.sheet else []
    asked = [_why(panel, texts, question, nav)] if question and unavailable.reasons(panel, question) else []
    since = [_control("since", panel, texts)] if panel.snapshot.row.seq else []
    told = [
        button(
            texts("ui-words"),
            Call("words", panel.snapshot.row.id, panel.panel_revision, ("panel", *_open(question, nav))),
        )
    ]
    lookup = [_control_of("lookup", panel, texts, question, nav)] if shown.reference else []
    never = orders_view.never_control(panel, texts, question)
    return rows([*never, *asked, *lookup, *boards, *mine, *since, *told])


def _why(panel: Panel, texts: Texts, question: Decision, nav: Nav) -> Control:
    return button(
        texts("ui-why"),
        Call("why", panel.snapshot.row.id, panel.panel_revision, (question.kind, nav.group or NONE, "0")),
    )


def _control_of(verb: str, panel: Panel, texts: Texts, question: Decision | None, nav: Nav) -> Control:
    """A control about what of the panel is open."""
    call = Call(verb, panel.snapshot.row.id, panel.panel_revision, _open(question, nav))
    return button(texts(f"ui-{verb}"), call)


def _open(question: Decision | None, nav: Nav) -> tuple[str, ...]:
    """What of the panel is open, as custom ids say it."""
    return (question.kind, nav.group or NONE, str(nav.page)) if question else ()


def _rest(panel: Panel, texts: Texts) -> list[Row]:
    """What else a seat may do; while a draft is open, only what does not disturb it."""
    plan = [_control("plan", panel, texts)] if panel.snapshot.ahead(panel.seat) else []
    moving = [] if panel.snapshot.row.placed else [button(texts("ui-move"), Call("move", panel.snapshot.row.id))]
    orders = [_control("orders", panel, texts)] if panel.snapshot.game.orders else []
    undoing = [_control("undo", panel, texts)] if panel.undoable else []
    resting = [] if panel.drafting else [*undoing, _control("refresh", panel, texts)]
    leaving = [] if panel.drafting else _leaving(panel, texts)
    following = [] if panel.unanswered or panel.drafting else [next_button(texts, panel.snapshot.row.id)]
    return rows([*moving, *plan, *orders, *resting, *following, *leaving])


def _leaving(panel: Panel, texts: Texts) -> list[Control]:
    """The ways out of a game: for a while, where somebody else plays on, or for good."""
    game = panel.snapshot.row.id
    away = [button(texts("ui-away"), Call("away", game))] if len(panel.snapshot.people) > 1 else []
    return [*away, button(texts("ui-resign"), Call("resign", game))]
