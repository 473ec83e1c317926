"""What a panel says of what comes: what options lead to, worked out meanwhile, and what will have to be paid."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.manifest.manifest import MANIFESTS, Foreseen, manifest
from bot.pictures.renderer import Renderer
from images import render
from rules.core.decisions import Decision
from rules.eclipse.state import State
from tests.flows.people import Hall, components, take, words
from tests.flows.test_korean import unpainted


@pytest.fixture
async def panel(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The first panel of a game of Eclipse, in which an action leads to something."""

    def forecast(view: State, question: Decision) -> Foreseen:
        return {"upgrade": {"odds": f"{60 + len(view.players)}%", "losses": "0.4"}}

    hall.bot.renderer = Renderer(unpainted, render.words)
    await hall.ann.slash(hall.channel, "eclipse new")
    await hall.ben.click(hall.card, label="Join")
    await hall.bot.table.lobby.start((await hall.snapshot()).row.id, hall.ann.id, "forecast")
    await hall.env.settle()
    monkeypatch.setitem(
        MANIFESTS,
        "eclipse",
        replace(manifest("eclipse"), panels=replace(manifest("eclipse").panels, forecast=forecast)),
    )
    return await hall.panel(await hall.reach("action"))


async def test_what_is_foreseen_stands_beside_its_option(panel: Any) -> None:
    assert "62% to win, 0.4 ships lost" in str(components(panel))


async def test_the_next_upkeep_is_always_told(hall: Hall, panel: Any) -> None:
    assert "Next upkeep: money +3 −0 → 5" in words(panel)
    assert "one more disc costs nothing" in words(panel)
    who = await hall.reach("action")
    assert "Next upkeep:" in words(await take(who, panel, "Influence"))
