"""What random play of every game has: the generator behind it, and an action taken."""

from typing import NamedTuple

from hypothesis import strategies as st

from menagerie import State, Step
from menagerie.core.actions import Action

# Hypothesis draws the seed of a generator, not every one of its numbers.
randoms = st.randoms(use_true_random=True)


class Taken(NamedTuple):
    """An action taken: the state before, who did what, and the step."""

    before: State
    seat: int
    action: Action
    step: Step
