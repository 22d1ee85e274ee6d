"""What was installed, and the sentence for a missing extra."""

from importlib.metadata import PackageNotFoundError

import pytest

from menagerie.core import distribution
from menagerie.core.distribution import DISTRIBUTION, installed_version, needs_extra


def test_an_extra_is_named_with_the_command_that_installs_it() -> None:
    """The same sentence everywhere."""
    assert needs_extra("Redis", "cluster") == (
        "Redis needs an extra: pip install 'menagerie-games[cluster]'"
    )


def test_the_version_is_that_of_the_distribution(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of sources that is not installed has none."""
    asked = []

    def missing(name: str) -> str:
        asked.append(name)
        raise PackageNotFoundError(name)

    assert installed_version()[0].isdigit()
    monkeypatch.setattr(distribution, "version", missing)
    assert installed_version() == "(not installed as a package)"
    assert asked == [DISTRIBUTION]
