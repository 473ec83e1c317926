"""Orders for any kind of question: how those given stand among the standing orders, and how one is given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from discord.ui import ActionRow

from bot.plain_text import clip
from bot.table.game import answering
from bot.table.game.answering import ASK, ATTACKED, DEFAULT, ROUND, AnyOrder
from bot.table.game.positions import round_of
from bot.table.game.snapshot import Panel
from bot.ui.kit.controls import ROW, Row, button, primary, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import BUTTON, MENU, OPTION, Child, text
from bot.ui.panel.asked import NONE
from bot.ui.panel.navigation import labels_of
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Option, Pick

HERE, ALWAYS = "here", "always"


def scope(*, always: bool) -> str:
    """For what an order holds, as an argument of a call: for all games of its kind, or for this table."""
    if always:
        return ALWAYS
    return HERE


def orderable(panel: Panel, questions: Sequence[Decision]) -> bool:
    """Whether one of these questions may be answered from now on by such an order."""
    return any(answering.may_be_ordered(panel.snapshot.game, question) for question in questions)


def controls(panel: Panel, texts: Texts, personal: Mapping[str, str], kind: str, *, always: bool) -> list[Child]:
    """The orders for kinds of questions that hold, and for `kind` the one that may be given."""
    given = answering.any_orders(personal if always else panel.snapshot.orders_of(panel.seat))
    own = answering.any_orders(panel.snapshot.seats[panel.seat].orders)
    labels = labels_of(panel, texts)
    open_to = [question for question in panel.questions if question.kind == kind and orderable(panel, [question])]
    found = list[Child]()
    for question in open_to:
        found += _of_question(panel, labels, question, given.get(kind), always=always)
    listed = [each for each in given if given[each].word != ASK]
    if kind:
        listed = [each for each in given if each == kind]
    if kind and not open_to:
        found += [_again(panel, texts, each, kind, always=always) for each in listed]
    elif not open_to:
        found += [_given(panel, labels, each, given[each], kind, always=always) for each in listed]
    if kind in own and not always and own[kind].word != ASK and own[kind] != answering.any_orders(personal).get(kind):
        found.append(_everywhere(panel, texts, kind, own[kind]))
    if kind in own and not always and own[kind].word != ASK:
        found.append(_until(panel, texts, kind, own[kind]))
    return found


def _call(panel: Panel, verb: str, kind: str, shown: str, *, always: bool) -> Call:
    args = (kind, "0", scope(always=always), shown or NONE)
    return Call(verb, panel.snapshot.row.id, panel.panel_revision, args)


def _of_question(
    panel: Panel, labels: Labels, question: Decision, given: AnyOrder | None, *, always: bool
) -> Sequence[Child]:
    """What may be answered each time to a question that is open: of few answers buttons, so that one press gives it."""
    texts = labels.texts
    default = labels.answer(question, question.default)
    entries = [
        (texts("ui-any-ask"), ASK),
        (clip(texts("ui-any-default", answer=default), OPTION), DEFAULT),
        *_words(question, labels),
    ]
    call = _call(panel, "never-answer", question.kind, question.kind, always=always)
    means = text(texts("ui-any-default-means"))
    now = given.word if given else ASK
    if len(entries) > ROW or any(len(label) > BUTTON for label, _ in entries):
        chosen = (now,) if now != ASK else ()  # with that alone in its field the menu looked like a button of it
        return [means, select(call, entries[:MENU], texts("ui-any-choose"), chosen=chosen)]
    ways = [button(label, replace(call, args=(*call.args, word)), primary(when=word == now)) for label, word in entries]
    return [text(f"**{texts('ui-any-order')}**"), *rows(ways), means]


def _words(question: Decision, labels: Labels) -> Iterator[tuple[str, str]]:
    """The options of a question of which one is chosen, each as an answer for every time."""
    ask = question.ask
    if not isinstance(ask, Pick) or (ask.least, ask.most) != (1, 1):
        return
    for option in ask.options:
        if answering.takes(question, option.word):
            yield clip(labels.texts("ui-any-always", answer=labels.option(question, option)), OPTION), option.word


def _again(panel: Panel, texts: Texts, kind: str, shown: str, *, always: bool) -> Row:
    """The way to be asked again, of a question that an order has just answered."""
    call = _call(panel, "never-answer", kind, shown, always=always)
    return ActionRow(button(texts("ui-any-ask"), replace(call, args=(*call.args, ASK))))


def _everywhere(panel: Panel, texts: Texts, kind: str, order: AnyOrder) -> Row:
    """The way from an order for this table to the same for all one's games."""
    call = _call(panel, "never-answer", kind, kind, always=True)
    label = texts("ui-never-everywhere", game=texts(f"{panel.snapshot.row.kind}-name"))
    return ActionRow(button(label, replace(call, args=(*call.args, order.word))))


def given(panel: Panel, texts: Texts, personal: Mapping[str, str], kind: str, *, always: bool) -> str:
    """The order that now holds for a kind of question, in words."""
    orders = answering.any_orders(personal if always else panel.snapshot.orders_of(panel.seat))
    if kind not in orders or orders[kind].word == ASK:
        return texts("ui-any-ask")
    return described(labels_of(panel, texts).prose, kind, orders[kind])


def _given(panel: Panel, labels: Labels, kind: str, order: AnyOrder, shown: str, *, always: bool) -> Row:
    """An order for a question that is not open now: it stays, or the person is asked again."""
    entries = [(clip(described(labels, kind, order), OPTION), order.word), (labels.texts("ui-any-ask"), ASK)]
    entries = list({value: (label, value) for label, value in entries}.values())
    call = _call(panel, "never-answer", kind, shown, always=always)
    return select(call, entries, labels.question(kind, order.facts), chosen=(order.word,))


def described(labels: Labels, kind: str, order: AnyOrder) -> str:
    """An order for a kind of question in words: what is asked, and what is answered."""
    texts, option = labels.texts, Option(order.word, facts=order.option)
    asked = Decision(0, kind, Pick((option,)), (order.word,), order.facts)
    if order.word == DEFAULT:
        answer = texts("ui-any-default-short")
    else:
        answer = labels.option(asked, option)
    return texts("ui-any-given", question=labels.question(kind, order.facts), answer=answer)


def _until(panel: Panel, texts: Texts, kind: str, order: AnyOrder) -> Row:
    entries, now = [(texts("ui-any-for-good"), NONE)], NONE
    if round_of(panel.snapshot.view(None)):
        entries.append((texts("ui-any-round"), "round"))
    if panel.snapshot.game.attacks:
        entries.append((texts("ui-any-attacked"), ATTACKED))
    if order.until.startswith(ROUND):
        now = "round"
    elif order.until == ATTACKED and panel.snapshot.game.attacks:
        now = ATTACKED
    call = _call(panel, "never-until", kind, kind, always=False)
    return select(call, entries, texts("ui-any-until"), chosen=(now,))
