"""How positions of older versions become today's."""

from __future__ import annotations

from typing import Any

from rules.core.saves import Migration


def _with_passed_gates(raw: dict[str, Any]) -> dict[str, Any]:
    """Version 1 counted only gates passed for the technologies of gates, and goes on so."""
    raw["options"]["gate-technologies"] = "pass"
    return raw


MIGRATIONS: dict[int, Migration] = {1: _with_passed_gates}
