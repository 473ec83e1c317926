"""Planning ahead: the questions that may come, asked like any other, and the answers so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.pictures.presentation import presentation
from bot.pictures.requests import ImageRequest
from bot.plain_text import clip
from bot.table.base.snapshot import Panel
from bot.ui.kit.controls import Control, Row, Style, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import BUTTON, Picture, card, gallery, layout, text
from bot.ui.panel import letters, panel_pictures, question_controls
from bot.ui.panel.navigation import START, Nav, labels_of, real
from bot.ui.panel.panel_lines import LINE
from bot.ui.panel.panel_view import LONGEST
from bot.ui.panel.question_controls import NONE, Place
from bot.words.labels import Labels, title
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
    return Planning(panel.ahead, panel.snapshot.seats[panel.seat].orders)


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
    head = text(title(panel.snapshot, texts), texts("ui-plan-title"))
    lines = text(*_lines(plan, order, labels, note), limit=LONGEST)
    answers = _answers(panel, plan, order, labels, nav) if order else []
    return layout(card(head, *gallery(pictures), lines, *answers, *_footer(panel, plan, order, nav, texts), *back))


def picture(panel: Panel, nav: Nav = START) -> ImageRequest | None:
    """The picture of a plan: that which the question it asks has on a panel."""
    plan = planning(panel)
    order = plan.open(nav)
    return panel_pictures.about(panel, plan.ahead.get(order), _opened(plan, order, nav))


def _opened(plan: Planning, order: str, nav: Nav) -> Nav:
    """What of the question that is shown is open."""
    question = plan.ahead.get(order)
    if question is None or full(nav.kind) != order:
        return START
    return real(replace(nav, kind=question.kind), question)


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
    here, question = _opened(plan, order, nav), plan.ahead[order]
    place = Place(
        panel.snapshot.row.id,
        panel.panel_revision,
        here.group,
        here.page,
        VERBS,
        short(order),
        letters=letters.letters(letters.places(panel, question, here)),
        fact=presentation(panel.snapshot.row.kind).place,
    )
    others = [_other(name, other, labels, place) for name, other in plan.left.items() if name != order]
    return [*question_controls.controls(question, labels, place), *rows(others[:OTHERS])]


def _other(order: str, question: Decision, labels: Labels, place: Place) -> Control:
    """A button to another question, or with its answer behind it where there is only one and it has room for both.

    A game may have words for an answer that says enough by itself.
    """
    ask, texts, own = question.ask, labels.texts, f"{labels.game}-plan-only-{question.kind}"
    if isinstance(ask, Pick) and len(ask.options) == ask.least == 1:
        (only,) = ask.options
        answer, call = labels.priced(question, only), place.call("pick", short(order), only.word)
        if texts.has(own):
            return button(texts(own, answer=answer), call, Style.success)
        said = texts("ui-plan-only", question=labels.ask(question), answer=answer)
        if len(said) <= BUTTON:
            return button(said, call)
    return button(texts("ui-plan-other", question=labels.ask(question)), place.call("open", short(order)))


def _footer(panel: Panel, plan: Planning, order: str, nav: Nav, texts: Texts) -> list[Row]:
    game, planned = panel.snapshot.row.id, any(order.startswith(f"{MARK}:") for order in plan.given)
    taking = ["plan-back", "plan-clear"] if planned else []
    controls = [button(texts(f"ui-{verb}"), Call(verb, game, panel.panel_revision)) for verb in taking]
    here = _opened(plan, order, nav)
    shown = ("plan", short(order), here.group or NONE, str(here.page))
    told = button(texts("ui-words"), Call("words", game, panel.panel_revision, shown))
    return rows([*controls, told])
