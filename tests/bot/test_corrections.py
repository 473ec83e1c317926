"""A referee's correction: other moves in the place of some, as the rules allow, when one more player agrees."""

from __future__ import annotations

from random import Random

import pytest

from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.store.rows import SnapshotRow
from bot.table.finished.checking import faults
from bot.table.game import history
from bot.table.game.jumps import JUMPS, effective_moves
from bot.table.game.roles import Actor
from bot.table.game.snapshot import Person, load_snapshot
from bot.table.table import Table
from bot.table.undoing.correcting import REFEREE, correction_of, difference, lines_in, must_agree
from bot.table.votes.ballots import SILENT_SECONDS
from rules import games
from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Illegal
from rules.core.game import Setup
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, charted, started
from tests.bot.test_draws import drawn, opened

MOD = Actor(99, "Mod", moderates=True)
HOST = Actor(ANN.user_id, "Ann")
DAN = Person(44, "Dan")


async def say(driver: Driver, who: Person, number: int, choice: str = "yes") -> None:
    await driver.table.votes.cast(driver.game_id, who.user_id, number, choice)


async def result(driver: Driver, number: int) -> str:
    async with driver.table.transactions.read() as rows:
        vote = await rows.one(VoteRow, game_id=driver.game_id, number=number)
    assert vote
    return vote.result


async def test_other_moves_take_the_place_of_some_when_one_player_agrees(duel_of_two: Driver, table: Table) -> None:
    seq = await charted(duel_of_two)
    before = await table.games.snapshot(duel_of_two.game_id)
    number = await table.corrections.propose(
        duel_of_two.game_id, HOST, seq, f"p1 chart b2  # not a1\n\n={seq + 1}", "a misclick"
    )
    assert await result(duel_of_two, number) == ""
    seen = await table.corrections.proposal(duel_of_two.game_id, Actor(BEN.user_id), number)
    assert play.digest(seen.before.game, seen.before.state) == play.digest(before.game, before.state)
    await say(duel_of_two, BEN, number)
    assert await result(duel_of_two, number) == "yes"
    after = await table.games.snapshot(duel_of_two.game_id)
    assert play.digest(after.game, after.state) == play.digest(seen.after.game, seen.after.state)
    log = await table.games.log(duel_of_two.game_id)
    undo, *played = log[before.row.seq :]
    assert (undo.line, undo.seat) == (f"undo {seq - 1}", REFEREE)
    assert [(move.line, move.how) for move in played] == [("p1 chart b2", "referee"), ("p2 parry pass", "referee")]
    (deed,) = await table.games.deeds(duel_of_two.game_id)
    assert (deed.kind, deed.facts["reason"]) == ("vote-correct-yes", "a misclick")
    for person in (ANN, BEN):
        panel = await table.turns.panel(duel_of_two.game_id, person.user_id)
        assert not panel.redoable
        assert not panel.undoable
    await duel_of_two.finish(ANN, BEN)
    assert [*faults(await table.games.record(duel_of_two.game_id))] == []


async def test_every_position_of_the_log_is_found_again_after_a_correction(duel_of_two: Driver, table: Table) -> None:
    """The correction leads back beyond a stored position, to which the moves between do not belong any more."""
    await charted(duel_of_two)  # after bids that were revealed: such a position is stored
    number = await table.corrections.propose(duel_of_two.game_id, HOST, 1, "=1", "all but the first discard")
    await say(duel_of_two, BEN, number)
    async with table.transactions.read() as rows:
        snapshot = await load_snapshot(rows, duel_of_two.game_id)
        log = await rows.log(duel_of_two.game_id, 0, snapshot.row.seq)
        stored = [row.seq for row in await rows.some(SnapshotRow, game_id=duel_of_two.game_id)]
        (undo,) = (row for row in log if row.how in JUMPS)
        assert any(1 <= at < undo.seq for at in stored)
        for after in range(len(log) + 1):
            replayed = play.start(snapshot.game, Setup(2, snapshot.row.options), snapshot.row.seed)
            for row in effective_moves(log[:after]):
                play.step(snapshot.game, replayed, play.parse(row.line), chance(snapshot.row.seed, row.draw))
            found = await history.position(rows, snapshot, after)
            assert play.digest(snapshot.game, found) == play.digest(snapshot.game, replayed), after


async def test_who_may_propose_it_and_who_decides(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    seq = await charted(duel_of_two)
    for nobody in (Actor(BEN.user_id), Actor(CAT.user_id)):
        with pytest.raises(Refusal, match="not-owner"):
            await table.corrections.propose(duel_of_two.game_id, nobody, seq, "", "x")
    number = await table.corrections.propose(duel_of_two.game_id, MOD, seq, "p1 chart b2", "the wrong field")
    with pytest.raises(Refusal, match="not-seated"):
        await table.corrections.proposal(duel_of_two.game_id, Actor(CAT.user_id), number)
    with pytest.raises(Refusal, match="vote-unfit"):
        await table.votes.open(duel_of_two.game_id, HOST, "correct")
    await say(duel_of_two, BEN, number)
    assert await result(duel_of_two, number) == ""  # it is Ann's move that changes
    await say(duel_of_two, ANN, number)
    assert await result(duel_of_two, number) == "yes"
    moved = (await table.games.log(duel_of_two.game_id))[-1].seq
    other = await table.corrections.propose(duel_of_two.game_id, HOST, 1, "", "all of it")
    await say(duel_of_two, ANN, other, "no")  # who proposed it withdraws it
    assert await result(duel_of_two, other) == "no"
    third = await table.corrections.propose(duel_of_two.game_id, HOST, 1, "", "all of it")
    clock.time += SILENT_SECONDS
    await table.votes.close_due()
    assert await result(duel_of_two, third) == "no"
    assert (await table.games.snapshot(duel_of_two.game_id)).row.seq == moved


@pytest.fixture
async def three(table: Table) -> Driver:
    """Cat has won the bids and charted; Ann, who opened the table, and Ben have not acted since."""
    driver = Driver(table, await started(table, BEN, CAT))
    await driver.bids(ann="blade:08", ben="blade:11", cat="blade:16")
    return driver


async def cats(driver: Driver) -> int:
    """The number of Cat's move, which Ann would have otherwise."""
    await driver.press(CAT, "chart", "a1")
    await driver.confirm(CAT)
    return next(move.seq for move in await driver.table.games.log(driver.game_id) if move.line == "p3 chart a1")


async def test_nobodys_moves_are_replaced_against_their_no(three: Driver, table: Table, clock: Clock) -> None:
    """Neither by the host with another account's voice, nor by a moderator, however long the vote is open."""
    seq = await cats(three)
    before = (await table.games.snapshot(three.game_id)).row.seq
    for proposer in (HOST, MOD):
        number = await table.corrections.propose(three.game_id, proposer, seq, "p3 chart b2", "a better field")
        await say(three, ANN, number)
        await say(three, BEN, number)
        assert await result(three, number) == ""
        await say(three, CAT, number, "no")
        assert await result(three, number) == "no"
    clock.time += SILENT_SECONDS
    await table.votes.close_due()
    assert (await table.games.snapshot(three.game_id)).row.seq == before


async def test_everybody_else_decides_for_whom_nothing_is_heard_of(three: Driver, table: Table, clock: Clock) -> None:
    """When the time of the vote is over, as in other votes; two of them at least, and none against it."""
    seq = await cats(three)
    refused = await table.corrections.propose(three.game_id, HOST, seq, "p3 chart b2", "a misclick")
    await say(three, BEN, refused, "no")
    clock.time += SILENT_SECONDS
    await table.votes.close_due()
    assert await result(three, refused) == "no"
    alone = await table.corrections.propose(three.game_id, HOST, seq, "p3 chart b2", "a misclick")
    clock.time += SILENT_SECONDS
    await table.votes.close_due()
    assert await result(three, alone) == "no"
    both = await table.corrections.propose(three.game_id, HOST, seq, "p3 chart b2", "a misclick")
    await say(three, BEN, both)
    assert await result(three, both) == ""
    clock.time += SILENT_SECONDS
    await table.votes.close_due()
    assert await result(three, both) == "yes"


async def test_silence_overrules_nobody_at_a_table_of_two(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    seq = await charted(duel_of_two)
    number = await table.corrections.propose(duel_of_two.game_id, HOST, seq, f"={seq}", "without the parry")
    clock.time += SILENT_SECONDS
    await table.votes.close_due()
    assert await result(duel_of_two, number) == "no"


async def test_whose_moves_stay_need_not_agree(three: Driver, table: Table) -> None:
    """What is kept as it was is nobody's loss: one player beside whose moves change is enough."""
    seq = await cats(three)
    number = await table.corrections.propose(three.game_id, HOST, seq, f"={seq}", "nothing changes")
    assert (await table.corrections.proposal(three.game_id, HOST, number)).correction.changes == frozenset()
    number = await table.corrections.propose(three.game_id, HOST, seq, "p3 chart b2", "a misclick")
    assert (await table.corrections.proposal(three.game_id, HOST, number)).correction.changes == {2}
    await say(three, BEN, number, "no")
    assert await result(three, number) == ""
    await say(three, CAT, number)
    assert await result(three, number) == "yes"


async def test_for_who_has_stepped_back_all_others_agree(three: Driver, table: Table) -> None:
    seq = await cats(three)
    await table.leaving.step_back(three.game_id, CAT.user_id)
    number = await table.corrections.propose(three.game_id, HOST, seq, "p3 chart b2", "a misclick")
    assert await result(three, number) == ""
    await say(three, BEN, number)
    assert await result(three, number) == "yes"


async def test_while_the_other_of_two_has_stepped_back_nothing_is_corrected(duel_of_two: Driver, table: Table) -> None:
    seq = await charted(duel_of_two)
    await table.leaving.step_back(duel_of_two.game_id, BEN.user_id)
    number = await table.corrections.propose(duel_of_two.game_id, HOST, seq, f"={seq}", "without the parry")
    assert await result(duel_of_two, number) == "no"


async def test_for_a_computer_everybody_agrees(table: Table) -> None:
    driver = Driver(table, await started(table, BEN, agents=1))
    await driver.bids(ann="blade:15", ben="blade:11")
    while await table.computers.play_turn(driver.game_id):
        pass
    snapshot = await table.games.snapshot(driver.game_id)
    assert must_agree(snapshot, {2}) == {ANN.user_id, BEN.user_id}
    assert must_agree(snapshot, {0}) == {ANN.user_id}


async def test_whoever_takes_the_seat_over_meanwhile_is_heard(three: Driver, table: Table) -> None:
    seq = await cats(three)
    number = await table.corrections.propose(three.game_id, HOST, seq, "p3 chart b2", "a misclick")
    await table.seats.give(three.game_id, MOD, 2, DAN)
    await say(three, BEN, number)
    assert await result(three, number) == ""
    await say(three, DAN, number, "no")
    assert await result(three, number) == "no"


async def test_it_has_failed_when_the_game_moves_on(duel_of_two: Driver, table: Table) -> None:
    seq = await charted(duel_of_two)
    number = await table.corrections.propose(duel_of_two.game_id, HOST, seq, "p1 chart b2", "a misclick")
    now = (await table.games.snapshot(duel_of_two.game_id)).row.seq
    while (await table.games.snapshot(duel_of_two.game_id)).row.seq == now:
        await duel_of_two.default(ANN)
    with pytest.raises(Refusal, match="vote-over"):
        await table.corrections.proposal(duel_of_two.game_id, HOST, number)
    await say(duel_of_two, BEN, number)
    assert await result(duel_of_two, number) == "no"


async def test_what_the_rules_refuse_is_refused_with_their_reason(duel_of_two: Driver, table: Table) -> None:
    seq = await charted(duel_of_two)
    for text, code in (
        ("p1 chart z9", "option"),
        ("p1", "line-shape"),
        ("=99", "correction-number"),
        ("p2 bid blade:01", ""),
    ):
        with pytest.raises(Refusal, match="correction-line") as refused:
            await table.corrections.propose(duel_of_two.game_id, HOST, seq, f"p1 chart a1\n{text}", "x")
        why = refused.value.__cause__
        assert isinstance(why, Refusal | Illegal)
        assert refused.value.details["number"] == 2
        assert code in why.code or why.code == "not-asked"
    for move, text, reason, code in (
        (0, "", "x", "vote-unfit"),
        (seq, "", "", "correction-reason"),
        (seq, "", "x" * 201, "correction-reason"),
        (seq, f"={seq}\n" * 61, "x", "correction-long"),
    ):
        with pytest.raises(Refusal, match=code):
            await table.corrections.propose(duel_of_two.game_id, HOST, move, text, reason)
    assert (await table.games.snapshot(duel_of_two.game_id)).row.seq == (await table.games.log(duel_of_two.game_id))[
        -1
    ].seq


async def test_nobody_looks_ahead_with_a_correction(duel_of_two: Driver, table: Table) -> None:
    """It neither draws nor reveals anything that was not drawn and revealed in the same move before."""
    seq = await charted(duel_of_two)
    for lines in ("p1 chart a1\np2 parry pass\np1 power 2", "p1 chart b2\np2 parry pass\np1 power 2"):
        with pytest.raises(Refusal, match="correction-line") as refused:
            await table.corrections.propose(duel_of_two.game_id, HOST, seq, lines, "what comes?")
        assert isinstance(refused.value.__cause__, Refusal)
        assert refused.value.__cause__.code == "correction-draws"
    with pytest.raises(Refusal, match="correction-line"):  # other bids would be uncovered
        await table.corrections.propose(
            duel_of_two.game_id, HOST, 1, "p1 discard\np1 bid blade:08\np2 discard\np2 bid shield:1", "?"
        )


@pytest.mark.parametrize("kind", [*games.MODULES, "duel"])
async def test_the_same_moves_lead_to_the_same_position(table: Table, kind: str) -> None:
    game = await opened(table, kind)
    game.rng, length = Random(f"corrected {kind}"), len(drawn(kind))
    for _ in range(min(6, length // 4)):
        await game.move()
    first = next(move.seq for move in await game.log() if move.how == "person")
    for _ in range(min(8, length // 3)):
        await game.move()
    snapshot = await game.snapshot()
    assert snapshot.row.status == "running"
    taken = [move for move in effective_moves(await game.log()) if move.seq >= first]
    async with table.transactions.read() as rows:
        found = await correction_of(rows, snapshot, first, [f"={move.seq}" for move in taken], 0)
        with pytest.raises(Refusal):
            await correction_of(rows, snapshot, first, ["p1 no-such-thing"], 0)
    after = found.after(snapshot)
    assert play.digest(after.game, after.state) == play.digest(snapshot.game, snapshot.state)
    assert found.run.kept == snapshot.row.kept_draws
    assert [*difference(snapshot, after)] == []
    assert all(row.how not in JUMPS for row in taken)
    earlier = found.jump
    shorter = [
        *difference(
            snapshot, type(found)(earlier, type(found.run)(snapshot.game, earlier.state, "", 0)).after(snapshot)
        )
    ]
    assert all(changed.purse or changed.points for changed in shorter)


def test_lines_have_comments() -> None:
    assert lines_in("# all\n=3 # Ann\n\n p1 chart a1 ") == ("=3", "p1 chart a1")
