"""Numbers for people: percentiles and tables."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import quantiles


def percentiles(seconds: Sequence[float]) -> str:
    """p50, p95, p99 and the longest, in ms."""
    if len(seconds) < 2:
        return "too few"
    cuts = quantiles(seconds, n=100, method="inclusive")
    shown = (("p50", cuts[49]), ("p95", cuts[94]), ("p99", cuts[98]), ("longest", max(seconds)))
    return ", ".join(f"{name} {value * 1000:.0f} ms" for name, value in shown) + f" ({len(seconds)})"


def row(*cells: object) -> str:
    """A line of a Markdown table."""
    return "| " + " | ".join(map(str, cells)) + " |"
