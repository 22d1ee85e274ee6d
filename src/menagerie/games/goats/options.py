"""The options of Herr der Ziegen."""

from typing import Annotated, Any

from msgspec import Meta

from menagerie.core.options import Options


class GoatsOptions(Options, frozen=True):
    """What a table of Herr der Ziegen may choose."""

    memory_aid: Annotated[
        bool,
        Meta(
            title="Memory aid",
            description="Show what a perfect memory would know, such as the cards that others "
            "have taken from the meadow (GV1).",
        ),
    ] = False


def set_options(face: Any, options: GoatsOptions) -> None:
    """Write the options into an undealt state."""
    face.memory_aid = options.memory_aid


def get_options(face: Any) -> GoatsOptions:
    """Read the options off a state."""
    return GoatsOptions(memory_aid=bool(face.memory_aid))
