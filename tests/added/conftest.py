"""Tests of the example's table and terminal run only where it is among the games."""

from menagerie import GAMES
from tests.cli.conftest import menagerie, whole_game

__all__ = ["menagerie", "whole_game"]

collect_ignore_glob = [] if "magpies" in GAMES else ["test_magpies_*.py"]
