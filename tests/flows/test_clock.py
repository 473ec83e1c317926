"""What time does: reminders, lobbies nobody touches, what is forgotten, and messages that grow old."""

from __future__ import annotations

from typing import Any

from structlog.testing import capture_logs

from bot.pictures.renderer import Renderer
from bot.post.announcer import WITHHELD_WAIT
from bot.post.poster import OLD_EDITED_OFTEN
from bot.store.rows import OutboxRow
from bot.table.reminding.reminders import REMINDERS
from images.render import Picture
from tests.flows.conftest import paint
from tests.flows.people import Hall, buttons, selects, shown, words

MINUTE, HOUR = 60, 3600
DAY = 24 * HOUR


async def days(hall: Hall, count: int) -> None:
    """So many days pass."""
    for _ in range(count):
        await hall.env.advance_time(DAY)
    await hall.env.settle()


def said(place: Any, part: str) -> list[str]:
    """The messages in a channel or thread that say this."""
    return [message.content for message in place.history() if part in message.content]


async def test_reminders_come_once_a_day_and_four_at_most(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    reminder = f"{who.mention}: you have been asked since"
    counts = []
    for _ in range(REMINDERS + 3):
        counts.append(len(said(hall.thread, reminder)))
        await days(hall, 1)
    assert counts == [0, 1, 2, 3, 4, 4, 4]


async def test_who_has_answered_or_wants_none_is_not_reminded(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    quiet = shown(await who.click(shown(await who.slash(hall.channel, "play")), label="Settings"))
    await who.select(quiet, ["0"], custom_id=selects(quiet)[1]["custom_id"])
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    await who.click(shown(await who.click(opened, label="c3")), label="Confirm")
    await days(hall, 3)
    assert said(hall.thread, who.mention + ": you have been asked") == []


async def test_a_lobby_is_closed_when_nobody_has_touched_it_for_two_weeks(hall: Hall) -> None:
    game, first = await hall.lobby(), hall.card
    await days(hall, 13)
    assert len(said(hall.channel, "for a while. It is closed")) == 1
    await hall.cho.click(first, label="Join")
    await days(hall, 13)
    assert (await hall.snapshot()).row.status == "lobby"
    await days(hall, 2)
    assert (await hall.bot.table.games.snapshot(game)).row.status == "abandoned"
    assert (
        len(said(hall.channel, f"nobody has touched your table **{await hall.name(game)}** (`{game}`) for 14 days"))
        == 1
    )
    card = next(message for message in hall.channel.history() if message.id == first.id)
    assert "given up" in words(card)
    assert buttons(card) == []


async def test_a_draft_waits_for_weeks_while_old_posts_are_forgotten(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    await who.click(opened, label="c3")
    async with hall.bot.table.transactions.store.read() as rows:
        before = {row.id for row in await rows.some(OutboxRow)}
    await days(hall, 10)
    async with hall.bot.table.transactions.store.read() as rows:
        after = {row.id for row in await rows.some(OutboxRow) if not row.standing}  # nobody has answered those
    assert before
    assert not before & after
    drafted = await hall.panel(who)
    assert f"{who.name} sets a beacon on c3" in words(drafted)
    assert "what you did counts" in words(shown(await who.click(drafted, label="Confirm")))


async def test_a_computer_rests_after_its_turn_where_a_pace_is_set(hall: Hall) -> None:
    hall.bot.players.pace = 10 * MINUTE
    await hall.ann.slash(hall.channel, "duel new", computers=1, watch=True)
    await hall.ann.click(await hall.lobby_of(hall.ann), label="Add a computer")
    await hall.ann.click(hall.card, label="Start")
    first = (await hall.bot.table.games.snapshot((await hall.snapshot()).row.id)).row.seq
    await hall.env.advance_time(9 * MINUTE)
    assert (await hall.snapshot()).row.seq == first
    await hall.env.advance_time(2 * MINUTE)
    assert (await hall.snapshot()).row.seq > first


async def test_what_discord_fails_to_take_is_posted_a_little_later(hall: Hall) -> None:
    game = await hall.game()
    path = f"/channels/{hall.thread.id}/messages"
    hall.env.inject_error("POST", path, status=400, code=OLD_EDITED_OFTEN, message="Later", times=2)
    with capture_logs() as logged:
        await hall.bot.table.leaving.abandon(game, hall.ann.id)
        await hall.env.advance_time(MINUTE)
    assert [entry["again_in"] for entry in logged if entry["event"] == "not-delivered"] == [1.0, 2.0]
    assert len(said(hall.thread, "given up")) == 1


async def test_a_turn_counts_while_the_bot_may_not_write_in_the_thread(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    posts = f"/channels/{hall.thread.id}/messages"
    hall.env.inject_error("POST", posts, status=403, code=50013, message="Missing Permissions", times=None)
    opened = shown(await who.click(await hall.panel(who), label="Row c · 6 choices"))
    done = shown(await who.click(shown(await who.click(opened, label="c3")), label="Confirm"))
    assert "what you did counts" in words(done)
    assert said(hall.thread, "sets a beacon on c3") == []
    hall.env.backend.faults.clear()
    await hall.env.advance_time(WITHHELD_WAIT + 1)
    assert len(said(hall.thread, "sets a beacon on c3")) == 1


async def test_a_panel_of_yesterday_works(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    panel = await hall.panel(who)
    await days(hall, 1)
    opened = shown(await who.click(panel, label="Row c · 6 choices"))
    assert opened.id == panel.id
    assert "sets a beacon on c3" in words(shown(await who.click(opened, label="c3")))


async def test_a_form_that_was_open_for_an_hour_is_taken(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("salvage")
    form = await who.click(await hall.panel(who), label="Something else …")
    await hall.env.advance_time(HOUR)
    light = shown(await who.submit_modal(form, {"part0": ["dust", "gem"]}))
    assert f"{who.name} salvages gem" in words(light)


async def test_a_form_whose_question_is_answered_changes_nothing(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("salvage")
    panel = await hall.panel(who)
    form = await who.click(panel, label="Something else …")
    answered = shown(await who.click(panel, label="gem, dust"))
    await who.click(answered, label="Confirm")
    seq = (await hall.snapshot()).row.seq
    late = shown(await who.submit_modal(form, {"part0": ["core"]}))
    assert "This has moved on" in words(late)
    assert (await hall.snapshot()).row.seq == seq


async def test_a_press_that_came_too_late_for_discord_changes_nothing(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("power")
    panel, seq = await hall.panel(who), (await hall.snapshot()).row.seq
    hall.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, message="Unknown interaction")
    with capture_logs() as logged:
        await who.click(panel, label="2")
    assert [entry["event"] for entry in logged] == ["interaction-gone"]
    assert (await hall.snapshot()).row.seq == seq
    assert "what you did counts" in words(shown(await who.click(panel, label="2")))


async def test_an_answer_that_takes_longer_than_discord_waits_counts_and_can_be_read(hall: Hall) -> None:
    def slow(*args: Any) -> Picture:
        hall.env.backend.advance_clock(16 * MINUTE)
        return paint(*args)

    await hall.game()
    who = await hall.reach("power")
    panel, seq = await hall.panel(who), (await hall.snapshot()).row.seq
    hall.bot.renderer = Renderer(slow)
    with capture_logs() as logged:
        await who.click(panel, label="2")
    assert [entry["event"] for entry in logged] == ["interaction-gone"]
    assert (await hall.snapshot()).row.seq > seq
    assert f"{who.name} rolls" in words(shown(await who.slash(hall.thread, "duel log")))
