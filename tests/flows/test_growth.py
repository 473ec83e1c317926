"""What is sent is forgotten: nothing piles up in a bot that is pressed for months."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.ui.kit.controls import HANDLERS
from bot.ui.kit.ids import LIMIT, Call
from tests.flows.people import Hall, more, shown, words


def kept(hall: Hall) -> Counter[str]:
    """How much discord.py keeps of what was sent, and how many tasks there are."""
    store = hall.bot._connection._view_store
    return Counter(
        views=sum(len(items) for items in store._views.values()),
        messages=len(store._synced_message_views),
        modals=len(store._modals),
        tasks=len(asyncio.all_tasks()),
    )


async def test_presses_leave_nothing_behind(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("discard")
    before = kept(hall)
    for _ in range(10):
        panel = await hall.panel(who)
        await more(who, panel, "refresh")
        await more(who, panel, "orders")
        await who.click(hall.status, label="Board")
        await who.slash(hall.channel, "play")
    assert kept(hall) == before


async def test_forms_leave_nothing_behind(hall: Hall) -> None:
    await hall.game()
    who = await hall.reach("salvage")
    panel = await hall.panel(who)
    before = kept(hall)
    for _ in range(3):
        assert (await who.click(panel, label="Something else …")).modal
    assert kept(hall) == before


async def test_a_forged_id_of_any_length_is_no_fault(hall: Hall) -> None:
    game = await hall.game()
    for verb in sorted(HANDLERS, key=lambda verb: (verb.endswith("-yes"), verb)):
        call = Call(verb, game, 0, ("x",))
        full = Call(verb, game, 0, ("x" * (LIMIT - len(str(call)) + 1),))
        told = words(shown(await hall.ann.click(await hall.forge(full), label="forged")))
        assert "Something went wrong" not in told, verb
        if verb in ("close", "resign"):
            assert "This has moved on" in told
