"""A turn as a draft: answers put together on top of the position, tried on a copy, public only when confirmed.

Only the answers a person gave are kept. What follows from them by itself is worked out anew each time, so taking the
last answer back takes its consequences along.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from bot.store.rows import DraftRow, MoveRow, Rows, SeatRow
from bot.table.base import history
from bot.table.base.run import Run, begin
from bot.table.base.snapshot import Drafted, GameSnapshot, Panel, beside, in_turn, visible_events
from rules.core import play
from rules.core.decisions import Answer, Decision, Illegal
from rules.core.flow import WASTED, Event
from rules.core.play import Move


def drafted(snapshot: GameSnapshot, lines: tuple[str, ...]) -> Run:
    """The run of a draft; raises `Illegal` when it does not fit."""
    run = begin(snapshot)
    for line in lines:
        draft_move(run, snapshot, play.parse(line))
    return run


def draft_move(run: Run, snapshot: GameSnapshot, move: Move) -> None:
    """Take a move and what follows from it for its own seat, up to the close of its turn; raises `Illegal`."""
    run.take(move)
    run.follow({move.seat: snapshot.orders_of(move.seat)}, closing=False)


def lines_of(run: Run) -> tuple[str, ...]:
    """The answers a person gave in a run."""
    return tuple(str(step.move) for step in run.steps if step.how == "person")


def closing(questions: tuple[Decision, ...]) -> Decision | None:
    """The question that *confirm* answers along, if it is the only one left."""
    return questions[0] if len(questions) == 1 and questions[0].closes else None


def confirmable(run: Run, seat: int) -> bool:
    """Whether a run is a whole turn, but for the question that *confirm* answers along."""
    questions = in_turn(run.asked(seat))
    return closing(questions) is not None or bool(run.steps and not questions)


async def panel(
    rows: Rows, snapshot: GameSnapshot, seat: int, run: Run, *, dropped: bool = False, committed: bool = False
) -> Panel:
    """The panel that shows a draft, and what only the log knows."""
    made = panel_of(snapshot, seat, run, dropped=dropped, committed=committed)
    resting = snapshot.row.status == "running" and not made.draft_moves
    undoable = resting and await history.possible(rows, snapshot, seat)
    return replace(made, given=await given(rows, made), learnt=await learnt(rows, made), undoable=undoable)


def panel_of(snapshot: GameSnapshot, seat: int, run: Run, *, dropped: bool = False, committed: bool = False) -> Panel:
    """The panel that shows a draft."""
    running = snapshot.row.status == "running"
    questions = tuple(filter(open_to, _asked(snapshot, seat, run))) if running else ()
    moves = tuple(Drafted(step.move, step.how != "person", step.outcome.events, step.question) for step in run.steps)
    whole = running and confirmable(run, seat)
    made = Panel(
        snapshot, seat, snapshot.seats[seat].panel_revision, moves, run.state, questions, whole, dropped, committed
    )
    return replace(made, wasted=wasted(run, seat)) if running else made


def _asked(snapshot: GameSnapshot, seat: int, run: Run) -> list[Decision]:
    """What a seat is asked after its draft; what is answered beside it, as it is asked in the stored position."""
    stored = (question for question in snapshot.pending if question.seat == seat and beside(question))
    return [*(question for question in run.asked(seat) if not beside(question)), *stored]


def wasted(run: Run, seat: int) -> tuple[Event, ...]:
    """What the draft gives away, with what the answer that *confirm* adds would; the run itself stays as it is."""
    steps, last = list(run.steps), closing(in_turn(run.asked(seat)))
    if last:
        trial = run.trial()
        trial.take(Move(seat, last.kind, last.default))
        steps += trial.steps
    events = (event for step in steps for event in step.outcome.events)
    return tuple(event for event in events if event.kind == WASTED and event.seen_by and seat in event.seen_by)


def news(run: Run, seat: int) -> tuple[Event, ...]:
    """What a seat learns from the moves of a run."""
    return tuple(visible_events((event for step in run.steps for event in step.outcome.events), seat))


def open_to(question: Decision) -> bool:
    """Whether there is anything to say: an answer that is in cannot be changed where it is the only one."""
    return not question.settled or question.ask.forced() is None


async def given(rows: Rows, panel: Panel) -> dict[str, Answer]:
    """The answers to the settled questions of a panel, by kind: the last the seat gave to each."""
    kinds = {question.kind for question in panel.questions if question.settled}
    if not kinds:
        return {}
    for reach in (history.NEAR, panel.snapshot.row.seq):
        log = await rows.log(panel.snapshot.row.id, max(0, panel.snapshot.row.seq - reach), reach)
        moves = [play.parse(row.line) for row in log if row.seat == panel.seat and row.how != "undo"]
        found = {move.kind: move.answer for move in moves if move.kind in kinds}
        if kinds == set(found):
            break
    return found


async def learnt(rows: Rows, panel: Panel) -> dict[str, int]:
    """How many answers of each kind the seat has given in a guided game; nothing in others."""
    if not panel.snapshot.row.guided:
        return {}
    log = await rows.some(MoveRow, game_id=panel.snapshot.row.id, seat=panel.seat)
    return Counter(play.parse(row.line).kind for row in log if row.how == "person")


def draftable(snapshot: GameSnapshot, lines: tuple[str, ...]) -> tuple[str, ...]:
    """As many of these answers as may stand in a draft.

    Those before one that counts at once, no longer fits, or is what *confirm* answers along.
    """
    run = begin(snapshot)
    for number, line in enumerate(lines):
        move = play.parse(line)
        last = closing(in_turn(run.asked(move.seat)))
        if last and move == Move(move.seat, last.kind, last.default):
            return lines[:number]
        try:
            draft_move(run, snapshot, move)
        except Illegal:
            return lines[:number]
        if run.binding:
            return lines[:number]
    return lines


async def load_draft(rows: Rows, snapshot: GameSnapshot, seat: int) -> tuple[Run, bool]:
    """The run of the stored draft, and whether one was there that no longer fits."""
    row = await rows.one(DraftRow, game_id=snapshot.row.id, seat=seat)
    if row is None or snapshot.row.status != "running":
        return begin(snapshot), False
    try:
        run = drafted(snapshot, row.lines)
    except Illegal:
        return begin(snapshot), True
    return (begin(snapshot), True) if run.binding else (run, False)


async def save_draft(rows: Rows, snapshot: GameSnapshot, seat: int, lines: tuple[str, ...]) -> GameSnapshot:
    """Store a seat's draft (an empty one is dropped); its older buttons grow stale."""
    await rows.drop(DraftRow, game_id=snapshot.row.id, seat=seat)
    if lines:
        await rows.put(DraftRow(snapshot.row.id, seat, snapshot.row.seq, lines))
    return await turned(rows, snapshot, seat)


async def turned(rows: Rows, snapshot: GameSnapshot, seat: int) -> GameSnapshot:
    """Make the seat's older buttons stale."""
    row: SeatRow = replace(snapshot.seats[seat], panel_revision=snapshot.seats[seat].panel_revision + 1)
    await rows.put(row)
    return snapshot.reseated(row)
