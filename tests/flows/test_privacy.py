"""`/privacy`: what is kept is said in plain words, taken along as a file, and deleted after one more question."""

from __future__ import annotations

import json

from bot.store.rows import PrefsRow
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, shown, words
from tests.flows.test_chance import sent


async def test_what_is_kept_is_said_and_taken_along(hall: Hall) -> None:
    game = await hall.game()
    result = await hall.ben.slash(hall.channel, "privacy")
    assert result.ephemeral
    told = shown(result)
    assert "What Orrery keeps of you" in words(told)
    assert "One game names you, 1 of them still going on" in words(told)
    file = await hall.ben.click(told, label="Export")
    assert file.ephemeral
    found = json.loads(await sent(shown(file)))
    assert (found["user_id"], [each["id"] for each in found["games"]]) == (hall.ben.id, [game])
    assert str(hall.ann.id) not in json.dumps(found)


async def test_everything_is_deleted_after_one_more_question(hall: Hall) -> None:
    game = await hall.game(three=True)
    asked = shown(await hall.ben.click(shown(await hall.ben.slash(hall.channel, "privacy")), label="Delete …"))
    assert "This cannot be taken back" in words(asked)
    assert "You leave the one game" in words(asked)
    kept = shown(await hall.ben.click(asked, label="Back to my data"))
    assert "What Orrery keeps of you" in words(kept)
    assert hall.ben.id in (await hall.snapshot()).people
    asked = shown(await hall.ben.click(kept, label="Delete …"))
    done = shown(await hall.ben.click(asked, label="Delete everything"))
    assert "One game named you and does so no more" in words(done)
    assert buttons(done) == []
    await hall.env.settle()
    snapshot = await hall.snapshot()
    assert (snapshot.row.id, snapshot.row.status) == (game, "running")
    assert {*snapshot.people} == {hall.ann.id, hall.cho.id}
    assert "Ben" not in words(hall.status)
    assert hall.ben.mention not in words(hall.status) + words(hall.card)
    said = next(message.content for message in hall.thread.history() if "has left" in message.content)
    assert said.startswith("Player ")
    assert "No game names you" in words(shown(await hall.ben.slash(hall.channel, "privacy")))


async def test_nobody_deletes_what_is_another_persons(hall: Hall) -> None:
    await hall.game()
    message = await hall.forge(Call("privacy-erase"), "Delete everything")
    await hall.cho.click(message, label="Delete everything")
    assert {*(await hall.snapshot()).people} == {hall.ann.id, hall.ben.id}


async def test_it_is_said_in_korean(hall: Hall) -> None:
    await hall.bot.table.preferences.set(PrefsRow(hall.cho.id, "ko"))
    told = shown(await hall.cho.slash(hall.channel, "privacy"))
    assert "Orrery가 나에 대해 저장하는 것" in words(told)
    asked = shown(await hall.cho.click(told, label="삭제 …"))
    assert "끝났습니다" in words(shown(await hall.cho.click(asked, label="모두 삭제하기")))
