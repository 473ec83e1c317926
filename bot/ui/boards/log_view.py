"""The log of a game, page by page: as many moves as a phone has room for, with the ways to those before and after."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby

from discord import ui

from bot.manifest.manifest import manifest
from bot.store.company_rows import SittingRow
from bot.store.deed_rows import DeedRow
from bot.store.rows import LIVING, MoveRow
from bot.table.course.chapters import ROUND
from bot.table.course.rounds import round_begun
from bot.table.game.answering import ANSWER, PLAN, by_default
from bot.table.game.jumps import JUMPS, counts, target
from bot.table.game.sittings import as_seated
from bot.table.game.snapshot import GameSnapshot, visible_events
from bot.ui.kit.controls import Row, button, select
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import MENU, Picture, card, layout, text
from bot.ui.panel import phone
from bot.words.chance import proof_line, seed_line
from bot.words.choices import revision_line
from bot.words.labels import Labels, title
from bot.words.people import answered_by
from bot.words.posts.happened import shortened, small
from bot.words.posts.opening import first_round, opening
from bot.words.posts.said import EMPHASIS
from bot.words.texts import Texts
from bot.words.votes import deed
from rules.core.flow import Event
from rules.core.game import Game

MOVES = 12  # on a page at most
LINE = 1200  # letters of an entry: what is longer ends with a whole event
SHORTER = (600, 300, 80)  # of one that no phone has room for
TO, FROM = "to", "from"  # before the number of the last or first move of a page


def view(
    snapshot: GameSnapshot,
    texts: Texts,
    seat: int | None,
    moves: Sequence[MoveRow],
    deeds: Sequence[DeedRow] = (),
    back: Sequence[Row] = (),
    standing: Sequence[range] | None = None,
    sittings: Sequence[SittingRow] = (),
    *,
    onward: bool = False,
    since_round: int = 0,
) -> ui.LayoutView:
    """A page of the log with these moves, as a seat (None is an onlooker) may read it.

    `since_round` is the round in which the first of them was made. It is headed with its rounds and moves, and each
    round that begins on it has a line of its own.

    Where a phone has no room for all, they stand in small letters, and then only as many as fit whole: the last of
    them, or `onward`, from one on, the first. What tells nothing stands in the entry before it, whose number then is a
    range. `deeds` are what was done to the table: those beside these moves stand each behind the move after which it
    was done. `standing` are the numbers of the moves that count (None: all); the others are marked. `sittings` say who
    sat where. Above the first move stands what was there before it.
    """
    entries_of = {move.seq: told for move in moves if (told := _parted(snapshot, texts, seat, move, sittings))}
    there = [move for move in moves if move.how not in JUMPS]

    def way(pictures: Sequence[Picture], *, shown: Sequence[MoveRow], low: bool, most: int = LINE) -> ui.LayoutView:
        told = []
        for move, seqs in _together(shown, entries_of):
            for entry in entries_of[move.seq]:
                told.append((seqs[0], _line(entry, seqs, move, texts, standing, most)))
        beside = deeds_beside(deeds, shown)
        told += [(done.seq, texts("ui-log-deed", what=deed(done.kind, done.facts, snapshot, texts))) for done in beside]
        lines = [line for _, line in sorted(told, key=lambda each: each[0])]
        first = () if shown and shown[0].seq > 1 else opening(snapshot, texts)
        said = [*first, *(map(_small, lines) if low else lines or [texts("ui-log-empty")])]
        boards = _boards_then(snapshot, texts, [move for move in there if move in shown], entries_of)
        controls = _log_controls(snapshot, texts, shown, seat)
        where = _where(snapshot, texts, shown, _round_of(snapshot, moves, shown, since_round))
        head = text(title(snapshot, texts), *where, *said, *_of_chance(snapshot, texts))
        return layout(card(head, *boards, *controls, *back))

    fewer = [moves[:count] if onward else moves[-count:] for count in range(len(moves), 0, -1)]
    ways = [partial(way, shown=moves, low=False), *(partial(way, shown=some, low=True) for some in fewer)]
    ways += [partial(way, shown=some, low=True, most=most) for some in fewer[-1:] for most in SHORTER]
    return phone.fitting(ways, ())


@dataclass(frozen=True, slots=True)
class Entry:
    """What a line of the log says; `head`: that a round begins; `under`: more of the move of the line before it."""

    words: str
    head: bool = False
    under: bool = False


def _line(
    entry: Entry, seqs: Sequence[int], move: MoveRow, texts: Texts, standing: Sequence[range] | None, most: int
) -> str:
    """An entry of at most so many letters as a page has it: under its numbers, or in small letters below such a one."""
    if entry.under:
        return small(_marked(shortened(entry.words, most), move, texts, standing))
    line = entry.words if entry.head else shortened(_numbered(seqs, entry.words), most)
    return _marked(line, move, texts, standing)


def _entries(lines: Sequence[str]) -> list[Entry]:
    """The lines of a move as entries: the first has its number."""
    return [Entry(words, under=place > 0) for place, words in enumerate(lines)]


def _small(line: str) -> str:
    """A line in small letters, but for what heads a round."""
    return line if line.startswith(EMPHASIS) and line.endswith(EMPHASIS) else small(line)


def _where(snapshot: GameSnapshot, texts: Texts, shown: Sequence[MoveRow], first: int) -> list[str]:
    """The rounds and the moves of a page, and of how many moves: pages hold what fits, so that nobody counts them.

    Its first move was made in round `first`, or (0) before there was one.
    """
    if not shown:
        return []
    begun = [number for move in shown if (number := round_begun(move))]
    first = first or min(begun, default=0)
    last = max(begun, default=first)
    rounds = str(first) if first == last else f"{first}–{last}"
    among = {"first": shown[0].seq, "last": shown[-1].seq, "total": snapshot.row.seq}
    return [texts("ui-log-page", rounds=rounds, count=len({first, last} - {0}), **among)]


def _round_of(snapshot: GameSnapshot, moves: Sequence[MoveRow], shown: Sequence[MoveRow], since_round: int) -> int:
    """The round in which the first of those moves was made that are shown; 0 before there was one."""
    before = [number for move in moves if move.seq < shown[0].seq and (number := round_begun(move))] if shown else []
    return max(before, default=since_round or first_round(snapshot))


def _parted(
    snapshot: GameSnapshot, texts: Texts, seat: int | None, move: MoveRow, sittings: Sequence[SittingRow]
) -> list[Entry]:
    """The lines of a move: what it did, and where a round began with it that, and what it brought each seat at once."""
    events = visible_events(move.events, seat)
    heads = [place for place, event in enumerate(events) if event.kind == ROUND]
    if not heads or move.how in JUMPS:
        return _entries(_entry(snapshot, texts, seat, move, sittings))
    labels = Labels(texts, snapshot.row.kind, as_seated(snapshot, sittings, move.seq).plain_names)
    told = _entry(snapshot, texts, seat, replace(move, events=tuple(events[: heads[0]])), sittings)
    found = _entries(told)
    for head, end in zip(heads, [*heads[1:], len(events)], strict=True):
        found.append(Entry(f"{EMPHASIS}{labels.events([events[head]])}{EMPHASIS}", head=True))
        for _, own in groupby(events[head + 1 : end], key=lambda event: event.facts.get("seat")):
            found += [Entry(said) for said in [labels.events([*own])] if said]
    return found


def _together(moves: Sequence[MoveRow], told: Collection[int]) -> list[tuple[MoveRow, list[int]]]:
    """The moves that tell something, each with the numbers of its entry: its own and those after it that tell nothing.

    The first of a page has those before it, too, as has what follows a jump to another position.
    """
    found: list[tuple[MoveRow, list[int]]] = []
    before: list[int] = []
    for move in moves:
        if move.seq in told:
            found.append((move, [*before, move.seq]))
            before = []
        elif found and found[-1][0].how not in JUMPS:
            found[-1][1].append(move.seq)
        else:
            before.append(move.seq)
    return found


def _boards_then(
    snapshot: GameSnapshot, texts: Texts, moves: Sequence[MoveRow], entries_of: Mapping[int, Sequence[Entry]]
) -> list[Row]:
    """A select of the moves on a page, each of which leads to the board of then; nothing without a board."""
    entries = [
        (_numbered([move.seq], entries_of[move.seq][0].words).replace("`", "").replace(EMPHASIS, ""), str(move.seq))
        for move in moves
        if move.seq in entries_of
    ]
    if not entries or not manifest(snapshot.row.kind).boards.main:
        return []
    return [select(Call("then", snapshot.row.id), entries[-MENU:], texts("ui-then"))]


def _marked(line: str, move: MoveRow, texts: Texts, standing: Sequence[range] | None) -> str:
    """The line of a move; where it was taken back it says so."""
    if standing is None or move.how in JUMPS or counts(standing, move.seq):
        return line
    return texts("ui-log-undone", line=line)


def _of_chance(snapshot: GameSnapshot, texts: Texts) -> list[str]:
    """That there is a proof and where, the seed itself once the game has ended; and by which rules it is played."""
    rules = revision_line(snapshot.row, texts) if snapshot.state is not None else ()
    return [*rules, seed_line(snapshot.row, texts) or proof_line(snapshot.row, texts)]


def _log_controls(snapshot: GameSnapshot, texts: Texts, shown: Sequence[MoveRow], seat: int | None) -> list[Row]:
    """What turns the pages; for players the way back to before a line; its file; of an ended game rounds and notes."""
    turner, last = _turner(snapshot, shown, texts), shown[-1].seq if shown else 0
    if seat is not None and snapshot.row.status == "running" and last and not snapshot.row.guided:
        turner.add_item(button(texts("ui-further"), Call("further", snapshot.row.id, 0, (TO, str(last)))))
    begun, ended = snapshot.state is not None, snapshot.row.status not in LIVING
    if begun and ended and manifest(snapshot.row.kind).boards.main:
        turner.add_item(button(texts("ui-rounds"), Call("rounds", snapshot.row.id)))
    if begun:
        turner.add_item(button(texts("ui-export"), Call("export", snapshot.row.id)))
    if begun and ended:
        turner.add_item(button(texts("ui-notebook-read"), Call("notes", snapshot.row.id)))
    return [turner]


def log_lines(
    snapshot: GameSnapshot,
    texts: Texts,
    seat: int | None,
    moves: Sequence[MoveRow],
    sittings: Sequence[SittingRow] = (),
) -> list[str]:
    """What these moves did, a line each under its number, as far as a seat may know; who sat there then is named.

    Of a battle each round has a line of its own, in small letters.
    """
    lines = list[str]()
    for move in moves:
        for entry in _entries(_entry(snapshot, texts, seat, move, sittings)):
            lines.append(small(entry.words) if entry.under else _numbered([move.seq], entry.words))
    return lines


def _numbered(seqs: Sequence[int], entry: str) -> str:
    """An entry under its number, or under the first and the last of its numbers."""
    number = f"{seqs[0]:>3}" if len(seqs) == 1 else f"{seqs[0]}–{seqs[-1]}"
    return shortened(f"`{number}` {entry}", LINE)


def _entry(
    snapshot: GameSnapshot, texts: Texts, seat: int | None, move: MoveRow, sittings: Sequence[SittingRow]
) -> list[str]:
    """What a move did, as far as a seat may know, in a line, or that and one for each round of a battle; or nothing."""
    labels = Labels(texts, snapshot.row.kind, as_seated(snapshot, sittings, move.seq).plain_names)
    told = _told(labels, visible_events(move.events, seat), _why(move, snapshot.game, labels, seat))
    if move.how == "undo":
        by = labels.names[move.seat] if move.seat >= 0 else ""
        told = [labels.texts("ui-log-undo" if by else "ui-log-corrected", name=by, move=target(move) + 1)]
    if move.how == "redo":
        told = [labels.texts("ui-log-redo", name=labels.names[move.seat])]
    if not told:
        return []
    if move.how == "referee":
        told[0] = labels.texts("ui-log-referee", told=told[0])
    return [*told[:-1], "; ".join([told[-1], *answered_by(snapshot, [move], texts)])]


def _told(labels: Labels, events: Sequence[Event], why: str) -> list[str]:
    """What happened, with `why` behind the first of it, which is what was answered: the rest followed from that."""
    answer = next((number for number, event in enumerate(events, 1) if labels.event(event)), 0)
    if not why or not answer:
        return labels.paragraphs(events)
    first, (then, *rest) = labels.events(events[:answer]) + why, labels.paragraphs(events[answer:]) or [""]
    return [labels.texts("event-between").join(filter(None, [first, then])), *rest]


def _why(move: MoveRow, game: Game, labels: Labels, seat: int | None) -> str:
    """Which of its owner's orders answered, told to nobody else; one that holds where nothing is set says so."""
    if not move.why or move.seat != seat:
        return ""
    if move.why == PLAN:
        return f" ({labels.texts('ui-log-by-plan')})"
    order, _, value = move.why.partition("=")
    if order.startswith(ANSWER):
        named = labels.texts("ui-never")
    else:
        named = _named(labels, order, value)
    unset = by_default(game, move.why)
    return f" ({labels.texts('ui-log-by-default' if unset else 'ui-log-by-order', order=named)})"


def _named(labels: Labels, order: str, value: str) -> str:
    texts, game = labels.texts, labels.game
    return f"{texts(f'{game}-order-{order}')}: {texts(f'{game}-choice-{order}-{value}')}"


def deeds_beside(deeds: Sequence[DeedRow], moves: Sequence[MoveRow]) -> list[DeedRow]:
    """Those deeds that belong to a page of the log: all before the second move, and those after any of these moves."""
    if not moves:
        return list(deeds)
    first = moves[0].seq if moves[0].seq > 1 else 0
    return [done for done in deeds if first <= done.seq <= moves[-1].seq]


def _turner(snapshot: GameSnapshot, shown: Sequence[MoveRow], texts: Texts) -> Row:
    """The ways to the moves before those that are shown, and to those after them."""
    first, last = (shown[0].seq, shown[-1].seq) if shown else (1, snapshot.row.seq)
    older = button(texts("ui-log-older"), to_move(snapshot, first - 1), off=first <= 1)
    newer = button(
        texts("ui-log-newer"), Call("log", snapshot.row.id, 0, (FROM, str(last + 1))), off=last >= snapshot.row.seq
    )
    return ui.ActionRow(older, newer)


def to_move(snapshot: GameSnapshot, seq: int) -> Call:
    """The way to the page of the log whose last move has this number."""
    return Call("log", snapshot.row.id, 0, (TO, str(seq)))


@dataclass(frozen=True, slots=True)
class Span:
    """Moves that a page of the log may hold: `count` of them after move `start`, of which the last have to stand there.

    Or the first, where it leads `onward`.
    """

    start: int
    count: int
    onward: bool = False


def span(snapshot: GameSnapshot, call: Call) -> Span:
    """The moves of a call of the log: up to a move or from one on; of a release before a number of pages of `MOVES`."""
    if call.arg(0) == FROM:
        start = min(max(0, call.number(1) - 1), snapshot.row.seq)
        return Span(start, min(MOVES, snapshot.row.seq - start), onward=True)
    last = call.number(1) if call.arg(0) == TO else snapshot.row.seq - call.number(0) * MOVES
    last = min(max(0, last), snapshot.row.seq)
    start = max(0, last - MOVES)
    return Span(start, last - start)
