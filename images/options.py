"""What a view is told besides the position. Whoever asks for a picture can say so without loading what draws it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rules.core.flow import Event


@dataclass(frozen=True, slots=True)
class Options:
    """What a view is told besides the position; it ignores what it has no use for.

    Attributes:
        title: words in the corner.
        names: the people's, by seat.
        asked: the seats that the table says are asked, since a position may know more of that than anybody may see.
        seat: whose view it is: who chooses, or what lies before whom.
        marks: places of a map to mark.
        choices: the words of the options that can be chosen; of places, a hex each, or an area of several, apart by
            spaces.
        question: it stands beside a question, which leaves room only for what that is about.
        events: what happened, each with the number of its line in the log.
        sector: a part of a map, as people call it; "" is one in its middle.
        card: the id of a card; "" is one face down.
        entries: entries of the reference, `chapter:id` each.
        course: the points of each seat, by seat, when the first round began and after each round.
        scored_last: the last of `course` are the points behind a scoring at the end of the game, which is no round.
        sources: what the points of each seat come from at the end, by seat and part, where more is known of it than the
            position tells.
        ended: the round that the position names is over, and the next one has begun in it.
        tile: the place that it is about; "" is the one where something happens now.
        room: how many px high it may be, of a picture 1080 px wide, where its message has less room for it than usual;
            0 is as usual. A view leaves out what it can for that; it never makes letters smaller.
    """

    title: str = ""
    names: Sequence[str] = ()
    asked: Collection[int] = ()
    seat: int | None = None
    marks: Sequence[str] = ()
    choices: Sequence[str] = ()
    question: bool = False
    events: Sequence[tuple[int, Event]] = ()
    sector: str = ""
    card: str = ""
    entries: Sequence[str] = ()
    tile: str = ""
    course: Sequence[Sequence[int]] = ()
    scored_last: bool = False
    room: int = 0
    sources: Sequence[Mapping[str, int]] = ()
    ended: bool = False

    @property
    def player(self) -> int:
        """The seat whose view it is; the first one where none was named."""
        return self.seat or 0


NO_OPTIONS = Options()
