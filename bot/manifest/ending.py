"""Why a game has ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Ending:
    """Something that ends a game, by name: `<game>-ended-<why>` says it, of these seats and with a number."""

    why: str
    seats: Sequence[int] = ()
    count: int = 0


def not_said(view: Any) -> Iterable[Ending]:
    """Nothing is said of it."""
    return ()
