"""The board view of a game that has a map: the whole of it, who has what, who is asked; with numbers, what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any

from images.drawing.scene import Scene, Text
from images.drawing.theme import MUTED
from images.layout.fitting import within
from images.layout.parts import MARGIN, WIDTH
from images.layout.seats import Owner
from images.layout.standings import StandingsRow, points_only, standings
from images.options import NO_OPTIONS, Options
from images.words.phrases import Texts
from rules.core.flow import Event

ORDER = 36  # px that the words between map and rows take


@dataclass(frozen=True, slots=True)
class Marks:
    """Places that are marked on a map, and the numbers of what happened at places.

    `names` are hexes as the map of the game names them; `numbers` has, by hex, the numbers of the lines of the log.
    """

    names: Sequence[str]
    numbers: Mapping[str, Sequence[int]] = field(default_factory=dict)


def _nothing(drawn: Scene, position: Any, owner: Owner, y: float) -> None:
    """Nothing else stands in the row of a seat."""


@dataclass(frozen=True, slots=True)
class MapBoard:
    """What is the same in every such view, from what a game says of its own.

    Attributes:
        game: the id of the game, whose `<game>-picture-order-turns` says that rows go by turn order.
        map: the heading and the whole map with marks on it, and where it ends, in px.
        row: what is said of a seat.
        columns: where the amount of each icon begins in such a row, in px of a picture 1080 px wide.
        seats: the seats of a position in turn order.
        over: whether the game has ended.
        ranked: the seats at its end, whoever wins first.
        marked: the places that are marked where nothing is numbered.
        numbers: the numbers of events by the place where they happened.
        draw_more: draws what else a row has, at its height.
        part: the part of the map around some places, which are marked, or what the viewer has where there are none, for
            a board beside a turn that leaves the whole map no room.
    """

    game: str
    map: Callable[[Any, Texts, Options, Marks], tuple[Scene, float]]
    row: Callable[[Any, Texts, int, Options], StandingsRow]
    columns: Mapping[str, float]
    seats: Callable[[Any], Sequence[int]]
    over: Callable[[Any], bool]
    ranked: Callable[[Any], Sequence[int]]
    marked: Callable[[Any, Options], Sequence[str]]
    numbers: Callable[[Any, Sequence[tuple[int, Event]]], Mapping[str, Sequence[int]]]
    draw_more: Callable[[Scene, Any, Owner, float], None] = _nothing
    part: Callable[[Any, Texts, Options, Sequence[str]], Scene] | None = None

    def order(self, position: Any) -> Sequence[int]:
        """The seats in the order of their rows: the turn order, at the end how they have placed."""
        if self.over(position):
            return self.ranked(position)
        return self.seats(position)

    def scene(self, position: Any, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
        """The whole board view: the map under its heading, and below it a row for each seat.

        `position` is a view of somebody's. Marked are the places that the game's `marked` gives. Beside a
        `question`, as is whether a turn is complete, it is the part where `options.events` happened if the whole map
        has no room, at least where the last of them did.
        """
        ways = [*self._ways(position, texts, options, Marks(self.marked(position, options)))]
        if self.part and options.question:
            places = [*self.numbers(position, options.events)]
            parts = [places[first:] for first in range(len(places))] or [[]]
            ways += [partial(self.part, position, texts, options, part) for part in parts]
        return within(ways, options.room)

    def since(self, position: Any, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
        """The board with numbers of `options.events`, each at the place where it happened.

        Events of which the game's `numbers` names no place have none.
        """
        numbers = self.numbers(position, options.events)
        return within([*self._ways(position, texts, options, Marks([*numbers], numbers))], options.room)

    def _ways(self, position: Any, texts: Texts, options: Options, marks: Marks) -> Iterator[Callable[[], Scene]]:
        """The map and below it the rows.

        Where there is no room for them they are lower, then points alone, and until the end nothing at last.
        """
        whole = cache(partial(self.map, position, texts, options, marks))  # which is the same in every way
        draw = partial(self._drawn, whole, position, texts, options)
        yield from (
            partial(draw, self.row),
            partial(draw, self._by_person),
            partial(draw, self._by_person, points=True),
        )
        if not self.over(position):
            yield draw

    def _drawn(
        self,
        whole: Callable[[], tuple[Scene, float]],
        position: Any,
        texts: Texts,
        options: Options,
        row: Callable[[Any, Texts, int, Options], StandingsRow] | None = None,
        *,
        points: bool = False,
    ) -> Scene:
        """The `whole` map, below it a `row` for each seat, or with `points` what each has in the first column."""
        map_alone, bottom = whole()
        drawn = map_alone.copy()
        drawn.height = round(bottom + 8)
        if row:
            rows = [row(position, texts, seat, options) for seat in self.order(position)]
            self._add_rows(drawn, position, texts, rows, bottom, points=points)
        return drawn

    def _by_person(self, position: Any, texts: Texts, seat: int, options: Options) -> StandingsRow:
        """What is said of a seat in a lower row, which has its person's name in the place of its own."""
        row = self.row(position, texts, seat, options)
        return replace(row, owner=replace(row.owner, name=row.person or row.owner.name), person="")

    def _add_rows(
        self, drawn: Scene, position: Any, texts: Texts, rows: Sequence[StandingsRow], bottom: float, *, points: bool
    ) -> None:
        columns = {icon: x * drawn.width / WIDTH for icon, x in self.columns.items()}

        def draw_more(owner: Owner, y: float) -> None:
            self.draw_more(drawn, position, owner, y)

        words = texts("picture-order-end") if self.over(position) else texts(f"{self.game}-picture-order-turns")
        drawn.add(Text(words, MARGIN, bottom + ORDER / 2, colour=MUTED, weight="Bold", tag="section"))
        if points:
            end = points_only(drawn, rows, next(iter(columns)), bottom + ORDER)
        else:
            end = standings(drawn, rows, columns, bottom + ORDER, draw_more)
        drawn.height = round(end + 8)
