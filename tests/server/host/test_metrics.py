"""Metrics: what Prometheus reads of a process."""

from menagerie.server.host.metrics import Metrics


def test_every_sample_names_its_process() -> None:
    """Also those with labels of their own, and histograms."""
    metrics = Metrics("seven")
    metrics.entries.inc(3)
    metrics.requests.labels("GET", "/api/v1/tables", 200).inc()
    metrics.told_seconds.observe(0.004)

    body, content_type = metrics.render()
    lines = [line for line in body.decode().splitlines() if not line.startswith("#")]

    assert content_type.startswith("text/plain")
    assert 'menagerie_entries_total{process="seven"} 3.0' in lines
    assert 'menagerie_told_seconds_bucket{le="0.005",process="seven"} 1.0' in lines
    assert all('process="seven"' in line for line in lines)
    assert any('route="/api/v1/tables"' in line for line in lines)


def test_two_counts_do_not_mix() -> None:
    """Each has a registry of its own, named by the process where nobody says otherwise."""
    one, two = Metrics(), Metrics()
    one.sockets.inc()

    assert two.registry.get_sample_value("menagerie_sockets") == 0
    assert one.process.isdigit()


def test_durations_are_counted_by_the_largest_that_they_are_within() -> None:
    """As a histogram has them: each bound counts all that are not longer."""
    metrics = Metrics("seven")
    for seconds in (0.0005, 0.001, 0.004, 7.0):
        metrics.append_seconds.observe(seconds)

    found = metrics.registry.get_sample_value
    name = "menagerie_append_seconds"
    assert found(f"{name}_bucket", {"le": "0.001"}) == 2
    assert found(f"{name}_bucket", {"le": "0.005"}) == 3
    assert found(f"{name}_bucket", {"le": "2.5"}) == 3
    assert found(f"{name}_bucket", {"le": "+Inf"}) == found(f"{name}_count") == 4
    assert found(f"{name}_sum") == 7.0055
