"""Metrics: counts and durations, as Prometheus reads them.

Each process answers for itself. With several workers a scrape reaches any one of them; the label
`process` tells them apart: sum over it, and keep in mind that a process is only seen when it
happens to answer.
"""

import os
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

# Seconds; the promise is 50 milliseconds from an action sent to the last screen told.
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Metrics:
    """The counts of one process, in a registry of their own."""

    def __init__(self, process: str = "") -> None:
        self.process = process or str(os.getpid())
        self.registry = CollectorRegistry()
        self._count_requests()
        self._count_tables()
        self._count_bots()
        self._count_between_processes()
        ProcessCollector(namespace="menagerie", registry=self.registry)

    def render(self) -> tuple[bytes, str]:
        """All counts as text, and the type of that text."""
        labelled = CollectorRegistry()
        labelled.register(Labelled(self.registry, self.process))
        return generate_latest(labelled), CONTENT_TYPE_PLAIN_0_0_4

    def _count_requests(self) -> None:
        self.requests = Counter(
            "menagerie_requests",
            "Requests answered, by route and status",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.request_seconds = self._histogram("request_seconds", "Seconds to answer a request")
        self.sockets = self._gauge("sockets", "Sockets open")
        self.frames_in = Tally("frames_in", "Messages read from sockets")
        self.frames_out = Tally("frames_out", "Messages written to sockets")
        self.registry.register(self.frames_in)
        self.registry.register(self.frames_out)
        self.refused = Counter(
            "menagerie_refused",
            "Refused by a limit, by the kind of limit",
            ("kind",),
            registry=self.registry,
        )

    def _count_tables(self) -> None:
        self.tables = self._gauge("tables", "Tables held in memory")
        self.entries = Tally("entries", "Entries written to journals")
        self.append_seconds = Durations("append_seconds", "Seconds to store entries")
        self.registry.register(self.entries)
        self.registry.register(self.append_seconds)
        self.told_seconds = self._histogram(
            "told_seconds", "Seconds from a command read to its last message written"
        )
        self.lesson_steps = Counter(
            "menagerie_lesson_steps",
            "Learners who came to a step of a lesson, by game and step",
            ("game", "step"),
            registry=self.registry,
        )
        self.time_outs = self._counter("time_outs", "Clocks that ran out")

    def _count_bots(self) -> None:
        self.bot_seconds = self._histogram("bot_seconds", "Seconds a bot thought", THINKING)
        self.hint_seconds = self._histogram("hint_seconds", "Seconds a hint took", THINKING)
        self.bot_failures = self._counter("bot_failures", "Bots that failed to answer")

    def _count_between_processes(self) -> None:
        self.bus_healthy = self._gauge("bus_healthy", "Whether other processes can be heard")
        self.dropped_notes = self._counter(
            "dropped_notes", "Notes to other processes that were not sent"
        )

    def _counter(self, name: str, help_text: str) -> Counter:
        return Counter(f"menagerie_{name}", help_text, registry=self.registry)

    def _gauge(self, name: str, help_text: str) -> Gauge:
        return Gauge(f"menagerie_{name}", help_text, registry=self.registry)

    def _histogram(
        self, name: str, help_text: str, buckets: tuple[float, ...] = LATENCIES
    ) -> Histogram:
        return Histogram(f"menagerie_{name}", help_text, buckets=buckets, registry=self.registry)


class Tally(Collector):
    """A count that is kept by one thread alone, thousands of times a second."""

    def __init__(self, name: str, help_text: str) -> None:
        self.name = name
        self.help_text = help_text
        self.count = 0

    def inc(self, count: int = 1) -> None:
        """Count one more, or some."""
        self.count += count

    def collect(self) -> Iterable[Metric]:
        """The count as it stands."""
        yield CounterMetricFamily(f"menagerie_{self.name}", self.help_text, value=self.count)


class Durations(Collector):
    """Durations by the largest that they are within, counted by one thread alone."""

    def __init__(self, name: str, help_text: str) -> None:
        self.name = name
        self.help_text = help_text
        self.counts = [0] * (len(LATENCIES) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(LATENCIES, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterable[Metric]:
        """The counts as they stand."""
        bounds = [*map(str, LATENCIES), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(
            f"menagerie_{self.name}", self.help_text, buckets, sum_value=self.total
        )


class Labelled(Collector):
    """A registry whose samples all name their process."""

    def __init__(self, inner: CollectorRegistry, process: str) -> None:
        self.inner = inner
        self.process = {"process": process}

    def collect(self) -> Iterable[Metric]:
        """All metrics, each sample with the label added."""
        for metric in self.inner.collect():
            metric.samples = [
                sample._replace(labels=self.process | sample.labels) for sample in metric.samples
            ]
            yield metric
