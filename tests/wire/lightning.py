"""Kills the bot in the middle of a request: Discord has it, the bot never hears the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from demo.stage import Stage
from localdiscord.common.faults import Fault

Aim = Callable[[str, str], bool]
PATIENCE_SECONDS = 6.0


async def struck(here: Stage, aim: Aim, patience: float = PATIENCE_SECONDS) -> bool:
    """Return when the bot was killed at the first request (method, path) that `aim` takes; False when none came."""
    hit = asyncio.Event()

    def strike() -> None:
        here.bot.strike()
        hit.set()

    fault = here.world.faults.add(Fault(aim, then=strike))
    try:
        async with asyncio.timeout(patience):
            return await hit.wait()
    except TimeoutError:
        return False
    finally:
        here.world.faults.remove(fault)


def nth_write(number: int) -> Aim:
    """Takes the `number`-th request that changes something."""
    left = number

    def aim(method: str, path: str) -> bool:
        nonlocal left
        left -= method != "GET"
        return left <= 0

    return aim
