"""Agendas that can be voted on, and do nothing yet."""

from __future__ import annotations

from rules.ti4.agendas.effect import AgendaEffect
from rules.ti4.components.agendas import AGENDAS

for missing in [id for id in AGENDAS if id not in AgendaEffect.by_id]:
    type("Coming", (AgendaEffect,), {"id": missing})
