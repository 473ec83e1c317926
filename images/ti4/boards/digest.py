"""The digest view: what some time brought everybody, a row for each seat, then what lies open to all.

It is told events: the round and what opened that time, then what each seat has of it (`rules/ti4/digest.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.drawing.fonts import SMALLEST, fit, width, wrap
from images.drawing.scene import Scene, Text, panel
from images.drawing.theme import ACCENT, BAD, GOOD, PANEL, PAPER
from images.layout.badges import badge, beside
from images.layout.parts import MARGIN, WIDTH, heading, section
from images.layout.seats import Owner
from images.options import NO_OPTIONS, Options
from images.ti4.phrases import place_name
from images.ti4.seats import owners_of, stage, turn_order
from images.words.numbers import signed
from images.words.phrases import Texts, bold, first_line, sentences, titled
from rules.core.flow import Event
from rules.ti4.digest import LOSSES
from rules.ti4.state import State

HEAD = 58  # px that a name takes
LINE = 38
POINTS, CARDS, PHASE, ROUND = "points", "took-cards", "phase", "round"
THINGS = {  # facts that name things or amounts
    *("cards", "planets", "objectives", "technologies", "units", "amounts", "notes", "laws", "card", "sources"),
}


def scene(position: State, texts: Texts, options: Options = NO_OPTIONS) -> Scene:
    """A row for each seat, in turn order: its points, on the left what it won, on the right what it lost and paid."""
    drawn, owners = Scene(WIDTH), owners_of(position, texts, options.names)
    brought = _brought(options)
    top = heading(drawn, _title(texts, options), _stage(position, texts, options))
    for seat in turn_order(position):
        own = [event for event in brought if event.facts.get("seat") == seat]
        top = _row(drawn, texts, owners, owners[seat], own, top) + 8
    if of_all := [*_of_all(texts, owners, brought)]:
        top = section(drawn, texts("ti4-picture-digest-all"), top + 4)
        for words in of_all:
            top = _words(drawn, words, (MARGIN, WIDTH - MARGIN), top, PAPER)
    drawn.height = round(top + 12)
    return drawn


def _brought(options: Options) -> list[Event]:
    """What is told in rows and below them, without what it is a digest of."""
    return [event for _, event in options.events if event.kind not in (PHASE, ROUND)]


def _title(texts: Texts, options: Options) -> str:
    """What it is a digest of: the phases that ended, or whatever its reader has asked for."""
    phases = [str(event.facts[PHASE]) for _, event in options.events if event.kind == PHASE]
    named = ", ".join(texts(f"ti4-phase-{phase}") for phase in phases)
    return named or options.title or texts("ti4-picture-digest")


def _stage(position: State, texts: Texts, options: Options) -> str:
    """The round that it was in, where that is told, else how far the game is."""
    told = [int(event.facts[ROUND]) for _, event in options.events if event.kind == ROUND]
    return texts("ti4-picture-round", round=told[0]) if told else stage(position, texts)


def _row(drawn: Scene, texts: Texts, owners: Sequence[Owner], who: Owner, own: Sequence[Event], top: float) -> float:
    """A seat with what was brought to it, and what was taken; where the row ends."""
    middle = WIDTH / 2
    columns = ((MARGIN, middle - 12, PAPER), (middle + 12, WIDTH - MARGIN, BAD))
    lines = [_lines(texts, owners, own, lost=lost) for lost in (False, True)]
    wrapped = [[part for line in side for part in wrap(line, SMALLEST, middle - MARGIN - 24)] for side in lines]
    bottom = top + HEAD + LINE * max(map(len, wrapped)) + 10
    drawn.add(panel((MARGIN / 2, top, WIDTH - MARGIN / 2, bottom), PANEL))
    y = top + 32
    badge(drawn, who, MARGIN + 26, y, f"digest {who.seat}")
    start = beside(who, MARGIN + 26, 12)
    drawn.add(Text(fit(who.name, 32, 620, "Bold"), start, y, 32, PAPER, "Bold", tag="name"))
    _points(drawn, texts, own, y)
    for (left, _, colour), side in zip(columns, wrapped, strict=True):
        for number, words in enumerate(side):
            drawn.add(Text(words, left + 4, top + HEAD + LINE * (number + 0.5), SMALLEST, colour, tag="brought"))
    return bottom


def _points(drawn: Scene, texts: Texts, own: Sequence[Event], y: float) -> None:
    """The points at the right edge, behind what has changed of them."""
    for event in own:
        if event.kind == POINTS:
            points, change = int(event.facts["points"]), int(event.facts["change"])
            said, right = texts("ti4-amount-vp", n=points), WIDTH - MARGIN - 8
            drawn.add(Text(said, right, y, 34, ACCENT, "Bold", "r", tag=POINTS))
            if change:
                colour, behind = GOOD if change > 0 else BAD, right - width(said, 34, "Bold") - 16
                drawn.add(Text(signed(change), behind, y, 34, colour, "Bold", "r", tag="change"))


def _words(drawn: Scene, words: str, sides: tuple[float, float], top: float, colour: str) -> float:
    """Words on as many lines as they take; where they end."""
    left, right = sides
    for line in wrap(words, SMALLEST, right - left):
        drawn.add(Text(line, left, top + LINE / 2, SMALLEST, colour, tag="of all"))
        top += LINE
    return top


def _lines(texts: Texts, owners: Sequence[Owner], own: Sequence[Event], *, lost: bool) -> list[str]:
    """What a seat has of it in words: what was brought to it, or what it lost."""
    return [_said(texts, owners, event) for event in own if event.kind != POINTS and (event.kind in LOSSES) == lost]


def _of_all(texts: Texts, owners: Sequence[Owner], brought: Sequence[Event]) -> Iterator[str]:
    for event in brought:
        if "seat" not in event.facts:
            yield _said(texts, owners, event)


def _said(texts: Texts, owners: Sequence[Owner], event: Event) -> str:
    """One thing in words, without whose it is."""
    facts = {name: _fact(texts, owners, name, value) for name, value in event.facts.items()}
    return texts(f"ti4-digest-{event.kind}", **facts)


def _fact(texts: Texts, owners: Sequence[Owner], name: str, value: str | int) -> str | int:
    if isinstance(value, int):
        return owners[value].name if name in ("giver", "receiver", "target") else value
    if name == "places":
        return ", ".join(place_name(texts, place) for place in value.split())
    return ", ".join(_named(texts, word) for word in value.split()) if name in THINGS else value


def _named(texts: Texts, word: str) -> str:
    """A thing by its name, or an amount of one: `cruiser=2`."""
    what, amount, number = word.partition("=")
    return texts(f"ti4-amount-{what}", n=int(number)) if amount else texts(f"ti4-name-{what}")


def alt(position: State, texts: Texts, options: Options = NO_OPTIONS) -> str:
    """What it is about, and the points of everybody, with the strategy cards that each took."""
    owners, brought = owners_of(position, texts, options.names), _brought(options)
    cards = {event.facts["seat"]: f" ({_said(texts, owners, event)})" for event in brought if event.kind == CARDS}
    points = [event for event in brought if event.kind == POINTS]
    told = ", ".join(
        f"{owners[int(each.facts['seat'])].name} {each.facts['points']}{cards.get(each.facts['seat'], '')}"
        for each in points
    )
    return sentences(texts("ti4-picture-alt-digest", what=_title(texts, options), list=told or "–"))


def words(position: State, texts: Texts, options: Options = NO_OPTIONS) -> list[str]:
    """Each seat with all that it has of it, then what lies open."""
    owners, brought = owners_of(position, texts, options.names), _brought(options)
    lines = [first_line(_title(texts, options), _stage(position, texts, options))]
    for seat in turn_order(position):
        own = [event for event in brought if event.facts.get("seat") == seat]
        lines.append(titled(owners[seat].name, " · ".join(_said(texts, owners, event) for event in own) or "–"))
    if of_all := [*_of_all(texts, owners, brought)]:
        lines += [bold(texts("ti4-picture-digest-all")), *of_all]
    return lines
