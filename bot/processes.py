"""Work in processes beside the bot's own, so that nobody's press waits for it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from rules.replacements import replace_from

if TYPE_CHECKING:
    from pebble import ProcessPool

T = TypeVar("T")
LOOK_SECONDS = 0.25  # after which whoever waits looks whether the bot is ending
END_SECONDS = 3.0


class Processes:
    """So many processes, started when something is first to be done: most of the time there is nothing.

    Args:
        count: How many there are, at least one.
        data: The host's files in the place of those that are shipped.
        niceness: By how much they stand back behind the bot itself.
    """

    def __init__(self, count: int, data: Path | None, niceness: int) -> None:
        self.count, self.data, self.niceness = count, data, niceness
        self.ended = False
        self._pool: ProcessPool | None = None
        self._lock = threading.Lock()

    def run(self, work: Callable[[], T], seconds: float) -> Future[T]:
        """What comes of some work, which is sent there and back.

        The future raises what the work raises, TimeoutError after so many seconds, and an error of pebble's where the
        process died. Where all have `ended` with the bot, it may raise anything; CancelledError before it has begun.
        """
        return self._started().schedule(work, timeout=seconds)

    def wait(self, work: Callable[[], T], seconds: float) -> T:
        """What `run` does, waited for in the thread that calls: returns what comes of the work, or raises that.

        Raises TimeoutError after `seconds`, and CancelledError as soon as the bot is ending, whatever becomes of the
        work.
        """
        future = self.run(work, seconds)
        while True:
            try:
                return future.result(LOOK_SECONDS)
            except TimeoutError:
                if future.done():
                    raise
                if self.ended:
                    raise CancelledError from None

    def _started(self) -> ProcessPool:
        """The processes; they are started anew where ending one that took too long has broken all of them."""
        with self._lock:
            if self.ended:
                raise CancelledError
            if self._pool is None or not self._pool.active:
                from pebble import ProcessPool  # loads with the first work: most bots at rest have none

                begin = (self.data, self.niceness)
                self._pool = ProcessPool(self.count, initializer=_begin, initargs=begin, context=get_context("spawn"))
            return self._pool

    def close(self) -> None:
        """End the processes; what they were doing is given up."""
        with self._lock:
            self.ended = True
            if self._pool is not None:
                self._pool.stop()  # type: ignore[no-untyped-call]  # it has no types of its own
                with suppress(TimeoutError):  # they end with the bot in any case
                    self._pool.join(END_SECONDS)
                self._pool = None


def _begin(data: Path | None, niceness: int) -> None:
    """Begin a process: with the host's files, and never longer than the bot lives."""
    os.nice(niceness)
    if data:
        replace_from(data)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
