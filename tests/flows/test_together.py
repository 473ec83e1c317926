"""Calls as people meet them: of several tables in one, edited when they are over, and when they are wished for."""

from __future__ import annotations

from bot.table.game.snapshot import Person
from bot.ui.lobby.hub_view import CALLS
from tests.flows.people import Hall, buttons, more, selects, shown, words


async def test_a_call_that_was_answered_mentions_nobody_any_more(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    (called,) = [post for post in hall.thread.history() if f"{who.mention}: your move." in post.content][-1:]
    assert "where do you set a beacon?" in called.content
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    await who.click(shown(await who.click(opened, label="c3")), label="Confirm")
    await hall.env.settle()
    (edited,) = [post for post in hall.thread.history() if post.id == called.id]
    assert who.mention not in edited.content
    assert f"✓ {who.name}" in edited.content
    assert buttons(edited) == []


async def test_two_tables_that_ask_soon_after_each_other_call_once_more_together(hall: Hall) -> None:
    await hall.game()
    table, (ann, ben) = hall.bot.table, (Person(who.id, who.name) for who in (hall.ann, hall.ben))
    for _ in range(2):
        row = await table.lobby.create("duel", hall.guild.id, hall.channel.id, ann, "en")
        await table.lobby.join(row.id, ben)
        await table.lobby.start(row.id, ann.user_id, "s")
    await hall.env.settle()
    await hall.env.advance_time(7 * 3600)  # the bot of these tests looks at its clock that rarely
    await hall.env.settle()
    (told,) = [message for message in hall.ann.user.dm_channel.history() if "tables wait for you" in message.content]
    assert told.content.startswith("**2 tables wait for you**")
    assert told.content.count("Which cards do you put back?") == 2
    assert buttons(told) == ["Next game ▶"]


async def test_when_calls_come_is_a_setting(hall: Hall) -> None:
    settings = shown(await hall.ann.click(shown(await hall.ann.slash(hall.channel, "play")), label="Settings"))
    (when,) = [each for each in selects(settings) if each["custom_id"].startswith("o1:calls")]
    assert [option["value"] for option in when["options"]] == list(CALLS)
    settings = shown(await hall.ann.select(settings, ["daily-18"], custom_id=when["custom_id"]))
    (also,) = [each for each in selects(settings) if each["custom_id"].startswith("o1:also")]
    await hall.ann.select(settings, ["next"], custom_id=also["custom_id"])
    prefs = await hall.bot.table.preferences.of(hall.ann.id)
    assert (prefs.quiet, prefs.digest, prefs.next_up, prefs.forecasts) == (False, 18, True, False)


async def test_a_table_is_muted_and_unmuted_in_its_panel(hall: Hall) -> None:
    game = await hall.game()
    seen = await more(hall.ann, await hall.panel(hall.ann), "mute")
    assert "calls you when you are asked" in words(seen)
    assert not await hall.bot.table.calls.muted(game, hall.ann.id)
    muted = shown(await hall.ann.click(seen, label="Mute this table"))
    assert "calls you no more" in words(muted)
    assert await hall.bot.table.calls.muted(game, hall.ann.id)
    again = shown(await hall.ann.click(muted, label="Let it call me again"))
    assert "calls you when you are asked" in words(again)
    assert not await hall.bot.table.calls.muted(game, hall.ann.id)
