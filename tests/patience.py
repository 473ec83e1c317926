"""How tests wait: for something that happens, and for long enough that no busy machine decides."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Any, TypeVar, overload

PATIENCE = 300.0  # seconds, the one limit of all: it ends what hangs
UNLIMITED_SECONDS = 1e9  # where the bot itself would go on without what takes long, and a test looks at the whole
LOOK_SECONDS = 0.02  # between two looks at what has no event, such as a file or another process

T = TypeVar("T")


@overload
async def until(look: Callable[[], Awaitable[T | None]]) -> T: ...


@overload
async def until(look: Callable[[], T | None]) -> T: ...


async def until(look: Callable[[], Any]) -> Any:
    """Look until what is found is true, and return that. Raises TimeoutError where it never is."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seen = look()
            found = await seen if isawaitable(seen) else seen
            if found:
                return found
            await asyncio.sleep(LOOK_SECONDS)
