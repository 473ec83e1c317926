"""The order of tests; a browser for those that look at a page, the one place where a test may be skipped."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.browser import CHROMIUM, Browser, browser
from tests.slow import slow_first


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """After they were shuffled, and in every worker alike."""
    items[:] = slow_first(items, getattr(config, "workerinput", {}).get("workercount", 1))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: the page cannot be looked at")
    async with browser() as running:
        yield running
