"""What `?` says at each question; a blank line ends a paragraph."""

SCORING = """
Kinds are won by the goats you show: eight points of a kind at once (G12 A), or the highest sum
when the fourth card of the kind is shown (G12 B). The winner marks the cards of the kind on the
meadow and sets a small goat aside for each that may still come (G13).

A marked card scores its value, twice if own marked cards join it to the own stable (G20). Most
milk scores its total, second most half of its own (G21).
"""

DOGS = f"""
Before the first turn you may put dogs aside, openly, for new cards, again and again until you
keep your hand. At the end they are shuffled into the pile (G7).
{SCORING}
Type 0, 1 or 2.
"""

PLAY = f"""
Play a card into your display (G9). Your large goat walks as many steps as its number says, a dog
lets it stay (G10). Then you take a neutral card of the goat's row or column (G11). If there is
none, the game ends at once: nothing is evaluated, and no dog moves a card (G19).
{SCORING}
Type the number of a choice or the name of a card, such as {{card}}.
"""

TAKE = f"""
Take one neutral card of your goat's line into your hand; the gap is filled from the pile (G11).
Everybody sees what you take. A row or a column without a card ends the game at once (G19).
{SCORING}
Type the number of a choice, row and column, or the name of the card.
"""

HERD = f"""
Move one card with your small goat within its row or its column, past stables too. It changes
places with a card no opponent has marked, or goes to a gap (G16).

For a swap with an opponent's marked card this opponent is asked. After a refusal you may ask
nobody again this turn (G17).
{SCORING}
Type two cells, such as {{example}}, or 0 to leave the meadow as it is.
"""

CONSENT = f"""
A dog moves a card of an opponent only if you, whose card is swapped, agree to this very swap. The
small goats travel with their cards (G16).
{SCORING}
Type 1 to agree or 2 to refuse.
"""
