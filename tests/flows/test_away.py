"""Stepping back for a while, and returning."""

from __future__ import annotations

from bot.table.limits import Limits
from bot.ui.kit.ids import Call
from tests.flows.people import Hall, buttons, in_more, more, shown, words


async def test_who_steps_back_is_played_on_and_returns(hall: Hall) -> None:
    game = await hall.game(three=True)
    asked = shown(await hall.ben.slash(hall.thread, "duel away"))
    assert "A computer player plays on for you until you return" in words(asked)
    assert "ends before you return counts as one you did not see to the end" in words(asked)
    assert (await hall.bot.table.games.snapshot(game)).seat_of(hall.ben.id) is not None
    done = shown(await hall.ben.click(asked, label="Let a computer play"))
    assert "`/duel back` bring you back" in words(done)
    await hall.env.settle()
    assert any(move.how == "agent" for move in await hall.bot.table.games.log(game))
    assert "with 🤖 Ben, Cho" in words(shown(await hall.ann.slash(hall.channel, "play"))).replace(
        "Cho, 🤖 Ben", "🤖 Ben, Cho"
    )
    back = shown(await hall.ben.slash(hall.thread, "duel back"))
    assert "Duel" in words(back)
    assert (await hall.bot.table.games.snapshot(game)).seat_of(hall.ben.id) is not None
    told = [message.content for message in hall.thread.history()]
    assert "Ben stepped back; a computer player plays on meanwhile." in told
    assert any(said.startswith("Ben is back and plays on.") for said in told)
    log = words(shown(await hall.cho.slash(hall.thread, "duel log")))
    assert "⚑ Ben stepped back; a computer player plays on meanwhile" in log
    assert "⚑ Ben is back and plays on" in log


async def test_the_panel_leads_out_and_the_hub_back(hall: Hall) -> None:
    await hall.game()
    asked = await more(hall.ben, await hall.panel(hall.ben), "away")
    await hall.ben.click(asked, label="Let a computer play")
    refused = await hall.panel(hall.ben)
    assert "You have stepped back from this game" in words(refused)
    panel = shown(await hall.ben.click(refused, label="Return"))
    asked = await more(hall.ben, panel, "away")
    await hall.ben.click(asked, label="Let a computer play")
    hub = shown(await hall.ben.slash(hall.channel, "play"))
    assert "You have stepped back; a computer player plays on." in words(hub)
    panel = shown(await hall.ben.click(hub, label="Return"))
    assert "away" in in_more(panel)


async def test_stepping_back_and_returning_over_and_over_ends_somewhere(hall: Hall) -> None:
    await hall.game(three=True)
    hall.bot.table.leaving.limits = Limits(steps_back_per_hour=2)
    for _ in range(2):
        await hall.ben.click(shown(await hall.ben.slash(hall.thread, "duel away")), label="Let a computer play")
        await hall.ben.slash(hall.thread, "duel back")
    asked = shown(await hall.ben.slash(hall.thread, "duel away"))
    assert "You have stepped back from this game 2 times" in words(
        shown(await hall.ben.click(asked, label="Let a computer play"))
    )


async def test_the_last_person_does_not_step_back(hall: Hall) -> None:
    await hall.ann.slash(hall.channel, "duel new", computers=1)
    await hall.ann.click(hall.card, label="Start")
    assert "away" not in in_more(await hall.panel(hall.ann))
    refused = shown(await hall.ann.slash(hall.thread, "duel away"))
    assert "Nobody else plays here besides computers" in words(refused)
    assert buttons(refused) == []


async def test_who_has_not_stepped_back_cannot_return(hall: Hall) -> None:
    game = await hall.game()
    message = await hall.forge(Call("return", game), "Return")
    assert "You have not stepped back" in words(shown(await hall.cho.click(message, label="Return")))
