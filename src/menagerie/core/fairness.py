"""Fairness as data: the proof of a deal, as records and tables show it."""

import msgspec


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shows that nobody chose the seed: it comes from a secret that was committed to."""

    commitment: str
    secret: str
    table: str
    nonces: tuple[str, ...]
