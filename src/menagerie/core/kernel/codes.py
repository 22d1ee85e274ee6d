"""Numbers that leave the kernel, each on one line with the rule it comes from."""

from enum import IntEnum
from typing import Self

# What a column of the log says where there is no fact.
NOTHING = -1


class CitedCode(IntEnum):
    """A number and the id of its rule."""

    rule: str

    def __new__(cls, code: int, rule: str = "") -> Self:
        """Make a member that compiled code sees as its number."""
        member = int.__new__(cls, code)
        member._value_ = code
        member.rule = rule
        return member


class RefusalCode(CitedCode):
    """Why an action is refused; each game's own enumeration derives from this."""


class HappeningCode(CitedCode):
    """A kind of row in the log: its number, its rule, and who hears of it.

    As many of a row's first facts as `hearers` says are the only seats that may hear of it; 0
    stands for everybody.
    """

    hearers: int

    def __new__(cls, code: int, rule: str, hearers: int = 0) -> Self:
        """Make a member that compiled code sees as its number."""
        member = int.__new__(cls, code)
        member._value_ = code
        member.rule = rule
        member.hearers = hearers
        return member


# Who hears of a row that not everybody hears of: its first seat, or its first two.
OWN, BOTH = 1, 2
