"""Chapters of a game that are shorter than a round, such as a phase, and what one of them brought everybody."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.flow import Event


def nothing_told(before: Any, after: Any, events: Sequence[Event]) -> Sequence[Event]:
    """No chapter brought anybody anything, as in a game that has none."""
    return ()


@dataclass(frozen=True, slots=True)
class Digest:
    """How a game is told in short, chapter by chapter. Without `begins` a chapter is a round, told by its standings.

    Attributes:
        begins: the kinds of events with which a chapter begins, and the one before it ends; a round always does.
        first: what opens the first chapter, of which no event tells.
        of: what happened between two positions as somebody may see them, the one before and the one after, of which
            these events told. Each thing is an event, of a seat where it has the fact `seat`, else of all. Its words
            are `<game>-digest-<kind>`, without its seat.
        points: the kind of the event that says the points of a seat; it comes first and is told beside the name. Its
            fact `change`, where there is one, says by how many they have changed.
        one_by_one: kinds of such events that posts have told as they happened, which the picture gathers: the post
            below which that stands does not say them again.
        view: the view that shows such events as one picture, behind the one that opened the chapter.
    """

    begins: Collection[str] = ()
    first: Event | None = None
    of: Callable[[Any, Any, Sequence[Event]], Sequence[Event]] = nothing_told
    points: str = "points"
    one_by_one: Collection[str] = ()
    view: str = ""


NO_DIGEST = Digest()
