"""Premoves in every game with turns: one that is played is legal and logged, a stale one changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.store.personal_rows import PlanRow
from bot.store.sqlite import SqliteStore
from bot.table.game.run import Run, begin, standing_orders
from bot.table.game.snapshot import GameSnapshot, apart_from_draft, in_turn, unanswered
from bot.table.plans import branches, kept_plans, premoves
from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Illegal
from rules.core.play import Move
from tests.bot.snapshots import snapshot_of
from tests.bot.test_branches import TURNS, stations, waiting
from tests.played import load

LONGEST = 60


def plans(module: str) -> Iterator[tuple[GameSnapshot, PlanRow]]:
    """Filed plans of one or two steps, made by chance while others were to move."""
    game, rng = load(module), Random(module)
    for station in stations(module):
        for state, seat in waiting(game, station):
            snapshot = snapshot_of(game, state, f"{station.seed}/{station.seq}")
            branch = branches.branch(snapshot, seat)
            if branch is None:
                continue
            lines: list[str] = []
            for _ in range(8):
                run = branches.try_plan(branch, seat, lines).run
                asked = in_turn(run.asked(seat))
                if run.held or not asked or len(lines) == 2:
                    break
                line = str(Move(seat, asked[0].kind, asked[0].ask.sample(rng)))
                if not branches.try_plan(branch, seat, [*lines, line]).refused:
                    lines.append(line)
            if lines:
                took = branches.try_plan(branch, seat, lines).took
                row = premoves.filed_as(PlanRow(snapshot.row.id, seat, tuple(lines)), branch, len(lines), took)
                yield snapshot, row


def until_turn(snapshot: GameSnapshot, row: PlanRow, rng: Random) -> Run | None:
    """The true game played on by others at random until the turn of the plan comes; None where it does not."""
    run = begin(snapshot)
    for _ in range(LONGEST):
        if kept_plans.asked_for(run, row):
            return run
        asked = unanswered(run.pending())
        if not asked:
            return None
        answers = [asked[0].ask.sample(rng) for _ in range(3)]
        taken = any(run.attempt(Move(asked[0].seat, asked[0].kind, answer), "person") for answer in answers)
        if not taken:
            run.take(Move(asked[0].seat, asked[0].kind, asked[0].default))
    return None


@pytest.mark.parametrize("module", TURNS)
async def test_one_is_played_whole_and_legally_or_not_at_all(module: str, store: SqliteStore) -> None:
    game, rng, played, stopped = load(module), Random(1), 0, 0
    for snapshot, row in plans(module):
        run = until_turn(snapshot, row, rng)
        if run is None:
            continue
        before, steps = game.codec.dump_json(run.state), len(run.steps)
        replayed = play.copy(game, run.state)
        async with store.write() as rows:
            await rows.put(replace(snapshot.row, state=b"{}"))
            await rows.put(row)
            orders = standing_orders(snapshot)
            planning = replace(snapshot, plans={row.seat: row})
            await premoves.play_filed(rows, planning, run, {row.seat: orders[row.seat]})
            left = await rows.one(PlanRow, game_id=row.game_id, seat=row.seat)
            await rows.drop(PlanRow, game_id=row.game_id)
        made = [step for step in run.steps[steps:] if step.why == "plan"]
        if left is None:
            played += 1
            assert [str(step.move) for step in made][: len(row.lines)] == list(row.lines)
            assert {step.how for step in made} == {"order"}
            for step in run.steps[steps:]:
                play.step(game, replayed, step.move, chance(snapshot.row.seed, step.seq))
            assert game.codec.dump_json(replayed) == game.codec.dump_json(run.state)
        else:
            stopped += 1
            assert made == []
            assert game.codec.dump_json(run.state) == before
            assert (left.filed, left.lines) == (0, row.lines)
            assert left.stopped["code"]
    assert played
    assert stopped or module != "rules.gaia.game"


@pytest.mark.parametrize("module", TURNS)
def test_what_is_never_asked_is_not_played(module: str) -> None:
    for snapshot, row in plans(module):
        run = begin(snapshot)
        kind = play.parse(row.lines[0]).kind
        asked = [question.kind for question in run.asked(row.seat) if not apart_from_draft(question)]
        assert kept_plans.asked_for(run, row) is (kind in asked)
        return


def test_a_step_of_another_form_is_refused() -> None:
    snapshot, row = next(plans("tests.toys.parley"))
    with pytest.raises(Illegal):
        branches.take(begin(snapshot), snapshot, Move(row.seat, "turn", ("dance",)))
