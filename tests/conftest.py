"""The order of tests, how rarely garbage is looked for, and how many examples are tried.

Also a browser for those that look at a page, and a PostgreSQL for those that store in it: the one place where a test
may be skipped.
"""

from __future__ import annotations

import gc
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture.providers import HypothesisProvider
from hypothesis.internal.constants_ast import Constants
from xdist.remote import Producer

from bot.pictures import forecaster
from testkit.postgres import Databases, NoPostgres, cluster
from tests.browser import CHROMIUM, Browser, browser
from tests.patience import UNLIMITED_SECONDS
from tests.sampling import MARK, OPTION, are_named, left_out
from tests.slow import Together, slow_first

# Examples are drawn without constants of the modules that a worker happens to have loaded: those would depend on what
# ran before, and reading the files of two thousand modules takes a quarter of a minute.
vars(HypothesisProvider)["_local_constants"].func = lambda provider: Constants()

# How long examples take says how busy the machine is, and nothing of what is tested.
settings.register_profile(
    "orrery", database=None, deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("orrery")

COMPILED = Path(__file__).parents[1] / "build" / "compiled"
SELDOM = (20_000, 20, 10)  # of `gc.set_threshold`; with those of Python it takes up to a quarter of a test


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, action="store_true", help="run every test, also those that are mostly left out")


def pytest_configure(config: pytest.Config) -> None:
    """Keep what Python makes of the sources, for workers and bots that start from now on.

    Where the environment says not to, each of them compiles everything anew, which takes it a quarter of a minute.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(COMPILED))
    gc.disable()  # collecting thousands of tests makes no garbage that is worth looking for
    config.addinivalue_line("markers", f"{MARK}(number): one of so many cases runs; all with {OPTION}, or named")


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Together:
    """Tests that share something go to one worker."""
    return Together(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """After they were shuffled, and in every worker alike."""
    if not config.getoption(OPTION) and not are_named(config.args, config.option.keyword):
        left = {id(item) for item in left_out(items)}
        config.hook.pytest_deselected(items=[item for item in items if id(item) in left])
        items[:] = [item for item in items if id(item) not in left]
    items[:] = slow_first(items)


def pytest_collection_finish() -> None:
    """Leave alone what lives as long as the worker, modules and thousands of tests, whenever garbage is looked for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


@pytest.fixture(autouse=True)
def all_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No panel is shown without what its options may lead to, however slow the machine is or far a clock moves."""
    monkeypatch.setattr(forecaster, "SECONDS", UNLIMITED_SECONDS)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: the page cannot be looked at")
    async with browser() as running:
        yield running


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """A PostgreSQL of this worker's own, from the first test that needs it on."""
    with ExitStack() as kept:
        try:
            server = kept.enter_context(cluster())
        except NoPostgres as reason:
            pytest.skip(f"nothing is tried over PostgreSQL: {reason}")
        yield Databases(server)
