"""What one person does over and over calls the others once, and does not keep what waits for them waiting."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import Refusal
from bot.post.announcer import Announcer
from bot.table.game.roles import Actor
from bot.table.game.waits import TOGETHER
from bot.table.limits import STANDARD
from bot.table.table import Table
from tests.bot.company import appointed
from tests.bot.conftest import ANN, BEN, CAT, Clock, Driver, started
from tests.bot.test_announce import Server

HOUR = 3600


async def called(table: Table, game: str, who: int, server: Server | None = None) -> list[str]:
    """The posts by which somebody is called, once all is posted."""
    server = server or Server()
    await Announcer(table, server).deliver(game)
    return [note.text for note in server.notes.values() if who in note.calls]


@pytest.mark.parametrize("kind", ["sitter", "partner"])
async def test_who_is_appointed_over_and_over_is_called_once_an_hour(
    duel_of_two: Driver, clock: Clock, kind: Any
) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    for _ in range(4):
        await appointed(table, game, ANN.user_id, CAT, kind)
        await Announcer(table, server).deliver(game)
        await table.companions.dismiss(game, ANN.user_id, CAT.user_id)
        await Announcer(table, server).deliver(game)
    assert len(await called(table, game, CAT.user_id, server)) == 1
    assert sum("Cat" in note.text for note in server.notes.values()) > 1  # the others are told all the same
    clock.time += HOUR
    await appointed(table, game, ANN.user_id, CAT, kind)
    assert len(await called(table, game, CAT.user_id, server)) == 2


@pytest.mark.parametrize("end", ["dismissed", "over", "refuses"])
@pytest.mark.parametrize("asked", [True, False])
async def test_the_end_of_a_sitting_calls_nobody_but_for_what_is_asked(
    duel_of_two: Driver, clock: Clock, end: str, *, asked: bool
) -> None:
    """Whose seat it is has chosen that end, and is called where a question went to their sitter."""
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    if not asked:
        await duel_of_two.bids(ann="blade:08")
    await appointed(table, game, ANN.user_id, CAT, "sitter", clock.time + 24 * HOUR)
    await Announcer(table, server).deliver(game)
    before = set(server.notes)
    if end == "over":
        clock.time += 24 * HOUR
        await table.companions.end_due()
    else:
        await table.companions.dismiss(game, ANN.user_id if end == "dismissed" else CAT.user_id, CAT.user_id)
    await Announcer(table, server).deliver(game)
    (note,) = [note for nonce, note in server.notes.items() if nonce not in before]
    assert note.calls == ((ANN.user_id,) if asked and end != "dismissed" else ())
    assert "<@33>" not in note.text


async def test_house_rules_put_to_the_vote_at_once_call_once(table: Table, clock: Clock) -> None:
    game, server = await started(table, BEN, CAT), Server()
    for number in range(15):
        await table.votes.open(game, Actor(ANN.user_id, "Ann"), "house-rule", rule=f"Rule {number}")
        clock.time += 1
    posts = await called(table, game, BEN.user_id, server)
    assert len([text for text in posts if "Rule" in text]) == 1
    assert sum("Rule" in note.text for note in server.notes.values()) == 15  # each can be voted on where it stands
    assert all(note.vote for note in server.notes.values() if "Rule" in note.text)


async def test_who_has_answered_a_vote_is_called_for_the_next(table: Table, clock: Clock) -> None:
    game, server = await started(table, BEN, CAT), Server()
    await table.votes.open(game, Actor(ANN.user_id, "Ann"), "house-rule", rule="Rule 1")
    await table.votes.cast(game, BEN.user_id, 1, "yes")
    await table.votes.open(game, Actor(ANN.user_id, "Ann"), "house-rule", rule="Rule 2")
    assert len([text for text in await called(table, game, BEN.user_id, server) if "Rule" in text]) == 2
    assert len([text for text in await called(table, game, CAT.user_id, server) if "Rule" in text]) == 1
    clock.time += TOGETHER
    await table.votes.open(game, Actor(ANN.user_id, "Ann"), "house-rule", rule="Rule 3")
    assert len([text for text in await called(table, game, CAT.user_id, server) if "Rule" in text]) == 2


async def test_somebody_steps_back_some_times_an_hour_and_returns_at_any_time(table: Table, clock: Clock) -> None:
    game = await started(table, BEN, CAT)
    for _ in range(STANDARD.steps_back_per_hour):
        await table.leaving.step_back(game, BEN.user_id)
        await table.leaving.come_back(game, BEN.user_id)
    with pytest.raises(Refusal, match="away-too-often"):
        await table.leaving.step_back(game, BEN.user_id)
    clock.time += HOUR + 1
    await table.leaving.step_back(game, BEN.user_id)


async def test_posts_of_stepping_back_and_returning_fold_into_the_last(table: Table, clock: Clock) -> None:
    game, server = await started(table, BEN, CAT), Server()
    await Announcer(table, server).deliver(game)
    before = len(server.notes)
    for _ in range(4):
        await table.leaving.step_back(game, BEN.user_id)
        await table.leaving.come_back(game, BEN.user_id)
        await table.leaving.step_back(game, CAT.user_id)
        await table.leaving.come_back(game, CAT.user_id)
    await Announcer(table, server).deliver(game)
    texts = server.texts[before:]
    assert [text.split("\n")[0] for text in texts] == ["Ben is back and plays on.", "Cat is back and plays on."]
    assert len(await table.games.deeds(game)) == 16  # the log has all of them


async def test_what_waits_for_others_overtakes_what_only_tells(duel_of_two: Driver, clock: Clock) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    await Announcer(table, server).deliver(game)
    before = len(server.notes)
    await appointed(table, game, BEN.user_id, CAT, "partner")
    await table.companions.dismiss(game, BEN.user_id, CAT.user_id)
    await duel_of_two.bids(ann="blade:15", ben="blade:11")  # Ann is to chart
    await Announcer(table, server).deliver(game)
    posts = [*server.notes.values()][before:]
    assert "Ben shares the seat with Cat no more" in posts[-1].text
    assert any(ANN.user_id in note.calls for note in posts[:-1])


async def test_who_is_appointed_again_before_that_is_posted_is_called_once(duel_of_two: Driver) -> None:
    table, game, server = duel_of_two.table, duel_of_two.game_id, Server()
    for _ in range(3):
        await appointed(table, game, ANN.user_id, CAT, "sitter")
        await table.companions.dismiss(game, ANN.user_id, CAT.user_id)
    await appointed(table, game, ANN.user_id, CAT, "sitter")
    assert len(await called(table, game, CAT.user_id, server)) == 1
    assert sum("Cat" in note.text for note in server.notes.values()) == 1
