"""Planning ahead: the next turn and the questions that may come, asked like any other, and the answers so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from discord import ui

from bot.manifest.manifest import manifest
from bot.pictures.requests import ImageRequest
from bot.plain_text import clip
from bot.table.game.plan_lines import LISTED
from bot.table.game.snapshot import Panel
from bot.table.plans.plans import Planning
from bot.ui.kit.controls import Row, button, joined, rows, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import BUTTON, MENU, OPTION, Picture, card, gallery, layout, text
from bot.ui.kit.menus import LINES as MENU_LINES
from bot.ui.kit.menus import fits
from bot.ui.panel import letters, panel_lines, panel_pictures, question_controls
from bot.ui.panel.asked import NONE, Where
from bot.ui.panel.navigation import START, Nav, labels_of, real
from bot.ui.panel.pages.pictured import Pictured
from bot.ui.panel.panel_lines import LINE
from bot.words.labels import Labels, title
from bot.words.posts.happened import small
from bot.words.texts import Texts
from rules.core.decisions import Decision, Pick

VERBS = "plan-"
OTHERS = 10
LONGEST = 3500  # letters, which leaves room for the title
FILED = 24  # steps that a select lists


@dataclass(frozen=True, slots=True)
class Shown:
    """What of a plan is open: a question by its name, the panel on which it is asked, and where in it one is.

    Without a `question` the `panel` is that of the turn, or the seat's own.
    """

    panel: Panel
    name: str = ""
    question: Decision | None = None
    nav: Nav = START


def short(name: str) -> str:
    """The name of a question as it stands in a custom id: its kind, or its order without the mark of a plan."""
    return name.removeprefix(LISTED)


class Room(NamedTuple):
    """For what a plan has room.

    `low`: what is planned is in small letters. `lines`: how many lines buttons may fill before they become a list, and
    with fewer than usual the ways to other questions stand beside the answers, and it is not said what is played by
    itself. `means`: it is said what becomes of a plan. `steps`: how many lines say what is planned. `held`: it is said
    what there is to spend, which a sheet shows as well.
    """

    low: bool = False
    lines: int = MENU_LINES
    means: bool = True
    steps: int = 99
    held: bool = True


ROOMS = (Room(), Room(low=True), Room(low=True, means=False))
LIST = ROOMS[-1]._replace(lines=1)
LISTS = (LIST, LIST._replace(steps=3), LIST._replace(steps=3, held=False))


def full(name: str) -> str:
    """The name of a question of a custom id; orders of a plan have a stage, behind which stands a colon."""
    if ":" in name:
        return f"{LISTED}{name}"
    return name


def open_question(plan: Planning, nav: Nav) -> Shown:
    """What is shown: the question that was opened, or the next one to answer."""
    name = full(nav.kind) if full(nav.kind) in plan.asked else _next(plan)
    if plan.turn is None or name.startswith(LISTED):
        panel = plan.panel
    else:
        panel = plan.turn
    question = plan.asked.get(name)
    if question is None or full(nav.kind) != name:
        return Shown(panel, name, question)
    return Shown(panel, name, question, real(replace(nav, kind=question.kind), question))


def _next(plan: Planning) -> str:
    """The question to answer next: one of the turn, else what is listed after the last answer; "" is none."""
    if plan.turn and plan.turn.questions:
        return next(iter([*plan.turn.unanswered, *plan.turn.questions])).kind
    names, answered = list(plan.listed), list(plan.answers)
    after = names.index(answered[-1]) if answered else 0
    return next((name for name in (*names[after:], *names[:after]) if name not in plan.answers), "")


def picture(plan: Planning, nav: Nav = START) -> ImageRequest | None:
    """The picture of a plan: that which the question it asks has on a panel, beside which words need their room."""
    shown = open_question(plan, nav)
    found = panel_pictures.about(shown.panel, shown.question, shown.nav)
    return found and replace(found, options=replace(found.options, question=True))


def page(plan: Planning, texts: Texts, nav: Nav = START, note: str = "", back: Sequence[Row] = ()) -> Pictured:
    """The private view of a plan; `back` is the way back to the panel.

    Where there is no room for more, what is planned stands in small letters, and it is not said what becomes of a plan;
    where a picture needs more, the answers and the other questions are lists, the last lines of a plan are told, and at
    last not what there is to spend. A picture that even then has no room is left out: *As text* has it in words.
    """
    labels, shown = labels_of(plan.panel, texts), open_question(plan, nav)

    def way(pictures: Sequence[Picture], *, room: Room) -> ui.LayoutView:
        means = _means(plan, texts) if room.means else ()
        head = text(title(plan.panel.snapshot, texts), texts("ui-plan-title"), *means)
        said = text(*_lines(plan, shown, labels.prose, note, room), limit=LONGEST)
        answers = _answers(plan, shown, shown.question, labels, room.lines) if shown.question else []
        footer, filing = _footer(plan, shown, texts), _filing(plan, texts)
        if filing:
            controls = joined([*answers, *filing], joined(footer, [*back]))
        else:
            controls = joined(joined(answers, footer), [*back])
        return layout(card(head, *gallery(pictures), said, *controls))

    usual, listed = ([partial(way, room=room) for room in rooms] for rooms in (ROOMS, LISTS))
    return Pictured(usual, listed, spared=True)


def _means(plan: Planning, texts: Texts) -> Iterator[str]:
    """What becomes of it."""
    if plan.turn:
        yield f"-# {texts('ui-plan-turn-note')}"
    if plan.listed:
        yield f"-# {texts('ui-plan-note')}"


def _lines(plan: Planning, shown: Shown, labels: Labels, note: str, room: Room) -> Iterator[str]:
    if note:
        yield f"> {note}"
    planned = last_lines(
        [*filter(None, _planned(plan, labels, held=room.held, by_itself=room.lines == MENU_LINES))],
        room.steps,
        labels.texts,
    )
    yield from (map(small, planned) if room.low else planned)
    yield from _asks(plan, shown, labels)


def last_lines(planned: Sequence[str], most: int, texts: Texts) -> Sequence[str]:
    """The last lines of what is planned, so many at most, below how many are left out; the heading goes unmissed."""
    heading = texts("ui-plan-so-far")
    left_out = [line for line in planned[:-most] if line != heading]
    if len(left_out) > 1:
        left_out = [texts("ui-plan-before", count=len(left_out))]
    return [*left_out, *planned[-most:]] if len(planned) > most else planned


def _planned(plan: Planning, labels: Labels, *, held: bool, by_itself: bool) -> Iterator[str]:
    """What is planned: the steps of the turn, then what is answered of the questions that are listed.

    `by_itself`: it is said how much of it is played by itself, which a select says as well.
    """
    texts, turn, answers = labels.texts, plan.turn, plan.answers
    if plan.refused:
        yield f"> {texts('ui-plan-changed', reason=panel_lines.unfit(plan.refused, labels))}"
    if answers or plan.steps:
        yield texts("ui-plan-so-far")
    if turn:
        yield from panel_lines.steps(turn.draft_moves, labels.planned)
    if plan.at_once:
        by_itself = plan.row.filed == plan.steps
        said = panel_lines.line_of_answer(plan.at_once, labels.planned)
        yield texts("ui-plan-drawn" if by_itself else "ui-plan-at-once", answer=said)
    for number, (name, words) in enumerate(answers.items(), 1 + (len(turn.draft_moves) if turn else 0)):
        question = plan.listed[name]
        yield clip(f"{number}. {labels.planned.step(question, tuple(words.split()), '**')}", LINE)
    if turn:
        yield from panel_lines.purse(turn, labels, others=held)
    if turn and plan.row.filed and by_itself:
        yield texts("ui-plan-filed", count=plan.row.filed, all=int(plan.row.filed == plan.steps))


def _asks(plan: Planning, shown: Shown, labels: Labels) -> Iterator[str]:
    """What is asked now."""
    question = shown.question
    if question is None:
        whole = "ui-plan-unknown" if plan.at_once else "ui-plan-whole"
        yield labels.texts(whole if plan.turn else "ui-plan-none")
        return
    if plan.turn and _only_ends(question):
        yield f"**{labels.texts('ui-plan-whole')}**"
        return
    yield f"**{labels.ask(question)}{panel_lines.heading(labels, question, shown.nav)}**"
    yield labels.beside(question)
    yield panel_lines.behind_count(question, labels)
    own = letters.of_choices(shown.panel, question, shown.nav, labels.texts)
    yield letters.left_out(own.values(), labels.game, labels.texts)
    if plan.turn and plan.turn.confirmable:
        yield f"-# {labels.texts('ui-plan-enough')}"


def _only_ends(question: Decision) -> bool:
    """Whether a question is only whether the turn ends: on a panel *Confirm* says so, and a plan needs no answer."""
    return question.closes and isinstance(question.ask, Pick) and not question_controls.wanted(question)


def _answers(plan: Planning, shown: Shown, question: Decision, labels: Labels, lines: int) -> list[Row]:
    """What is chosen among, then the other questions; buttons that fill more lines of a phone than these are lists."""
    panel, nav, game = shown.panel, shown.nav, manifest(shown.panel.snapshot.row.kind)
    place = Where(
        panel.snapshot.row.id,
        plan.panel.panel_revision,
        nav.group,
        nav.page,
        VERBS,
        short(shown.name),
        letters=letters.of_choices(panel, question, nav, labels.texts),
        several=game.panels.several,
        headed=game.panels.headed,
        listed=game.panels.listed,
        fact=game.boards.place,
        lines=lines,
    )
    left = {name: other for name, other in plan.asked.items() if name != shown.name and name not in plan.answers}
    answers, others = question_controls.controls(question, labels, place), _others(left, labels, place)
    return [*answers, *others] if lines == MENU_LINES else joined(answers, others)


def _others(left: Mapping[str, Decision], labels: Labels, place: Where) -> list[Row]:
    """A button for each of the other questions; a list of them where a phone has room for fewer lines than usual."""
    ways = [_other(name, other, labels, place) for name, other in left.items()][:OTHERS]
    if place.lines == MENU_LINES or fits([label for label, _ in ways], place.lines):
        return rows([button(label, call) for label, call in ways])
    entries = [(clip(labels.ask(other), OPTION), short(name)) for name, other in left.items()][:MENU]
    return [select(place.call("ask"), entries, labels.texts("ui-plan-others"))]


def _other(name: str, question: Decision, labels: Labels, place: Where) -> tuple[str, Call]:
    """The button to another question, or with its answer behind it where there is only one and it has room for both.

    A game may have words for an answer that says enough by itself.
    """
    ask, texts, own = question.ask, labels.texts, f"{labels.game}-plan-only-{question.kind}"
    if isinstance(ask, Pick) and len(ask.options) == ask.least == 1:
        (only,) = ask.options
        answer, call = labels.priced(question, only), place.call("pick", short(name), only.word)
        if texts.has(own):
            return texts(own, answer=answer), call
        said = texts("ui-plan-only", question=labels.ask(question), answer=answer)
        if len(said) <= BUTTON:
            return said, call
    return texts("ui-plan-other", question=labels.ask(question)), place.call("open", short(name))


def _footer(plan: Planning, shown: Shown, texts: Texts) -> list[Row]:
    """What takes lines of the plan back, and the picture in words."""
    game, revision, here = plan.row.game_id, plan.panel.panel_revision, shown.nav
    verbs = ["plan-back", "plan-clear"][: plan.steps + len(plan.answers)]
    controls = [button(texts(f"ui-{verb}"), Call(verb, game, revision)) for verb in verbs]
    pictured = ("plan", short(shown.name), here.group or NONE, str(here.page))
    return rows([*controls, button(texts("ui-words"), Call("words", game, revision, pictured))])


def _filing(plan: Planning, texts: Texts) -> list[Row]:
    """How much of the turn is played by itself when it comes."""
    count = plan.steps
    if plan.turn is None or not count:
        return []
    numbers = [0, count, *range(1, count)][:FILED]
    entries = [(texts("ui-plan-file", count=number, all=int(number == count)), str(number)) for number in numbers]
    call = Call("plan-file", plan.row.game_id, plan.panel.panel_revision)
    return [select(call, entries, texts("ui-plan-by-itself"), chosen=(str(plan.row.filed),))]
