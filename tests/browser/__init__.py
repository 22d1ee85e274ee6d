"""Tests in a real browser: people who see what is shown and press what has a name."""

import pytest

pytest.register_assert_rewrite("tests.browser.secrets", "tests.browser.measures")
