"""Shared by all tests: the number of Hypothesis examples, and skips that are not allowed."""

import os
import shutil
from collections.abc import Callable, Generator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

REQUIRE_ALL = "MENAGERIE_REQUIRE_ALL"
PROFILE = "MENAGERIE_PROFILE"
INTERPRET = "MENAGERIE_INTERPRET"
MISSING = "missing:"

# What tests share asserts in the same words as a test.
pytest.register_assert_rewrite("tests.games.positions", "tests.games.script")

# No deadline: the first example may compile kernels, and slow examples are normal.
settings.register_profile(
    "default",
    deadline=None,
    max_examples=20,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)
settings.register_profile(
    "ci", settings.get_profile("default"), derandomize=True, database=None, print_blob=True
)
settings.register_profile("soak", settings.get_profile("default"), max_examples=1000)
# Interpreted rules are far slower, and compiled rules get all examples. The examples are always the
# same, because coverage is measured with them.
settings.register_profile("interpreted", settings.get_profile("ci"), max_examples=8)
if os.environ.get(INTERPRET, "0") not in {"", "0"}:
    usual = "interpreted"
else:
    usual = "ci" if os.environ.get("CI") else "default"
settings.load_profile(os.environ.get(PROFILE) or usual)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option with which `make golden` rewrites the golden files."""
    parser.addoption(
        "--write-golden", action="store_true", help="rewrite the golden files, do not compare them"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker that ties tests to rules, even if no pyproject.toml is read."""
    config.addinivalue_line("markers", "rule(*ids): the rules of docs/rules that a test shows")


def _refuse_missing(report: pytest.CollectReport | pytest.TestReport) -> None:
    """Turn a skip for a missing program into a failure, if all programs are required."""
    if not report.skipped or not os.environ.get(REQUIRE_ALL, "").strip("0"):
        return
    if isinstance(report.longrepr, tuple):
        reason = report.longrepr[2].removeprefix("Skipped: ")
        if reason.startswith(MISSING):
            report.outcome = "failed"
            report.longrepr = f"{reason} (and {REQUIRE_ALL} is set)"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    """Let no test be skipped for a missing program, if all programs are required."""
    report = yield
    _refuse_missing(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    """The same for a whole skipped file."""
    report = yield
    _refuse_missing(report)
    return report


@pytest.fixture
def require() -> Callable[[str], str]:
    """Find a program, or skip the test with a reason that names it."""

    def find(program: str) -> str:
        path = shutil.which(program)
        if path is None:
            pytest.skip(f"{MISSING} {program}")
        return path

    return find


@pytest.fixture
def write_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are rewritten."""
    return bool(request.config.getoption("--write-golden"))
