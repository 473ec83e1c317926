"""*What would a computer do?*: the best answers to the open question as a computer sees them, in the panel's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.agents.reasons import Advised, advises
from bot.manifest.manifest import manifest
from bot.table.drafts import drafts
from bot.table.game.answering import options_of
from bot.table.game.snapshot import Panel
from bot.ui.kit.controls import Row, Style, button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Child, card, layout, text
from bot.ui.kit.menus import last_page
from bot.ui.panel import letters, question_controls
from bot.ui.panel.advice.reasons import Why, named, reasons
from bot.ui.panel.navigation import Nav, labels_of
from bot.ui.panel.panel_lines import ending
from bot.words.labels import Labels
from bot.words.posts.happened import shortened, small
from bot.words.texts import Texts
from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.play import Move

SHOWN = 3  # answers
WHY = 180  # letters that say why


def may_ask(panel: Panel) -> bool:
    """Whether the table has hints, and its game a computer that knows better answers from worse."""
    return panel.snapshot.hinted and advises(panel.snapshot.row.kind)


def view(
    panel: Panel, texts: Texts, question: Decision, advice: Sequence[Advised], back: Sequence[Row] = ()
) -> ui.LayoutView:
    """The answers with what each leads to, and the best to be pressed where it is not done with that.

    `back` is the way back to the turn.
    """
    title = _title(panel, texts, question)
    if not advice:
        return layout(card(title, text(texts("ui-hint-none")), *back))
    why = reasons(question, advice, labels_of(panel, texts).prose)
    lines, source = text(*_lines(panel, texts, question, advice, why)), text(small(_source(texts, advice, why)))
    return layout(card(title, lines, source, *_best(panel, texts, question, advice), *back))


def thinking(panel: Panel, texts: Texts, question: Decision, back: Sequence[Row] = ()) -> ui.LayoutView:
    """That a computer thinks about the question, which may take some seconds; `back` is the way back to the turn."""
    return layout(card(_title(panel, texts, question), text(texts("ui-hint-thinks")), *back))


def _title(panel: Panel, texts: Texts, question: Decision) -> Child:
    return text(f"### {texts('ui-hint')}", labels_of(panel, texts).prose.ask(question))


def _lines(
    panel: Panel, texts: Texts, question: Decision, advice: Sequence[Advised], why: Sequence[Why]
) -> Iterator[str]:
    """The best answer and the next ones, each with why.

    Each is named as the list of the question names it, with its letter and its heading, or by what tells it from the
    first; what ends the turn as the button that does.
    """
    labels, (first, *_) = labels_of(panel, texts).prose, advice
    for place, (each, reason) in enumerate(zip(advice, why, strict=True), 1):
        said = labels.headed(
            named(question, each.answer, first.answer, labels), _heading(question, each.answer, labels)
        )
        if question.closes and each.answer == question.default:
            said = ending(panel, labels).label or said
        if letter := _letter(panel, question, each.answer, texts):
            said = texts("ui-lettered", letter=letter, option=said)
        yield f"{place}. **{said}**" if place == 1 else f"{place}. {said}"
        yield small(shortened(reason.line, WHY))


def _source(texts: Texts, advice: Sequence[Advised], why: Sequence[Why]) -> str:
    """From what the computer knows: futures, a plan, or rules of thumb; and what the points and averages above are."""
    if any(each.worth is None for each in advice):
        return texts("ui-hint-thumbs")
    looks = sum(each.looks for each in advice)
    points = int(any(each.points for each in why))
    averages = int(any(each.average for each in why))
    return texts("ui-hint-how" if looks else "ui-hint-plans", looks=looks, points=points, averages=averages)


def _heading(question: Decision, answer: Answer, labels: Labels) -> str:
    """The heading under which an answer is listed; "" where it has none, or is called otherwise there."""
    game = manifest(labels.game)
    if not isinstance(question.ask, Pick):
        return ""
    _, several = question_controls.parted(question, game.panels.several)
    listed = options_of(question) if question_controls.closed(question, None, game) else several
    found = (option for option in listed if (option.word,) == answer)
    return next((each.group for each in found if _as_below(question, each, labels)), "")


def _as_below(question: Decision, option: Option, labels: Labels) -> bool:
    """Whether an option is called as it is below its heading: else its whole name says what that says."""
    return labels.option(question, option) == labels.described(question, option, under=option.group)[0]


def _letter(panel: Panel, question: Decision, answer: Answer, texts: Texts) -> str:
    """The letter that an answer has where it is listed: below its heading, at its page; "" where it has none."""
    game = manifest(panel.snapshot.row.kind)
    for option in options_of(question):
        if (option.word,) != answer:
            continue
        group = option.group if question_controls.closed(question, None, game) else None
        for page in range(last_page(len(options_of(question))) + 1):
            found = letters.of_choices(panel, question, Nav(question.kind, group, page), texts)
            if option.word in found:
                return found[option.word]
    return ""


def _best(panel: Panel, texts: Texts, question: Decision, advice: Sequence[Advised]) -> list[Child]:
    """The best answer as a button that puts it into the draft, or why there is none: where it would count at once.

    Nothing where it is so long that a button cannot carry it.
    """
    if not drafts.stays_drafted(panel, Move(question.seat, question.kind, advice[0].answer)):
        return [text(texts("ui-hint-at-once"))]
    call = Call("advised", panel.snapshot.row.id, panel.panel_revision, (question.kind, *advice[0].answer))
    if not call.fits:
        return []
    return [*rows([button(texts("ui-hint-take"), call, Style.primary)])]
