"""What happened in some moves, in lines that everybody may read, or one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.manifest.manifest import manifest
from bot.plain_text import clip, plain
from bot.store.rows import MoveRow
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.words.texts import Texts
from rules.core.flow import Event

LINE = 1200
BULLET = "• "
BETWEEN = " · "  # of the events of a line
PARTS = (" — ", " → ", "; ")  # of an event: before what it costs, what it brings, and one more of either
CUT = " …"


def round_ended(moves: Sequence[MoveRow], number: int) -> bool:
    """Whether a round ended in some moves and the next one began."""
    events = [event for move in effective_moves(moves) for event in move.events]
    return any(event.kind == "round" and event.facts.get("round") == number + 1 for event in events)


@dataclass(frozen=True, slots=True)
class _Told:
    """What is said of a part of a turn: whose it is, and whether it is the head of a round."""

    seat: int
    head: bool
    lines: Sequence[str]


def happened(
    snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts, viewer: int | None = None
) -> Iterator[str]:
    """What everybody may know of some moves, a line for each turn, parted where a round begins.

    With a seat as `viewer` what it alone may know stands with it, which is for nobody else's eyes.
    """
    for told in _told(snapshot, moves, texts, viewer):
        yield from _lines(told, LINE)


def by_player(
    snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts, viewer: int | None = None
) -> Iterator[str]:
    """The same, with all turns of a player between two rounds in one line, in the order of the first of them."""
    made = [(seat, head, events) for seat, turn in _turns(moves) for head, events in _parts(turn, viewer)]
    for head, parts in groupby(made, key=lambda part: part[1]):
        seats: dict[int, list[Event]] = {}
        for seat, _, events in parts:
            seats.setdefault(seat, []).extend(events)
        for seat, events in seats.items():
            told = _worded(snapshot, seat, events, texts, head=head)
            yield from _lines(_Told(seat, head, [line for part in told for line in part.lines]), LINE)


def after_round(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts, viewer: int | None = None) -> list[str]:
    """What a turn brought from the beginning of a round on, which its mover did not choose; nothing without one."""
    lines = list(_told(snapshot, moves, texts, viewer))
    first = next((number for number, told in enumerate(lines) if told.head), len(lines))
    return [line for told in lines[first:] for line in _lines(told, LINE)]


def _told(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts, viewer: int | None) -> Iterator[_Told]:
    """What the viewer may know, part by part; who answered for another is said once of a turn."""
    for seat, turn in _turns(moves):
        answered = [*answered_by(snapshot, turn, texts)]
        for head, events in _parts(turn, viewer):
            for told in _worded(snapshot, seat, events, texts, head=head):
                said = answered if told.lines and not head else []
                answered = [] if said else answered
                yield replace(told, lines=[*told.lines, *said])


def _turns(moves: Sequence[MoveRow]) -> Iterator[tuple[int, list[MoveRow]]]:
    """The turns among some moves that count: whose each is, and its moves."""
    for (seat, _), turn in groupby(effective_moves(moves), key=lambda move: (move.seat, move.base)):
        yield seat, [*turn]


def _parts(turn: Sequence[MoveRow], viewer: int | None) -> Iterator[tuple[bool, list[Event]]]:
    """What the viewer may know of a turn: the heads of rounds, and what stands between them."""
    seen = [event for move in turn for event in visible_events(move.events, viewer)]
    for head, events in groupby(seen, key=lambda event: event.kind == "round"):
        yield head, [*events]


def _worded(snapshot: GameSnapshot, seat: int, events: Sequence[Event], texts: Texts, *, head: bool) -> Iterator[_Told]:
    """Events in words, parted into lines as the game does."""
    for line in [events] if head else manifest(snapshot.row.kind).telling.lines(events):
        told = [text for event in line if (text := texts.event(snapshot.row.kind, event, snapshot.plain_names))]
        yield _Told(seat, head, told)


def answered_by(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """Who answered for another in some moves, as far as that is known still."""
    names = {each.user_id: each.name for each in snapshot.companions}
    found = dict.fromkeys(names[move.by] for move in moves if move.by in names)
    if found:
        yield texts("post-answered-by", names=", ".join(map(plain, found)))


def _lines(told: _Told, limit: int) -> Iterator[str]:
    if told.head:
        yield from (f"**{text}**" for text in told.lines)
    elif told.lines:
        yield shortened(BULLET + BETWEEN.join(told.lines), limit)


def shortened(line: str, limit: int) -> str:
    """A line of at most `limit` characters that ends with an event, or before a price or a gain, or with a word."""
    if len(line) <= limit:
        return line
    kept = line[: limit - len(CUT) + 1]
    for ends in ((BETWEEN,), PARTS, (" ",)):
        end = max(kept.rfind(each) for each in ends)
        if end > len(BULLET):
            return kept[:end] + CUT
    return clip(line, limit)
