"""What a game has to show, and how its people may write. Each cog adds its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


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


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards that anybody may look up: the `ids` of the printed list, and `nowhere`, a view in which none lies open.

    `what` is the picture of one.
    """

    ids: Collection[str]
    nowhere: Callable[[], Any]
    what: str = "card"


@dataclass(frozen=True, slots=True)
class GamePresentation:
    """The boards everybody shares, the first of them the main one; `sheet` shows what lies before a seat ("" is none).

    `own` is what a person's panel shows in place of the main board: a picture for a kind of question, or for all ("").
    `since` shows what events did. `crop` shows the places that can be chosen, `place` is the fact of an option that
    names one. `zoom` shows one of the `sectors` of a position, `cards` can be looked up: a game that has these
    has a command for them. `rounds` is how many a game lasts, where that is fixed. `notation` reads the commands of a
    peer platform. `first` are the table options of somebody's first game. `several` are headings of which more than one
    option may be chosen in one go, since the question is asked again after each.
    """

    boards: tuple[str, ...] = ()
    sheet: str = ""
    own: Mapping[str, str] = field(default_factory=dict)
    since: str = ""
    crop: str = ""
    place: str = ""
    zoom: str = ""
    sectors: Callable[[Any], Sequence[str]] = nowhere
    cards: Cards | None = None
    rounds: int = 0
    notation: Notation | None = None
    first: Mapping[str, str] = field(default_factory=dict)
    several: Collection[str] = ()

    def panel(self, kinds: Iterable[str]) -> str:
        """The picture of a panel that asks questions of these kinds."""
        views = [self.own[kind] for kind in (*kinds, "") if kind in self.own]
        return next(iter((*views, *self.boards)), "")


PRESENTATIONS: dict[str, GamePresentation] = {}
BLANK = GamePresentation()


def presentation(kind: str) -> GamePresentation:
    """The face of a game; one that shows no picture when it registered none."""
    return PRESENTATIONS.get(kind, BLANK)
