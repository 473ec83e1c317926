"""A person's own side of a game: what is asked, the draft so far, a picture of it, and everything to press."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.manifest.manifest import Completion, Foreseen, manifest
from bot.pictures.forecaster import NOTHING as NOTHING_FORESEEN
from bot.pictures.forecaster import with_foreseen
from bot.table.game.answering import options_of
from bot.table.game.snapshot import Panel
from bot.ui.kit.controls import Control, Row, Style, button, joined, onward_button, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import TEXT, Picture, card, gallery, layout, text, told_above
from bot.ui.panel import letters, more, panel_pictures, phone, question_controls
from bot.ui.panel.advice import tips
from bot.ui.panel.asked import NONE, Where
from bot.ui.panel.meanwhile import NOTHING, News, lines_of_news
from bot.ui.panel.navigation import START, Nav, is_beside, labels_of, open_question, real
from bot.ui.panel.orders import promises
from bot.ui.panel.orders.orders_view import answering
from bot.ui.panel.panel_lines import asked_aside, awaited_beside, ending, lines
from bot.ui.panel.rooms import ANY, BAREST, PLAINER, SHORTER, STEPPING, UNDRAWN, Room
from bot.ui.panel.spreading.allocation import crowded
from bot.ui.panel.spreading.completing import completion_of, lacking_in
from bot.words.labels import Labels, title
from bot.words.posts.pays import scored
from bot.words.texts import Texts
from rules.core.decisions import Allocate, Decision, Illegal

OTHERS = 3
KEPT = 0.85  # of the height of a picture, for which a tip is told in two sentences
LEAST = 400  # px, of a picture 1080 px wide, that it is high at least where more than what is barest is told beside it
LEAST_WHOLE = 880  # px of the same of a whole map


@dataclass(frozen=True, slots=True)
class Opened:
    """A panel as its reader opened it: with one of its questions, and what answers to that may lead to.

    `question` has what is `foreseen` beside its options; None where no question is open. `completion` is what the game
    makes of the part of an answer that is chosen so far, None where it completes none; `lacks` why that part can be no
    answer, where the game says so. `more` is what *More* has in any room.
    """

    panel: Panel
    labels: Labels
    nav: Nav
    question: Decision | None
    foreseen: Foreseen
    completion: Completion | None
    lacks: Illegal | None
    more: Sequence[str]

    @property
    def always(self) -> Collection[str]:
        """The kinds of what has a button in any room: what others wait for, the way back, and what a turn may yet do.

        The last where the turn may end: whoever looks for it beside *Confirm* does not open *More* first.
        """
        panel, here = self.panel, self.question
        kinds = {other.kind for other in awaited_beside(panel, here)}
        if is_beside(here):
            return {*kinds, NONE, *(other.kind for other in panel.questions if not is_beside(other))}
        if panel.confirmable and not ending(panel, self.labels).label:
            kinds |= {other.kind for other in panel.questions if other.optional and not other.aside}
        return kinds

    @property
    def pays(self) -> bool:
        """Whether some answer to the question that is open costs what a purse holds."""
        if self.question is None:
            return False
        panel, ask = self.panel, self.question.ask
        listed = ask.slots if isinstance(ask, Allocate) else options_of(self.question)
        held = panel.snapshot.game.purse(panel.view, panel.seat)
        return any(held.keys() & each.costs.keys() for each in listed)

    @property
    def texts(self) -> Texts:
        """The texts of its reader."""
        return self.labels.texts


def opened_at(panel: Panel, texts: Texts, nav: Nav, foreseen: Foreseen) -> Opened:
    """The panel at the question that is open, or at the nearest heading there is."""
    question = open_question(panel, nav)
    nav = real(nav, question)
    if question:
        question = with_foreseen(question, foreseen)
    labels, completion = labels_of(panel, texts), completion_of(panel, question, nav.group)
    lacks = lacking_in(panel, question, nav.group)
    return Opened(panel, labels, nav, question, foreseen, completion, lacks, more.verbs(panel, question))


class Contents:
    """What a panel says and offers in each room it may have; words and controls are made once for rooms alike in them.

    All views of one look at a panel share them. Controls belong to one message: the last that got them.
    """

    def __init__(
        self, panel: Panel, texts: Texts, nav: Nav = START, news: News = NOTHING, foreseen: Foreseen = NOTHING_FORESEEN
    ) -> None:
        self._opened = opened_at(panel, texts, nav, foreseen)
        self._steady_rooms = dict[int, int]()
        self._news = news
        self._pictured = _pictured(self._opened)
        self._left_out = _letters_left_out(self._opened)
        self._words = dict[tuple[object, ...], list[str]]()
        self._controls = dict[tuple[object, ...], list[Row]]()

    def view(
        self, pictures: Sequence[Picture] = (), waiting: int = 0, note: str = "", rooms: Sequence[Room] = ()
    ) -> ui.LayoutView:
        """The private panel: the picture above the words, so that those stand beside the controls they are about.

        It opens with the way to the next of the other games that wait, of which there are `waiting`, always at this
        place, and the news. Tips of a first game stand above the picture: they are read first, and a phone's screen is
        for the picture, the question and its controls. `note` is said first of the words. What is foreseen stands
        beside the options that are listed. Where all that is taller than a phone, what happened is told in fewer lines,
        tips are in small letters, and what stands beside the question is in *More*. Then some of the `pictures` may be
        left out, too: those to be sent are the `shown_pictures` of the view. At last what reassures is left out, tips
        are cut, buttons become lists, and that of the last turn's undo an entry of *More*, or there is no picture:
        the first of `rooms` is taken that fits, or else the last; without any those that suit what is asked. Where
        something is paid, what there is to pay with is left out behind all else.
        """
        panel, texts = self._opened.panel, self._opened.texts
        named = title(panel.snapshot, texts)
        before: tuple[object, ...] = ()
        for room in self._paying(rooms or self._rooms(pictures, waiting)):
            above = self._above(room)
            seen = _seen(pictures, room)
            others = waiting if room.onward else 0
            made_of = ([each.content for each in above], len(seen), others, room.for_words, room.for_controls)
            if made_of == before:
                continue  # it is as tall as the one before
            before = made_of
            left = TEXT - len(named) - sum(len(each.content) for each in above)
            offered = self._offered(room)
            shown = layout(
                card(
                    ui.Section(named, accessory=onward_button(texts, panel.snapshot.row.id, others)),
                    *above,
                    *(part for each in seen for part in gallery([each])),  # side by side they would be half as wide
                    text(*self._said(room, note, self._pictured if seen else ""), limit=left - told_above(offered)),
                    *offered,
                )
            )
            if phone.height(shown, seen) <= phone.MOST:
                break
        return shown

    def room_of_picture(self, note: str = "", waiting: int = 0) -> int:
        """How high the picture of the panel may be (`phone.room`): what all the words leave.

        `waiting` and `note` are those of `view`.

        They are counted where nothing is told that can be left out, but for battles of one's own and the last steps of
        a draft where the picture keeps `LEAST`, and for a second sentence of a tip where it keeps most of its height.
        While amounts are put together it is as high at each press.
        """

        def left(kept: Room) -> int:
            return self._left(kept, waiting, note)

        if steady := self._steady(waiting):
            return steady
        opened, room = self._opened, left(PLAINER)
        if tips.cut(opened.panel, opened.texts, opened.nav, PLAINER.tip) and (lower := left(SHORTER)) >= room * KEPT:
            return lower
        return room if room >= self._least() else left(BAREST)

    def _left(self, kept: Room, waiting: int, note: str = "") -> int:
        """How high the picture may be in one room."""
        return phone.room(lambda pictures: self.view(pictures, waiting, note, [kept]))

    def _steady(self, waiting: int) -> int:
        """How high the picture may be at each press while amounts are put together; 0 where none are.

        That is what the tallest of such panels leaves: with a picture that came and went all below it moved.
        """
        opened = self._opened
        if opened.question is None or not isinstance(opened.question.ask, Allocate) or opened.nav.group is None:
            return 0
        if waiting not in self._steady_rooms:
            nav = replace(opened.nav, group=str(crowded(opened.question.ask)))
            most = Contents(opened.panel, opened.texts, nav, self._news, opened.foreseen)
            self._steady_rooms[waiting] = most._left(PLAINER, waiting)
        return self._steady_rooms[waiting]

    def _rooms(self, pictures: Sequence[Picture], waiting: int) -> Sequence[Room]:
        """What there may be room for: of amounts that are being put together the picture goes before words do."""
        if not (steady := self._steady(waiting)):
            return ANY
        fits = all(each.height * phone.PICTURE <= steady * (each.width or phone.PICTURE) for each in pictures[-1:])
        return STEPPING if fits else UNDRAWN

    def _paying(self, rooms: Sequence[Room]) -> Iterator[Room]:
        """These rooms; where an answer costs what its owner has, that is said in each, and only behind them in none."""
        if not self._opened.pays:
            yield from rooms
            return
        yield from (replace(room, held=True) for room in rooms)
        yield rooms[-1]

    def _least(self) -> int:
        """How high the picture is at least where more than what is barest is told beside it."""
        question, game = self._opened.question, manifest(self._opened.panel.snapshot.row.kind)
        if question and question.kind in game.panels.whole and self._pictured == game.boards.crop:
            return LEAST_WHOLE
        return LEAST

    def _above(self, room: Room) -> list[ui.TextDisplay[Any]]:
        """What is read before the picture: what happened, what scores, and tips."""
        panel, texts = self._opened.panel, self._opened.texts
        advice = tips.tips(panel, texts, self._opened.nav, small=room.small, most=room.tip)
        return [
            *_known(panel, self._news.within(room.news, fought=room.fought), texts, room),
            *([text(*advice)] if advice else []),
        ]

    def _said(self, room: Room, note: str, pictured: str) -> Sequence[str]:
        """What is read below the picture, of which `pictured` is what it shows, "" without one."""
        key = (note, pictured, *room.for_words)
        if key not in self._words:
            opened = self._opened
            said = lines(
                *(opened.panel, opened.labels, opened.question, opened.nav, note),
                pictured=pictured,
                completion=opened.completion,
                lacks=opened.lacks,
                held=room.held,
                brief=room.brief,
                notes=room.notes,
                brought=room.brought,
                last=room.last,
                planned=room.planned,
                explained=room.explains,
            )
            self._words[key] = [*said, *([self._left_out] if room.notes else [])]
        return self._words[key]

    def _offered(self, room: Room) -> Sequence[Row]:
        """Everything to press."""
        if room.for_controls not in self._controls:
            self._controls[room.for_controls] = _controls(self._opened, room)
        return self._controls[room.for_controls]


def view(
    panel: Panel,
    texts: Texts,
    nav: Nav = START,
    note: str = "",
    pictures: Sequence[Picture] = (),
    news: News = NOTHING,
) -> ui.LayoutView:
    """One view of a panel: `view(panel, Texts("en"))` is the panel as it opens, without a picture."""
    return Contents(panel, texts, nav, news).view(pictures, note=note)


def _seen(pictures: Sequence[Picture], room: Room) -> Sequence[Picture]:
    """Those of the pictures for which there is room."""
    if not room.drawn:
        return ()
    return pictures if room.told else pictures[-1:]


def _pictured(opened: Opened) -> str:
    """What the picture of the open question shows, by the name of its view; "" where it has none."""
    drawn = panel_pictures.about(opened.panel, opened.question, opened.nav)
    return drawn.what if drawn else ""


def _letters_left_out(opened: Opened) -> str:
    """That letters of choices are left out, and why; "" where none is."""
    if opened.question is None:
        return ""
    own = letters.of_choices(opened.panel, opened.question, opened.nav, opened.texts)
    return letters.left_out(own.values(), opened.panel.snapshot.row.kind, opened.texts)


def _known(panel: Panel, news: News, texts: Texts, room: Room) -> list[ui.TextDisplay[Any]]:
    """What is read before the question, below the title: beside the button there is room for half a line."""
    scoring = [*_scoring(panel, texts, end=room.end)] if room.scores else []
    told = lines_of_news(news, texts, small_guide=room.small)
    if scoring or told:
        return [text(*scoring, *told)]
    return []


def _scoring(panel: Panel, texts: Texts, *, end: bool) -> Iterator[str]:
    """What scores in this round and, with `end`, at the end; and what else the round is about."""
    row = panel.snapshot.row
    if row.status != "running":
        return
    said = []
    pays = manifest(row.kind).panels.pays(panel.view)
    for when, entries in pays.items():
        if when == "end" and len(pays) > 1 and not end:
            continue
        said.append(texts(f"ui-pays-{when}", list=", ".join(scored(row.kind, entry, texts) for entry in entries)))
    if stakes := manifest(row.kind).panels.stakes(panel.view, panel.seat):
        said.append(texts(f"{row.kind}-stakes", **texts.facts(row.kind, stakes)))
    if said:
        yield f"-# {' · '.join(said)}"


def _controls(opened: Opened, room: Room) -> list[Row]:
    """Everything to press, always in this order; a turn that may end here ends above what else it could do.

    Where what is open is asked aside of the turn, such as an offer of somebody, nothing of the turn can be pressed but
    the way back to it. What ends it by giving something up unspent is the last of all, and the rest stands as where it
    cannot end.
    """
    panel, labels, texts = opened.panel, opened.labels, opened.texts
    around, others = _around(opened, undo=room.undo), _others(opened, room)
    if panel.snapshot.row.status != "running":
        return [*around, *_again(panel, texts), others]
    if asked_aside(panel, opened.question):
        return [*_answers_and_beside(opened, room), others]
    last = list[Control]()
    if forfeits := ending(panel, labels).label:
        here = more.open_part(opened.question, opened.nav)
        last.append(button(forfeits, Call("give-up", panel.snapshot.row.id, panel.panel_revision, here), Style.danger))
    whole = panel.confirmable and not last
    turn = [*_take_over(panel, texts), *_turn(panel, texts, confirmable=whole)]
    answers = _answers_and_beside(opened, room)
    aside = opened.question is not None and opened.question.aside
    first = (whole or panel.plan is not None) and not aside
    asked = [*turn, *answers] if first else joined(answers, turn)
    return [*joined(asked, around), others, *rows(last)]


def _again(panel: Panel, texts: Texts) -> list[Row]:
    """What the post of the end offers whoever has played: the game once more, after a first one another, or others."""
    snapshot = panel.snapshot
    row = snapshot.row
    if not row.ended_together or row.practice or snapshot.sits:
        return []
    verbs = ("first", "hub") if row.guided else ("rematch",)
    return rows([button(texts(f"ui-{verb}"), Call(verb, row.id)) for verb in verbs])


def _others(opened: Opened, room: Room) -> Row:
    """*More*, with what has no button of its own in this room."""
    panel, question = opened.panel, opened.question
    ways = [] if room.beside else [way for way in _ways(opened) if way[0] not in opened.always]
    cut = tips.cut(panel, opened.texts, opened.nav, room.tip)
    undo = panel.undoable and not room.undo
    first = [verb for verb, there in (("undo", undo), ("tip", cut)) if there]
    return more.select_more(panel, opened.texts, question, opened.nav, [*first, *opened.more], ways)


def _answers_and_beside(opened: Opened, room: Room) -> list[Row]:
    """The answers to the open question with what stands beside them, or the ways from a turn that is complete."""
    if opened.question is None:
        return _beside(opened, buttons=True)
    answers = joined(_answers(opened, opened.question, room), _beside(opened, buttons=room.beside))
    if room.never:
        return joined(answers, _never(opened, opened.question))
    return answers


def _answers(opened: Opened, question: Decision, room: Room) -> list[Row]:
    panel, nav = opened.panel, opened.nav
    shown, given = manifest(panel.snapshot.row.kind), panel.given.get(question.kind)
    if room.brief and given and len(given) > 1:
        given = None
    place = Where(
        panel.snapshot.row.id,
        panel.panel_revision,
        nav.group,
        nav.page,
        letters=letters.of_choices(panel, question, nav, opened.texts),
        marked=letters.marked(panel, question, nav),
        several=shown.panels.several,
        headed=shown.panels.headed,
        listed=shown.panels.listed,
        fact=shown.boards.place,
        given=given,
        foreseen=opened.foreseen,
        completion=opened.completion,
        lacks=opened.lacks is not None,
        lines=room.lines,
    )
    return question_controls.controls(question, opened.labels, place)


def _beside(opened: Opened, *, buttons: bool) -> list[Row]:
    """The ways from a question, or from a turn that is complete, to what else is open, and to promises in deals.

    Without `buttons` of the former it is those alone that always have one.
    """
    panel, question, shown = opened.panel, opened.question, list[Control]()
    for kind, said in _ways(opened):
        if not (buttons or kind in opened.always):
            continue
        shown.append(button(said, Call("open", panel.snapshot.row.id, panel.panel_revision, (kind,))))
    if question and not panel.snapshot.sits:
        shown += promises.controls_beside(panel.snapshot, question, opened.texts)
    return rows(shown)


def _ways(opened: Opened) -> list[tuple[str, str]]:
    """The kinds of what else is open, and what leads there; first the way back to a turn that is complete.

    To what is decided beforehand *More* leads, but whoever sits for another, who has nothing else to decide so.
    """
    question, panel = opened.question, opened.panel
    apart = () if panel.snapshot.sits else manifest(panel.snapshot.row.kind).panels.beforehand
    others = [
        (other.kind, _way_to(other, question, opened.labels))
        for other in panel.questions
        if other.kind not in apart and (question is None or other.kind != question.kind)
    ]
    if question and open_question(opened.panel, START) is None:
        others.insert(0, (NONE, opened.texts("ui-back-turn")))
    return others[:OTHERS]


def _way_to(other: Decision, question: Decision | None, labels: Labels) -> str:
    """What leads to another question: back to what the turn is about from what is open at any time of it.

    A game may have fewer words for it than for what is asked.
    """
    if is_beside(question) and not is_beside(other):
        return labels.texts("ui-back-turn")
    own = f"{labels.game}-open-{other.kind}"
    if labels.texts.has(own):
        return labels.texts(own, **labels.texts.facts(labels.game, other.facts, labels.names))
    return labels.ask(other)


def _never(opened: Opened, question: Decision) -> list[Row]:
    """The way to the orders that answer a question from now on, if there are any."""
    panel = opened.panel
    if not _has_never(panel, question):
        return []
    never = Call("never", panel.snapshot.row.id, panel.panel_revision, more.open_part(question, opened.nav))
    return rows([button(opened.texts("ui-never"), never)])


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


def _around(opened: Opened, *, undo: bool) -> list[Row]:
    """What leads on from here: to what may come, and to the turn before; `undo` says whether that has a button."""
    panel, texts, question = opened.panel, opened.texts, opened.question
    row, shown = panel.snapshot.row, list[Control]()
    rests = question is None and not panel.snapshot.sits  # whoever sits for another only answers
    if rests and not row.guided and (panel.plannable or panel.ahead):
        planned = panel.armed is not None or not panel.ahead.keys().isdisjoint(panel.snapshot.planned(panel.seat))
        label = texts("ui-plan-change" if planned else "ui-plan")
        shown.append(button(label, Call("plan", row.id, panel.panel_revision, more.open_part(question, opened.nav))))
    if panel.undoable and undo:
        shown.append(_control("undo", panel, texts))
    if panel.redoable:
        shown.append(_control("redo", panel, texts))
    return rows(shown)
