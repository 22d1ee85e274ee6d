"""Herr der Ziegen, rule by rule."""
