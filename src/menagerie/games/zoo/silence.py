"""When partners may not talk."""

from menagerie.games.zoo.state import NONE, Phase, Zoo


def silent(state: Zoo) -> tuple[int, ...]:
    """Z17, Z18: the partners, while cards are exchanged or one asks the other."""
    if state.phase not in {Phase.EXCHANGING, Phase.ANSWERING}:
        return ()
    return tuple(seat for seat in range(state.seats) if state.partner[seat] != NONE)
