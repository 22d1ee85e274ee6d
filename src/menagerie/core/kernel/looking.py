"""The kernel of a look: all that everybody may know of one state, in one crossing."""

from menagerie.core.kernel.layout import States
from menagerie.core.kernel.verbs import Codes, Scores, legal, results, to_act, veil

SPECTATOR = -1
# The facts of a look, a word each: whose turn it is, and why the game ended.
TO_ACT, END = 0, 1


def entry_look(
    states: States,
    veiled: States,
    codes: Codes,
    found: Codes,
    ends: Codes,
    facts: Scores,
    scores: Scores,
    ranks: Scores,
) -> None:
    """Veil one state for each seat and last for a spectator, and list what each seat may do.

    The legal actions are found seat after seat; `ends` says where those of each seat end.
    """
    watching = len(veiled) - 1
    count = 0
    for seat in range(watching):
        veiled[seat] = states[0]
        veil(veiled[seat], seat)
        for at in range(legal(veiled[seat], seat, codes)):
            found[count] = codes[at]
            count += 1
        ends[seat] = count
    veiled[watching] = states[0]
    veil(veiled[watching], SPECTATOR)
    facts[TO_ACT] = to_act(veiled[watching])
    facts[END] = results(veiled[watching], scores, ranks)


ENTRIES = {"look": entry_look}
