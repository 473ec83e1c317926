"""The manifest of a game: what it brings to the table besides rules and pictures, found by its name in `bot/games`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.manifest.digest import NO_DIGEST, Digest
from bot.manifest.ending import Ending, not_said
from bot.manifest.folds import Fold
from bot.manifest.promises import Promises
from bot.manifest.reference import Reference
from bot.manifest.report import NO_REPORT, Report
from bot.manifest.sources import NO_SOURCES, Sources, points_named
from bot.manifest.tally import Tally
from bot.manifest.weight import Weights
from images.options import NO_OPTIONS, Options
from rules import games
from rules.core.decisions import Answer, Decision, Facts, Illegal
from rules.core.flow import Event

CARDS = "card"  # the chapter of the reference that has a command of its own
Events = Sequence[Event]
Foreseen = Mapping[str, Facts]  # amounts by the word of an option (the words of a proposal, apart by spaces)
Forecast = Callable[[Any, Decision], Foreseen]


class Way(Protocol):
    """A whole answer that the game makes of the part that is chosen, such as units with one way to pay them."""

    @property
    def aims(self) -> Sequence[str]:
        """What it is the best for, by name."""

    @property
    def answer(self) -> Answer:
        """All of it as words, with what is chosen by hand among them."""

    @property
    def facts(self) -> Facts:
        """What else is said of it."""


class Completion(Protocol):
    """What a game makes of an answer that spreads amounts, of which a part is chosen so far.

    `Panels.completed` gives one after each press; whatever is in it may change with the next.
    """

    @property
    def more(self) -> Mapping[str, int]:
        """The slots that are chosen by hand, and how much more each of them could take; the game fills all others."""

    @property
    def facts(self) -> Facts:
        """How things stand: what it costs so far, and what is left of limits."""

    @property
    def ways(self) -> Sequence[Way]:
        """Whole answers with all that is chosen in them; none where nothing is chosen yet, or too much.

        The one that is proposed first comes first. Two aims that come to the same are one way, with both among its
        `aims`.
        """

    @property
    def refused(self) -> Illegal | None:
        """Why what is chosen cannot be, if so."""


Complete = Callable[[Any, Decision, Answer], Completion | None]
Lacking = Callable[[Any, Decision, Answer], Illegal | None]


def itself(view: Any) -> Any:
    """The view as it is."""
    return view


def none_of(view: Any) -> Sequence[str]:
    """Nothing: no sectors, as in a game without a map, and no board that is missing."""
    return ()


def no_letters(texts: Callable[..., str]) -> str:
    """No letter stands for anything else than a choice."""
    return ""


def nothing_played(view: Any) -> Facts:
    """Rules in short that are the same for all tables."""
    return {}


def nothing_ahead(view: Any, seat: int) -> Facts:
    """No line of what is to come."""
    return {}


def pays_nothing(view: Any) -> Mapping[str, Sequence[str]]:
    """No scoring that a panel could remind of."""
    return {}


def nothing_dealt(view: Any) -> Events:
    """Nobody is dealt what they play."""
    return ()


def pays_alike(view: Any, number: int) -> Sequence[str]:
    """No round scores anything of its own."""
    return ()


def one_by_one(events: Events) -> Sequence[Events]:
    """Every event of a turn for itself."""
    return [[event] for event in events]


@dataclass(frozen=True, slots=True)
class Shown:
    """A view of a game (`what`) as everybody may see it.

    Its `options` make it that of some events, as by the place where they happened: `Options(tile="12")`.
    """

    what: str
    options: Options = NO_OPTIONS


def shows_nothing(events: Events) -> Iterable[Shown]:
    """No picture belongs to what happened."""
    return ()


@dataclass(frozen=True, slots=True)
class Boards:
    """What there is to look at.

    Attributes:
        shared: the boards of all, the first of them the main one.
        missing: of them those of which a position has nothing to show, as where they are played without; they get no
            button.
        sheet: shows what lies before a seat ("" is none).
        since: shows what events did.
        crop: shows the places that can be chosen; `place` is the fact of an option that names one, `way` that which
            names the way there where the crop draws it.
        taken: letters that choices do not have, since in these texts they stand for something else on the map, as for
            planets. A panel on which one is left out says so, with the text `<game>-letters`.
        numbered: places have a number that stands on the map and in the words of options: they get no letters.
        zoom: shows one of the `sectors` of a position.
        preview: takes the map out of a view: the main board is shown before the start where that is known by then. None
            while chance is still to lay it.
        map_alone: the view of the map before the start without what chance draws besides, which is not known.
    """

    shared: tuple[str, ...] = ()
    missing: Callable[[Any], Collection[str]] = none_of
    sheet: str = ""
    since: str = ""
    crop: str = ""
    place: str = ""
    way: str = ""
    taken: Callable[[Callable[..., str]], str] = no_letters
    numbered: bool = False
    zoom: str = ""
    sectors: Callable[[Any], Sequence[str]] = none_of
    preview: Callable[[Any], Any] | None = None
    map_alone: Callable[[Any], Any] = itself

    @property
    def main(self) -> str:
        """The main board, which posts and the card show; "" where there is none."""
        return next(iter(self.shared), "")

    def of(self, view: Any) -> Sequence[str]:
        """The boards of which a position, None before it begins, has something to show."""
        missing = self.missing(view) if view is not None else ()
        return [board for board in self.shared if board not in missing]


@dataclass(frozen=True, slots=True)
class PanelPicture:
    """The view that a panel shows; `asked` where it is about what is asked, and is told the words of the options."""

    what: str = ""
    asked: bool = False


@dataclass(frozen=True, slots=True)
class Panels:
    """What a person's own panel is like.

    Attributes:
        pictures: what it shows in place of the main board: a view for the open heading of a kind of question
            (`kind/heading`), for a kind of question (`kind`), or for all (""). One that is named by the question is
            told the words of the options as `choices`; the view of the reference gets their `entries` instead.
        without_purse: views of `pictures`, or kinds of questions, beside which it is not said what their owner has:
            they show it, or are about nothing that is paid.
        whole: kinds of questions whose choices lie all over the map: where the words leave it little room, answers are
            listed, and less is said beside it.
        tables: views that show what everybody has in a table below the map: their owner's is not said again.
        lately: views of `pictures` that show what has happened of late, such as the volleys of a battle.
        told: views of what happened (`Telling.shows`) that a first game shows to those whom it concerns, above the
            question: nobody posts them there.
        lettered: views of `pictures` that give letters to what they are told of, each with the fact of such an option.
        several: headings of which more than one option may be chosen in one go, since the question is asked again after
            each; of options whose words differ only behind the last colon, one.
        one_by_one: after each answer all headings are shown, and not the one that was open.
        headed: kinds of questions that have headings, unless there are few options, which stand in their place; of all
            others every option stands in one list. So the question looks the same in every turn.
        listed: of these, the kinds whose headings stand in one list; those of the others are buttons.
        tried: kinds of questions of which some answers count at once (`<game>-draws-<kind>`), often none: they are
            tried, and nothing is said where none would.
        opening: kinds of questions with which a turn of a seat begins. Several turns may follow each other in a draft:
            once somebody has answered one, nothing is said any more of what an earlier turn gives away.
        led_to: kinds of questions beside the turn that are asked only because an answer beside the turn leads to them:
            they are opened after it.
        beforehand: kinds of questions beside the turn that decide what is asked later, and stand with plans and orders
            in *Decide beforehand*, each with the texts `<game>-open-<kind>` and `<game>-beforehand-<kind>`.
        controls: by kind of question, a function that makes the rows that answer it, such as a trade that is put
            together. It takes the question, its labels and where it stands, as `question_controls.controls` does. Its
            presses go to verbs of its own (`bot.ui.kit.controls.on`) or to those of the common controls.
        forecast: works out what options or proposals of a question may lead to, such as the odds of a battle: of a
            view and a question, always the same for the same ones. It may take up to a second and is called in a thread
            of its own.
        threat: the facts of an attack on a seat that goes on, with the text `<game>-threat`: its panel says it first of
            all. Nothing where nobody attacks. It may take as long as a forecast and is called in the same thread.
        completed: by kind of question, a function that completes an answer which spreads amounts: of a view, the
            question and the part that is chosen; None where this question is answered slot by slot. Its texts:
            `<game>-so-far-<kind>` with the facts of the completion, `<game>-slot-<kind>` with those of a slot and
            `more`, `<game>-price-<kind>` with the former for what stands between less and more, if the game says its
            price there, `<game>-way-<kind>` with the numbers of a way, its `aims` (`<game>-aim-<aim>`, with all of its
            facts), whether it is the `only` one, and `rest`, what is not chosen by hand.
        explained: facts of options that name something the reference tells about, such as a card, each with its chapter
            there: what that does (`<game>-about-<chapter>-<id>`) stands in the list of such options, and above the
            buttons of a few.
        lacking: by kind of question, a function that says why what is spread so far cannot be an answer, where that is
            quickly known: of a view, the question and the amounts. It is said before anybody presses.
        scarce: names of a purse of which it is said where an answer would spend the last: `<game>-last` with `what`.
        fleeting: names of a purse that are told only while there is some: of all others it is said that there is none.
        pays: the entries of the reference (`chapter:id`) that say what scores: "now" in this round, "end" at the end of
            the game. Every panel reminds of them at its top.
        stakes: the facts of what a round is about for a seat where that is no entry of the reference, such as what it
            could score, or how near the end is; told beside it with the text `<game>-stakes`.
        advised: by tip of a first game (`<game>-tip-<id>`) that recommends choices, their headings or words, each up to
            its first colon: it is told only where one of them is offered.
        spelt_out: kinds of questions of which `<game>-beside-<kind>` says what each option costs and gains.
        outlook: the facts of what stands below all that its owner has, with the text `<game>-outlook`: what will have
            to be paid soon. Without facts it says nothing.
    """

    pictures: Mapping[str, str] = field(default_factory=dict)
    without_purse: Collection[str] = ()
    whole: Collection[str] = ()
    tables: Collection[str] = ()
    lately: Collection[str] = ()
    told: Collection[str] = ()
    lettered: Mapping[str, str] = field(default_factory=dict)
    several: Collection[str] = ()
    one_by_one: bool = False
    headed: Collection[str] = ()
    listed: Collection[str] = ()
    tried: Collection[str] = ()
    opening: Collection[str] = ()
    led_to: Collection[str] = ()
    beforehand: Collection[str] = ()
    controls: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    forecast: Forecast | None = None
    threat: Callable[[Any, int], Facts] = nothing_ahead
    completed: Mapping[str, Complete] = field(default_factory=dict)
    explained: Mapping[str, str] = field(default_factory=dict)
    lacking: Mapping[str, Lacking] = field(default_factory=dict)
    scarce: Collection[str] = ()
    fleeting: Collection[str] = ()
    pays: Callable[[Any], Mapping[str, Sequence[str]]] = pays_nothing
    stakes: Callable[[Any, int], Facts] = nothing_ahead
    advised: Mapping[str, Collection[str]] = field(default_factory=dict)
    spelt_out: Collection[str] = ()
    outlook: Callable[[Any, int], Facts] = nothing_ahead


def each_apart(events: Sequence[Event]) -> Mapping[int, Event]:
    """No event belongs with one of another move."""
    return {}


@dataclass(frozen=True, slots=True)
class Telling:
    """How it is told what happened.

    Attributes:
        weights: which events are routine, and which nobody may miss.
        scenes: parts the events of a turn into those that are told together, in the order they happened. One with a
            turning point, such as a battle, is told in lines of its own.
        report: which events part such a scene: what it opens with, its rounds, and its end.
        dealt: the events that tell what everybody plays who was not asked, of the first position as all may see it, and
            what this game scores.
        pays: the entries of the reference (`chapter:id`) that score in the round of a number, told with its heading.
        traits: the message that says in a few words what that is good for, `<game>-<traits>-<id>`, where there is one.
        shows: the views that belong to a post which tells of some events, all of them public.
        titles: what earns a title at the end, by id; its words are `<game>-title-<id>`.
        sources: what the points of each seat come from at the end.
        points: how many points an event brings its seat, less than 0 where it costs some.
        folds: how events of a kind that follow each other are told as one.
        fulfilled: kinds of events that only say what is about to happen, with the kind that says that it has; they are
            left out where what is told goes as far.
        together: of events of several moves those that are told as one, by place: the first with all that they say, the
            others without a kind, which are left out.
        unnamed: amounts of a purse that lines of the log do not name although they changed, each with the reason: by
            name, or by `kind/name` (`kind/*` is every one) in a step with such an event.
        digest: the chapters that are shorter than a round, and what one of them brought everybody.
        ended: what ended the game, of the last position, where that is more than its last round.
        untold: what answers change for everybody and no line tells, each with the reason: `kind/field` with the kind of
            question and the field of the position (`players.dice`), `*` for any of either.
    """

    weights: Weights = field(default_factory=Weights)
    scenes: Callable[[Events], Sequence[Events]] = one_by_one
    dealt: Callable[[Any], Events] = nothing_dealt
    shows: Callable[[Events], Iterable[Shown]] = shows_nothing
    unnamed: Mapping[str, str] = field(default_factory=dict)
    titles: Mapping[str, Tally] = field(default_factory=dict)
    sources: Sources = NO_SOURCES
    digest: Digest = NO_DIGEST
    untold: Mapping[str, str] = field(default_factory=dict)
    report: Report = NO_REPORT
    traits: str = ""
    points: Callable[[Event], int] = points_named
    folds: Mapping[str, Fold] = field(default_factory=dict)
    ended: Callable[[Any], Iterable[Ending]] = not_said
    fulfilled: Mapping[str, str] = field(default_factory=dict)
    together: Callable[[Sequence[Event]], Mapping[int, Event]] = each_apart
    pays: Callable[[Any, int], Sequence[str]] = pays_alike


def each(commands: Sequence[str]) -> Sequence[str]:
    """Every command for itself."""
    return commands


@dataclass(frozen=True, slots=True)
class Notation:
    """How people of a peer platform write a turn.

    `read` takes a position, a seat and a command of theirs and gives our answers, or raises `Illegal`. `joined` makes
    one command of those that are one answer of ours.
    """

    read: Callable[[Any, int, str], list[str]]
    joined: Callable[[Sequence[str]], Sequence[str]] = each


class Unplayable(Exception):
    """Of a game of another platform the line `number`, counted from 1, cannot be played by our rules; 0: its start."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@dataclass(frozen=True, slots=True)
class Foreign:
    """A game of another platform as one of ours: table options, what its players are called, the lines of its moves."""

    options: Mapping[str, str]
    names: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WaitsOfGame:
    """How often a table waits in a game of two and in one of four, counted among computers.

    One wait after another: answers given side by side are one. From it the likely days of a game are reckoned.
    """

    of_two: float
    of_four: float

    def among(self, players: int) -> float:
        """How often among so many players, on a line through the two."""
        return self.of_two + (self.of_four - self.of_two) * (players - 2) / 2


@dataclass(frozen=True, slots=True)
class Manifest:
    """All that a game brings; `manifest(kind).boards.main` is the name of its main board.

    Attributes:
        reference: what can be looked up. A game that has one has a command for it, and one for the chapter `card`.
        notation: reads the commands of a peer platform.
        foreign: reads the file of a game that was played there, whoever made it up: None where it is another file,
            `Unplayable` where our rules do not allow what it holds.
        first_game: the table options of somebody's first game.
        rounds: how many a game lasts, where that is fixed.
        waits: how often a table waits; without it nothing says how long a game takes.
        windows: the kinds of blind questions, and for how many hours such a window is open where the table has not
            chosen. Each has a text, `<game>-window-<kind>`. Of a kind that is not named nobody chooses.
        in_short: the facts of the rules in short (`<game>-rules`): of a view what its table plays, of None of any.
        promises: where people promise each other something; None in a game without deals.
    """

    boards: Boards = field(default_factory=Boards)
    panels: Panels = field(default_factory=Panels)
    telling: Telling = field(default_factory=Telling)
    reference: Reference | None = None
    notation: Notation | None = None
    foreign: Callable[[Mapping[str, Any]], Foreign | None] | None = None
    first_game: Mapping[str, str] = field(default_factory=dict)
    rounds: int = 0
    waits: WaitsOfGame | None = None
    windows: Mapping[str, int] = field(default_factory=dict)
    in_short: Callable[[Any], Facts] = nothing_played
    promises: Promises | None = None

    def picture(self, kind: str = "", heading: str | None = None) -> PanelPicture:
        """The picture of a panel whose open question is of this kind, with this heading open.

        `kind` "" stands for no question, `heading` None for none. It is what `Panels.pictures` has for `kind/heading`,
        else for `kind`, else for "", else the main board.
        """
        for key in (f"{kind}/{heading}", kind):
            if kind and key in self.panels.pictures:
                return PanelPicture(self.panels.pictures[key], asked=True)
        return PanelPicture(self.panels.pictures.get("") or self.boards.main)

    @property
    def cards(self) -> Sequence[str]:
        """The ids of the cards that the game's command for cards looks up: the chapter `card` of its reference."""
        if not self.reference:
            return ()
        return self.reference.chapters.get(CARDS, ())


MANIFESTS: dict[str, Manifest] = {}  # those that somebody has asked for


async def load(kind: str) -> None:
    """Load a game with its manifest where it was not yet, while others are answered: it may take a second."""
    if kind not in MANIFESTS:
        await asyncio.to_thread(manifest, kind)


def manifest(kind: str) -> Manifest:
    """The manifest of a game; one that brings nothing where it has no file.

    `kind` is the name of the game's package, `bot/games/<kind>.py` its file. It is loaded when it is first asked for,
    and every call gives the same object, which nobody changes.
    """
    if kind not in MANIFESTS:
        file = games.optional_module(f"bot.games.{kind}")
        MANIFESTS[kind] = file.MANIFEST if file else Manifest()
    return MANIFESTS[kind]
