"""The page in a browser, served by a fake server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest_asyncio
from aiohttp.test_utils import TestServer

from tests.browser import Browser, Page
from tests.localdiscord_page.fake import Fake
from tests.localdiscord_page.fixtures import ANNA, TABLE


@dataclass
class Stage:
    """The fake server, and a browser that can open its page."""

    fake: Fake
    url: str
    chromium: Browser

    async def open(self, member: str = ANNA, channel: str = TABLE, **window: Any) -> Page:
        """Open the page as a member sees a channel; returns it when its messages are drawn and it listens to events."""
        page = await self.chromium.open(f"{self.url}#as={member}&c={channel}", **window)
        await page.wait(".message")
        await self.fake.connected(member)
        return page


@pytest_asyncio.fixture(loop_scope="module")
async def stage(chromium: Browser) -> AsyncIterator[Stage]:
    fake = Fake()
    server = TestServer(fake.app())
    await server.start_server()
    yield Stage(fake, str(server.make_url("/")), chromium)
    pages = list(chromium.pages.values())
    chromium.pages.clear()
    for page in pages:
        await page.close()
    await fake.close()
    await server.close()
    assert [page.errors for page in pages] == [[] for _ in pages]
