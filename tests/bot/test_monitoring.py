"""Health and figures over HTTP: what they say, and that they name nobody."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import aiohttp
import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from bot import log
from bot.monitoring import http, metrics
from bot.monitoring.health import Report
from bot.monitoring.health_file import STALE_SECONDS
from bot.monitoring.metrics import Standing
from bot.nightly import Kept
from bot.settings import http_address
from bot.tallies import BOUNDS, TALLIES, Tallies, Times, timed

WELL = Report(0.0, (), gateway=1.0, clock=2.0, written=0.01, lag=0.0, backup=Kept(14, 4, 99, failed=False, late=False))


@pytest.mark.parametrize(
    ("setting", "found"),
    [
        ("9464", ("127.0.0.1", 9464)),
        ("127.0.0.1:9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:9464", ("::1", 9464)),
    ],
)
def test_a_port_alone_is_one_of_the_loopback(setting: str, found: tuple[str, int]) -> None:
    assert http_address(setting) == found


@pytest.mark.parametrize("setting", ["yes", "host:80", "127.0.0.1:", "127.0.0.1:99999", ":x"])
def test_an_address_that_is_none_is_refused(setting: str) -> None:
    with pytest.raises(ValueError, match="an address and a port"):
        http_address(setting)


@pytest.fixture
async def client() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


async def asked(client: aiohttp.ClientSession, report: Report | None) -> tuple[int, dict[str, object]]:
    """What `/healthz` says of a report: the status and the answer."""
    async with http.served("0", lambda: report, None) as port, client.get(f"http://127.0.0.1:{port}/healthz") as answer:
        return answer.status, await answer.json()


async def test_health_says_each_part(client: aiohttp.ClientSession) -> None:
    status, told = await asked(client, replace(WELL, made=monotonic()))
    assert (status, told["well"], told["failing"]) == (200, True, [])
    for part in ("gateway", "clock", "database", "outbox"):
        assert told[part]["well"] is True  # type: ignore[index]
    assert told["backup"]["failed"] is False  # type: ignore[index]


async def test_what_is_not_well_is_named(client: aiohttp.ClientSession) -> None:
    status, told = await asked(client, replace(WELL, made=monotonic(), failing=("database",), written=None))
    assert (status, told["failing"], told["database"]) == (503, ["database"], {"write_seconds": None, "well": False})
    assert (await asked(client, None))[0] == 503
    status, told = await asked(client, replace(WELL, made=monotonic() - STALE_SECONDS))
    assert (status, told["failing"], told["well"]) == (503, [], False)  # nothing was looked at for too long


async def test_a_failed_backup_is_told_and_is_no_reason_to_start_anew(client: aiohttp.ClientSession) -> None:
    kept = Kept(14, 4, None, failed=True, late=True)
    status, told = await asked(client, replace(WELL, made=monotonic(), backup=kept))
    assert (status, told["backup"]) == (200, {"made": True, "age_hours": None, "failed": True, "late": True})


async def test_without_the_extra_there_are_no_figures(client: aiohttp.ClientSession) -> None:
    async with http.served("0", lambda: WELL, None) as port, client.get(f"http://127.0.0.1:{port}/metrics") as answer:
        assert (answer.status, "extra" in await answer.text()) == (404, True)


async def test_figures_are_what_prometheus_reads(client: aiohttp.ClientSession) -> None:
    tallies = Tallies()
    tallies.presses["turn"] += 3
    tallies.refusals["stale"] += 1
    tallies.events["error", "fault"] += 2
    tallies.answers.took(0.07)
    tallies.answers.took(99.0)
    tallies.painted("gaia", 0.3)
    standing = Standing(replace(WELL, made=monotonic()), 2, {"running": 5, "waits": 7}, 4)
    figures = metrics.figures(lambda: standing, tallies)
    server = http.served("0", lambda: WELL, figures)
    async with server as port, client.get(f"http://127.0.0.1:{port}/metrics") as answer:
        text = await answer.text()
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert found["orrery_presses_total", "turn"] == 3
    assert found["orrery_refusals_total", "stale"] == 1
    assert found["orrery_log_events_total", "fault", "error"] == 2
    assert (found["orrery_answer_seconds_bucket", "0.1"], found["orrery_answer_seconds_bucket", "+Inf"]) == (1, 2)
    assert found["orrery_answer_seconds_count",] == 2
    assert found["orrery_picture_seconds_sum", "gaia"] == 0.3
    assert (found["orrery_games", "running"], found["orrery_games", "waits"]) == (5, 7)
    assert found["orrery_games", "over"] == 0  # and not unknown
    assert (found["orrery_well",], found["orrery_pictures_waiting",]) == (1, 2)
    assert found["orrery_backup_timestamp_seconds",] == 99


def test_every_figure_of_the_dashboard_is_there() -> None:
    """A panel that asks for a figure of another name would stay empty, and nobody would know."""
    text = (Path(__file__).parents[2] / "deploy" / "grafana.json").read_text("utf-8")
    tallies = Tallies()
    tallies.painted("gaia", 1.0)
    standing = Standing(replace(WELL, made=monotonic()), 0, {"running": 1}, 1)
    figures = metrics.figures(lambda: standing, tallies)
    assert figures
    known = {
        name
        for family in text_string_to_metric_families(figures()[0].decode())
        for name in (
            family.name,
            f"{family.name}_total",
            f"{family.name}_bucket",
            f"{family.name}_sum",
            f"{family.name}_count",
        )
    }
    wanted = set(re.findall(r"\borrery_[a-z_]+", text))
    assert len(wanted) > 8
    assert wanted <= known


def test_every_figure_of_the_dashboard_has_its_unit() -> None:
    """Seconds are shown as seconds; those that people wait for a picture had none."""
    dashboard = json.loads((Path(__file__).parents[2] / "deploy" / "grafana.json").read_text("utf-8"))
    for panel in dashboard["panels"]:
        others = {each["matcher"]["options"]: each["properties"] for each in panel["fieldConfig"]["overrides"]}
        for target in panel["targets"]:
            unit = panel["fieldConfig"]["defaults"]["unit"]
            for each in others.get(target["legendFormat"], ()):
                if each["id"] == "unit":
                    unit = each["value"]
            of_time = "_seconds" in target["expr"] and "_seconds_total" not in target["expr"]
            assert (unit == "s") == of_time, (panel["title"], target["expr"])


def test_times_are_counted_by_bounds() -> None:
    times = Times()
    with pytest.raises(KeyError), timed(times):
        raise KeyError
    times.took(BOUNDS[-1])
    times.took(BOUNDS[-1] + 1)
    assert (times.counts[0], times.counts[-2], times.counts[-1]) == (1, 1, 1)


def test_what_is_logged_as_a_fault_is_counted_by_its_name(capfd: pytest.CaptureFixture[str]) -> None:
    handlers, level = logging.getLogger().handlers[:], logging.getLogger().level
    TALLIES.events.clear()
    try:
        log.configure("json")
        structlog.get_logger().error("backup-failed", reason="secret")
        structlog.get_logger().info("ready")
        logging.getLogger("discord.gateway").warning("Shard %s is odd", 3)
        assert dict(TALLIES.events) == {("error", "backup-failed"): 1, ("warning", "discord.gateway"): 1}
    finally:
        structlog.reset_defaults()
        logging.captureWarnings(capture=False)
        logging.getLogger().handlers[:], logging.getLogger().level = handlers, level
