"""Rules that are amended while games are played: each keeps its reading until its table takes the other one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.errors import Refusal
from bot.table.finished.checking import faults
from bot.table.finished.importing import imported
from bot.table.game.positions import POSITIONS
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot
from bot.table.table import Table
from bot.ui.boards.log_view import view as log_view
from bot.ui.lobby import status_view, votes_view
from bot.words.tables import deed
from bot.words.texts import LOCALES, Texts
from bot.words.votes import question
from rules import amendments
from rules.amendments import Amendment
from rules.core import saves
from tests.bot.conftest import ANN, BEN, Driver, started
from tests.toys.duel import FIRST_DIE, GAME

OLD, NEW = 1, 2  # energy for two dice
DECLARED = (Amendment(FIRST_DIE, 1, "Duel, 4"),)


@pytest.fixture
def amend(monkeypatch: pytest.MonkeyPatch) -> Amend:
    return Amend(monkeypatch)


class Amend:
    """A release that comes: from then on the amendment is declared."""

    def __init__(self, patching: pytest.MonkeyPatch) -> None:
        self.patching = patching

    def now(self) -> None:
        self.patching.setattr(amendments, "amendments_of", lambda game_id: DECLARED if game_id == "duel" else ())
        POSITIONS.clear()


async def shoot(driver: Driver) -> int:
    """Play on until somebody has shot with two dice; how much energy that took."""
    for _ in range(100):
        for person in (ANN, BEN):
            panel = await driver.table.turns.panel(driver.game_id, person.user_id)
            asked = next(iter(panel.unanswered), None)
            if asked and asked.kind == "power":
                before = panel.view.players[panel.seat].energy
                after = await driver.press(person, "power", "2")
                return int(before - after.view.players[panel.seat].energy)
            await driver.default(person)
    raise AssertionError("nobody could shoot")


async def rounds(table: Table) -> Driver:
    """A duel of five rounds."""
    row = await table.lobby.create("duel", 1, 2, ANN, "en")
    await table.lobby.set_option(row.id, ANN.user_id, "rounds", "5")
    await table.lobby.join(row.id, BEN)
    await table.lobby.start(row.id, ANN.user_id, "v")
    return Driver(table, row.id)


async def agreed(driver: Driver) -> GameSnapshot:
    """The table takes the amendment over."""
    await driver.table.votes.open(driver.game_id, Actor(ANN.user_id, "Ann"), "amend", amendment=FIRST_DIE)
    (vote,) = await driver.table.votes.open_of(driver.game_id)
    await driver.table.votes.cast(driver.game_id, BEN.user_id, vote.number, "yes")
    return await driver.table.games.snapshot(driver.game_id)


async def replays(driver: Driver) -> Sequence[str]:
    """What does not agree when the game is played again from its seed, and from its file; every moment can be seen."""
    await driver.finish(ANN, BEN)
    POSITIONS.clear()
    record = await driver.table.games.record(driver.game_id)
    for move in record.moves:
        await driver.table.replay.at(driver.game_id, move.seq)
    assert imported(record.data).over
    return [*faults(record, record.commitment)]


async def test_a_game_that_begins_after_an_amendment_has_it(table: Table, amend: Amend) -> None:
    amend.now()
    driver = await rounds(table)
    row = (await table.games.snapshot(driver.game_id)).row
    assert (row.options[FIRST_DIE], json.loads(row.state)["options"]) == ("0", {})
    assert await shoot(driver) == NEW
    assert await replays(driver) == []


async def test_a_game_that_began_before_keeps_its_reading(table: Table, amend: Amend) -> None:
    driver = await rounds(table)
    amend.now()
    assert await shoot(driver) == OLD
    assert await replays(driver) == []
    rematch = await table.rematches.agree(driver.game_id, ANN)
    assert FIRST_DIE not in rematch.row.options
    rematch = await table.rematches.agree(driver.game_id, BEN)
    assert (rematch.row.status, rematch.row.options[FIRST_DIE]) == ("running", "0")


async def test_a_table_takes_an_amendment_over_for_what_comes(table: Table, amend: Amend) -> None:
    driver = await rounds(table)
    amend.now()
    assert await shoot(driver) == OLD
    after = await agreed(driver)
    assert after.row.options[FIRST_DIE] == str(after.row.seq)
    assert await shoot(driver) == NEW
    with pytest.raises(Refusal, match="vote-unfit"):
        await table.votes.open(driver.game_id, Actor(ANN.user_id, "Ann"), "amend", amendment=FIRST_DIE)
    assert await replays(driver) == []
    (done,) = [each for each in await table.games.deeds(driver.game_id) if each.kind == "vote-amend-yes"]
    assert done.facts["amendment"] == FIRST_DIE


async def test_whoever_takes_a_turn_back_keeps_what_the_table_has_taken_over(table: Table, amend: Amend) -> None:
    driver = Driver(table, await started(table, BEN))
    await driver.bids(ann="blade:15")
    amend.now()
    await agreed(driver)
    await table.undo.last_turn(driver.game_id, ANN.user_id)
    POSITIONS.clear()
    assert (await table.games.snapshot(driver.game_id)).state.options == {}
    assert await replays(driver) == []


async def test_no_means_that_the_game_stays_as_it_was(table: Table, amend: Amend) -> None:
    driver = await rounds(table)
    amend.now()
    await table.votes.open(driver.game_id, Actor(ANN.user_id, "Ann"), "amend", amendment=FIRST_DIE)
    (vote,) = await table.votes.open_of(driver.game_id)
    await table.votes.cast(driver.game_id, BEN.user_id, vote.number, "no")
    assert FIRST_DIE not in (await table.games.snapshot(driver.game_id)).row.options
    assert await shoot(driver) == OLD


async def test_practice_begins_with_what_held_then(table: Table, amend: Amend) -> None:
    driver = await rounds(table)
    amend.now()
    await driver.bids(ann="blade:15")
    after = await agreed(driver)
    await driver.finish(ANN, BEN)
    begun = [await table.practice.begin(driver.game_id, seq, 0, ANN, 1, 2, "en") for seq in (0, after.row.seq)]
    assert [each.row.options.get(FIRST_DIE) for each in begun] == [None, str(after.row.seq)]
    assert begun[0].state.options == {FIRST_DIE: amendments.LACKING}


async def test_a_position_of_before_there_were_amendments_loads(table: Table, amend: Amend) -> None:
    driver = await rounds(table)
    async with table.transactions.changing(driver.game_id) as (rows, snapshot):
        old = json.loads(snapshot.row.state)
        del old["options"]
        await rows.put(replace(snapshot.row, state=json.dumps(old).encode()))
    amend.now()
    assert saves.load(GAME, GAME.version, json.dumps(old).encode()).options == {}  # by the rules of today
    assert (await table.games.snapshot(driver.game_id)).state.options == {FIRST_DIE: amendments.LACKING}


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_a_game_lacks_is_shown_and_can_be_put_to_the_vote(table: Table, amend: Amend, locale: str) -> None:
    driver, texts = await rounds(table), Texts(locale)
    before = await table.games.snapshot(driver.game_id)
    assert "first-die" not in str(log_view(before, texts, 0, []).to_components())
    amend.now()
    lacks = await table.games.snapshot(driver.game_id)
    said = texts("duel-amendment-first-die")
    for view in (log_view(lacks, texts, 0, []), status_view.view(lacks, [texts])):
        assert said in str(view.to_components())
    assert said in str(votes_view.view(lacks, [], texts, ANN.user_id, []).to_components())
    assert said in question("amend", {"amendment": FIRST_DIE}, lacks, texts)
    has = await agreed(driver)
    (done,) = await table.games.deeds(driver.game_id)
    assert said in deed(done.kind, done.facts, texts)
    assert said not in str(status_view.view(has, [texts]).to_components())
    assert texts("ui-revision", own=1, newest=1) in str(log_view(has, texts, 0, []).to_components())


def test_a_table_has_every_revision_up_to_the_first_that_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    three = tuple(Amendment(name, number, "1") for number, name in enumerate(("a", "b", "c"), 1))
    monkeypatch.setattr(amendments, "amendments_of", lambda game_id: three)
    assert [amendments.revision("duel", dict.fromkeys(held, "0")) for held in ("", "a", "ab", "ac", "abc")] == [
        0,
        1,
        2,
        1,
        3,
    ]
    assert amendments.today("duel") == 3
    assert amendments.choices_among("duel", {"rounds": "5", "a": "0"}) == {"rounds": "5"}
    assert amendments.as_of("duel", {"rounds": "5", "a": "0", "b": "9", "c": "odd"}, 4) == {"rounds": "5", "a": "0"}
