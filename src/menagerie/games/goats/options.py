"""The options of Herr der Ziegen."""

from typing import Annotated, Literal

from msgspec import Meta

from menagerie.core.options import Options

# As `Start` numbers them.
StartKey = Literal["lot", "first_seat"]


class GoatsOptions(Options, frozen=True):
    """What a table of Herr der Ziegen may choose."""

    start: Annotated[
        StartKey,
        Meta(
            title="Who begins",
            description="The printed rules let the youngest begin. A lot decides (lot), or the "
            "first seat begins (first_seat): seat the youngest there (G7).",
        ),
    ] = "lot"
    memory_aid: Annotated[
        bool,
        Meta(
            title="Memory aid",
            description="Show what a perfect memory would know, such as the cards that others "
            "have taken from the meadow (GV1).",
        ),
    ] = False
