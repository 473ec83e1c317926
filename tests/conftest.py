"""The order of tests, how rarely garbage is looked for, and how many examples are tried.

Also a browser for those that look at a page, the one place where a test may be skipped.
"""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings
from xdist.remote import Producer

from tests.browser import CHROMIUM, Browser, browser
from tests.slow import Together, slow_first

# How long examples take says how busy the machine is, and nothing of what is tested.
settings.register_profile(
    "orrery", database=None, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("orrery")

SELDOM = (20_000, 20, 10)  # of `gc.set_threshold`; with those of Python it takes up to a quarter of a test


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Together:
    """Tests that share something go to one worker."""
    return Together(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """After they were shuffled, and in every worker alike."""
    items[:] = slow_first(items)


def pytest_collection_finish() -> None:
    """Leave alone what lives as long as the worker, modules and thousands of tests, whenever garbage is looked for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: the page cannot be looked at")
    async with browser() as running:
        yield running
