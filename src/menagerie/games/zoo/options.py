"""The options of Zoo."""

from typing import Annotated

from msgspec import Meta

from menagerie.core.options import Options

LOWEST_TARGET, HIGHEST_TARGET = 1, 99
USUAL_TARGET = 19


class ZooOptions(Options, frozen=True):
    """What a table of Zoo may choose."""

    partners: Annotated[
        bool,
        Meta(
            title="Partners",
            description="From the second round on four and more players play in changing teams, "
            "with exchange and asking (Z14).",
        ),
    ] = True
    target: Annotated[
        int,
        Meta(
            title="Target",
            description="The game ends when two players, of three players one, have this many "
            "points (Z24).",
            ge=LOWEST_TARGET,
            le=HIGHEST_TARGET,
        ),
    ] = USUAL_TARGET
    memory_aid: Annotated[
        bool,
        Meta(
            title="Memory aid",
            description="Show what a perfect memory would know, such as the cards already "
            "played (ZV1).",
        ),
    ] = False
