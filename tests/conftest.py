"""The order of tests; a browser for those that look at a page, the one place where a test may be skipped."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.browser import CHROMIUM, Browser, browser
from tests.slow import shared, slow_first


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests that share something go to one worker."""
    values = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    if group := shared(item.nodeid, values):
        item.add_marker(pytest.mark.xdist_group(group))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """After they were shuffled, and in every worker alike."""
    items[:] = slow_first(items)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: the page cannot be looked at")
    async with browser() as running:
        yield running
