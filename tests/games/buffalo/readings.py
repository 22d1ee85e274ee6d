"""What reasons at Buffalo say, read from the position."""

from menagerie.core.refusals import Facts
from menagerie.games.buffalo.pieces import BOXES, LATEST
from tests.bots.deed import Check, Deed

PAIRS = {"blue": 0, "red": 1}
BOX = {pasture.key: pasture for pasture in BOXES[LATEST].pastures}


def herds(deed: Deed, pasture: str) -> dict[str, int]:
    """The herds of a pasture before the action."""
    return dict(deed.before["pastures"].get(pasture, {}))


def free(deed: Deed, pasture: str) -> int:
    """The free spaces of a pasture before the action."""
    return BOX[pasture].spaces - sum(herds(deed, pasture).values())


def placed(deed: Deed) -> tuple[str, str, int]:
    """The pasture, the colour and the number of the cows that come."""
    if deed.action["type"] == "place":
        settling = deed.before["settling"]
        return settling["pasture"], settling["order"][settling["next"]], deed.action["cows"]
    return deed.action["pasture"], deed.before["paying"]["colour"], 1


def settled(deed: Deed) -> dict[str, int]:
    """The herds of that pasture with the cows."""
    pasture, colour, cows = placed(deed)
    found = herds(deed, pasture)
    return {**found, colour: found.get(colour, 0) + cows}


def place_of(found: dict[str, int], colour: str) -> int:
    """The place of a herd."""
    return sorted(found.values(), reverse=True).index(found[colour]) + 1


def laid(deed: Deed) -> tuple[str, str, int]:
    """The pasture, the colour and the value of a pair; without a pasture, the one with space."""
    pasture = deed.action["pasture"]
    if pasture is None:
        pasture = next(key for key in deed.before["pastures"] if free(deed, key))
    own = deed.before["colours"][deed.seat]
    return pasture, deed.action.get("colour") or own[0], int(deed.action["card"][0])


def leads(found: dict[str, int], colour: str) -> bool:
    """Whether a herd is larger than every other."""
    return all(found.get(colour, 0) > cows for c, cows in found.items() if c != colour)


def wins_at_once(deed: Deed, _: Facts) -> bool:
    """The game is over by 48 cows, and won."""
    outcome = deed.game.outcome(deed.step.state)
    return outcome is not None and outcome.winners == (deed.seat,) and outcome.reason == "all_cows"


def takes_last_space(deed: Deed, facts: Facts) -> bool:
    """The game is over with a full board or by 48 cows, on that pasture."""
    ended = deed.after["end"] in {"board_full", "all_cows"}
    return ended and placed(deed)[0] == facts["pasture"]


def fills(deed: Deed, facts: Facts) -> bool:
    """The pasture is told to be full, and the place and its number are right."""
    pasture, colour, _ = placed(deed)
    row = BOX[pasture].bonus
    place = place_of(settled(deed), colour)
    told = [(event["pasture"], event["colour"]) for event in deed.events("pasture_filled")]
    number = row[place - 1] if place <= len(row) else 0
    return (pasture, colour) in told and (place, number) == (facts["ordinal"], facts["bonus"])


def is_named(deed: Deed, facts: Facts) -> bool:
    """The rival has the colour."""
    return facts["colour"] in deed.before["colours"][facts["rival"]]


def shuts_out(deed: Deed, facts: Facts) -> bool:
    """Nothing is placed by that colour, and it was not asked."""
    told = [(e["colour"], e["pasture"], e["cows"]) for e in deed.events("cows_placed")]
    return (facts["colour"], facts["pasture"], 0) in told and is_named(deed, facts)


def takes_lead(deed: Deed, facts: Facts) -> bool:
    """Another colour led, and now this one does."""
    pasture, colour, _ = placed(deed)
    other = is_named(deed, facts) and facts["rival"] != deed.seat
    return other and leads(settled(deed), colour) and leads(herds(deed, pasture), facts["colour"])


def climbs(deed: Deed, facts: Facts) -> bool:
    """The place is better than with no cows, and shared with nobody."""
    pasture, colour, _ = placed(deed)
    now = settled(deed)
    before = {**herds(deed, pasture)}
    had = place_of(before, colour) if colour in before else len(before) + 1
    alone = list(now.values()).count(now[colour]) == 1
    return alone and facts["ordinal"] == place_of(now, colour) < had


def crowds_pair(deed: Deed, facts: Facts) -> bool:
    """Another seat's pair lies there, and less space than its card."""
    pasture, _, cows = placed(deed)
    space = free(deed, pasture) - cows
    others = [p for s, pairs in enumerate(deed.before["chosen"]) if s != deed.seat for p in pairs]
    there = [pair["card"] for pair in others if pair["pasture"] == pasture]
    return facts["card"] in there and facts["space"] == space < int(facts["card"][0])


def keeps_lead(deed: Deed, facts: Facts) -> bool:
    """The herd led already, and has grown."""
    pasture, colour, cows = placed(deed)
    led = leads(herds(deed, pasture), colour) and colour in herds(deed, pasture)
    return led and cows > 0 and settled(deed)[colour] == facts["cows"]


def places_most(deed: Deed, facts: Facts) -> bool:
    """No larger number is legal."""
    numbers = [action["cows"] for action in deed.legal if action["type"] == "place"]
    return bool(facts["cows"] == max(numbers) == deed.action["cows"])


def leaves_space(deed: Deed, facts: Facts) -> bool:
    """So much stays free."""
    pasture, _, cows = placed(deed)
    return bool(facts["space"] == free(deed, pasture) - cows)


def may_fill(deed: Deed, facts: Facts) -> bool:
    """The card is at least the space."""
    pasture, _, value = laid(deed)
    return bool(facts["space"] == free(deed, pasture) <= value)


def places_first(deed: Deed, _facts: Facts) -> bool:
    """The seat's own herd is the largest there."""
    pasture, colour, _ = laid(deed)
    return leads(herds(deed, pasture), colour) and colour in herds(deed, pasture)


def may_lead(deed: Deed, facts: Facts) -> bool:
    """A rival's herd leads, and the card is enough to pass it."""
    pasture, colour, value = laid(deed)
    found = herds(deed, pasture)
    enough = found.get(colour, 0) + value > found[facts["colour"]]
    return enough and leads(found, facts["colour"]) and is_named(deed, facts)


def goes_early(deed: Deed, _: Facts) -> bool:
    """A card of 2, no cow there, and another colour in play without one."""
    pasture, colour, value = laid(deed)
    colours = [c for own in deed.before["colours"] for c in own]
    found = herds(deed, pasture)
    others = [c for c in colours if c != colour and c not in found]
    return value == min(int(card[0]) for card in BOXES[LATEST].deck(0)) and bool(others)


def rest(deed: Deed) -> list[int]:
    """The values of the cards in the seat's own hand that are not in its other pair."""
    other = [pair["card"] for pair in deed.before["chosen"][deed.seat]]
    hand = deed.before["hands"][deed.seat]
    return [int(card[0]) for card in hand if len(other) == 2 or card not in other]


def goes_on(deed: Deed) -> bool:
    """A round is left."""
    return bool(deed.before["round"] < (6 if deed.before["seats"] == 2 else 5))


def keeps(deed: Deed) -> list[int]:
    """The values of the cards that are surely left for a later round."""
    is_second = len(deed.before["chosen"][deed.seat]) == 1
    return rest(deed) if goes_on(deed) and is_second else []


def keeps_high_card(deed: Deed, facts: Facts) -> bool:
    """The highest card that is left for a later round is higher than this one."""
    return bool(facts["value"] == max(keeps(deed), default=0) > laid(deed)[2])


def brings_most(deed: Deed, facts: Facts) -> bool:
    """The value of the card, and the space there, which is enough."""
    pasture, _, value = laid(deed)
    return (facts["cows"], facts["space"]) == (value, free(deed, pasture)) and value <= facts[
        "space"
    ]


def begins_on(deed: Deed, facts: Facts) -> bool:
    """The pastures where the colour stands, or with two players one of its pair."""
    colour = facts["colour"]
    pair = {"blue": "green", "red": "orange"} if deed.before["seats"] == 2 else {}
    stand = [
        pasture
        for pasture, found in deed.before["pastures"].items()
        if {colour, pair.get(colour, colour)} & set(found)
    ]
    return list(facts["pastures"]) == stand and deed.action["colour"] == colour


def begins_largest(deed: Deed, facts: Facts) -> bool:
    """The colour of the largest pasture among those dealt."""
    dealt = deed.before["dealt"][PAIRS[deed.before["colours"][deed.seat][0]]]
    largest = max(dealt, key=lambda key: BOX[key].spaces)
    colour = deed.action["colours"][dealt.index(largest)]
    return (facts["pasture"], facts["colour"]) == (largest, colour)


def bids(deed: Deed, facts: Facts) -> bool:
    """The bid as it is written."""
    return bool(facts["bid"] == deed.action["amount"])


CHECKS: dict[str, Check] = {
    "wins_at_once": wins_at_once,
    "takes_last_space": takes_last_space,
    "fills_for_bonus": lambda deed, facts: fills(deed, facts) and facts["bonus"] > 0,
    "fills_pasture": fills,
    "shuts_out": shuts_out,
    "takes_lead": takes_lead,
    "crowds_pair": crowds_pair,
    "opens_pasture": lambda deed, facts: not herds(deed, facts["pasture"]) and placed(deed)[2] > 0,
    "climbs": climbs,
    "keeps_lead": keeps_lead,
    "places_most": places_most,
    "places_none": lambda deed, facts: (
        placed(deed)[2] == 0 and leaves_space(deed, facts) and goes_on(deed)
    ),
    "leaves_space": leaves_space,
    "leaves_rest": lambda deed, facts: deed.before["paying"]["cows"] == facts["cows"],
    "may_fill": may_fill,
    "places_first": places_first,
    "may_lead": may_lead,
    "goes_early": goes_early,
    "keeps_high_card": keeps_high_card,
    "brings_most": brings_most,
    "discards_lowest": lambda deed, facts: int(facts["card"][0]) == min(rest(deed)),
    "discards": lambda deed, facts: int(facts["card"][0]) > min(keeps(deed)),
    "bids_least": lambda deed, facts: (
        bids(deed, facts) and facts["bid"] == (deed.before["bids"][deed.seat] or ["0"])[-1]
    ),
    "bids": bids,
    "begins_on": begins_on,
    "begins_largest": begins_largest,
}
