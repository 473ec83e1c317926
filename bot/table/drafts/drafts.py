"""A turn as a draft: answers put together on top of the position, tried on a copy, public only when confirmed.

Only the answers a person gave are kept. What follows from them by itself is worked out anew each time, so taking the
last answer back takes its consequences along.

A sealed answer counts at once while other people are waited for. That of whoever is left is held: it stands in the
draft, is not executed, and counts with the confirmation (ADR 0011).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from itertools import takewhile
from operator import itemgetter

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.store.rows import DraftRow, MoveRow, Rows, SeatRow
from bot.table.game import history
from bot.table.game.answering import by_default, options_of
from bot.table.game.jumps import effective_moves
from bot.table.game.positions import round_of
from bot.table.game.run import Held, Run, begin
from bot.table.game.snapshot import Drafted, GameSnapshot, Panel, apart_from_draft, in_turn, visible_events
from bot.table.votes.ballots import unanswered
from rules.core import play
from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.flow import WARNINGS, Event
from rules.core.play import Move

TRIED = 16  # answers to a question


def drafted(snapshot: GameSnapshot, lines: tuple[str, ...]) -> Run:
    """The run of a draft, in which a sealed answer is held at the end; raises `Illegal` when it does not fit."""
    run = begin(snapshot)
    for line in lines:
        draft_move(run, snapshot, play.parse(line), stored=True)
    return run


def draft_move(run: Run, snapshot: GameSnapshot, move: Move, *, stored: bool = False) -> None:
    """Take a move and what follows from it for its own seat, up to the close of its turn; raises `Illegal`.

    An answer that is to be held, or was when the draft was `stored`, is tried and not taken. An answer to the question
    of one that is held takes its place, and one to another question goes before it.
    """
    held, run.held = run.held, None
    question = next((asked for asked in run.asked(move.seat) if asked.kind == move.kind), None)
    if question is None or not question.sealed or question.blind or question.settled:
        run.take(move)
        run.follow({move.seat: snapshot.orders_of(move.seat)}, closing=False)
        if held and not run.binding:
            draft_move(run, snapshot, held.move, stored=True)
        return
    trial = run.trial()
    trial.take(move)
    if stored or reveals(trial, snapshot, question):
        run.held = Held(move, question, trial, _first_wasted(trial))
    else:
        run.adopt(trial)
        run.follow({move.seat: snapshot.orders_of(move.seat)}, closing=False)


def _first_wasted(trial: Run) -> tuple[Event, ...]:
    """What the last answer of a trial gives away by itself; behind that stands what follows from it."""
    return tuple(takewhile(lambda event: event.kind in WARNINGS, trial.steps[-1].outcome.events))


def take_held(run: Run) -> None:
    """Take the answer that was held, as it was tried."""
    if run.held:
        held, run.held = run.held, None
        run.adopt(held.trial)


def reveals(trial: Run, snapshot: GameSnapshot, question: Decision) -> bool:
    """Whether the answer to a sealed question that ends a trial is the last that a person gives to it.

    What computers still owe comes at once. Who has answered is public, so this tells nobody anything.
    """
    if trial.steps[-1].outcome.closed:
        return True
    owing = {other.seat for other in in_turn(trial.pending())}
    return bool(owing) and not any(snapshot.seats[seat].person for seat in owing)


def last_to_answer(run: Run, snapshot: GameSnapshot, question: Decision) -> bool:
    """Whether any answer to this question would be held."""
    if not question.sealed or question.blind or question.settled:
        return False
    if any(snapshot.seats[other.seat].person for other in in_turn(run.pending()) if other.seat != question.seat):
        return False
    trial = run.trial()
    trial.take(Move(question.seat, question.kind, question.default))
    return reveals(trial, snapshot, question)


def lines_of(run: Run) -> tuple[str, ...]:
    """The answers a person gave in a run, as lines of the log, one that is held last.

    What followed by itself is left out: it follows again when these are given anew.
    """
    lines = [str(step.move) for step in run.steps if step.how == "person"]
    if run.held:
        lines.append(str(run.held.move))
    return tuple(lines)


def closing(questions: tuple[Decision, ...]) -> Decision | None:
    """The question that *confirm* answers along, if it is the only one left."""
    if len(questions) == 1 and questions[0].closes:
        return questions[0]
    return None


def confirmable(run: Run, seat: int) -> bool:
    """Whether a run is a whole turn, but for the question that *confirm* answers along."""
    kind = run.held.move.kind if run.held else ""
    questions = tuple(question for question in in_turn(run.asked(seat)) if question.kind != kind)
    return closing(questions) is not None or bool(lines_of(run) and not questions)


async def panel(
    rows: Rows, snapshot: GameSnapshot, seat: int, run: Run, *, dropped: bool = False, committed: bool = False
) -> Panel:
    """The panel that shows a draft, and what only the log knows.

    `run` is the draft of the seat, as `load_draft` gives it. `dropped` says that an older one no longer fitted,
    `committed` that moves were just put into the game. Nothing is stored.
    """
    made = panel_of(snapshot, seat, run, dropped=dropped, committed=committed)
    running = snapshot.row.status == "running"
    barred = await history.barrier(rows, snapshot, seat) if running else None
    undoable = running and not made.drafting and barred is None
    redoable = await history.redoable(rows, snapshot, seat) is not None
    learned = await learnt(rows, made)
    votes = 0 if snapshot.sits else await unanswered(rows, snapshot.row.id, snapshot.seats[seat].user_id)
    said = await given(rows, made)
    back = await history.taken_back(rows, snapshot, seat)
    made = replace(made, undoable=undoable, barred=barred, redoable=redoable)
    return replace(made, given=said, learnt=learned, votes=votes, taken_back=back)


def panel_of(snapshot: GameSnapshot, seat: int, run: Run, *, dropped: bool = False, committed: bool = False) -> Panel:
    """The panel that shows a draft, without what needs the log: `given`, `learnt`, `votes`, `barred` and so on.

    Takes what `panel` takes, and stores nothing. Of a game that is not running it has no questions.
    """
    running = snapshot.row.status == "running"
    questions = tuple(filter(open_to, _asked(snapshot, seat, run))) if running else ()
    moves = tuple(Drafted(step.move, step.how != "person", step.outcome.events, step.question) for step in run.steps)
    whole = running and confirmable(run, seat)
    made = Panel(
        snapshot, seat, snapshot.seats[seat].panel_revision, moves, run.state, questions, whole, dropped, committed
    )
    if not running:
        return made
    last = next((question.kind for question in questions if last_to_answer(run, snapshot, question)), "")
    continued = tuple(question.kind for question in questions if question.conclusive and asked_again(run, question))
    held = run.held.move if run.held else None
    trial = _open_to_trial(snapshot, questions)
    counting = {asked.kind: tried for asked in trial if (tried := _tried(snapshot, run, asked))}
    certain = _certain(snapshot, run, trial, counting)
    return replace(
        made,
        wasted=wasted(run, seat, manifest(snapshot.row.kind).panels.opening),
        held=held,
        last=last,
        continued=continued,
        set_up=_set_up(run, questions),
        certain=certain,
        counting=counting,
        at_once=_at_once(snapshot, run, (question for question in questions if question.kind not in certain)),
    )


def _at_once(snapshot: GameSnapshot, run: Run, questions: Iterable[Decision]) -> frozenset[str]:
    """The kinds of questions that do not tell it themselves whose default answer counts at once, tried as below.

    Not of optional ones: nobody means their default, so that it would tell nothing of what is chosen.
    """
    apart = (
        asked
        for asked in questions
        if not (asked.sealed or asked.conclusive or asked.optional or apart_from_draft(asked))
    )
    return frozenset(asked.kind for asked in apart if _counts_somehow(snapshot, run, asked, most=1))


def _open_to_trial(snapshot: GameSnapshot, questions: Iterable[Decision]) -> list[Decision]:
    """The questions whose answers a game lets try, to see whether one would count at once.

    They are tried in a position as the seat may imagine it: whether they do tells nothing of what it cannot see.
    """
    tried = manifest(snapshot.row.kind).panels.tried
    return [asked for asked in questions if asked.kind in tried and not apart_from_draft(asked)]


def _certain(
    snapshot: GameSnapshot, run: Run, questions: Iterable[Decision], counting: Mapping[str, Mapping[str, bool]]
) -> frozenset[str]:
    """The kinds of those questions open to trial of which no answer that is tried counts at once."""
    found = set[str]()
    for asked in questions:
        known = counting.get(asked.kind, {})
        if not any(known.values()) and not _counts_somehow(snapshot, run, asked, known=known):
            found.add(asked.kind)
    return frozenset(found)


def _tried(snapshot: GameSnapshot, run: Run, question: Decision) -> dict[str, bool]:
    """Whether each choice of a question that is open to trial counts at once, of those that are tried.

    Whole headings, the shortest first, as long as they hold at most `TRIED`: of those that are listed all are known.
    """
    ask = question.ask
    if not isinstance(ask, Pick) or ask.most != 1:
        return {}
    found: dict[str, bool] = {}
    groups = Counter(option.group for option in ask.options)
    for group, _ in sorted(groups.items(), key=itemgetter(1)):
        words = [option.word for option in ask.options if option.group == group]
        if len(found) + len(words) <= TRIED:
            found |= {word: _counts(snapshot, run, question, (word,)) for word in words}
    return found


def _counts_somehow(
    snapshot: GameSnapshot, run: Run, question: Decision, most: int = TRIED, known: Collection[str] = ()
) -> bool:
    """Whether one of the first answers to a question, at `most` so many, would count at once; its default is first.

    Of a question some of whose choices are `known` not to, only other answers are tried.
    """
    one = isinstance(question.ask, Pick) and question.ask.most == 1 and not known
    answers = [(option.word,) for option in options_of(question)] if one else []
    tried = [question.default, *getattr(question.ask, "offers", ()), *answers][:most]
    alone = {(word,) for word in known}
    return any(_counts(snapshot, run, question, answer) for answer in tried if answer not in alone)


def _counts(snapshot: GameSnapshot, run: Run, question: Decision, answer: Answer) -> bool:
    """Whether an answer would count at once; one that is refused does not."""
    trial = run.imagined(question.seat)
    try:
        draft_move(trial, snapshot, Move(question.seat, question.kind, answer))
    except Illegal:
        return False
    return trial.binding


def _set_up(run: Run, questions: Iterable[Decision]) -> dict[str, bool]:
    """Of kinds of questions before the first round that are answered openly, whether undo takes an answer back."""
    if round_of(run.state) != 0:
        return {}
    open_ones = [asked for asked in questions if not (asked.sealed or asked.blind or asked.aside)]
    return {asked.kind: _taken_back(run, asked) for asked in open_ones}


def _taken_back(run: Run, question: Decision) -> bool:
    trial = run.trial()
    trial.take(Move(question.seat, question.kind, question.default))
    return not trial.steps[-1].outcome.blocks_undo


def asked_again(run: Run, question: Decision) -> bool:
    """Whether a seat is asked the same once more after its answer."""
    trial = run.trial()
    trial.take(Move(question.seat, question.kind, question.default))
    return any(asked.kind == question.kind for asked in trial.asked(question.seat))


def _asked(snapshot: GameSnapshot, seat: int, run: Run) -> list[Decision]:
    """What a seat is asked after its draft; what is answered beside it, as it is asked in the stored position."""
    stored = (question for question in snapshot.pending if question.seat == seat and apart_from_draft(question))
    return [*(question for question in run.asked(seat) if not apart_from_draft(question)), *stored]


def wasted(run: Run, seat: int, opening: Collection[str] = ()) -> tuple[Event, ...]:
    """What the draft gives away, with what the answer that *confirm* adds would; the run itself stays as it is.

    Of several turns in it that is the last that the seat began itself, by an answer to a question `opening` a turn: one
    that passes by itself leaves no other moment to read what the turn before it gives away.
    """
    begun = [place for place, step in enumerate(run.steps) if step.how == "person" and step.move.kind in opening]
    steps, last = list(run.steps)[begun[-1] if begun else 0 :], closing(in_turn(run.asked(seat)))
    if last:
        trial = run.trial()
        trial.take(Move(seat, last.kind, last.default))
        steps += trial.steps
    events = [event for step in steps for event in step.outcome.events]
    if run.held:
        events += run.held.wasted
    return tuple(event for event in events if event.kind in WARNINGS and event.seen_by and seat in event.seen_by)


def news(run: Run, seat: int) -> tuple[Event, ...]:
    """The events of a run that a seat may read, in their order."""
    return tuple(visible_events((event for step in run.steps for event in step.outcome.events), seat))


def open_to(question: Decision) -> bool:
    """Whether there is anything to say: an answer that is in cannot be changed where it is the only one."""
    return not question.settled or question.ask.forced() is None


async def given(rows: Rows, panel: Panel) -> dict[str, Answer]:
    """The answers to the sealed questions of a panel, by kind: the last the seat gave to each, or the one held."""
    kinds = {question.kind for question in panel.questions if question.settled}
    held = dict[str, Answer]()
    if panel.held:
        held[panel.held.kind] = panel.held.answer
    if not kinds:
        return held
    for reach in (history.NEAR, panel.snapshot.row.seq):
        log = await rows.log(panel.snapshot.row.id, max(0, panel.snapshot.row.seq - reach), reach)
        moves = [play.parse(row.line) for row in effective_moves(log) if row.seat == panel.seat]
        found = {move.kind: move.answer for move in moves if move.kind in kinds}
        if kinds == set(found):
            break
    return found | held


async def learnt(rows: Rows, panel: Panel) -> dict[str, int]:
    """How many answers of each kind the seat has given where its person is new to the game; nothing elsewhere.

    What its plans answered is among them, and the orders that were set: else a tip of the first time would come back.
    What is answered as long as none is set, such as power that is charged for nothing, nobody has seen asked.
    """
    if not panel.teaches:
        return {}
    game = panel.snapshot.game
    log = await rows.some(MoveRow, game_id=panel.snapshot.row.id, seat=panel.seat)
    answered = (row for row in log if row.how in ("person", "order") and not by_default(game, row.why))
    return Counter(play.parse(row.line).kind for row in answered)


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


def stays_drafted(panel: Panel, move: Move) -> bool:
    """Whether a move stands in the draft of a panel when it is made, and counts with the confirmation."""
    question = next((asked for asked in panel.questions if asked.kind == move.kind), None)
    if question is None or apart_from_draft(question):
        return False
    lines = (*(str(each.move) for each in panel.draft_moves if not each.auto), str(move))
    return draftable(panel.snapshot, lines) == lines


async def load_draft(rows: Rows, snapshot: GameSnapshot, seat: int) -> tuple[Run, bool]:
    """The run of the stored draft, and whether one was there that no longer fits.

    Without a draft that fits, and in a game that is not running, the run is that of the stored position. A draft does
    not fit either where it would count at once now. It stays stored: `save_draft` drops it.
    """
    row = await rows.one(DraftRow, game_id=snapshot.row.id, seat=seat)
    if row is None or snapshot.row.status != "running":
        return begin(snapshot), False
    try:
        run = drafted(snapshot, row.lines)
    except Illegal:
        return begin(snapshot), True
    if run.binding:
        return (begin(snapshot), True)
    return (run, False)


async def save_draft(rows: Rows, snapshot: GameSnapshot, seat: int, lines: tuple[str, ...]) -> GameSnapshot:
    """Store a seat's draft (an empty one is dropped); its older buttons grow stale.

    `lines` are the answers that a person gave, as `lines_of` takes them from a run; what follows from them is not
    stored. Returns the game with the new panel revision, of which the next panel has to be made.
    """
    await rows.drop(DraftRow, game_id=snapshot.row.id, seat=seat)
    if lines:
        await rows.put(DraftRow(snapshot.row.id, seat, snapshot.row.seq, lines))
    return await with_next_panel_revision(rows, snapshot, seat)


async def with_next_panel_revision(rows: Rows, snapshot: GameSnapshot, seat: int) -> GameSnapshot:
    """The game with another panel revision of a seat, which is stored: the buttons of its older panels are stale."""
    row: SeatRow = replace(snapshot.seats[seat], panel_revision=snapshot.seats[seat].panel_revision + 1)
    await rows.put(row)
    return snapshot.reseated(row)


def require_current_panel(snapshot: GameSnapshot, seat: int, panel_revision: int) -> None:
    """Raise `Refusal` stale unless the control was made from the newest panel of the seat.

    So a press on a button of an older panel changes nothing, nor does the second of two presses on the same one.
    """
    if snapshot.seats[seat].panel_revision != panel_revision:
        raise Refusal("stale")
