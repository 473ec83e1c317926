"""How positions of older versions become today's; version 1 is the first."""

from __future__ import annotations

from rules.core.saves import Migration

MIGRATIONS: dict[int, Migration] = {}
