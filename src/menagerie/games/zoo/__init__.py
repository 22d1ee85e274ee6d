"""Zoff im Zoo, by Doris Matthäus and Frank Nestel (1999); rules in docs/rules/zoo.md."""
