"""Whatever is killed at whatever moment: nothing acknowledged is lost, nobody has to reload."""

import pytest

# What tests share asserts in the same words as a test.
pytest.register_assert_rewrite("tests.server.crashes.checks")
