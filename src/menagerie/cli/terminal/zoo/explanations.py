"""What `?` says at each question; a blank line ends a paragraph."""

from menagerie.cli.terminal.zoo.pieces import singular
from menagerie.games.zoo.pieces import ANIMALS, BOXES, CARD_NAMES, LATEST

SETS = """
A set is one or more cards of one animal. The joker counts as one more of any animal, never alone;
one mosquito counts as one more elephant beside a real one (Z3).
"""

LEAD = """
You lead: play any set; you cannot pass (Z6).
"""

BEAT = """
Beat the set on top with exactly as many of an animal that beats it, or exactly one more of the
same animal (Z7), or pass; you may come back in later (Z8).

When all others have passed in a row, the set's player wins the trick and leads (Z9).
"""

ASK = """
As a junior you may ask your partner: show some cards of a set that would beat, too few of them,
and your partner may add exactly what is missing (Z18). Type ask and the cards: ask hedgehog.
"""

ANSWER = """
Your junior shows cards and asks for the rest of a set that beats. Hand over exactly what is
missing, or refuse; then your junior has passed (Z18, Z19).

Type the cards or the number of a choice, or 0 to refuse.
"""

PUSH = """
Before the first trick you may push two cards to your senior, who sees them and pushes two back
(Z17).

Type two cards, such as fox lion, or 0 to keep yours.
"""

RETURN = """
Your junior has pushed you two cards. Push any two back, also the same (Z17).

Type two cards, such as fox lion.
"""

LAY = """
Without partner you may lay up to two cards face down among your own tricks (Z17). Two or more
lions there are a point each, and without any hedgehog you lose one (Z22).

Type none, one or two cards, such as lion lion, or 0 for none.
"""

POINTS = """
Points go by the order of going out (Z13); partners share theirs (Z21). Two or more lions in the
own tricks are a point each, no hedgehog costs one, and so does each lion left in the last hand
(Z22).
"""

HOW_TO_PLAY = """
Type cards with their numbers: 2 fox joker; the beginning of a name will do: 2 fo jo. Or type the
number of a choice alone.
"""

PASSING = """
Type pass, or 0, to pass.
"""


def food_web() -> str:
    """Z2: who beats whom, an animal a paragraph."""
    box = BOXES[LATEST]
    paragraphs = ["Who beats whom (Z2):"]
    for name in CARD_NAMES[:ANIMALS]:
        prey = [singular(a) for a in CARD_NAMES[:ANIMALS] if name in box.beaters(a)]
        paragraphs.append(f"{singular(name)} beats {', '.join(prey) or 'nobody'}.")
    return "\n" + "\n\n".join(paragraphs) + "\n"
