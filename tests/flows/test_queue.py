"""People look for others to play with: they wait in the queue of a server, and are called once when enough fit."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.store.lobby_rows import QueueRow
from bot.table.limits import DAY
from bot.table.seating.queue import WAITS_DAYS
from bot.ui.kit.ids import Call
from bot.ui.lobby.seating import queue_view
from bot.words.texts import LOCALES, Texts
from rules.games import MODULES
from tests.flows.limits import check_view
from tests.flows.people import Hall, buttons, shown, words
from tests.flows.test_places import dms
from tests.flows.test_ready import post

DUEL = ("duel", "234", "any", "0")


async def form(hall: Hall, who: simcord.MemberActor) -> Any:
    """The form in which somebody says how they would play a duel."""
    seen = shown(await who.click(shown(await who.slash(hall.channel, "play")), label="Find players …"))
    return shown(await who.select(seen, ["duel"], custom_id=str(Call("queue-game"))))


def field(name: str, *args: str) -> str:
    return str(Call("queue-set", args=(name, *args)))


async def wait_for_two(hall: Hall, who: simcord.MemberActor) -> Any:
    """Somebody waits for a duel of two; what they read then."""
    seen = shown(await who.select(await form(hall, who), ["2"], custom_id=field("seats", *DUEL)))
    told = await who.click(seen, label="Wait for players")
    await hall.env.settle()
    return told


async def test_two_people_who_fit_are_brought_together_and_called_once(hall: Hall) -> None:
    seen = await form(hall, hall.ann)
    assert "Find players: Duel" in words(seen)
    seen = shown(await hall.ann.select(seen, ["3", "2"], custom_id=field("seats", *DUEL)))
    seen = shown(await hall.ann.select(seen, ["daily"], custom_id=field("clock", "duel", "23", "any", "0")))
    seen = shown(await hall.ann.select(seen, ["80-known"], custom_id=field("finish", "duel", "23", "daily", "0")))
    seen = shown(await hall.ann.select(seen, ["80"], custom_id=field("finish", "duel", "23", "daily", "80-known")))
    seen = shown(await hall.ann.click(seen, label="Wait for players"))
    assert "You wait for **Duel** · players: 2, 3 · daily, about a day for an answer" in words(seen)
    assert "Waiting here: Duel 1" in words(seen)
    assert "In the queue: Duel" in words(shown(await hall.ann.slash(hall.channel, "play")))
    assert not list(hall.channel.history())
    told = words(shown(await wait_for_two(hall, hall.ben)))
    assert "Enough people fit" in told
    called = post(hall, "the queue has found 2 people for **Duel**")
    assert hall.ann.mention in called.content
    assert hall.ben.mention not in called.content
    card = next(message for message in hall.channel.history() if "is open" in words(message))
    assert f"{hall.ann.mention} · new to this game · ⏳ not answered yet" in words(card)
    assert "at least 80 %, or fewer than five games begun" in words(card)
    assert "In the queue" not in words(shown(await hall.ann.slash(hall.channel, "play")))
    assert "has started" in words(shown(await hall.ann.click(called, label="I am ready")))
    (row,) = [listed.row for listed in await hall.bot.table.games.of_person(hall.ben.id)]
    assert (row.status, row.clock) == ("running", "daily")
    log = words(shown(await hall.ben.slash(hall.channel, "duel log", table=row.id)))
    assert "The queue of the server opened this table" in log


async def test_who_waits_changes_the_wish_or_stops(hall: Hall) -> None:
    await wait_for_two(hall, hall.ann)
    seen = await form(hall, hall.ann)
    assert "Wait for this instead" in buttons(seen)
    seen = shown(await hall.ann.click(seen, label="Back to the queue"))
    seen = shown(await hall.ann.click(seen, label="Stop waiting for Duel"))
    assert "You wait for" not in words(seen)
    assert await hall.bot.table.queue.counted(hall.guild.id) == {}


@pytest.mark.parametrize("open_dms", [True, False])
async def test_whoever_waited_in_vain_is_told_once(hall: Hall, *, open_dms: bool) -> None:
    await wait_for_two(hall, hall.ann)
    (row,) = await hall.bot.table.queue.of(hall.guild.id, hall.ann.id)
    later = row.ends
    hall.bot.table.transactions.now = lambda: later
    if not open_dms:
        hall.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
    for _ in range(2):
        await hall.bot.queue_ends.tell()
    assert [f"You waited {WAITS_DAYS} days" in said for said in dms(hall.ann)] == [True] * open_dms
    assert "Nobody found for: Duel" in words(shown(await hall.ann.slash(hall.channel, "play")))
    seen = shown(await hall.ann.click(await form(hall, hall.ann), label="Wait for this instead"))
    assert "You wait for **Duel**" in words(seen)
    (again,) = await hall.bot.table.queue.of(hall.guild.id, hall.ann.id)
    assert (again.at, again.ends, again.told) == (later, later + WAITS_DAYS * DAY, False)


FORGED = {
    "no game": Call("queue-join", args=("chess", "2", "any", "0")),
    "no players": Call("queue-join", args=("duel", "", "any", "0")),
    "too many players": Call("queue-join", args=("duel", "29", "any", "0")),
    "no pace": Call("queue-join", args=("duel", "2", "slow", "0")),
    "no bar": Call("queue-join", args=("duel", "2", "any", "33")),
    "half a wish": Call("queue-join", args=("duel", "2")),
    "nothing": Call("queue-join"),
}


@pytest.mark.parametrize("what", FORGED)
async def test_a_wish_there_cannot_be(hall: Hall, what: str) -> None:
    message = await hall.forge(FORGED[what])
    assert "moved on" in words(shown(await hall.ann.click(message, label="forged")))
    assert await hall.bot.table.queue.of(hall.guild.id, hall.ann.id) == []


async def test_nobody_waits_where_no_table_can_stand(hall: Hall) -> None:
    await hall.game()
    voice = hall.guild.create_voice_channel("voice")
    seen = shown(await hall.cho.click(shown(await hall.cho.slash(voice, "play")), label="Find players …"))
    seen = shown(await hall.cho.select(seen, ["duel"], custom_id=str(Call("queue-game"))))
    assert "channel" in words(shown(await hall.cho.click(seen, label="Wait for players")))
    assert await hall.bot.table.queue.of(hall.guild.id, hall.cho.id) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_views_keep_to_discords_limits(locale: str, gaia: None) -> None:
    texts = Texts(locale)
    found = [
        QueueRow(1, 2, kind, "W" * 32, locale, 3, True, (2, 3, 4, 5, 6), "relaxed", 95, False, 1_700_000_000, ends)
        for ends, kind in enumerate(MODULES, 1_700_000_003)
    ]
    check_view(queue_view.view(found, dict.fromkeys(MODULES, 999), 1_700_000_004, texts))
    for row in found:
        game = queue_view.wished(row)
        check_view(queue_view.form(game, texts, waits=True))
