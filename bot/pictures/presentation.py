"""What a game has to show, and how its people may write. Each cog adds its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.pictures.reference import Reference
from bot.table.waiting.forecast import WaitsOfGame
from rules.core.decisions import Decision, Facts


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


def nowhere(view: Any) -> Sequence[str]:
    """No sectors, as in a game without a map."""
    return ()


def all_there(view: Any) -> Collection[str]:
    """No board is missing."""
    return ()


def nothing_ahead(view: Any, seat: int) -> Facts:
    """No line of what will have to be paid."""
    return {}


Foreseen = Mapping[str, Facts]  # amounts by the word of an option, to stand behind its gains
Forecast = Callable[[Any, Decision], Foreseen]
CARDS = "card"  # the chapter of the reference that has a command of its own


@dataclass(frozen=True, slots=True)
class PanelPicture:
    """The view that a panel shows; `asked` where it is about what is asked, and is told the words of the options."""

    what: str = ""
    asked: bool = False


@dataclass(frozen=True, slots=True)
class GamePresentation:
    """The boards everybody shares, the first of them the main one; `sheet` shows what lies before a seat ("" is none).

    `own` is what a person's panel shows in place of the main board: a view for the open heading of a kind of question
    (`kind/heading`), for a kind of question (`kind`), or for all (""). One that is named by the question is told the
    words of the options as `choices`; the view of the `reference` gets their `entries` instead.
    `since` shows what events did. `crop` shows the places that can be chosen, `place` is the fact of an option that
    names one. `zoom` shows one of the `sectors` of a position, the entries of the `reference` can be looked up: a game
    that has these has a command for them, and one for the chapter `card`. `rounds` is how many a game lasts, where that
    is fixed. `notation` reads the commands of a peer platform. `first` are the table options of somebody's first game.
    `lettered` are views of `own` that give letters to what they are told of, each with the fact of such an option.
    `several` are headings of which more than one option may be chosen in one go, since the question is asked again
    after each; `one_by_one`: after each answer the panel shows all headings, and not the one that was open. `headed`
    are kinds of questions whose headings are buttons however many options they hold, so that the question looks the
    same in every turn; few options stand beside them or in their place, but for a heading named here, too
    (`kind/heading`), which stays closed.
    `forecast` works out what options of a question may lead to, such as the odds of a battle: of a view and a
    question, always the same for the same ones. It may take up to a second and is called in a thread of its own.
    `outlook` has the facts of what a panel says below all that its owner has, with the text `<game>-outlook`: what will
    have to be paid soon. Without facts it says nothing.
    `preview` takes the map out of a view: the main board is shown before the start where that is known by then.
    `unnamed` are amounts of a purse that lines of the log do not name although they changed, each with the reason: by
    name, or by `kind/name` (`kind/*` is every one) in a step with such an event.
    `missing` are boards of which a position has nothing to show, as where they are played without; they get no button.
    `waits` is how often a table waits in a game, counted among computers; without it nothing says how long one takes.
    """

    boards: tuple[str, ...] = ()
    sheet: str = ""
    own: Mapping[str, str] = field(default_factory=dict)
    since: str = ""
    crop: str = ""
    place: str = ""
    zoom: str = ""
    sectors: Callable[[Any], Sequence[str]] = nowhere
    reference: Reference | None = None
    rounds: int = 0
    notation: Notation | None = None
    first: Mapping[str, str] = field(default_factory=dict)
    several: Collection[str] = ()
    lettered: Mapping[str, str] = field(default_factory=dict)
    one_by_one: bool = False
    headed: Collection[str] = ()
    forecast: Forecast | None = None
    outlook: Callable[[Any, int], Facts] = nothing_ahead
    unnamed: Mapping[str, str] = field(default_factory=dict)
    missing: Callable[[Any], Collection[str]] = all_there
    waits: WaitsOfGame | None = None
    preview: Callable[[Any], Any] | None = None

    def boards_of(self, view: Any) -> Sequence[str]:
        """The boards of which a position, None before it begins, has something to show."""
        missing = self.missing(view) if view is not None else ()
        return [board for board in self.boards if board not in missing]

    def panel(self, kind: str = "", heading: str | None = None) -> PanelPicture:
        """The picture of a panel whose open question is of this kind ("" is none), with this heading open."""
        for key in (f"{kind}/{heading}", kind):
            if kind and key in self.own:
                return PanelPicture(self.own[key], asked=True)
        return PanelPicture(self.own.get("") or next(iter(self.boards), ""))

    @property
    def cards(self) -> Sequence[str]:
        """The ids of cards that can be looked up by the command for them."""
        return self.reference.chapters.get(CARDS, ()) if self.reference else ()


PRESENTATIONS: dict[str, GamePresentation] = {}
BLANK = GamePresentation()


def presentation(kind: str) -> GamePresentation:
    """The face of a game; one that shows no picture when it registered none."""
    return PRESENTATIONS.get(kind, BLANK)
