"""The course of a game: the points of each seat round by round as curves, and what they come from in the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from images.drawing.faces import printable
from images.drawing.fonts import fit
from images.drawing.paint import Painter
from images.drawing.scene import Scene, Text, Thing, panel
from images.drawing.theme import MUTED, PANEL, rimmed, themed
from images.layout.badges import badge
from images.layout.fitting import within
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.layout.seats import Owner
from images.layout.sources import Part, Row, table, totals
from images.options import Options
from images.view import View
from images.words.limited import Line, limited
from images.words.numbers import written
from images.words.phrases import Texts, bold, listed, titled

OwnersOf = Callable[[Any, Texts, Sequence[str]], Sequence[Owner]]
SourcesOf = Callable[[Any], Sequence[Mapping[str, int]]]

LEFT, RIGHT = 96, WIDTH - 330  # px between which the rounds lie
TALL, LOW = 470, 220  # px of the curves, and where the message has less room
MANY = 7  # parts that a description tells apart where all are too many for it
FEW = 4  # parts that stand apart in the least room, or more: the smaller ones are one row
MOST_ALT = 1024  # characters of a description
APART = 52  # px between the badges at their ends
GRID = themed("#4a5270", "#aab2ca")
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200)  # points from one line of the grid to the next
MOST_LINES = 6
NUMBERS = 12  # of rounds that have room below


def view(game: str, owners_of: OwnersOf, sources_of: SourcesOf, painters: Mapping[str, Painter]) -> View:
    """The view of a game, whose seats `owners_of` gives of a position.

    `sources_of` gives by seat what the points come from once it is over, by part; `<game>-picture-part-<part>` says it.
    """

    def scene(position: Any, texts: Texts, options: Options) -> Scene:
        owners = owners_of(position, texts, options.names)
        parts = _parts(game, texts, options.sources or sources_of(position))
        shown = partial(_drawn, owners, texts=texts, options=options)
        fewer = (_largest(parts, most, texts) for most in range(len(next(iter(parts), {})) - 2, FEW - 1, -1))
        low = (partial(shown, told, LOW) for told in fewer if _tells_most(told, texts))
        return within([partial(shown, parts, TALL), partial(shown, parts, LOW), *low], options.room)

    def alt(position: Any, texts: Texts, options: Options) -> str:
        ended = _ranked(owners_of(position, texts, options.names), options)
        told = listed((_name(who, options), options.course[-1][who.seat]) for who in ended)
        said = [texts("picture-course-alt", rounds=max(0, len(options.course) - 1 - options.scored_last), list=told)]
        parts = _parts(game, texts, options.sources or sources_of(position))
        if parts and len(options.course) > 1:
            whole = " ".join([*said, _told_of(parts, ended, texts, options)])
            if len(whole) <= MOST_ALT:
                return whole
            said.append(_told_of(_largest(parts, MANY, texts), ended, texts, options))
        return " ".join(said)

    def words(position: Any, texts: Texts, options: Options) -> list[str]:
        lines = [Line(bold(texts("picture-course")))]
        parts = _parts(game, texts, options.sources or sources_of(position))
        for who in _ranked(owners_of(position, texts, options.names), options):
            points = ", ".join(written(each[who.seat]) for each in options.course)
            lines.append(Line(titled(_name(who, options), points)))
            if parts:
                lines.append(Line(f"- {listed(parts[who.seat].items())}"))
        return [*limited(lines)]

    return View(scene, painters, alt, words)


def _parts(game: str, texts: Texts, found: Sequence[Mapping[str, int]]) -> list[dict[str, int]]:
    """What the points come from in words, by seat: what brought anybody some."""
    scored = [part for part in next(iter(found), {}) if any(own.get(part) for own in found)]
    return [{texts(f"{game}-picture-part-{part}"): own.get(part, 0) for part in scored} for own in found]


def _told_of(parts: Sequence[Mapping[str, int]], ended: Sequence[Owner], texts: Texts, options: Options) -> str:
    """What the points of each seat come from, in words."""
    rest = texts("picture-sources-rest")
    scored = ((_name(who, options), listed(_scored(parts[who.seat], rest))) for who in ended)
    each = (f"{name}: {came_from}" for name, came_from in scored if came_from)
    return f"{texts('picture-sources')}: {'; '.join(each)}."


def _scored(points: Mapping[str, int], rest: str) -> list[tuple[str, int]]:
    """The parts that brought a seat points or cost it some, the greatest first, and the `rest` last."""
    found = ((part, number) for part, number in points.items() if number)
    return sorted(found, key=lambda each: (each[0] == rest, -abs(each[1])))


def _largest(parts: Sequence[Mapping[str, int]], most: int, texts: Texts) -> list[dict[str, int]]:
    """So many parts that brought most to all together, and the smaller ones in one sum behind them."""
    size = {part: sum(abs(own[part]) for own in parts) for part in next(iter(parts), {})}
    smaller = sorted(size, key=lambda part: -size[part])[most:]
    if len(smaller) < 2:
        return [dict(own) for own in parts]
    rest = texts("picture-sources-rest")
    return [
        {**{part: own[part] for part in own if part not in smaller}, rest: sum(own[part] for part in smaller)}
        for own in parts
    ]


def _tells_most(parts: Sequence[Mapping[str, int]], texts: Texts) -> bool:
    """Whether the smaller parts together brought everybody less than the greatest did."""
    size = {part: sum(abs(own[part]) for own in parts) for part in next(iter(parts), {})}
    return size.pop(texts("picture-sources-rest"), 0) < max(size.values(), default=1)


def _drawn(
    owners: Sequence[Owner], parts: Sequence[Mapping[str, int]], tall: int, *, texts: Texts, options: Options
) -> Scene:
    """The curves, so `tall` in px, and below them what the points come from."""
    drawn = Scene(WIDTH)
    top = _curves(drawn, owners, tall, texts, options)
    drawn.height = round(_sources(drawn, owners, parts, texts, options, top))
    return drawn


def _sources(
    drawn: Scene,
    owners: Sequence[Owner],
    parts: Sequence[Mapping[str, int]],
    texts: Texts,
    options: Options,
    top: float,
) -> float:
    """What the points come from, below the curves; returns where it ends, in px."""
    ranked = _ranked(owners, options)
    if not parts or not ranked:
        return top
    top = section(drawn, texts("picture-sources"), top)
    rows = [Row(replace(who, name=_name(who, options)), parts[who.seat]) for who in ranked]
    return table(drawn, {part: Part(part) for part in parts[0]}, rows, top, totals(rows, texts)) + 14


def _curves(drawn: Scene, owners: Sequence[Owner], tall: int, texts: Texts, options: Options) -> float:
    """A curve for each seat, in so many px of height; returns where they end, in px."""
    top = heading(drawn, texts("picture-course"))
    if len(options.course) < 2:
        drawn.add(Text(texts("picture-course-none"), MARGIN, top + 30, colour=MUTED, tag="nothing"))
        return top + 74
    bottom = top + tall
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, bottom + 60), PANEL))
    most = max(max(points) for points in options.course)
    least = min(0, min(min(points) for points in options.course))
    step = next((step for step in STEPS if (most - least) / step <= MOST_LINES), STEPS[-1])
    most += -most % step  # no curve leaves the grid

    def x_of(number: int) -> float:
        return LEFT + (RIGHT - LEFT) * number / (len(options.course) - 1)

    def y_of(points: float) -> float:
        return bottom - 12 - (tall - 48) * (points - least) / max(1, most - least)

    for points in range(least - least % step, most + 1, step):
        if points >= least:
            _curve(drawn, GRID, [(LEFT, y_of(points)), (RIGHT, y_of(points))], "2", "grid")
            drawn.add(Text(written(points), LEFT - 16, y_of(points), 28, MUTED, anchor="r", tag="scale"))
    rounds = len(options.course) - options.scored_last
    every = -(-(rounds - 1) // NUMBERS)
    for number in range(every, rounds, every):
        drawn.add(Text(str(number), x_of(number), bottom + 30, 28, MUTED, anchor="m", tag="round"))
    if options.scored_last:
        drawn.add(
            Text(texts("picture-course-end"), x_of(rounds), bottom + 30, 28, MUTED, anchor="m", tag="end of game")
        )
    for who in reversed(_ranked(owners, options)):
        path = [(x_of(number), y_of(each[who.seat])) for number, each in enumerate(options.course)]
        _curve(drawn, rimmed(who.colour, PANEL), path, "11", f"rim {who.seat}")
        _curve(drawn, who.colour, path, "7", f"curve {who.seat}")
    _ends(drawn, owners, options, {who.seat: y_of(options.course[-1][who.seat]) for who in owners}, top + 30)
    return bottom + 74


def _curve(drawn: Scene, colour: str, points: Sequence[tuple[float, float]], wide: str, tag: str) -> None:
    """A line through some points of the picture, so many px wide."""
    left, right = points[0][0], points[-1][0]
    upper, lower = min(y for _, y in points), max(y for _, y in points)
    x, y = (left + right) / 2, (upper + lower) / 2
    there = [(at - x, down - y) for at, down in points]
    own = (*there, *there[-2:0:-1])  # lines are closed: it goes back the way it came
    drawn.add(Thing("line", wide, x, y, right - left + 14, lower - upper + 14, 2, colour, own, tag))


def _ends(drawn: Scene, owners: Sequence[Owner], options: Options, ends: Mapping[int, float], top: float) -> None:
    """The badge, points and name of each seat beside the end of its curve, moved apart where those lie close."""
    y = top - APART
    for who in sorted(_ranked(owners, options), key=lambda who: ends[who.seat]):
        y = max(y + APART, ends[who.seat])
        badge(drawn, who, RIGHT + 44, y)
        points = written(options.course[-1][who.seat])
        drawn.add(Text(points, RIGHT + 136, y, 30, weight="Bold", anchor="r", tag=f"end {who.seat}"))
        drawn.add(Text(fit(_name(who, options), 28, 160), RIGHT + 152, y, tag="name"))


def _ranked(owners: Sequence[Owner], options: Options) -> list[Owner]:
    """The seats by their points at the end, the most first."""
    if not options.course:
        return []
    return sorted(owners, key=lambda who: -options.course[-1][who.seat])


def _name(who: Owner, options: Options) -> str:
    """What a seat's person is called, in signs that faces have; else the seat."""
    if who.seat < len(options.names):
        return printable(options.names[who.seat]) or who.name
    return who.name
