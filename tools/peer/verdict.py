"""What became of a record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal


class Difference(Exception):
    """The first place where the kernel and a record part: what was compared, what stands there, what came out."""

    def __init__(self, what: str, expected: Any, got: Any) -> None:
        super().__init__(f"{what}: expected {expected}, got {got}")


def same(what: str, expected: Any, got: Any) -> None:
    """Raise `Difference` where two things differ."""
    if expected != got:
        raise Difference(what, expected, got)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A record's outcome: `reason` says why it failed or was skipped, `lines` how many lines were fed."""

    id: str
    status: Literal["passed", "failed", "skipped"]
    reason: str = ""
    lines: int = 0
