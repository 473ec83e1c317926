"""A progress bar for the last line of a terminal; where the output is no terminal there is none.

Where nobody knows how much there is to do, it only counts.
"""

from __future__ import annotations

import sys
import time

WIDTH = 24


class Bar:
    """Lines scroll by above it."""

    def __init__(self, total: int | None, unit: str) -> None:
        self.total, self.unit, self.done = total, unit, 0
        self._since = time.monotonic()
        self._shown = sys.stdout.isatty()

    def say(self, text: str) -> None:
        """Print something above the bar."""
        print(("\r\x1b[K" if self._shown else "") + text, flush=True)
        self._draw()

    def reach(self, done: int) -> None:
        """So much is done."""
        self.done = done
        self._draw()

    def end(self) -> None:
        """Leave the line."""
        if self._shown:
            print("\r\x1b[K", end="", flush=True)

    def _draw(self) -> None:
        if self._shown:
            print(f"\r{self._filled()}, {time.monotonic() - self._since:.0f} s", end="", flush=True)

    def _filled(self) -> str:
        if self.total is None:
            return f"{self.unit} {self.done}"
        full = round(WIDTH * self.done / self.total)
        return f"[{'█' * full}{'░' * (WIDTH - full)}] {self.unit} {self.done}/{self.total}"
