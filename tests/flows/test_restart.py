from __future__ import annotations

from bot.settings import Settings
from tests.flows.conftest import Bot
from tests.flows.people import Hall, buttons, selects, shown, words
from tests.flows.test_ahead import mined, passed, two


async def restart(hall: Hall) -> None:
    """The process ends and another begins on the same database."""
    bot = Bot(Settings(health=hall.bot.settings.health), hall.bot.table.transactions.store)
    bot.env = hall.env
    await hall.env.restart_bot(bot)


async def test_every_message_works_after_a_restart(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("chart")
    headings = await hall.panel(who)
    await restart(hall)
    row = shown(await who.click(headings, label=buttons(headings)[2]))
    await restart(hall)
    complete = shown(await who.click(row, label="c3"))
    assert "Your turn is complete" in words(complete)
    await restart(hall)
    done = shown(await who.click(complete, label="Confirm"))
    assert "what you did counts" in words(done)
    assert "Duel" in words(shown(await hall.cho.click(hall.status, label="Log")))


async def test_a_lobby_works_after_a_restart(hall: Hall) -> None:
    await hall.lobby()
    await restart(hall)
    await hall.cho.click(hall.card, label="Join")
    assert f"3. {hall.cho.mention}" in words(hall.card)


async def test_a_modal_that_was_open_over_a_restart(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("salvage")
    form = await who.click(await hall.panel(who), label="Something else …")
    await restart(hall)
    light = shown(await who.submit_modal(form, {"part0": ["dust", "gem"]}))
    assert f"{who.name} salvages gem" in words(light)


async def test_computers_go_on_after_a_restart(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=1)
    await hall.ann.click(hall.card, label="Start")
    await restart(hall)
    snapshot = await hall.snapshot()
    assert all(seat.person for seat in snapshot.asked)


async def test_a_plan_and_a_premove_are_kept_over_a_restart(gaia: None, hall: Hall) -> None:
    first, second = await two(hall)
    planned = await mined(hall, second)
    await restart(hall)
    filing = next(each for each in selects(planned) if "plan-file" in each["custom_id"])
    await second.select(planned, ["1"], custom_id=filing["custom_id"])
    await restart(hall)
    await passed(hall, first)
    log = await hall.bot.table.games.log((await hall.snapshot()).row.id)
    assert "plan" in [move.why for move in log]
