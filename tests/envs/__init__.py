"""Tests of our games as other libraries know them."""
