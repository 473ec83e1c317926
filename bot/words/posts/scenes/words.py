"""What is told again of a turn, in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.manifest.weight import Weight
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.happened import CUT, bare, shortened
from bot.words.posts.lines import Teller
from bot.words.posts.said import BETWEEN, BULLET, EMPHASIS, STAR, Said
from bot.words.posts.scenes.highlight import Highlight
from bot.words.texts import Texts
from rules.core.flow import Event

SHORT = 200  # characters of a line that are read
COST = "cost:"  # before a fact that says what was paid
POINTS = f"{COST}vp"


def words(snapshot: GameSnapshot, highlight: Highlight, texts: Texts, short: int = SHORT) -> str:
    """A turn in one line of `short` characters, which opens with its points but where what scored them says so itself.

    Of a long one stands nothing of what was paid; then what decided it, what brought most, and how many points the
    others brought, by what they came from where there is room for that. Where none of what is told brought any, those
    are no others. Of turning points of one kind that brought none themselves one is told, and how many more they were.
    Who did it and what is never left out.
    """
    teller = Teller(snapshot, texts)
    told, others, rest = teller.gathered(highlight.lines), list[Said](), ""
    line = _line(teller, highlight, told, others, texts)
    if _length(line) > short:
        told = [_unpaid(snapshot, one, texts) for one in told]
        line = _line(teller, highlight, told, others, texts)
    while _length(line + rest) > short and len(told) > 1:
        least = _least(teller, highlight, told)
        others.append(least)
        told = [one for one in told if one is not least]
        if brought := _brought(others):
            rest = _rest(snapshot, highlight, told, brought, texts)
        elif _matters(least) and not teller.begins(least) and not _counted(least, told):
            rest = CUT
        line = _line(teller, highlight, told, others, texts)
    in_all = sum(_brought(others).values())
    if _length(line + rest) > short and rest and in_all:
        rest = _rest(snapshot, highlight, told, {"": in_all}, texts)
    if _length(line + rest) > short and in_all and _length(line) <= short - len(CUT):
        rest = CUT  # the points before the line are all of them
    if _length(line + rest) > short:
        line = shortened(line, short - len(rest)).removesuffix(rest)
    return line + rest


def _unpaid(snapshot: GameSnapshot, said: Said, texts: Texts) -> Said:
    """Something without what was paid for it, but for points."""
    if said.event is None:
        return said
    left = {name: fact for name, fact in said.event.facts.items() if name == POINTS or not name.startswith(COST)}
    if len(left) == len(said.event.facts):
        return said
    return replace(said, text=texts.event(snapshot.row.kind, Event(said.event.kind, left), snapshot.plain_names))


def _rest(
    snapshot: GameSnapshot, highlight: Highlight, told: Sequence[Said], brought: Mapping[str, int], texts: Texts
) -> str:
    """What brought the points that are not told; "" where the points before the line are all of them, of no known part.

    They are others only beside points that are told.
    """
    parts = by_part(snapshot, brought, texts)
    if any(one.points for one in told):
        return BETWEEN + texts("chapter-others", parts=parts)
    return BETWEEN + parts if any(brought) else ""


def _counted(said: Said, told: Sequence[Said]) -> bool:
    """Whether something is a turning point without points that is counted with another of its kind."""
    return _countable(said) and any(_countable(one) and _same(one, said) for one in told)


def _countable(said: Said) -> bool:
    return said.weight is Weight.TURNING_POINT and not said.points and said.seat is not None and bool(said.kind)


def _same(one: Said, other: Said) -> bool:
    return (one.kind, one.seat) == (other.kind, other.seat)


def _brought(others: Sequence[Said]) -> Mapping[str, int]:
    """The points of what is not told, by what they came from; "" is where that is not known."""
    points = Counter[str]()
    for said in others:
        points.update(dict(said.parts) or {"": said.points})
    return {part: points[part] for part in points if points[part]}


def by_part(snapshot: GameSnapshot, brought: Mapping[str, int], texts: Texts) -> str:
    """Points by what they came from."""
    kind = snapshot.row.kind
    told = [
        texts("finale-part", part=texts(f"{kind}-picture-part-{part}"), points=points)
        for part, points in brought.items()
        if part
    ]
    if points := brought.get(""):
        told.append(texts("chapter-gained", points=points))
    return ", ".join(told)


def _least(teller: Teller, highlight: Highlight, told: Sequence[Said]) -> Said:
    """What may be left out first: routine before the end, as what a battle cost behind which another was fought.

    Then the last routine, then another turning point of a kind, then who attacked whom in a battle, then what brought
    least: of turning points the first.
    """
    last = max((place for place, one in enumerate(told) if _matters(one)), default=0)
    if routine := [one for one in told if not _matters(one)]:
        return routine[0] if any(one is routine[0] for one in told[:last]) else routine[-1]
    if alike := [one for place, one in enumerate(told) if _counted(one, told[:place])]:
        return alike[-1]
    begun = [one for one in told if teller.begins(one)]
    if begun and len(begun) < len(told):
        return begun[0]
    return min(told if highlight.turning_point else reversed(told), key=_worth)


def _length(line: str) -> int:
    """The characters of a line that are read."""
    return len(line.replace(EMPHASIS, ""))


def _matters(said: Said) -> bool:
    """Whether something decided or scored anything."""
    return said.weight is Weight.TURNING_POINT or said.points != 0


def _line(teller: Teller, highlight: Highlight, told: Sequence[Said], others: Sequence[Said], texts: Texts) -> str:
    """What is told of a turn in one line, with the points of the whole, and how many `others` were of the same kind."""
    named = [said.points for said in told if said.points]
    what = teller.in_one([_with_its_like(one, told[:place], others, texts) for place, one in enumerate(told)])
    if highlight.points > 0 and named != [highlight.points]:
        what = texts("chapter-brought", what=what, points=highlight.points, turns=highlight.turns)
    return (STAR if highlight.turning_point else BULLET) + what


def _with_its_like(said: Said, before: Sequence[Said], others: Sequence[Said], texts: Texts) -> Said:
    """A turning point with how many others of its kind are not told, in the place of what it cost alone."""
    more = sum(_countable(said) and _counted(said, [one]) for one in others)
    if not more or any(_counted(said, [one]) for one in before):
        return said
    what = bare(said.text)
    return replace(said, text=texts("chapter-and-more", what=what, count=more))


def _worth(said: Said) -> tuple[bool, int, bool]:
    """How much something of a turn matters: a turning point more than any points."""
    return said.weight is Weight.TURNING_POINT, said.points, said.foremost
