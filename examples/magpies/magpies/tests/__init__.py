"""Tests of Magpies, and its part of the promises that every game keeps."""
