"""What options may lead to, and what threatens, worked out in a thread of its own for a panel.

A game goes on without it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from bot.manifest.manifest import Foreseen, manifest
from rules.core.decisions import Decision, Facts, Option, Pick

log = structlog.get_logger()
SECONDS = 2.0  # after which a panel is shown without
NOTHING: Foreseen = {}


class Forecaster:
    """Asks the `forecast` and the `threat` of games in a thread of its own, one at a time.

    It waits `SECONDS` for each at most; what fails or takes longer is logged and shown as nothing. `close` it at the
    end.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "forecaster")

    async def foreseen(self, kind: str, view: Any, question: Decision | None) -> Foreseen:
        """What a game `kind` foresees of the options of a question; nothing where that fails or takes too long."""
        forecast = manifest(kind).panels.forecast
        if forecast is None or question is None:
            return NOTHING
        return await self._worked_out(kind, question.kind, partial(forecast, view, question)) or NOTHING

    async def threat(self, kind: str, view: Any, seat: int) -> Facts:
        """The attack on a seat that goes on in a game `kind`; nothing where that fails or takes too long."""
        return await self._worked_out(kind, "threat", partial(manifest(kind).panels.threat, view, seat)) or {}

    async def _worked_out(self, kind: str, question: str, work: Callable[[], Any]) -> Any:
        """What is worked out in the thread; None where that fails or takes too long, which is logged."""
        try:
            async with asyncio.timeout(SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except TimeoutError:
            log.warning("forecast-too-slow", kind=kind, question=question)
        except Exception:
            log.exception("forecast-failed", kind=kind, question=question)
        return None

    def close(self) -> None:
        """End its thread; forecasts that wait are not made any more."""
        self._pool.shutdown(cancel_futures=True)


def with_foreseen(question: Decision, foreseen: Foreseen) -> Decision:
    """The question, its options with what is foreseen of them behind what they gain; any but a `Pick` as it is.

    For showing alone: the answer is given to the question as it was.
    """
    ask = question.ask
    if not foreseen or not isinstance(ask, Pick):
        return question
    options = tuple(_with_amounts(option, foreseen) for option in ask.options)
    return replace(question, ask=replace(ask, options=options))


def _with_amounts(option: Option, foreseen: Foreseen) -> Option:
    more = foreseen.get(option.word)
    if more:
        return replace(option, gains={**option.gains, **more})
    return option
