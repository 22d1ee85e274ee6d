"""A kernel of the probe, compiled once into a folder of its own."""

import pytest

from menagerie.core.kernel.rule import Kernel
from tests.core.probe import new_kernel


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An empty folder for compiled kernels."""
    return str(tmp_path_factory.mktemp("kernels"))


@pytest.fixture(scope="session")
def kernel(cache: str) -> Kernel:
    """The probe's kernel, built from nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MENAGERIE_CACHE", cache)
        made = new_kernel()
        assert made.folder.parent.samefile(cache)
        made.build()
    return made
