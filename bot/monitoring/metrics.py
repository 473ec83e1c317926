"""The bot's figures for Prometheus; needs `prometheus-client`, which is an extra."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from time import monotonic
from typing import Any, get_args

from bot.monitoring.health import Report
from bot.store.rows import Status
from bot.tallies import BOUNDS, TALLIES, Tallies, Times

Read = Callable[[], "Standing"]
Figures = Callable[[], tuple[bytes, str]]  # the text and its type
NO_GAMES = dict.fromkeys((*get_args(Status), "waits"), 0)  # a figure that is not there reads as one that is unknown


class Standing:
    """What stands now: the last look at the bot's health, pictures that wait, games by status, open questions."""

    def __init__(self, report: Report | None, pictures_waiting: int, counts: Mapping[str, int], guilds: int) -> None:
        self.report = report
        self.pictures_waiting = pictures_waiting
        self.counts = counts
        self.guilds = guilds


def figures(read: Read, tallies: Tallies = TALLIES) -> Figures | None:
    """What makes the figures whenever they are asked for; None where the extra is not installed."""
    if not find_spec("prometheus_client"):
        return None
    from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
    from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    registry.register(Collector(read, tallies))
    return lambda: (generate_latest(registry), CONTENT_TYPE_PLAIN_0_0_4)


class Collector:
    """Reads the tallies of the process and what stands now into Prometheus's families."""

    def __init__(self, read: Read, tallies: Tallies) -> None:
        self.read = read
        self.tallies = tallies

    def describe(self) -> list[Any]:
        """Nothing is known before it is asked for."""
        return []

    def collect(self) -> Iterator[Any]:
        """Counts and times since the start, then how things stand now, read when they are asked for.

        Called by prometheus-client for each request.
        """
        yield from _counted(self.tallies)
        yield from _timed(self.tallies)
        yield from _standing(self.read())


def _counted(tallies: Tallies) -> Iterator[Any]:
    from prometheus_client.core import CounterMetricFamily

    for name, said, label, counts in (
        ("orrery_presses", "Presses and forms, by verb", "verb", tallies.presses),
        ("orrery_commands", "Commands, by name", "command", tallies.commands),
        ("orrery_refusals", "What people were refused, by code", "code", tallies.refusals),
    ):
        family = CounterMetricFamily(name, said, labels=[label])
        for value, count in sorted(counts.items()):
            family.add_metric([value], count)
        yield family
    events = CounterMetricFamily("orrery_log_events", "Faults and warnings in the log", labels=["level", "event"])
    for (level, event), count in sorted(tallies.events.items()):
        events.add_metric([level, event], count)
    yield events


def _timed(tallies: Tallies) -> Iterator[Any]:
    from prometheus_client.core import HistogramMetricFamily

    answers = HistogramMetricFamily("orrery_answer_seconds", "From a press or command to the end of its answer")
    answers.add_metric([], _buckets(tallies.answers), tallies.answers.seconds)
    yield answers
    waits = HistogramMetricFamily("orrery_picture_wait_seconds", "From the wish for a picture to the picture")
    waits.add_metric([], _buckets(tallies.picture_waits), tallies.picture_waits.seconds)
    yield waits
    painted = HistogramMetricFamily("orrery_picture_seconds", "Painting a picture", labels=["game"])
    for game, times in sorted(tallies.pictures.items()):
        painted.add_metric([game], _buckets(times), times.seconds)
    yield painted


def _standing(now: Standing) -> Iterator[Any]:
    from prometheus_client.core import GaugeMetricFamily

    games = GaugeMetricFamily("orrery_games", "Tables, by status; open questions as `waits`", labels=["status"])
    for status, count in sorted({**NO_GAMES, **now.counts}.items()):
        games.add_metric([status], count)
    yield games
    yield GaugeMetricFamily("orrery_pictures_waiting", "Pictures that wait to be painted", value=now.pictures_waiting)
    yield GaugeMetricFamily("orrery_guilds", "Servers the bot is in", value=now.guilds)
    if now.report is None:
        return
    report, age = now.report, monotonic() - now.report.made
    yield GaugeMetricFamily("orrery_well", "1 while all goes on", value=int(report.well(monotonic())))
    yield GaugeMetricFamily("orrery_looked_at_seconds", "Since the health was last looked at", value=age)
    for name, said, value in (
        ("orrery_gateway_silence_seconds", "Since something came from Discord", report.gateway),
        ("orrery_clock_silence_seconds", "Since the clock last ticked", report.clock),
        ("orrery_database_write_seconds", "How long a row took to be written", report.written),
        ("orrery_outbox_lag_seconds", "For how long something waits unsent", report.lag),
    ):
        if value is not None:
            yield GaugeMetricFamily(name, said, value=value)
    if report.backup is not None:
        made, failed = report.backup.at, report.backup.failed or report.backup.late
        yield GaugeMetricFamily("orrery_backup_failed", "1 while the newest backup is missing", value=int(failed))
        if made is not None:
            yield GaugeMetricFamily("orrery_backup_timestamp_seconds", "When the newest backup was begun", value=made)


def _buckets(times: Times) -> list[tuple[str, float]]:
    """How often it took as long or less, by bound, as Prometheus wants it."""
    names, sums, total = [*map(str, BOUNDS), "+Inf"], [], 0
    for count in times.counts:
        total += count
        sums.append(float(total))
    return [*zip(names, sums, strict=True)]
