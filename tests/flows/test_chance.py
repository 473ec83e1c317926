"""What people see of a game's chance: its hash in the first post, its seed and its file at the end."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.table.finished.checking import faults
from bot.table.finished.record import read
from rules.core.hidden import MASK
from tests.flows.people import Hall, shown, words

SEED = "a-seed-that-nobody-knows"


async def sent(message: Any) -> bytes:
    """The one file of a message."""
    (attached,) = message.attachments
    data: bytes = await attached.read()
    return data


async def test_the_hash_stands_once_in_a_post_of_two_languages(hall: Hall) -> None:
    game = await hall.lobby()
    async with hall.bot.table.transactions.changing(game) as (rows, snapshot):
        await rows.put(replace(snapshot.row, second_locale="ko"))
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    first = next(each.content for each in hall.thread.history() if "The game begins" in each.content)
    assert first.count(first.partition("has the hash `")[2][:64]) == 1
    assert "위의 해시는 이 게임 시드의 것입니다" in first


async def test_the_hash_is_posted_first_and_the_end_gives_seed_and_file(hall: Hall) -> None:
    game = await hall.game(SEED)
    first = next(post.content for post in reversed(hall.thread.history()) if "The game begins" in post.content)
    hashed = first.partition("has the hash `")[2][:64]
    running = shown(await hall.ben.slash(hall.thread, "duel log"))
    assert f"`{hashed[:8]}`" in words(running)
    assert hashed not in words(running)
    assert f"`{hashed}`" in words(shown(await hall.ben.click(running, label="Export")))
    await hall.bot.table.leaving.abandon(game, hall.ann.id)
    await hall.env.settle()
    told = [message.content for message in hall.thread.history()]
    assert any(f"was `{SEED}`" in said and "given up" in said for said in told)
    assert f"was `{SEED}`" in words(hall.status)
    log = shown(await hall.ben.slash(hall.thread, "duel log", table=game))
    assert f"was `{SEED}`" in words(log)
    file = shown(await hall.ben.click(log, label="Export"))
    assert f"`orrery check duel-{game}.json`" in words(file)
    record = read(await sent(file))
    assert [*faults(record, hashed)] == []
    assert str(hall.ann.id) not in json.dumps(record.model_dump(mode="json"))


async def test_nothing_tells_the_seed_of_a_game_that_goes_on(hall: Hall) -> None:
    game = await hall.game(SEED)
    so_far = shown(await hall.ann.click(shown(await hall.ann.slash(hall.thread, "duel log")), label="Export"))
    assert "The game so far" in words(so_far)
    file = json.loads(await sent(so_far))
    assert (file["format"], file["format_version"], file["table"]) == ("orrery-log", 1, game)
    assert [seat["name"] for seat in file["seats"]] == [seat.name for seat in (await hall.snapshot()).seats]
    assert {card for player in file["position"]["players"] for card in player["hand"]} == {MASK}
    assert [each for each in (SEED, str(hall.ann.id), "salt") if each in json.dumps(file)] == []
    public = [*hall.channel.history(), *hall.thread.history()]
    private = [shown(await hall.ann.slash(hall.thread, f"duel {what}")) for what in ("log", "turn", "board", "sheet")]
    for message in [so_far, *public, *private]:
        assert SEED not in words(message)


async def test_a_given_seed_is_told_of_and_not_told(hall: Hall) -> None:
    refused = shown(await hall.ann.slash(hall.channel, "duel new", seed="no spaces"))
    assert "at most 64 letters" in words(refused)
    opened = await hall.ann.slash(hall.channel, "duel new", seed=SEED)
    assert opened.ephemeral
    assert f"{hall.ann.mention} gave the seed of this game" in words(hall.card)
    await hall.ben.click(hall.card, label="Join")
    await hall.ann.click(hall.card, label="Start")
    await hall.env.settle()
    assert (await hall.snapshot()).row.seed == SEED
    (first,) = [post.content for post in hall.thread.history() if "The game begins" in post.content]
    assert "The owner of the table gave the seed" in first
    assert SEED not in first + words(hall.card) + words(hall.status)
