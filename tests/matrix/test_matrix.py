"""Whatever happens to somebody who is asked something: every kind of question of every game, every event.

After each the question is answered or still open for whoever plays the seat, the game goes on, and ledger, log and
rules agree.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.store.personal_rows import PlanRow
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot, Person, apart_from_draft
from bot.table.game.waits import WINDOW_HOURS
from bot.table.undoing.rewinding import turns
from bot.words.texts import FOLDERS
from rules import games
from rules.core.decisions import Decision, Illegal
from rules.core.play import Move
from tests.bot.company import appointed
from tests.matrix.cell import GAME, HOST, PEOPLE, ZOE, Cell, kinds

MODERATOR = Actor(HOST.user_id, HOST.name, moderates=True)
HOUR = 3600
LONG = 60 * 24 * HOUR
KINDS = kinds()
PLANNED = {"file", "wish", "wish-card", "wish-draft", "follow"}  # asked only of whoever plans


@pytest.fixture
async def cell(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Cell]:
    """The table of this kind of question, with a daily clock."""
    game_id, kind = request.param
    opened = await Cell.open(tmp_path / "orrery.db", game_id, kind, clock="daily")
    yield opened
    await opened.store.close()


async def timeout(cell: Cell) -> None:
    """Nobody answers. A clock that runs out asks the others, who go by the default; a window closes by itself."""
    question, before = await cell.question(), (await cell.snapshot()).row.seq
    assert question
    wait = next(each for each in (await cell.snapshot()).waits if (each.seat, each.kind) == (cell.seat, cell.kind))
    if not wait.awaited:
        await _pass(cell, LONG)
        assert await cell.question()
        return
    if wait.blind:
        await _pass(cell, (WINDOW_HOURS + 1) * HOUR)
        assert (await cell.snapshot()).row.seq > before
        return
    vote = await _overdue(cell)
    for person in PEOPLE[: len((await cell.snapshot()).seats)]:
        if person.user_id in vote.voters and not await _voted(cell, vote):
            await cell.table.votes.cast(GAME, person.user_id, vote.number, "default")
    log = [move for move in await cell.table.games.log(GAME) if move.seat == cell.seat and move.seq > before]
    assert log
    assert log[0].line.split()[1] == cell.kind
    assert log[0].how == "order"


async def _pass(cell: Cell, seconds: int) -> None:
    """Time passes, and the bot looks at its clock every six hours."""
    end = cell.clock.time + seconds
    while cell.clock.time < end:
        cell.clock.time += 6 * HOUR
        await cell.table.reminders.write_due()
        await cell.table.votes.close_due()


async def _overdue(cell: Cell) -> VoteRow:
    """The vote about the seat, once its clock has run out, its days off and its excuses are spent."""
    for _ in range(LONG // HOUR // 6):
        await _pass(cell, 6 * HOUR)
        for vote in await cell.table.votes.open_of(GAME):
            if vote.kind == "overdue" and vote.facts["seat"] == cell.seat:
                return vote
    raise AssertionError("the table is never asked")


async def _voted(cell: Cell, vote: VoteRow) -> bool:
    return vote.number not in [each.number for each in await cell.table.votes.open_of(GAME)]


async def drop(cell: Cell) -> None:
    """They resign in the middle of it. A computer answers, and the rest play on."""
    await _begun(cell)
    await cell.table.leaving.resign(GAME, cell.person.user_id)
    while await cell.table.computers.play_turn(GAME):
        pass
    snapshot = await cell.snapshot()
    assert cell.seat not in [seat.seat for seat in snapshot.owing]
    with pytest.raises(Refusal, match="seat-resigned"):
        await cell.answer()


async def substitute(cell: Cell) -> None:
    """Somebody else takes the seat in the middle of it, finds the questions without what was drafted, and answers."""
    await _begun(cell)
    await cell.table.seats.give(GAME, MODERATOR, cell.seat, ZOE)
    with pytest.raises(Refusal, match="not-seated"):
        await cell.panel()
    panel = await cell.panel(ZOE)
    assert (panel.unanswered, panel.drafting) == (tuple(awaited_of(panel.snapshot, cell.seat)), False)
    assert bool(panel.unanswered) is (await cell.answer(ZOE) > panel.snapshot.row.seq)
    assert cell.seat not in [seat.seat for seat in (await cell.snapshot()).owing]


async def sitter(cell: Cell) -> None:
    """Somebody sits from the middle of it on: they go on with the draft, and the log says that it was they."""
    await _begun(cell)
    moves, before = await _drafted(cell), (await cell.snapshot()).row.seq
    await appointed(cell.table, GAME, cell.person.user_id, ZOE, "sitter")
    assert await _drafted(cell, ZOE) == moves
    await cell.answer(ZOE)
    log = await cell.table.games.log(GAME, before, 500)
    assert {move.by for move in log if move.seat == cell.seat and move.how == "person"} <= {ZOE.user_id}
    assert cell.seat not in [seat.seat for seat in (await cell.snapshot()).owing]
    if (await cell.snapshot()).row.status == "running":
        await cell.table.companions.dismiss(GAME, cell.person.user_id, ZOE.user_id)
        with pytest.raises(Refusal, match="answers-no-more"):
            await cell.panel(ZOE)


async def leave_and_return(cell: Cell) -> None:
    """They step back in the middle of it and return before a computer has answered: it is theirs again."""
    await _begun(cell)
    await cell.table.leaving.step_back(GAME, cell.person.user_id, cell.clock.time + 2 * HOUR)
    with pytest.raises(Refusal, match="away"):
        await cell.panel()
    cell.clock.time += 3 * HOUR
    await cell.table.leaving.return_due()
    panel = await cell.panel()
    assert (panel.unanswered, panel.drafting) == (tuple(awaited_of(panel.snapshot, cell.seat)), False)
    await cell.answer()


async def caretaker(cell: Cell) -> None:
    """A computer makes this one turn, whatever was drafted of it; the seat stays its person's."""
    await _begun(cell)
    seat, before = (await cell.snapshot()).seats[cell.seat], (await cell.snapshot()).row.seq
    if seat not in (await cell.snapshot()).owing:
        with pytest.raises(Refusal, match="nothing-asked"):
            await cell.table.computers.play_for(GAME, cell.person.user_id)
        return
    after = await cell.table.computers.play_for(GAME, cell.person.user_id)
    assert after.seats[cell.seat].person == cell.person.user_id
    made = [move for move in await cell.table.games.log(GAME, before, 500) if move.seat == cell.seat]
    assert made
    assert made[0].how == "agent"


def awaited_of(snapshot: GameSnapshot, seat: int) -> list[Decision]:
    """What a seat is waited for."""
    return [question for question in snapshot.pending if question.seat == seat and question.awaited]


async def restart(cell: Cell) -> None:
    """The bot ends in the middle of it. What was drafted is there, and can be confirmed."""
    drafted = await _begun(cell)
    moves, state = await _drafted(cell), (await cell.snapshot()).row.state
    await cell.restart()
    assert await _drafted(cell) == moves
    assert bool(moves) is drafted
    assert (await cell.snapshot()).row.state == state
    await cell.answer()


async def double_press(cell: Cell) -> None:
    """A press that comes twice counts once, and another one on the same panel is refused."""
    question, panel = await cell.question(), await cell.panel()
    assert question
    key, who, answer = cell.key(), cell.person.user_id, [question.default]
    await cell.table.turns.press(GAME, who, panel.panel_revision, cell.kind, answer, key)
    pressed = await _pressed(cell)
    await cell.table.turns.press(GAME, who, panel.panel_revision, cell.kind, answer, key)
    assert await _pressed(cell) == pressed
    with pytest.raises(Refusal, match="stale"):
        await cell.table.turns.press(GAME, who, panel.panel_revision, cell.kind, answer, cell.key())
    assert await _pressed(cell) == pressed


async def _pressed(cell: Cell) -> tuple[int, list[str]]:
    """How many moves there are, and what is drafted."""
    return (await cell.snapshot()).row.seq, await _drafted(cell)


async def _drafted(cell: Cell, person: Person | None = None) -> list[str]:
    panel = await cell.panel(person)
    return [str(drafted.move) for drafted in panel.draft_moves] + ([str(panel.held)] if panel.held else [])


async def _begun(cell: Cell) -> bool:
    """Answer once; whether that is a draft, and not in the game already."""
    question, panel = await cell.question(), await cell.panel()
    assert question
    return (await cell.press(panel, question)).drafting


async def undo_by_consent(cell: Cell) -> None:
    """Their answer is taken back with the consent of the others, put back, and taken back again: the same is asked."""
    question, before = await cell.question(), await cell.digest()
    await _begun(cell)
    await cell.answer()
    first = next(turns(await cell.table.games.log(GAME)), None)
    if first is None or (await cell.snapshot()).row.status != "running":
        return  # nobody waits for it, and nothing was answered; or that was the end
    if question and (question.blind or (await cell.snapshot()).window):
        with pytest.raises(Refusal, match="vote-unfit"):  # it would tell who has answered, then or now
            await cell.table.undo.ask(GAME, cell.person.user_id, first.seq)
        return
    after, kept = await cell.digest(), (await cell.snapshot()).row.kept_draws
    await _back(cell, first.seq)
    assert await cell.question() == question
    assert await cell.digest() == before
    assert (await cell.table.undo.redo(GAME, cell.person.user_id)).committed
    assert await cell.digest() == after
    assert (await cell.snapshot()).row.kept_draws == kept
    await _back(cell, first.seq)
    await cell.answer()


async def _back(cell: Cell, seq: int) -> None:
    await cell.table.undo.ask(GAME, cell.person.user_id, seq)
    for vote in await cell.table.votes.open_of(GAME):
        for user in [each for each in vote.voters if each != vote.by]:
            await cell.table.votes.cast(GAME, user, vote.number, "yes")
    assert (await cell.table.games.log(GAME, (await cell.snapshot()).row.seq - 1))[0].how == "undo"


async def premove_in_vain(cell: Cell) -> None:
    """What they filed for it cannot be done any more, costs something else, or was for another round.

    Nothing is played, they are asked as ever and told why, until they answer; one that holds is played. For a question
    that stands in no turn nothing can be filed.
    """
    question, before = await cell.question(), await cell.snapshot()
    assert question
    revision, who = before.seats[cell.seat].panel_revision, cell.person.user_id
    with pytest.raises((Refusal, Illegal)):
        await cell.table.plans.press(GAME, who, revision, cell.kind, [question.default], cell.key())
    with pytest.raises(Refusal):
        await cell.table.plans.file(GAME, who, revision, 1)
    assert (await cell.snapshot()).plans == {}
    if apart_from_draft(question) or not before.game.turns:
        return
    row = await cell.filed()
    (expected,) = row.expected
    dearer = {**expected, "costs": [*expected["costs"], {"ore": 99}]}
    for surprise, code in (
        (replace(row, lines=(str(Move(cell.seat, cell.kind, ("gone",))),)), ""),
        (replace(row, expected=(dearer,)), "plan-surprise"),
        (replace(row, round=99), "plan-round"),
    ):
        await _nothing_played(cell, surprise, question)
        stopped = (await cell.snapshot()).plans[cell.seat]
        assert (stopped.filed, stopped.stopped["step"]) == (0, 1)
        assert stopped.stopped["code"] == code or not code
        panel = await cell.panel()
        assert panel.plan
        assert panel.plan.stopped == stopped.stopped
        await _nothing_played(cell, stopped, question)
        assert (await cell.snapshot()).plans[cell.seat] == stopped
    after = await cell.comes(row)
    (made, *_) = await cell.table.games.log(GAME, before.row.seq)
    assert (made.line, made.why) == (row.lines[0], "plan")
    assert after.plans == {}


async def _nothing_played(cell: Cell, row: PlanRow, question: Decision) -> None:
    """A premove that is filed when the question comes leaves it open, and the game as it is."""
    before, digest = await cell.snapshot(), await cell.digest()
    after = await cell.comes(row)
    assert await cell.question() == question
    assert (await cell.digest(), after.row.seq, after.waits) == (digest, before.row.seq, before.waits)


EVENTS: list[Callable[[Cell], Awaitable[None]]] = [
    *(timeout, drop, substitute, restart, double_press, undo_by_consent),
    *(sitter, leave_and_return, caretaker, premove_in_vain),
]


@pytest.mark.sampled(13)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
@pytest.mark.parametrize("cell", KINDS, ids=lambda kind: "-".join(kind), indirect=True)
async def test_a_table_outlives(cell: Cell, event: Callable[[Cell], Awaitable[None]]) -> None:
    await event(cell)
    await cell.sound()


@pytest.mark.parametrize("game_id", sorted(games.MODULES))
def test_no_kind_of_question_is_left_out(game_id: str) -> None:
    written = "".join(path.read_text("utf-8") for path in (FOLDERS[0] / "en").glob(f"{game_id}*.ftl"))
    asked = set(re.findall(rf"^{game_id}-ask-([a-z-]+) =", written, re.MULTILINE))
    assert asked - PLANNED == {kind for game, kind in KINDS if game == game_id}
