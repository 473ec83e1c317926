from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import app_commands
from simcord import MemberActor
from structlog.testing import capture_logs

from bot.pictures.renderer import Renderer
from bot.store.rows import DraftRow
from bot.store.sqlite import SqliteRows
from bot.ui.kit.ids import Call
from images.render import Picture
from tests.flows.people import Hall, buttons, in_more, shown, words


async def two_panels(hall: Hall, who: MemberActor) -> tuple[Any, Any]:
    """A panel that is too old for Discord to take it away, and the one after it."""
    old = await hall.panel(who)
    await hall.env.advance_time(16 * 60)
    return old, await hall.panel(who)


async def test_a_stale_panel_shows_what_is_asked_now(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("chart")
    old, new = await two_panels(hall, who)
    opened = shown(await who.click(new, label="Row c · 6 choices"))
    await who.click(opened, label="c3")
    opened = shown(await who.click(old, label="Row a · 6 choices"))
    drafted = await hall.bot.table.turns.panel(game, who.id)
    assert "sets a beacon on c3" in words(opened)
    forged = await hall.forge(Call("pick", game, drafted.panel_revision - 1, ("chart", "a1")))
    refused = shown(await who.click(forged, label="forged"))
    assert "This has moved on" in words(refused)
    assert "c3" in words(refused)
    assert (await hall.bot.table.turns.panel(game, who.id)).draft_moves == drafted.draft_moves


async def test_a_stale_confirm_commits_nothing(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("end")
    old, new = await two_panels(hall, who)
    await who.click(new, label="Undo step")
    seq = (await hall.snapshot()).row.seq
    refused = shown(await who.click(old, label="Confirm"))
    assert "This has moved on" in words(refused)
    assert (await hall.snapshot()).row.seq == seq


async def test_a_second_confirm_counts_nothing_and_says_that_the_first_did(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("end")
    old, new = await two_panels(hall, who)
    await who.click(new, label="Confirm")
    seq = (await hall.snapshot()).row.seq
    second = shown(await who.click(old, label="Confirm"))
    assert "That counts already" in words(second)
    assert "This has moved on" not in words(second)
    assert (await hall.snapshot()).row.seq == seq


async def test_a_wrong_turn(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    snapshot = await hall.snapshot()
    other = hall.at(snapshot, 1 - (snapshot.seat_of(who.id) or 0))
    waiting = await hall.panel(other)
    assert f"Waiting for: {who.mention}" in words(waiting)
    assert buttons(waiting) == ["My games"]
    looked_at, done = (
        ["lookup", "why", "since", "mine", "boards", "words", "log"],
        ["orders", "notes", "votes", "further", "my-seat", "mute", "hub", "refresh", "report", "away", "resign"],
    )
    assert in_more(waiting) == [*looked_at, *done]
    turn = snapshot.seats[snapshot.seat_of(other.id) or 0].panel_revision
    forged = await hall.forge(Call("pick", snapshot.row.id, turn, ("chart", "a1")))
    assert "You are not asked that now" in words(shown(await other.click(forged, label="forged")))
    assert (await hall.snapshot()).row.seq == snapshot.row.seq


async def test_a_foreign_game(hall: Hall) -> None:
    game = await hall.game()
    assert "You have no seat" in words(shown(await hall.cho.click(hall.status, label="My turn")))
    for call in (Call("pick", game, 0, ("bid", "blade:01")), Call("confirm", game), Call("undo", game)):
        forged = await hall.forge(call)
        result = await hall.cho.click(forged, label="forged")
        assert result.ephemeral
        assert "You have no seat" in words(shown(result))


FORGED = {
    "a verb there is not": (Call("dance", "abc123"), "This has moved on"),
    "a game there is not": (Call("turn", "zzzzzz"), "There is no such table"),
    "a kind there is not": (Call("form", "GAME", 99, ("dance",)), "This has moved on"),
    "a page there is not": (Call("open", "GAME", 0, ("discard", "none", "99999999999")), "Which cards"),
    "a proposal there is not": (Call("offer", "GAME", 1, ("discard", "dance")), "This has moved on"),
    "a word there is not": (Call("pick", "GAME", 0, ("discard", "dance")), "is not among the choices"),
    "no arguments": (Call("pick", "GAME", 0), "You are not asked that now"),
    "no order": (Call("order", "GAME", 0, ("dance",)), "There is no such standing order"),
    "no option": (Call("option", "GAME", 0, ("rounds",)), "This has moved on"),
    "hours there are not": (Call("remind"), "This has moved on"),
    "no table to open": (Call("new"), "This has moved on"),
    "a language there is not": (Call("language"), "This has moved on"),
    "a vote that is no number": (Call("vote", "GAME", 0, ("²", "yes")), "This has moved on"),
    "a sheet there is not": (Call("sheets", "GAME", 0, ("77",)), "Duel"),
    "a page of the log there is not": (Call("log", "GAME", 0, ("7777",)), "Duel"),
}


@pytest.mark.parametrize("what", FORGED)
async def test_a_forged_control(hall: Hall, what: str) -> None:
    call, told = FORGED[what]
    game = await hall.game()
    turn = (await hall.snapshot()).seats[(await hall.snapshot()).seat_of(hall.ann.id) or 0].panel_revision
    seq = turn if call.verb == "pick" else call.panel_revision
    real = Call(call.verb, call.game.replace("GAME", game), seq, call.args)
    before = await hall.bot.table.games.snapshot(game)
    result = await hall.ann.click(await hall.forge(real), label="forged")
    assert result.ephemeral
    assert told in words(shown(result))
    assert await hall.bot.table.games.snapshot(game) == before


async def test_a_command_of_the_release_before(hall: Hall) -> None:
    duel = hall.bot.tree.get_command("duel")
    assert isinstance(duel, app_commands.Group)
    for name in ("rules", "turn"):  # which Discord still offers
        duel.remove_command(name)
    told = await hall.ann.slash(hall.channel, "duel rules")
    assert told.ephemeral
    assert "This command has changed with a new release." in words(shown(told))
    assert await hall.ann.autocomplete(hall.channel, "duel turn", "table", "") == []


async def test_the_same_interaction_twice_counts_once(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    snapshot = await hall.snapshot()
    panel = await hall.bot.table.turns.panel(snapshot.row.id, who.id)
    first = await hall.bot.table.turns.press(
        snapshot.row.id, who.id, panel.panel_revision, "discard", [()], "interaction"
    )
    again = await hall.bot.table.turns.press(
        snapshot.row.id, who.id, panel.panel_revision, "discard", [()], "interaction"
    )
    assert again.draft_moves == first.draft_moves


async def test_a_draft_that_no_longer_fits_is_put_aside(hall: Hall) -> None:
    game = await hall.game()
    who = await hall.reach("discard")
    panel = await hall.bot.table.turns.panel(game, who.id)
    await hall.bot.table.turns.press(game, who.id, panel.panel_revision, "discard", [()], hall.key())
    async with hall.bot.table.transactions.store.write() as rows:
        draft = (await rows.some(DraftRow, game_id=game))[0]
        await rows.put(replace(draft, lines=(f"p{draft.seat + 1} chart a1",)))
    assert "your draft no longer fits" in words(await hall.panel(who))


async def test_what_goes_wrong_has_a_number_and_changes_nothing(hall: Hall) -> None:
    game = await hall.game()
    async with hall.bot.table.transactions.store.write() as rows:
        assert isinstance(rows, SqliteRows)
        await rows.db.execute("UPDATE seat SET orders = 'none'")
    with capture_logs() as logged:
        pressed = await hall.ann.click(hall.status, label="My turn")
        typed = await hall.ann.slash(hall.thread, "duel board")
        bid = await hall.ann.click(await hall.forge(Call("pick", game, 0, ("bid", "blade:01"))), label="forged")
    for result, entry in zip((pressed, typed, bid), logged, strict=True):
        told = words(shown(result))
        assert "Something went wrong on our side." in told
        assert told.split("`")[1] == entry["id"]
        assert (entry["event"], entry["user"]) == ("fault", hall.ann.id)
    assert [entry["what"] for entry in logged] == [f"turn {game}", "duel board", f"pick {game}"]


async def test_a_game_goes_on_without_pictures(hall: Hall) -> None:
    def broken(*args: object) -> Picture:
        raise OSError("no paint left")

    hall.bot.renderer = Renderer(broken)
    with capture_logs() as logged:
        await hall.game()
        who = await hall.reach("discard")
        panel = await hall.panel(who)
        assert "Which cards do you put back?" in words(panel)
        assert not panel.attachments
        assert "There is no picture" in words(shown(await who.click(hall.status, label="Board")))
    assert {entry["event"] for entry in logged} == {"picture-failed"}
