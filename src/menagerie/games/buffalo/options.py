"""The options of Buffalo."""

from typing import Annotated

from msgspec import Meta

from menagerie.core.options import Options


class BuffaloOptions(Options, frozen=True):
    """What a table of Buffalo may choose."""

    auction: Annotated[
        bool,
        Meta(
            title="Colour auction",
            description="Bid in secret for the first choice of colour; the last bid is taken off "
            "the score (BV1).",
        ),
    ] = False
    cattle_market: Annotated[
        bool,
        Meta(
            title="Cattle market",
            description="The last space of a pasture is worth one or two more cows, at once and "
            "before all other bonuses (BV2).",
        ),
    ] = False
    memory_aid: Annotated[
        bool,
        Meta(
            title="Memory aid",
            description="Show what a perfect memory would know, such as the cow cards already "
            "played (BV4).",
        ),
    ] = False
