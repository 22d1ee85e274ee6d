/** Herr der Ziegen, in English. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Herr der Ziegen",
  intro: `A game by Günter Burkhardt (Amigo, 2008) for two to five players from eight years. At a table it takes about 60 minutes.

    Eighteen kinds of goats graze on one meadow, from the polar goat to the Elvis goat. Show the most of a kind, and the goats of that kind still standing on the meadow are yours. But every card you show is one that no longer grazes, and the dogs keep moving the herds about.`,
  chapters: {
    aim: {
      title: "The aim",
      lead: `Win whole kinds of goats, and have as many of their cards as you can left on the meadow, best of all in a chain from your stable: there they count double [G20]. The most milk scores too [G21]. Most points win [G22].

        A card is *marked* when a small goat stands on it, and *neutral* otherwise. A kind is *decided* once somebody has won it.`,
    },
    box: "What is in the box",
    setup: "Setting up the meadow",
    turn: "A turn",
    special: "Dogs and milk",
    end: "The end",
    score: "Scoring",
    variants: "Memory aid",
    rulings: "Rare cases",
  },
  clauses: {
    G1: {
      text: `121 cards: 90 goats, 15 dogs and 16 milk cocktails. There are eighteen kinds of goats, each with the values 1 to 5. Eight milk cocktails are worth 1 and eight are worth 2. You each have a stable, a large goat and ten small goats.`,
      basis: `How the milk divides into ones and twos is our ruling; it fits every printed number.`,
    },
    G2: {
      text: `The eighteen kinds are polar, Elvis, pirate, punk, hippie, cowboy, diver, chef, viking, knight, disco, astronaut, ninja, pharaoh, granny, football, vampire and wizard.`,
      basis: `Polar and Elvis are printed; the other names are our ruling.`,
    },
    G3: {
      text: `With fewer than five players some cards go back into the box. Which kinds these are is drawn by lot, and everybody knows it.

        | Players | Kinds removed | Dogs removed | Milk of value 1 removed | Milk of value 2 removed |
        | 2 | 8 | 8 | 4 | 4 |
        | 3 | 5 | 5 | 5 | – |
        | 4 | 2 | 2 | 2 | – |
        | 5 | – | – | – | – |`,
      basis: `That a lot decides is our ruling.`,
    },
    G4: {
      text: `The meadow is a square of face-up cards: 7×7, or 6×6 with two players. The stables stand on cells at its border, and no card lies there. The first seat has the first stable in the table, and so on, clockwise. The pile is what is left when the meadow is laid out and everybody holds two cards.

        | Players | Meadow | Stables (row, column), clockwise | Cards on the meadow | Pile after the deal |
        | 2 | 6×6 | (1,1) (6,6) | 34 | 27 |
        | 3 | 7×7 | (1,1) (1,7) (7,7) | 46 | 34 |
        | 4 | 7×7 | (1,1) (1,7) (7,7) (7,1) | 45 | 54 |
        | 5 | 7×7 | (1,4) (2,7) (7,6) (7,2) (2,1) | 44 | 67 |`,
      basis: `One source has the places for four players. The others are our ruling: the corners for two and three follow the picture for four, and the cells for five were chosen by simulation, so that no seat wins more often.`,
    },
    G5: {
      text: `The large goats walk clockwise round the outside. A step is the edge of one card, so the way round has 28 positions, or 24 on the 6×6 meadow. They are numbered clockwise from 0, the top edge of column 1: top edges from left to right, right edges downwards, bottom edges from right to left, left edges upwards.

        A goat at the top or at the bottom stands at that column, a goat at a side stands at that row. This is its *line*. Any number of goats may share a position.`,
      basis: `One source says that edges are counted; the rest is our ruling.`,
    },
    G6: `Your large goat starts at the outer edge of your stable. A corner has two outer edges; the goat starts at the one a clockwise walk reaches second: in the top left corner the top edge, in the top right the right edge, in the bottom right the bottom edge, in the bottom left the left edge.`,
    G7: {
      text: `The youngest player begins: this is the printed rule. The page does not ask how old you are, so a lot decides; or choose that the first seat begins, and seat the youngest there. Everybody draws two cards from the pile. Then all players are asked in turn, clockwise from the start player, whether they hold a dog or not (leaving somebody out would tell). You may put any number of your dogs aside, openly, and draw as many new cards. You are asked again until you keep your hand. When everybody has, the dogs put aside are shuffled into the pile. Milk stays in the hand.`,
      basis: `Printed: the youngest begins, dogs may be put aside, and they are shuffled back. The lot and the rest are our ruling.`,
    },
    G8: `Turns go clockwise. Your turn has four steps, always in this order: play a card, move your large goat, take a card, evaluate. Two equal cards in your hand are one choice.`,
    G9: `*Play.* Put one of your two hand cards face up into your display.`,
    G10: `*Move.* Your large goat walks as many steps as the number on the card. If you played a dog, it stays where it is.`,
    G11: `*Take.* Take one neutral card from your goat's line into your hand. If there is one, you must. The gap is filled at once from the pile; when the pile is used up, it stays empty. A card of a decided kind is marked as it comes in [G13]. Because you take before you evaluate, the card you have just taken is never marked this turn, but the one that filled its gap can be.`,
    G12: {
      text: `*Evaluate.* Only the kind of the goat you have just played is looked at, and only if it is not decided yet.

        - *A*: If your display now shows 8 or more points of this kind, you win it.
        - *B*: Otherwise, if this is the fourth card of the kind in all displays together, the highest sum wins it. If sums are equal, more cards of it win. If that is equal too, you win it, since it is your turn.`,
      example: `*Eight points (A).* Red has the polar 5 in the display and plays the polar 3. That makes eight points: red wins the kind and marks its cards on the meadow.

        *The fourth card (B).* Of the Elvis goats the 2 lies with red, the 5 with yellow and the 4 with blue. Red plays the 3, the fourth card. Red and yellow have five points each, but red has more cards: red wins the kind and marks the Elvis 1.`,
    },
    G13: {
      text: `If you win a kind, one of your small goats goes onto each of its cards on the meadow. For each card of the kind that has not turned up yet, you set a small goat aside as a *reminder*, in front of everybody: for cards in hands and in the pile, but not for a card that is shown in a hand [G14]. A card of the kind that comes onto the meadow later gets its goat at once: a reminder of the kind, or else one from your stable. All cards of the kind in displays leave the game. Everybody always sees who won which kind and how many reminders wait.`,
      basis: `Printed: after eight points the winner may mark cards and put reminders, after the fourth card a reminder is put. That both happen by themselves is our ruling.`,
    },
    G16: {
      text: `*Dog.* If you have played a dog, then after taking you may move one meadow card with a small goat of yours, within its row or its column, at any distance and past stables:

        - swap it with a card there that no opponent has marked: a neutral goat, a dog, milk, or another card you have marked;
        - or put it on an empty cell;
        - or swap it with a card an opponent has marked, if this opponent agrees to this very swap.

        The gap of your take has been filled before. Small goats travel with their cards; stables do not move. If you have no marked card, you are not asked.`,
      basis: `That dogs and milk may be swapped is our ruling.`,
    },
    G17: `If the opponent refuses, you may do something else with your dog, but you may ask nobody again this turn.`,
    G18: `*Milk* is played like a goat: it goes into your display and moves your large goat by its value.`,
    G19: {
      text: `The game ends the moment one of two things happens:

        - after a take and the filling of its gap, the row or the column of the cell taken from has no card left (a marked card is a card);
        - you have to take, and your goat's line has no neutral card. An empty line counts too.

        It ends at once: your turn is not evaluated any more, your dog does not move a card, and nobody has another turn. A line emptied by a dog's move does not end the game. You may end the game; the page tells you before, and what would be lost.`,
      basis: `Printed: the game ends as soon as the last card of a row is taken. That the column of the cell counts as well, and an empty line, is our ruling.`,
    },
    G20: {
      text: `Each card you have marked scores its value. It scores *double* if it lies next to your stable, or is joined to it by an unbroken chain of cards you have marked. Diagonals do not count, and a chain does not run through a stable.`,
      example: `*The score.* Red has marked 1, 1 and 4 at the stable and 1, 2 and 4 elsewhere, and has the most milk with 1+1+2+2+2. That is 12 + 7 + 8 = 27 points.`,
    },
    G21: {
      text: `The highest total of milk in a display scores that total. The second highest scores half of its own total, rounded down. If players tie, each scores the full prize of their place; a tie for first leaves no second prize. Milk in hands does not count.`,
      basis: `The first place, and that ties score in full, are sure. Printed is that the most milk cocktails score their sum: we count values, not cards, which is one reading. That the half is of one's own total, and that a tie takes the second prize, are our rulings.`,
    },
    G22: {
      text: `All other cards in displays and hands score nothing. Most points win. Ties share a place, and the next is skipped (1, 1, 3).`,
      basis: `How ties are settled is our ruling.`,
    },
    GV1: `*Memory aid.* Every game here has it. With it the page shows you what a perfect memory would know: which cards in hands everybody knows, because they were taken from the open meadow or shown by [G14]; which cards have left the game; and what must be in the pile, namely a fifth card that nobody showed and the dogs put aside at the start. Without it you play as printed. The aid is on by default where at most one person sits at the table, and off otherwise.`,
    G14: {
      text: `If a card of the kind is in a hand when the kind is decided, it stays there and can never be marked. If the fourth card of the kind has just been shown, by B [G12] or by A and B together, the player who holds the fifth shows it and keeps it. By A alone nothing is shown. Played later, such a card only moves the large goat and leaves the game; it does not enter the display. A reminder of the kind, if there is one, then goes back to its stable.`,
      basis: `That the fifth card is shown and kept is sure; the rest is our ruling.`,
      example: `*The fifth card is in a hand.* As in the second example of [G12], but the Elvis 1 is in somebody's hand. It is shown and kept, and nobody gets it.`,
    },
    G15: `You have ten small goats and no more. If fewer are left than you need, cards on the meadow come first, the highest values before the others, then reminders. A card for which there is no goat when it comes onto the meadow, or when its kind is decided, stays neutral for good: it may be taken or swapped. A small goat on a card never comes back.`,
  },
});
