"""Going back past others: whom it takes, what it does, what stays; and putting back what was taken back."""

from __future__ import annotations

import pytest

from bot.errors import Refusal
from bot.store.deed_rows import VoteRow
from bot.store.rows import OutboxRow
from bot.table.game.jumps import effective_moves
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot, Person
from bot.table.limits import STANDARD
from bot.table.table import Table
from bot.table.votes.ballots import HOUR
from bot.words.texts import LOCALES, Texts
from bot.words.votes import question
from rules.core import play
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, charted, started


@pytest.fixture
async def three(table: Table) -> Driver:
    return Driver(table, await started(table, BEN, CAT))


async def votes(driver: Driver) -> list[VoteRow]:
    async with driver.table.transactions.read() as rows:
        return await rows.some(VoteRow, game_id=driver.game_id)


async def put_to(driver: Driver) -> list[list[int]]:
    """To whom votes were put, post by post."""
    async with driver.table.transactions.read() as rows:
        return [row.payload["users"] for row in await rows.some(OutboxRow, game_id=driver.game_id, kind="vote")]


def digest(snapshot: GameSnapshot) -> str:
    return play.digest(snapshot.game, snapshot.state)


async def say(driver: Driver, who: Person, choice: str = "yes") -> GameSnapshot:
    return await driver.table.votes.cast(driver.game_id, who.user_id, (await votes(driver))[-1].number, choice)


async def test_who_acted_since_is_asked_and_the_turn_is_a_draft_again(duel_of_two: Driver, table: Table) -> None:
    seq = await charted(duel_of_two)
    before = await table.games.snapshot(duel_of_two.game_id)
    asked = await table.undo.ask(duel_of_two.game_id, ANN.user_id, seq)
    assert digest(asked) == digest(before)
    (vote,) = await votes(duel_of_two)
    assert (vote.kind, vote.voters, vote.result) == ("undo", (ANN.user_id, BEN.user_id), "")
    assert vote.facts == {
        "move": seq,
        "seat": 0,
        "round": 1,
        "barrier": 0,
        "quote": '[["charted", {"seat": 0, "cell": "a1"}]]',
    }
    assert vote.ends_at - vote.opened_at == 24 * HOUR
    after = await say(duel_of_two, BEN)
    assert {question.kind for question in after.pending} == {"chart"}
    panel = await table.turns.panel(duel_of_two.game_id, ANN.user_id)
    assert [str(each.move) for each in panel.draft_moves] == ["p1 chart a1"]
    assert panel.redoable
    log = await table.games.log(duel_of_two.game_id)
    assert log[-1].line == f"undo {seq - 1}"
    assert [move.seq for move in effective_moves(log)] == [*range(1, seq)]
    (deed,) = await table.games.deeds(duel_of_two.game_id)
    assert (deed.kind, deed.facts["for"], deed.facts["of"]) == ("vote-undo-yes", 2, 2)


async def test_whoever_is_asked_after_a_vote_to_go_back_is_called(
    duel_of_two: Driver, table: Table, clock: Clock
) -> None:
    """Ann asked for it, and is not there when Ben agrees: her question is another one now."""
    await table.undo.ask(duel_of_two.game_id, ANN.user_id, await charted(duel_of_two))
    clock.time += HOUR
    await say(duel_of_two, BEN)
    async with table.transactions.read() as rows:
        (post,) = await rows.some(OutboxRow, game_id=duel_of_two.game_id, kind="rewind")
    assert post.payload["called"] == [0]
    assert post.payload["callees"] == {"0": [ANN.user_id]}


async def test_where_something_was_revealed_the_whole_table_is_asked(three: Driver, table: Table) -> None:
    await three.bids(ann="blade:15", ben="blade:11", cat="")
    await three.default(CAT)
    while (await table.games.snapshot(three.game_id)).asked == [(await table.games.snapshot(three.game_id)).seats[2]]:
        await three.default(CAT)
    log = await table.games.log(three.game_id)
    assert any(move.blocks_undo for move in log)
    _, back = await table.undo.reach(three.game_id, Actor(BEN.user_id), log[0].seq)
    assert back.barrier
    assert back.voters == (ANN.user_id, BEN.user_id, CAT.user_id)
    for locale in LOCALES:
        words = [
            question(
                "undo",
                {"move": 1, "seat": 0, "barrier": each},
                await table.games.snapshot(three.game_id),
                Texts(locale),
            )
            for each in (0, 1)
        ]
        assert len(words[1]) > len(words[0]) + 20


async def test_past_a_move_of_who_has_stepped_back_all_others_have_to_agree(three: Driver, table: Table) -> None:
    """Nobody else can speak for them; who asks for it would be alone otherwise."""
    await three.bids(ann="blade:15", ben="blade:11", cat="blade:16")
    await three.press(CAT, "chart", "a1")
    await three.confirm(CAT)
    seq = next(move.seq for move in await table.games.log(three.game_id) if move.line == "p3 chart a1")
    await table.leaving.step_back(three.game_id, CAT.user_id)
    before = await table.games.snapshot(three.game_id)
    assert digest(await table.undo.ask(three.game_id, ANN.user_id, seq)) == digest(before)
    assert (await votes(three))[-1].voters == (ANN.user_id, BEN.user_id)
    await table.leaving.resign(three.game_id, BEN.user_id)
    with pytest.raises(Refusal, match="vote-unfit"):  # one alone, while Cat may return
        await table.undo.ask(three.game_id, ANN.user_id, seq)


async def test_silence_is_no_after_a_day(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    seq = await charted(duel_of_two)
    await table.undo.ask(duel_of_two.game_id, ANN.user_id, seq)
    clock.time += 24 * HOUR - 1
    await table.votes.close_due()
    assert (await votes(duel_of_two))[-1].result == ""
    clock.time += 1
    before = digest(await table.games.snapshot(duel_of_two.game_id))
    await table.votes.close_due()
    assert (await votes(duel_of_two))[-1].result == "no"
    assert digest(await table.games.snapshot(duel_of_two.game_id)) == before
    assert [deed.kind for deed in await table.games.deeds(duel_of_two.game_id)] == ["vote-undo-no"]


async def test_one_voice_against_it_is_enough(duel_of_two: Driver, table: Table) -> None:
    seq = await charted(duel_of_two)
    await table.undo.ask(duel_of_two.game_id, ANN.user_id, seq)
    with pytest.raises(Refusal, match="vote-open"):
        await table.undo.ask(duel_of_two.game_id, ANN.user_id, seq)
    await say(duel_of_two, BEN, "no")
    assert (await votes(duel_of_two))[-1].result == "no"


async def test_whoever_acts_while_it_is_open_is_asked_too(three: Driver, table: Table) -> None:
    await three.bids(ann="blade:15", ben="blade:11")
    first = next(move.seq for move in await table.games.log(three.game_id) if move.seat == 0)
    await table.undo.ask(three.game_id, ANN.user_id, first)
    assert (await votes(three))[-1].voters == (ANN.user_id, BEN.user_id)
    seq = (await table.games.snapshot(three.game_id)).row.seq
    while (await table.games.snapshot(three.game_id)).row.seq == seq:
        await three.default(CAT)
    await say(three, BEN)
    vote = (await votes(three))[-1]
    assert (vote.result, vote.voters) == ("", (ANN.user_id, BEN.user_id, CAT.user_id))
    assert await put_to(three) == [[BEN.user_id], [CAT.user_id]]
    await say(three, CAT)
    assert (await votes(three))[-1].result == "yes"
    assert effective_moves(await table.games.log(three.game_id)) == []


async def test_whoever_steps_back_and_returns_is_called_for_it_once(three: Driver, table: Table, clock: Clock) -> None:
    await three.bids(ann="blade:15", ben="blade:11")
    first = next(move.seq for move in await table.games.log(three.game_id) if move.seat == 0)
    seq = (await table.games.snapshot(three.game_id)).row.seq
    while (await table.games.snapshot(three.game_id)).row.seq == seq:
        await three.default(CAT)
    await table.undo.ask(three.game_id, ANN.user_id, first)
    assert await put_to(three) == [[BEN.user_id, CAT.user_id]]
    await table.leaving.step_back(three.game_id, BEN.user_id, clock.time + HOUR)
    await say(three, ANN)
    assert (await votes(three))[-1].voters == (ANN.user_id, CAT.user_id)
    clock.time += HOUR
    await table.leaving.return_due()
    await say(three, ANN)
    vote = (await votes(three))[-1]
    assert (vote.result, vote.voters) == ("", (ANN.user_id, BEN.user_id, CAT.user_id))
    assert await put_to(three) == [[BEN.user_id, CAT.user_id]]


async def test_a_vote_that_ends_is_put_to_nobody_any_more(three: Driver, table: Table, clock: Clock) -> None:
    await three.bids(ann="blade:15", ben="blade:11")
    first = next(move.seq for move in await table.games.log(three.game_id) if move.seat == 0)
    await table.undo.ask(three.game_id, ANN.user_id, first)
    seq = (await table.games.snapshot(three.game_id)).row.seq
    while (await table.games.snapshot(three.game_id)).row.seq == seq:
        await three.default(CAT)
    clock.time += 24 * HOUR
    await table.votes.close_due()
    assert (await votes(three))[-1].result == "no"
    assert await put_to(three) == [[BEN.user_id]]


async def test_what_only_its_asker_did_needs_nobody_else(three: Driver, table: Table) -> None:
    await three.press(ANN, "discard")
    await three.press(ANN, "bid", "blade:15")
    log = await table.games.log(three.game_id)
    after = await table.undo.ask(three.game_id, ANN.user_id, log[0].seq)
    assert after.row.seq == log[-1].seq + 1
    assert (await votes(three))[-1].result == "yes"


async def test_what_cannot_be_asked(duel_of_two: Driver, table: Table, clock: Clock) -> None:
    seq = await charted(duel_of_two)
    with pytest.raises(Refusal, match="not-seated"):
        await table.undo.ask(duel_of_two.game_id, CAT.user_id, seq)
    for move in (0, seq + 99):
        with pytest.raises(Refusal, match="vote-unfit"):
            await table.undo.ask(duel_of_two.game_id, ANN.user_id, move)
    await table.undo.ask(duel_of_two.game_id, ANN.user_id, seq)
    await say(duel_of_two, BEN)
    with pytest.raises(Refusal, match="vote-unfit"):  # taken back already
        await table.undo.ask(duel_of_two.game_id, ANN.user_id, seq)
    for _ in range(STANDARD.undos_per_hour - 1):
        await table.undo.ask(duel_of_two.game_id, ANN.user_id, 1)
        await say(duel_of_two, BEN, "no")
    with pytest.raises(Refusal, match="undo-too-often"):
        await table.undo.ask(duel_of_two.game_id, ANN.user_id, 1)


async def test_a_redo_puts_back_what_was_taken_back(duel_of_two: Driver, table: Table) -> None:
    seq = await charted(duel_of_two)
    before = await table.games.snapshot(duel_of_two.game_id)
    await table.undo.ask(duel_of_two.game_id, ANN.user_id, seq)
    await say(duel_of_two, BEN)
    with pytest.raises(Refusal, match="redo-nothing"):
        await table.undo.redo(duel_of_two.game_id, BEN.user_id)
    panel = await table.undo.redo(duel_of_two.game_id, ANN.user_id)
    assert digest(panel.snapshot) == digest(before)
    assert not panel.drafting
    assert not panel.redoable
    log = await table.games.log(duel_of_two.game_id)
    assert log[-1].line == f"redo {before.row.seq}"
    assert effective_moves(log) == log[: before.row.seq]


async def test_undos_are_put_back_one_after_another(duel_of_two: Driver, table: Table) -> None:
    await duel_of_two.press(ANN, "discard")
    await duel_of_two.press(ANN, "bid", "blade:15")
    after = digest(await table.games.snapshot(duel_of_two.game_id))
    await table.undo.last_turn(duel_of_two.game_id, ANN.user_id)
    log = await table.games.log(duel_of_two.game_id)
    assert log[-1].how == "undo"
    stale = (await table.turns.panel(duel_of_two.game_id, ANN.user_id)).panel_revision
    panel = await table.undo.redo(duel_of_two.game_id, ANN.user_id, stale)
    assert digest(panel.snapshot) == after
    with pytest.raises(Refusal, match="stale"):
        await table.undo.redo(duel_of_two.game_id, ANN.user_id, stale)
    with pytest.raises(Refusal, match="redo-nothing"):
        await table.undo.redo(duel_of_two.game_id, ANN.user_id)


async def test_whoever_takes_a_seat_over_puts_nothing_back(three: Driver, table: Table) -> None:
    await three.press(ANN, "discard")
    await three.press(ANN, "bid", "blade:15")
    await table.undo.last_turn(three.game_id, ANN.user_id)
    seat = (await table.games.snapshot(three.game_id)).seat_of(ANN.user_id)
    assert seat is not None
    dan = Person(44, "Dan")
    await table.seats.give(three.game_id, Actor(99, "Mod", moderates=True), seat, dan)
    assert not (await table.turns.panel(three.game_id, dan.user_id)).redoable
    with pytest.raises(Refusal, match="redo-nothing"):
        await table.undo.redo(three.game_id, dan.user_id)


async def test_no_redo_once_somebody_has_moved(three: Driver, table: Table) -> None:
    await three.press(ANN, "discard")
    await three.press(ANN, "bid", "blade:15")
    panel = await table.undo.last_turn(three.game_id, ANN.user_id)
    assert panel.redoable
    await three.press(BEN, "discard")
    await three.press(BEN, "bid", "blade:11")
    assert not (await table.turns.panel(three.game_id, ANN.user_id)).redoable
    with pytest.raises(Refusal, match="redo-nothing"):
        await table.undo.redo(three.game_id, ANN.user_id)
