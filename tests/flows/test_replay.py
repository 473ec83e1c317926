"""The board as it was, from a line of the log on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.pictures import requests
from bot.store.rows import SnapshotRow
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, selects, shown, words
from tests.flows.test_threads import finished


async def test_from_a_line_of_the_log_the_board_of_then_is_shown_step_by_step(hall: Hall) -> None:
    game = await hall.game()
    await hall.reach("chart")
    await hall.reach("discard")
    log = shown(await hall.ann.slash(hall.thread, "duel log"))
    offered = next(each for each in selects(log) if each["custom_id"] == str(Call("then", game)))
    chosen = offered["options"][2]
    then = shown(await hall.ann.select(log, [chosen["value"]], custom_id=str(Call("then", game))))
    assert f"After move {chosen['value']} of " in words(then)
    assert [file.filename for file in then.attachments] == ["duel-chart.png"]
    assert buttons(then)[:7] == ["◀◀ round", "◀ turn", "‹ move", "round ▶▶", "turn ▶", "move ›", "Log"]
    before = shown(await hall.ann.click(then, label="‹ move"))
    assert f"After move {int(chosen['value']) - 1} of " in words(before)
    assert "After move 0 of " in words(shown(await hall.ann.click(before, label="◀◀ round")))
    again = shown(await hall.ann.click(before, label="round ▶▶"))
    assert "Round 2 begins" in words(again)
    assert "sets a beacon" in words(shown(await hall.ann.click(again, label="Log")))


async def test_everybody_sees_of_then_what_onlookers_may(hall: Hall) -> None:
    game = await hall.game()
    await hall.reach("chart")
    forged = await hall.forge(Call("then", game, 0, ("3",)))
    seen = [words(shown(await who.click(forged, label="forged"))) for who in (hall.ann, hall.ben, hall.cho)]
    assert seen[0] == seen[1] == seen[2]
    assert "After move 3 of " in seen[0]
    lost = await hall.forge_select(Call("then", game), "soon")
    assert "This has moved on" in words(shown(await hall.ann.select(lost, ["soon"], custom_id=str(Call("then", game)))))


async def test_the_boards_of_a_game_that_has_ended_are_shown_one_after_another(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await hall.game()
    forged = await hall.forge(Call("rounds", game))
    assert "not over yet" in words(shown(await hall.ann.click(forged, label="forged")))
    await finished(hall, game)
    log = shown(await hall.cho.slash(hall.thread, "duel log"))
    moving = shown(await hall.cho.click(log, label="Round by round"))
    assert "The board at the end of each round" in words(moving)
    assert [file.filename for file in moving.attachments] == ["duel-rounds.webp", f"duel-{game}.html"]
    last = next(post for post in hall.thread.history() if "The game is over" in post.content)
    assert buttons(last) == ["Round by round"], "at once from the last post, for whoever presses"
    at_once = shown(await hall.ben.click(last, label="Round by round"))
    assert [file.filename for file in at_once.attachments] == [file.filename for file in moving.attachments]
    monkeypatch.setattr(requests, "of_round", lambda *_: None)
    assert "There is no picture just now" in words(shown(await hall.cho.click(log, label="Round by round")))


async def test_a_game_that_began_with_other_rules_cannot_be_shown_as_it_was(hall: Hall) -> None:
    game = await hall.game()
    await hall.reach("chart")
    async with hall.bot.table.transactions.write() as rows:
        (first, *_) = await rows.log(game, 0, 1)
        await rows.put(replace(first, line=f"{first.line.rpartition(' ')[0]} none"))
        for kept in await rows.some(SnapshotRow, game_id=game):
            await rows.drop(SnapshotRow, game_id=game, seq=kept.seq)
    forged = await hall.forge(Call("then", game, 0, ("3",)))
    assert "This game began with other rules" in words(shown(await hall.ann.click(forged, label="forged")))
