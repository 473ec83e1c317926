"""A referee's correction: other moves in the place of what followed a line of the log, checked by the rules.

Each line is a move in the move words (`p2 build mine:3A2`, or with the player's name in the place of `p2`), or `=34`
for move 34 as it was made. The kind of the question may be left out where only one takes the answer. What leaves no
choice follows by itself. A correction is not a way to look ahead: it draws and reveals nothing but what was drawn and
revealed before, in the very moves that did (ADR 16).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.errors import Refusal
from bot.store.rows import MoveRow, Rows
from bot.table.course.rounds import tells_alike
from bot.table.game import history
from bot.table.game.history import Jump
from bot.table.game.jumps import JUMPS, effective_moves
from bot.table.game.run import Run, Step, move_of_line
from bot.table.game.snapshot import GameSnapshot
from bot.table.undoing.rewinding import turns
from rules.core import play
from rules.core.decisions import Illegal
from rules.core.play import Move

REFEREE = -1  # the seat of the undo that a correction begins with: nobody's, so that nobody puts it back alone
MOST_MOVES, LONGEST, LONGEST_REASON = 60, 2000, 200
AS_IT_WAS = "="
COMMENT = "#"


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction that the rules accept: what it leads back to, and the run of its moves from there."""

    jump: Jump
    run: Run

    @property
    def changes(self) -> frozenset[int]:
        """The seats whose moves are other ones than they were, or are not made at all.

        What leaves no choice is nobody's move: it follows, or is gone with what it followed from. Which seats those are
        would tell who has answered blind questions; in a game with such, it is all of them.
        """
        made = [(row.seat, row.line, row.how == "forced") for row in self.jump.taken]
        instead = [(step.move.seat, str(step.move), _forced(step)) for step in self.run.steps]
        seats = {seat for seat, *_ in (*made, *instead)}
        changed = frozenset(seat for seat in seats if _chosen(made, seat) != _chosen(instead, seat))
        blind = any(order.waives for order in self.run.game.orders)
        if changed and blind:
            return frozenset(range(len(self.run.game.scores(self.run.state))))
        return changed

    def after(self, snapshot: GameSnapshot) -> GameSnapshot:
        """The game as it would stand."""
        pending = self.run.pending()
        status = snapshot.row.status if pending else "over"
        return snapshot.led_to(self.run.state, pending, replace(snapshot.row, status=status))


@dataclass(frozen=True, slots=True)
class Changed:
    """Of a seat: its points, and what it has to spend, before and after, where that differs."""

    seat: int
    points: tuple[int, int]
    purse: Mapping[str, tuple[int, int]]


def must_agree(snapshot: GameSnapshot, changes: Collection[int]) -> frozenset[int]:
    """The people who must agree that moves of these seats change: whoever plays them.

    For a computer, nobody can speak but all the others together. Somebody who has stepped back is among those who must
    agree, but has no voice until they return: like one who says nothing.
    """
    seats = [snapshot.seats[seat] for seat in changes]
    own = {seat.user_id for seat in seats if seat.user_id and (seat.person or seat.away)}
    if any(seat.person is None for seat in seats):
        everybody = set(snapshot.people)
    else:
        everybody = set()
    return frozenset(own | everybody)


async def correction_of(rows: Rows, snapshot: GameSnapshot, move: int, lines: Sequence[str], now: int) -> Correction:
    """What these lines lead to in the place of what followed the turn that begins with a move.

    Raises `Refusal` vote-unfit for a move that begins no turn that counts, correction-long (most), correction-draws
    where something that follows by itself draws, or correction-line (number, line), whose cause is the `Illegal` of the
    rules or the `Refusal` that says why.
    """
    if len(lines) > MOST_MOVES:
        raise Refusal("correction-long", most=MOST_MOVES)
    log = await rows.log(snapshot.row.id, 0, snapshot.row.seq)
    if snapshot.window or move not in {each.seq for each in turns(effective_moves(log))}:
        raise Refusal("vote-unfit")
    jump = await history.jump(rows, snapshot, "undo", move - 1, REFEREE, now)
    run = Run(snapshot.game, jump.state, snapshot.row.seed, jump.row.seq, kept=jump.kept)
    logged = {row.seq: row for row in log if row.how not in JUMPS}
    forced = {seat.seat: None for seat in snapshot.seats}
    names = [seat.name for seat in snapshot.seats]
    for number, line in enumerate(lines, 1):
        try:
            _take(run, named_seat(line, names), _kept(line, logged), forced)
        except (Illegal, Refusal) as refused:
            raise Refusal("correction-line", number=number, line=line[:80]) from refused
    steps = len(run.steps)
    run.follow(forced)
    if any(step.outcome.blocks_undo for step in run.steps[steps:]):
        raise Refusal("correction-draws")
    return Correction(jump, run)


def lines_in(text: str) -> tuple[str, ...]:
    """The lines of a text, without what stands behind a `#`, and without empty ones."""
    found = (line.partition(COMMENT)[0].strip() for line in text.splitlines())
    return tuple(line for line in found if line)


def named_seat(line: str, names: Sequence[str]) -> str:
    """A line with the seat of the player in front whose name stands there, such as `p2`; else the line as it is."""
    by_length = sorted(enumerate(names, 1), key=lambda each: -len(each[1]))
    for number, name in by_length:
        if line.casefold().startswith(f"{name.casefold()} "):
            return f"p{number} {line[len(name) :].strip()}"
    return line


def _kept(line: str, logged: Mapping[int, MoveRow]) -> MoveRow | None:
    """The move that a line keeps as it was; None for a line that says another."""
    if not line.startswith(AS_IT_WAS):
        return None
    number = line.removeprefix(AS_IT_WAS).strip()
    original = logged.get(int(number)) if number.isdecimal() and len(number) < 10 else None
    if original is None:
        raise Refusal("correction-number")
    return original


def _typed(run: Run, line: str, forced: Mapping[int, None]) -> Move:
    """The move of a line as the game stands, where the kind of its question may be left out."""
    move, words = play.parse(line), line.partition(" ")[2]
    with suppress(Refusal):
        return move_of_line(run.asked(move.seat), words)
    run.follow(forced)
    with suppress(Refusal):
        return move_of_line(run.asked(move.seat), words)
    return move


def _take(run: Run, line: str, original: MoveRow | None, forced: Mapping[int, None]) -> None:
    """Make the move of a line; what leaves no choice may stand among the lines or be left out."""
    first = len(run.steps)
    move = play.parse(original.line) if original else _typed(run, line, forced)
    if not any(question.kind == move.kind for question in run.asked(move.seat)):
        run.follow(forced)
    run.take(move, "referee")
    *followed, made = run.steps[first:]
    as_before = original is not None and tells_alike(made.outcome.events, original.events)
    if any(step.outcome.blocks_undo for step in followed) or (made.outcome.blocks_undo and not as_before):
        raise Refusal("correction-draws")


def _forced(step: Step) -> bool:
    """Whether a move left no choice, also where it was given as a line."""
    hides = step.question.sealed or step.question.blind
    return step.how == "forced" or (not hides and step.question.ask.forced() is not None)


def _chosen(moves: Iterable[tuple[int, str, bool]], seat: int) -> list[str]:
    """The moves of a seat among `(seat, line, forced)`, in order, without those that left no choice."""
    return [line for whose, line, forced in moves if whose == seat and not forced]


def difference(before: GameSnapshot, after: GameSnapshot) -> Iterator[Changed]:
    """Which values of which player differ, as everybody may see them; players for whom nothing does are left out."""
    game, old, new = before.game, before.view(None), after.view(None)
    points = list(zip(game.scores(old), game.scores(new), strict=True))
    for seat in before.seats:
        was, now = game.purse(old, seat.seat), game.purse(new, seat.seat)
        names = [name for name in {**was, **now} if was.get(name, 0) != now.get(name, 0)]
        purse = {name: (was.get(name, 0), now.get(name, 0)) for name in names}
        if purse or len(set(points[seat.seat])) > 1:
            yield Changed(seat.seat, points[seat.seat], purse)
