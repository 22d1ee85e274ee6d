"""Tests of the page as it is served."""
