"""Planning ahead: the questions that may come, asked like any other, and the answers so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from discord import ui

from bot.plain_text import clip
from bot.table.base.snapshot import Panel
from bot.ui.kit.controls import Control, Row, Style, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, card, gallery, layout, text
from bot.ui.panel import question_controls
from bot.ui.panel.navigation import START, Nav, labels_of
from bot.ui.panel.panel_lines import LINE
from bot.ui.panel.panel_view import LONGEST
from bot.ui.panel.question_controls import Place
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Pick
from rules.core.plans import MARK

VERBS = "plan-"
OTHERS = 10
Ahead = Mapping[str, Decision]


@dataclass(frozen=True, slots=True)
class Planning:
    """What can be planned, and what of it is: orders and their words."""

    ahead: Ahead
    given: Mapping[str, str]

    @property
    def left(self) -> Ahead:
        """What is still open."""
        return {order: question for order, question in self.ahead.items() if order not in self.given}

    def open(self, nav: Nav) -> str:
        """The order whose question is shown: the one opened, or the next one after the last planned; "" is none."""
        named, names = full(nav.kind), list(self.ahead)
        planned = [name for name in self.given if name in self.ahead]
        after = names.index(planned[-1]) if planned else 0
        following = (name for name in (*names[after:], *names[:after]) if name in self.left)
        return named if named in self.ahead else next(following, "")


def planning(panel: Panel) -> Planning:
    """The plan of a panel's seat."""
    return Planning(panel.snapshot.ahead(panel.seat), panel.snapshot.seats[panel.seat].orders)


def short(order: str) -> str:
    """An order as it stands in a custom id."""
    return order.removeprefix(f"{MARK}:")


def full(name: str) -> str:
    """The order of a name in a custom id."""
    return f"{MARK}:{name}"


def view(
    panel: Panel,
    texts: Texts,
    nav: Nav = START,
    note: str = "",
    pictures: Sequence[Picture] = (),
    back: Sequence[Row] = (),
) -> ui.LayoutView:
    """The private view of a plan; `back` is the way back to the turn."""
    labels, plan = labels_of(panel, texts), planning(panel)
    order = plan.open(nav)
    lines = text(*_lines(plan, order, labels, note), limit=LONGEST)
    answers = _answers(panel, plan, order, labels, nav) if order else []
    return layout(
        card(text(texts("ui-plan-title")), *gallery(pictures), lines, *answers, *_footer(panel, plan, texts), *back)
    )


def _lines(plan: Planning, order: str, labels: Labels, note: str) -> Iterator[str]:
    labels = labels.prose
    if note:
        yield f"> {note}"
    planned = [name for name in plan.given if name in plan.ahead]
    if planned:
        yield labels.texts("ui-plan-so-far")
    for number, name in enumerate(planned, 1):
        question = plan.ahead[name]
        answer = labels.answer(question, tuple(plan.given[name].split()))
        yield clip(f"{number}. {labels.ask(question)} **{answer}**", LINE)
    yield f"-# {labels.texts('ui-plan-note')}"
    yield f"**{labels.ask(plan.ahead[order])}**" if order else labels.texts("ui-plan-none")
    if order:
        yield from question_controls.counted(plan.ahead[order], labels)


def _answers(panel: Panel, plan: Planning, order: str, labels: Labels, nav: Nav) -> list[Row]:
    here = nav if full(nav.kind) == order else START
    place = Place(panel.snapshot.row.id, panel.panel_revision, here.group, here.page, VERBS, short(order))
    others = [_other(name, question, labels, place) for name, question in plan.left.items() if name != order]
    return [*question_controls.controls(plan.ahead[order], labels, place), *rows(others[:OTHERS])]


def _other(order: str, question: Decision, labels: Labels, place: Place) -> Control:
    """A button to another question, or with its answer where there is only one."""
    ask = question.ask
    if isinstance(ask, Pick) and len(ask.options) == ask.least == 1:
        (only,) = ask.options
        return button(labels.priced(question, only), place.call("pick", short(order), only.word), Style.success)
    return button(labels.texts("ui-plan-other", question=labels.ask(question)), place.call("open", short(order)))


def _footer(panel: Panel, plan: Planning, texts: Texts) -> list[Row]:
    game, planned = panel.snapshot.row.id, any(order.startswith(f"{MARK}:") for order in plan.given)
    taking = ["plan-back", "plan-clear"] if planned else []
    controls = [button(texts(f"ui-{verb}"), Call(verb, game, panel.panel_revision)) for verb in taking]
    told = button(texts("ui-words"), Call("words", game, panel.panel_revision, ("plan",)))
    return rows([*controls, told])
