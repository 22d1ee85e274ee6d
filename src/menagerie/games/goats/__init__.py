"""Herr der Ziegen, by Günter Burkhardt (Amigo 2008); rules in docs/rules/goats.md."""
