"""Kills the bot in the middle of a request: Discord has it, but the bot never gets the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from demo.stage import Stage
from localdiscord.common.faults import Fault

RequestFilter = Callable[[str, str], bool]
"""Whether a request (method, path) is meant."""


async def killed_on_request(here: Stage, is_meant: RequestFilter, seconds: float) -> bool:
    """Kill the bot at the next request that is meant; return False when none has come after so many seconds."""
    killed = asyncio.Event()

    def kill() -> None:
        here.bot.strike()
        killed.set()

    fault = here.world.faults.add(Fault(is_meant, on_hit=kill))
    try:
        async with asyncio.timeout(seconds):
            return await killed.wait()
    except TimeoutError:
        return False
    finally:
        here.world.faults.remove(fault)


def nth_write(number: int) -> RequestFilter:
    """A filter that takes the `number`-th request that changes something."""
    left = number

    def is_meant(method: str, path: str) -> bool:
        nonlocal left
        left -= method != "GET"
        return left <= 0

    return is_meant
