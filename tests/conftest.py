"""A browser for the tests that look at a page; the one place where a test may be skipped."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.browser import CHROMIUM, Browser, browser


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: the page cannot be looked at")
    async with browser() as running:
        yield running
