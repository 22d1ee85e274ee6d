"""Bids as people and JSON write them: decimal numbers, kept in their shortest form."""

import re

from menagerie.core.arguments import shown
from menagerie.core.errors import MenagerieError
from menagerie.games.buffalo.bids import COW, DECIMALS, HIGHEST_BID

# A number with a point or a comma, a digit on at least one side of it.
AMOUNT = re.compile(r"(?=[.,]?[0-9])([0-9]{0,9})(?:[.,]([0-9]{0,9}))?")


def shortest(amount: object) -> str:
    """A decimal number in its shortest form; refused if it is none."""
    text = amount if isinstance(amount, str) else shown(amount)
    found = AMOUNT.fullmatch(text.strip())
    if found is None:
        raise MenagerieError(f"a bid is a number such as 1.0895, not {text[:20]!r}")
    whole, decimals = found[1].lstrip("0") or "0", (found[2] or "").rstrip("0")
    return f"{whole}.{decimals}" if decimals else whole


def amount_of(parts: int) -> str:
    """BV1: a bid in its shortest form, from the parts of a cow that it is counted in."""
    return shortest(begun_amount(parts, DECIMALS))


def begun_amount(parts: int, decimals: int) -> str:
    """BV1: a bid with so many decimals."""
    whole, rest = divmod(parts, COW)
    return f"{whole}.{rest:0{DECIMALS}}"[: -(DECIMALS - decimals) or None].rstrip(".")


def parts_of(amount: str) -> int | None:
    """BV1: the parts of a cow in a bid; None if it is out of range or too fine."""
    whole, _, decimals = amount.partition(".")
    if len(decimals) > DECIMALS or int(whole) * COW > HIGHEST_BID:
        return None
    return int(whole) * COW + int(decimals.ljust(DECIMALS, "0"))
