from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from localdiscord import seeded_world, serve
from tests.localdiscord.stage import Stage


@pytest.fixture
async def stage(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """A stage whose bot must behave: every refusal has to be expected by the test."""
    server = await serve(seeded_world(settle=0.02))
    monkeypatch.setattr(Route, "BASE", server.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))
    yield Stage(server.world, server)
    await server.close()
    assert server.world.violations == []
    assert server.world.unimplemented == []
