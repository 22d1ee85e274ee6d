"""What reasons at Herr der Ziegen say, read from the position."""

from collections import Counter

from menagerie.core.refusals import Facts
from tests.bots.deed import Check, Deed

ENOUGH, FOURTH = 8, 4


def claim(deed: Deed, seat: int, kind: str, more: str = "") -> list[int]:
    """The values of a kind in a display, with a card more."""
    shown = [*deed.before["displays"][seat], more]
    return [int(card[-1]) for card in shown if card.startswith(f"{kind}-")]


def shown_by(deed: Deed, kind: str, card: str) -> dict[int, list[int]]:
    """Everybody's values of a kind once the seat's own card is played."""
    return {
        seat: claim(deed, seat, kind, card if seat == deed.seat else "")
        for seat in range(deed.before["seats"])
    }


def grazing(deed: Deed, kind: str) -> int:
    """How many cards of a kind lie on the meadow."""
    cells = [cell for row in deed.before["meadow"] for cell in row]
    return sum(str(cell).startswith(f"{kind}-") for cell in cells)


def card_at(deed: Deed, cell: str) -> str:
    """The card on a cell."""
    row, column = map(int, cell.split(","))
    return str(deed.before["meadow"][row - 1][column - 1])


def is_open(deed: Deed, kind: str) -> bool:
    """Whether a kind is undecided."""
    return kind not in deed.before["kinds"]


def ends(deed: Deed, facts: Facts) -> bool:
    """The game is over, and the place is right, whatever can be taken after a play."""
    state = deed.step.state
    states = [state]
    if deed.game.outcome(state) is None:
        takes = deed.game.legal_actions(state, deed.seat)
        states = [deed.game.apply(state, deed.seat, take).state for take in takes]
    outcomes = [deed.game.outcome(state) for state in states]
    return all(end is not None and end.ranks[deed.seat] == facts["ordinal"] for end in outcomes)


def lost_to(deed: Deed, kind: str) -> int | None:
    """Who would win a kind in this turn, if it were evaluated."""
    if deed.action["type"] == "play":
        same = deed.action["card"].startswith(f"{kind}-")
        claims = shown_by(deed, kind, deed.action["card"])
    else:
        same = deed.before["played"].startswith(f"{kind}-")
        claims = shown_by(deed, kind, "")
    if not same or kind in deed.before["kinds"]:
        return None
    if sum(claims[deed.seat]) >= ENOUGH:
        return deed.seat
    if sum(map(len, claims.values())) < FOURTH:
        return None
    return max(claims, key=lambda s: (sum(claims[s]), len(claims[s]), s == deed.seat))


def stops_rival(deed: Deed, facts: Facts) -> bool:
    """The end, in first place, before a rival's kind."""
    ahead = ends(deed, {"ordinal": 1})
    return ahead and lost_to(deed, facts["kind"]) == facts["rival"] != deed.seat


def loses_kind(deed: Deed, facts: Facts) -> bool:
    """The end, before an own kind."""
    return ends(deed, facts) and lost_to(deed, facts["kind"]) == deed.seat


def frees_goat(deed: Deed, facts: Facts) -> bool:
    """A reminder of an own kind is one fewer, and no card has got it."""
    kind = facts["card"].split("-")[0]
    waited, waits = (told["reminders"].get(kind, 0) for told in (deed.before, deed.after))
    same = deed.before["marked"] == deed.after["marked"]
    return bool(same and waits == waited - 1 and deed.before["kinds"][kind] == deed.seat)


def denies_winner(deed: Deed, facts: Facts) -> bool:
    """A rival wins the kind in this turn, without the card that is taken."""
    won = deed.after["kinds"].get(facts["kind"])
    fresh = facts["kind"] not in deed.before["kinds"]
    return fresh and taken(deed, facts) and won == facts["rival"] != deed.seat


def goes_on(deed: Deed) -> bool:
    """After the play there is a take that does not end the game."""
    if deed.game.outcome(deed.step.state) is not None:
        return False
    state = deed.step.state
    takes = deed.game.legal_actions(state, deed.seat)
    after = [deed.game.apply(state, deed.seat, take).state for take in takes]
    return any(deed.game.outcome(state) is None for state in after)


def wins_by_points(deed: Deed, facts: Facts) -> bool:
    """Eight points of an open kind."""
    kind = facts["kind"]
    points = sum(claim(deed, deed.seat, kind, deed.action["card"]))
    right = facts["points"] == points >= ENOUGH and goes_on(deed)
    return right and is_open(deed, kind) and facts["cards"] == grazing(deed, kind)


def decided_for(deed: Deed, kind: str) -> int | None:
    """Who wins a kind by its fourth card."""
    claims = shown_by(deed, kind, deed.action["card"])
    if sum(map(len, claims.values())) < FOURTH or not is_open(deed, kind):
        return None
    order = sorted(claims, key=lambda s: (sum(claims[s]), len(claims[s]), s == deed.seat))
    return order[-1]


def wins_by_fourth(deed: Deed, facts: Facts) -> bool:
    """The fourth card with the best claim, or eight points."""
    kind = facts["kind"]
    points = sum(claim(deed, deed.seat, kind, deed.action["card"]))
    won = decided_for(deed, kind) == deed.seat or points >= ENOUGH
    return (
        won and goes_on(deed) and (facts["points"], facts["cards"]) == (points, grazing(deed, kind))
    )


def leads_to(deed: Deed, facts: Facts) -> bool:
    """The card can be taken after the play, and its kind is then open."""
    state = deed.step.state
    takes = [
        action
        for action in deed.game.legal_actions(state, deed.seat)
        if deed.game.outcome(deed.game.apply(state, deed.seat, action).state) is None
    ]
    cards = [card_at(deed, getattr(action, "cell", "1,1")) for action in takes]
    return facts["card"] in cards and is_open(deed, facts["kind"])


def leads_to_win(deed: Deed, facts: Facts) -> bool:
    """It makes eight points with what is shown then."""
    values = claim(deed, deed.seat, facts["kind"], deed.action["card"])
    return leads_to(deed, facts) and sum(values) + int(facts["card"][-1]) >= ENOUGH


def leads_to_kind(deed: Deed, facts: Facts) -> bool:
    """The points of the kind that are shown then."""
    values = claim(deed, deed.seat, facts["kind"], deed.action["card"])
    return leads_to(deed, facts) and sum(values) == facts["points"] > 0


def leads_kind(deed: Deed, facts: Facts) -> bool:
    """More than anybody else, some of whom show the kind, before the fourth card."""
    claims = shown_by(deed, facts["kind"], deed.action["card"])
    own = sum(claims.pop(deed.seat))
    shown = sum(map(len, shown_by(deed, facts["kind"], deed.action["card"]).values()))
    best = max(map(sum, claims.values()))
    right = facts["points"] == own > best > 0 and facts["left"] == FOURTH - shown > 0
    return bool(right) and goes_on(deed)


def milk_of(deed: Deed, seat: int) -> int:
    """The milk of a display."""
    shown = deed.before["displays"][seat]
    return sum(int(card[-1]) for card in shown if card.startswith("milk-"))


def milk(deed: Deed, facts: Facts) -> bool:
    """The seat's own milk then, and the most of others."""
    own = milk_of(deed, deed.seat) + int(deed.action["card"][-1])
    most = max(milk_of(deed, s) for s in range(deed.before["seats"]) if s != deed.seat)
    right: bool = facts["most"] == most if "most" in facts else own > most
    return right and bool(facts["milk"] == own)


def taken(deed: Deed, facts: Facts) -> bool:
    """The card of the cell that is taken, and can still be played."""
    still = deed.game.outcome(deed.step.state) is None
    return still and bool(facts["card"] == card_at(deed, deed.action["cell"]))


def enough_to_win(deed: Deed, facts: Facts) -> bool:
    """Eight points with the seat's own display, of a kind still open after the turn."""
    points = sum(claim(deed, deed.seat, facts["kind"], card_at(deed, deed.action["cell"])))
    still = facts["kind"] not in deed.after["kinds"]
    return still and taken(deed, facts) and facts["points"] == points >= ENOUGH


def denies_rival(deed: Deed, facts: Facts) -> bool:
    """Eight points with a rival's display, of a kind still open after the turn."""
    points = sum(claim(deed, facts["rival"], facts["kind"], facts["card"]))
    still = facts["kind"] not in deed.after["kinds"]
    return still and taken(deed, facts) and points >= ENOUGH and facts["rival"] != deed.seat


def goes_with_display(deed: Deed, facts: Facts) -> bool:
    """The points of the kind in the seat's own display."""
    return taken(deed, facts) and sum(claim(deed, deed.seat, facts["kind"])) == facts["points"] > 0


def goes_with_hand(deed: Deed, facts: Facts) -> bool:
    """A card of the same kind in the seat's own hand."""
    same = facts["held"].split("-")[0] == facts["card"].split("-")[0]
    return same and taken(deed, facts) and facts["held"] in deed.before["hands"][deed.seat]


def scores(deed: Deed, *more: tuple[int, str]) -> list[float]:
    """The scores after the action and answers to it."""
    state = deed.step.state
    for seat, answer in more:
        state = deed.game.apply(state, seat, deed.game.read_action({"type": answer})).state
    return list(deed.game.standing(state).scores)


def gain(deed: Deed, seat: int, *more: tuple[int, str]) -> float:
    """What a seat gains by it."""
    return scores(deed, *more)[seat] - deed.game.standing(deed.state).scores[seat]


def keeps_meadow(deed: Deed, _: Facts) -> bool:
    """No move with cards that nobody else has marked brings points."""
    for action in deed.legal:
        if action["type"] == "herd" and deed.before["marked"].get(action["to"]) in {
            None,
            deed.seat,
        }:
            moved = Deed(deed.game, deed.state, deed.seat, deed.game.read_action(action))
            if gain(moved, deed.seat) > 0:
                return False
    return True


def agreed(deed: Deed) -> Deed:
    """The same question, answered with yes."""
    return Deed(deed.game, deed.state, deed.seat, deed.game.read_action({"type": "agree"}))


CHECKS: dict[str, Check] = {
    "ends_ahead": lambda deed, facts: ends(deed, facts) and facts["ordinal"] == 1,
    "ends_game": ends,
    "stops_rival": stops_rival,
    "loses_kind": loses_kind,
    "frees_goat": frees_goat,
    "denies_winner": denies_winner,
    "wins_by_points": wins_by_points,
    "wins_by_fourth": wins_by_fourth,
    "leads_to_win": leads_to_win,
    "leads_kind": leads_kind,
    "most_milk": milk,
    "sends_dog": lambda deed, _: deed.seat in deed.before["marked"].values() and goes_on(deed),
    "leads_to_kind": leads_to_kind,
    "sheds_decided": lambda deed, facts: not is_open(deed, facts["card"].split("-")[0]),
    "gives_kind": lambda deed, facts: (
        decided_for(deed, facts["kind"]) == facts["rival"] and goes_on(deed)
    ),
    "more_milk": milk,
    "rests": lambda deed, _: deed.after["goats"] == deed.before["goats"],
    "shows_points": lambda deed, facts: (
        goes_on(deed)
        and facts["points"] == sum(claim(deed, deed.seat, facts["kind"], deed.action["card"]))
    ),
    "enough_to_win": enough_to_win,
    "denies_rival": denies_rival,
    "goes_with_display": goes_with_display,
    "goes_with_hand": goes_with_hand,
    "takes_milk": lambda deed, facts: (
        taken(deed, {"card": f"milk-{facts['value']}"})
        and facts["milk"] == milk_of(deed, deed.seat)
    ),
    "takes_dog": lambda deed, _: taken(deed, {"card": "dog"}),
    "grazes_more": lambda deed, facts: (
        taken(deed, facts) and facts["cards"] == grazing(deed, facts["kind"]) - 1 > 0
    ),
    "walks_far": lambda deed, facts: (
        taken(deed, facts) and facts["steps"] == int(facts["card"][-1])
    ),
    "gains_points": lambda deed, facts: gain(deed, deed.seat) == facts["points"] > 0,
    "gains_if_agreed": lambda deed, facts: (
        gain(deed, deed.seat, (facts["rival"], "agree")) == facts["points"] > 0
    ),
    "keeps_meadow": keeps_meadow,
    "agrees_for_points": lambda deed, facts: gain(deed, deed.seat) == facts["points"] > 0,
    "refuses_loss": lambda deed, facts: -gain(agreed(deed), deed.seat) == facts["points"] > 0,
    "refuses_gift": lambda deed, facts: gain(agreed(deed), facts["rival"]) == facts["points"] > 0,
    "puts_dogs_aside": lambda deed, facts: (
        facts["dogs"] == deed.action["dogs"] and not deed.before["marked"]
    ),
    "keeps_hand": lambda deed, facts: (
        Counter(facts["hand"]) == Counter(deed.before["hands"][deed.seat])
    ),
}
