"""What `?` says at each question; a blank line ends a paragraph."""

PAIR = """
Everybody lays two pairs in secret: a cow card on a pasture, twice. The pastures differ, and so
do the cards (B5). A full pasture cannot be picked (B6).

Pastures are settled from the smallest to the largest (B9). On one pasture larger herds place
first; then those with no cow there, lower card first, earlier letter first (B10).

The value of the card is the most cows you may place (B11); no two herds on a pasture may be
equal (B12).
"""

TWO_COLOURS = """
One pair belongs to each of your two colours (B23).
"""

LAST_PASTURE = """
Only one pasture has space: one card goes there, the other is discarded unseen (B7): - 3A.
"""

LAST_PASTURE_FOR_TWO = """
Only one pasture has space: lay just a card for each of your colours (B24).
"""

HOW_TO_LAY = """
Type pasture and card, by number or by name: {example}. Or both pairs on one line.
"""

NUMBER = """
Your card {card} lets you place 0 to {value} cows, as far as there is space and supply (B11). Cows
not placed stay in the supply (B13).

No two herds on a pasture may be equal when you have placed (B12).

Whoever takes the last space ends it: those still to place get nothing (B19), and the bonus row is
paid by the size of the herds (B15).

Type a number. why 3 says why 3 is not allowed.
"""

PUT = """
A number of a bonus row lets the herd's owner put that many cows on other pastures, one at a time,
in any split. The first number must be placed if it can be; of the others fewer is allowed
(B15, B16).

A cow that makes two herds equal is allowed only if the next cows of this number can and must mend
it (B17).

A pasture that fills now pays its own row afterwards (B18).
"""

MARKET = """
With the cattle market the last space of a pasture is worth cows as well, before any other number
is paid; they may be left (BV2).
"""

HOW_TO_PUT = """
Type the number of a pasture, or 0 to leave the rest in the supply.
"""

BID = """
The highest bid picks a colour first. At the end your last bid is taken off the cows you have
placed. Equal bids are repeated, not lower than before, three bids at most; then a lot decides
(BV1).

Type a number from 0 to 99.9999 with up to four decimals, such as 1.0895.
"""

COLOUR = """
The colours have their first cows (B4) and cow cards with letters of their own (B2). The highest
bid takes one first (BV1).

Type a number, a letter or a name.
"""

ASSIGNMENT = """
Each of the pastures dealt to you gets a first cow of one of your colours, and both colours must
appear (B23).

Type a number, or a letter for each pasture, smallest first, such as {example}.
"""
