"""A person's own side of a game: what is asked, the draft so far, a picture of it, and everything to press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.manifest.manifest import Completion, Foreseen, manifest
from bot.pictures.forecaster import NOTHING as NOTHING_FORESEEN
from bot.pictures.forecaster import with_foreseen
from bot.table.game.snapshot import Panel
from bot.ui.kit.controls import Control, Row, Style, button, joined, onward_button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import TEXT, Picture, card, gallery, layout, text
from bot.ui.kit.menus import LINES as MENU_LINES
from bot.ui.panel import letters, more, panel_pictures, phone, question_controls
from bot.ui.panel.advice import tips
from bot.ui.panel.asked import NONE, Where
from bot.ui.panel.meanwhile import NOTHING, PHONE_LINES, News, lines_of_news
from bot.ui.panel.navigation import START, Nav, labels_of, open_question, real
from bot.ui.panel.orders import promises
from bot.ui.panel.orders.orders_view import answering
from bot.ui.panel.panel_lines import BRIEF, ending, lines
from bot.ui.panel.spreading.allocation import allocation
from bot.words.labels import Labels, title
from bot.words.texts import Texts
from rules.core.decisions import Allocate, Decision

OTHERS = 3


@dataclass(frozen=True, slots=True)
class Room:
    """What a panel has room for.

    `news`: in how many lines of a phone it is told what happened. `small`: tips and what else beginners are told are in
    small letters. `end`: what scores at the end of the game is told, too, which stands on a board as well. `never` and
    `beside`: *Never ask again*, and the ways to what else is open, are buttons; else they stand in *More*. `told`: a
    picture of what happened stands above that of the question. `held`: what there is to spend is said. `scores`: what
    scores is told at all. `brief`: what an answer brought is told in small letters, and of much the beginning; what was
    answered is told so as well, and not marked in a select of several choices, where it stood a second time. `notes`:
    what reassures is said, such as that nothing counts yet. `tip`: how many sentences of a tip are told, None for all.
    `lines`: how many lines buttons may fill before they become a list. `fought`: how a battle of one's own went is told
    round by round. `brought`: how many letters of what an answer brought are told where it is told in brief.
    """

    news: int = PHONE_LINES
    small: bool = False
    end: bool = True
    never: bool = True
    told: bool = True
    beside: bool = True
    held: bool = True
    scores: bool = True
    brief: bool = False
    notes: bool = True
    tip: int | None = None
    lines: int = MENU_LINES
    fought: bool = True
    brought: int = BRIEF


LOW = Room(1, small=True, end=False)
LOWER = replace(LOW, brief=True)
LOWEST = replace(LOWER, never=False, told=False, held=False)
SCANT = replace(LOWEST, beside=False, scores=False)
PLAIN = replace(SCANT, notes=False)
SHORTER = replace(PLAIN, tip=2)
PLAINER = replace(PLAIN, tip=1)
LITTLE = BRIEF // 3  # letters of what an answer brought
BARE = replace(PLAINER, fought=False, lines=1)
ROOMS = (  # the first is taken that fits a phone, or else the last
    *(Room(), Room(3), Room(2)),
    *(Room(2, small=True), Room(2, small=True, end=False), LOW),
    *(LOWER, replace(LOWER, never=False), replace(LOWER, never=False, told=False)),
    *(LOWEST, replace(LOWEST, beside=False), SCANT),
    *(replace(each, fought=False) for each in (LOWER, LOWEST, SCANT, PLAIN, SHORTER, PLAINER)),
    *(BARE, replace(BARE, brought=LITTLE), replace(BARE, brought=LITTLE, news=0), replace(BARE, brought=0, news=0)),
)
LEAST = 400  # px that a picture is high at least where it is told beside it how battles went, of one of `PICTURE` px


@dataclass(frozen=True, slots=True)
class Ahead:
    """What whole answers to a question may lead to, and what the game makes of the part that is chosen so far."""

    foreseen: Foreseen
    completion: Completion | None


def view(
    panel: Panel,
    texts: Texts,
    nav: Nav = START,
    note: str = "",
    pictures: Sequence[Picture] = (),
    news: News = NOTHING,
    waiting: int = 0,
    *,
    foreseen: Foreseen = NOTHING_FORESEEN,
    rooms: Sequence[Room] = ROOMS,
) -> ui.LayoutView:
    """The private panel: the picture above the words, so that those stand beside the controls they are about.

    It opens with the way to the next of the other games that wait, of which there are `waiting`, always at this place,
    and the `news`. Tips of a first game stand above the picture: they are read first, and a phone's screen is for the
    picture, the question and its controls. `note` is said first of the words. What is `foreseen` stands beside the
    options that are listed. Where all that is taller than a phone, what happened is told in fewer lines, tips are in
    small letters, and what stands beside the question is in *More*. Then some of the `pictures` may be left out, too:
    those to be sent are the `shown_pictures` of the view. At last what reassures is left out, tips are cut, and buttons
    become lists: the first of `rooms` is taken that fits, or else the last.

    `view(panel, Texts("en"))` is the panel as it opens, without a picture.
    """
    labels, question = labels_of(panel, texts), open_question(panel, nav)
    nav = real(nav, question)
    if question:
        question = with_foreseen(question, foreseen)
    pictured = ""
    if pictures and (drawn := panel_pictures.about(panel, question, nav)):
        pictured = drawn.what
    completion = _completion(panel, question, nav)
    told, controls, gaps = dict[tuple[int, ...], list[str]](), dict[tuple[int, ...], list[Row]](), ""
    if question:
        own = letters.of_choices(panel, question, nav, texts)
        gaps = letters.left_out(own.values(), panel.snapshot.row.kind, texts)
    named = title(panel.snapshot, texts)
    before: tuple[object, ...] = ()
    for most in rooms:
        above = _above(most, panel, texts, nav, news)
        seen = pictures if most.told else pictures[-1:]
        how = (most.held, most.brief, most.notes, most.brought)
        pressed = (most.never, most.beside, most.brief, most.tip or 0, most.lines)
        if before == (before := ([each.content for each in above], len(seen), how, pressed)):
            continue  # it is as tall as the one before
        if pressed not in controls:  # they belong to one view, the last that got them
            controls[pressed] = _controls(panel, labels, question, nav, Ahead(foreseen, completion), most)
        if how not in told:
            said = lines(
                *(panel, labels, question, nav, note),
                pictured=pictured,
                completion=completion,
                held=most.held,
                brief=most.brief,
                notes=most.notes,
                brought=most.brought,
            )
            told[how] = [*said, *([gaps] if most.notes else [])]
        room = TEXT - len(named) - sum(len(each.content) for each in above)
        shown = layout(
            card(
                ui.Section(named, accessory=onward_button(texts, panel.snapshot.row.id, waiting)),
                *above,
                *(part for each in seen for part in gallery([each])),  # side by side they would be half as wide
                text(*told[how], limit=room),
                *controls[pressed],
            )
        )
        if phone.height(shown, seen) <= phone.MOST:
            break
    return shown


def room_of_picture(
    panel: Panel,
    texts: Texts,
    nav: Nav = START,
    note: str = "",
    news: News = NOTHING,
    *,
    foreseen: Foreseen = NOTHING_FORESEEN,
) -> int:
    """How high the picture of a panel may be (`phone.room`): what all the words leave.

    They are counted where nothing is told that can be left out, but for battles of one's own.
    """

    def left(most: Room) -> int:
        return phone.room(
            lambda pictures: view(panel, texts, nav, note, pictures, news, foreseen=foreseen, rooms=[most])
        )

    room = left(PLAINER)
    if room < LEAST and any(line.fought for line in news.told):
        return left(replace(PLAINER, fought=False))
    return room


def _above(most: Room, panel: Panel, texts: Texts, nav: Nav, news: News) -> list[ui.TextDisplay[Any]]:
    """What is read before the picture, in so much room: what happened, what scores, and tips."""
    advice = tips.tips(panel, texts, nav, small=most.small, most=most.tip)
    return [
        *_known(panel, news.within(most.news, fought=most.fought), texts, most),
        *([text(*advice)] if advice else []),
    ]


def _completion(panel: Panel, question: Decision | None, nav: Nav) -> Completion | None:
    """What the game makes of the part of an answer that is chosen so far, if it completes such answers."""
    complete = manifest(panel.snapshot.row.kind).panels.completed.get(question.kind) if question else None
    if question is None or complete is None or not isinstance(question.ask, Allocate):
        return None
    return complete(panel.view, question, allocation(question.ask, nav.group).answer)


def _known(panel: Panel, news: News, texts: Texts, most: Room) -> list[ui.TextDisplay[Any]]:
    """What is read before the question, below the title: beside the button there is room for half a line."""
    scoring = [*_scoring(panel, texts, end=most.end)] if most.scores else []
    told = lines_of_news(news, texts, small_guide=most.small)
    if scoring or told:
        return [text(*scoring, *told)]
    return []


def _scoring(panel: Panel, texts: Texts, *, end: bool) -> Iterator[str]:
    """What scores in this round and, with `end`, at the end; nothing for beginners: they have tips."""
    row = panel.snapshot.row
    if row.status != "running" or panel.teaches:
        return
    said = []
    pays = manifest(row.kind).panels.pays(panel.view)
    for when, entries in pays.items():
        if when == "end" and len(pays) > 1 and not end:
            continue
        named = (entry.partition(":") for entry in entries)
        names = ", ".join(texts.called(row.kind, chapter, id) for chapter, _, id in named)
        said.append(texts(f"ui-pays-{when}", list=names))
    if said:
        yield f"-# {' · '.join(said)}"


def _controls(panel: Panel, labels: Labels, question: Decision | None, nav: Nav, ahead: Ahead, most: Room) -> list[Row]:
    """Everything to press, always in this order; a turn that may end here ends above what else it could do.

    What ends it by giving something up unspent is the last of all, and the rest stands as where it cannot end.
    """
    texts = labels.texts
    around = _around(panel, texts, question, nav)
    ways = [] if most.beside else _ways(panel, labels, question)
    never = not most.never and question is not None and _has_never(panel, question)
    cut = tips.cut(panel, texts, nav, most.tip)
    others = more.select_more(panel, texts, question, nav, ways, never=never, tip=cut)
    if panel.snapshot.row.status != "running":
        return [*around, others]
    last = list[Control]()
    if forfeits := ending(panel, labels).label:
        last.append(button(forfeits, Call("confirm", panel.snapshot.row.id, panel.panel_revision)))
    whole = panel.confirmable and not last
    turn = [*_take_over(panel, texts), *_turn(panel, texts, confirmable=whole)]
    answers = list[Row]()
    if question:
        answers = _answers(panel, labels, question, nav, ahead, most)
        answers = joined(answers, _beside(panel, labels, question, buttons=most.beside))
        if most.never:
            answers = joined(answers, _never(panel, texts, question, nav))
    else:
        answers = _beside(panel, labels, None)
    first = whole or panel.plan is not None
    asked = [*turn, *answers] if first else joined(answers, turn)
    return [*joined(asked, around), others, *rows(last)]


def _answers(panel: Panel, labels: Labels, question: Decision, nav: Nav, ahead: Ahead, most: Room) -> list[Row]:
    shown, given = manifest(panel.snapshot.row.kind), panel.given.get(question.kind)
    if most.brief and given and len(given) > 1:
        given = None
    place = Where(
        panel.snapshot.row.id,
        panel.panel_revision,
        nav.group,
        nav.page,
        letters=letters.of_choices(panel, question, nav, labels.texts),
        several=shown.panels.several,
        headed=shown.panels.headed,
        listed=shown.panels.listed,
        fact=shown.boards.place,
        given=given,
        foreseen=ahead.foreseen,
        completion=ahead.completion,
        lines=most.lines,
    )
    return question_controls.controls(question, labels, place)


def _beside(panel: Panel, labels: Labels, question: Decision | None, *, buttons: bool = True) -> list[Row]:
    """The ways from a question, or from a turn that is complete, to what else is open, and to promises in deals.

    Without `buttons` it is the latter alone.
    """
    row, shown = panel.snapshot.row, list[Control]()
    for kind, said in _ways(panel, labels, question) if buttons else ():
        shown.append(button(said, Call("open", row.id, panel.panel_revision, (kind,))))
    if question and not panel.snapshot.sits:
        shown += promises.controls_beside(panel.snapshot, question, labels.texts)
    return rows(shown)


def _ways(panel: Panel, labels: Labels, question: Decision | None) -> list[tuple[str, str]]:
    """The kinds of what else is open, and what leads there; first the way back to a turn that is complete."""
    others = [
        (other.kind, _way_to(other, question, labels))
        for other in panel.questions
        if question is None or other.kind != question.kind
    ]
    if question and open_question(panel, START) is None:
        others.insert(0, (NONE, labels.texts("ui-back-turn")))
    return others[:OTHERS]


def _way_to(other: Decision, question: Decision | None, labels: Labels) -> str:
    """What leads to another question: back to what the turn is about from what is open at any time of it.

    A game may have fewer words for it than for what is asked.
    """
    if question and question.optional and not other.optional:
        return labels.texts("ui-back-turn")
    own = f"{labels.game}-open-{other.kind}"
    if labels.texts.has(own):
        return labels.texts(own, **labels.texts.facts(labels.game, other.facts, labels.names))
    return labels.ask(other)


def _never(panel: Panel, texts: Texts, question: Decision, nav: Nav) -> list[Row]:
    """The way to the orders that answer a question from now on, if there are any."""
    if not _has_never(panel, question):
        return []
    never = Call("never", panel.snapshot.row.id, panel.panel_revision, more.open_part(question, nav))
    return rows([button(texts("ui-never"), never)])


def _has_never(panel: Panel, question: Decision) -> bool:
    return not panel.snapshot.sits and bool(answering(panel, question))


def _control(verb: str, panel: Panel, texts: Texts, style: Style = Style.secondary) -> Control:
    row = panel.snapshot.row
    return button(texts.own(row.kind, f"ui-{verb}"), Call(verb, row.id, panel.panel_revision), style)


def _turn(panel: Panel, texts: Texts, *, confirmable: bool) -> list[Row]:
    """What ends the turn or takes of it back; of a single step taking it back is to discard all."""
    shown = list[Control]()
    if confirmable:
        shown.append(_control("confirm", panel, texts, Style.success))
    if panel.drafting:
        shown.append(_control("back", panel, texts))
    if panel.steps > 1:
        shown.append(_control("discard", panel, texts, Style.danger))
    return rows(shown)


def _take_over(panel: Panel, texts: Texts) -> list[Row]:
    """The way from what was planned for this turn to a draft of it."""
    if panel.plan is None or not panel.plan.fits or panel.drafting:
        return []
    return rows([_control("take-over", panel, texts, Style.success)])


def _around(panel: Panel, texts: Texts, question: Decision | None, nav: Nav) -> list[Row]:
    """What leads on from here: to what may come, and to the turn before."""
    row, shown = panel.snapshot.row, list[Control]()
    rests = question is None and not panel.snapshot.sits  # whoever sits for another only answers
    if rests and (panel.plannable or panel.ahead):
        planned = panel.armed is not None or bool(panel.snapshot.planned(panel.seat))
        label = texts("ui-plan-change" if planned else "ui-plan")
        shown.append(button(label, Call("plan", row.id, panel.panel_revision, more.open_part(question, nav))))
    if panel.undoable:
        shown.append(_control("undo", panel, texts))
    if panel.redoable:
        shown.append(_control("redo", panel, texts))
    return rows(shown)
