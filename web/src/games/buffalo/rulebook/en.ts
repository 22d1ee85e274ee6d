/** Zoff in Buffalo, in English. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff in Buffalo",
  intro: `A game by Christwart Conrad (FX Schmid, 1998) for two to five players from 12 years. The author's extension, which is not in the printed rules, adds a sixth. At a table a game takes about 60 minutes.

    The prairie around Buffalo is getting crowded. Everybody drives cows onto the same few pastures, at the same time, and nobody knows where the others are heading. No herd puts up with another of its own size, and the moment a pasture is full there are extra cows to hand out.`,
  chapters: {
    aim: {
      title: "The aim",
      lead: `Bring as many of your cows onto the pastures as you can. After five rounds (six with two players) the player with the most cows out there wins [B22]. And if you ever get all 48 of yours out, you win on the spot [B20].

        A *herd* is all the cows of one colour on one pasture. No cows, no herd.`,
    },
    box: "What is in the box",
    setup: "Getting ready: the preliminary round",
    round: "A round",
    bonus: "Bonuses",
    end: "The end",
    two: "Two players",
    variants: "Variants by the author, and the memory aid",
    rulings: "Rare cases",
  },
  clauses: {
    B1: {
      text: `Eleven pastures, numbered from the smallest to the largest; the extension adds a twelfth. Each pasture has spaces, for one cow each, and a *bonus row*: the bonuses its herds are paid when it is full. The pastures are printed on both sides of the boards, one scenic, one plain; which side you see is your own choice.

        | # | Pasture | Spaces | Bonus row |
        | 1 | Lone-Star-Valley | 6 | 1-1 |
        | 2 | Powder-Prairie | 8 | 1-1 |
        | 3 | Coffee-Canyon | 10 | 1-1 |
        | 4 | Dead-Bull-Desert | 12 | 1-2 |
        | 5 | Fire-Fields | 14 | 1-2-1 |
        | 6 | Drunk'n-Creek | 16 | 1-1-2 |
        | 7 | Lucky-Lake | 18 | 1-2-2 |
        | 8 | Rattlesnake-Ranch | 21 | 1-2-2 |
        | 9 | Sundown-Savannah | 24 | 1-2-3 |
        | 10 | Dynamite-Mine | 28 | 1-2-3 |
        | 11 | Hang-Man-Mountains | 33 | 0-1-2-3 |
        | 12 | Buffalo-Badlands (extension, six players only) | 37 | 0-1-2-3 |`,
      basis: `Pasture by pasture:

        - 1 and 2: name and size are sure, the row is our ruling.
        - 3 to 6: names, sizes and rows are sure; which size carries which name and row is our ruling. Fire-Fields is the smallest pasture with three bonuses.
        - 7: one source has the name (another says Lucky-Pickle); that it has this size, and its row, are our rulings.
        - 8: our ruling.
        - 9: the size is sure, name and row are our rulings.
        - 10: the name and its place in the order are sure, one source has the size, the row is our ruling.
        - 11: name, place and row are sure, one source has the size.
        - 12: one source has the size, the rest is our ruling.`,
    },
    B2: {
      text: `Five colours: blue, red, green, orange and purple. The extension adds brown. Each colour has 48 cows, a pasture card for every pasture in play, and ten cow cards with the values 5 5 4 4 3 3 3 2 2 2. Every cow card also carries a letter, which breaks ties [B10]:

        | Colour | 5 | 4 | 3 | 2 | Only with two players |
        | blue | J L | A S | A K V | C J K | 2 N, 4 M |
        | red | F P | G O | D N P | D F O | 2 S, 4 F |
        | green | H N | C Q | B M S | A H P | – |
        | orange | B T | E M | E H T | E G L | – |
        | purple | D R | I K | G J Q | B I M | – |
        | brown | C Q | B R | C L U | N Q R | – |

        Unless you auction the colours [BV1], the seats take them in the order of this table.`,
      basis: `One source has the values of the ten cow cards. Among the letters, red 4 G, orange 4 M and the four cards for two players are sure, and one source has green 3 S. All other letters are our ruling, chosen so that two cards of one value that can meet never share a letter.`,
    },
    B3: `How many of you are playing decides which pastures are used:

      | Players | Pastures in play |
      | 2 | 1, 2, 3, 4, 6, 7 and 9 (with 6, 8, 10, 12, 16, 18 and 24 spaces) |
      | 3 | 1 to 9 |
      | 4 | 1 to 10 |
      | 5 | 1 to 11 |
      | 6 | 1 to 12 |`,
    B4: `One set of the pasture cards in play is shuffled and dealt: three cards each with two or three players, two each with four, five or six. Cards left over stay undealt. Put one cow of yours on every pasture you were dealt. So with five players 10 of the 11 pastures get a cow, with four 8 of 10, with three all 9, and with two 6 of 7.`,
    B5: `You play five rounds, or six with two players. In each round everybody chooses at the same time and in secret. You choose two *pairs*: a pasture card with a cow card on it, and another pasture card with another cow card on it. The two pastures must differ, and you cannot use one cow card twice.`,
    B6: `A full pasture cannot be chosen any more. Its pasture cards leave the game.`,
    B8: {
      text: `You may replace your choice until the last player has chosen, but you cannot take it back altogether. Once you have chosen, nobody waits for you any more, yet you may still change your mind. The last player's choice reveals all pairs at once. Every secret choice works this way, the bids of [BV1] and the colours of [B23] too.`,
      basis: `That everything is revealed at once is sure; the rest is our ruling, made for a table on a screen.`,
    },
    B9: `Now cows are placed on the pastures one by one, from the smallest to the largest.`,
    B10: {
      text: `If several players chose the same pasture, they place one after the other. The order is fixed before the first of them places:

        1. first those who already have cows there, the larger herd first;
        2. then those who have none, the lower cow card first;
        3. among equal cow cards the earlier letter of the alphabet first.`,
      example: `*Arriving late at Lucky-Lake.* Lucky-Lake holds three purple cows, two blue ones and a green one. Orange has played 4 M there, red 4 G and green 3 S. Green is the only one of the three with a cow there, so green places first: three more cows, which makes four. Red and orange both played a 4; G comes before M, so red is next. Now 4, 3 and 2 are taken, so red may place 1 or 0, and places 1. Orange finds every number taken and places nothing.`,
    },
    B11: {
      text: `When it is your turn, place as many cows as you like: from zero up to the value of your card, but not more than there are free spaces and not more than you have in your supply.`,
      basis: `That you may freely choose zero is our ruling.`,
    },
    B12: `*No equal herds.* When you have placed, no two herds on that pasture may have the same size. A number of cows that would break this is not allowed. Herds of no cows do not count. So if you come late, you may find few numbers left, or only zero.`,
    B13: `Cows stay where they were placed. If you place fewer than your card allows, the rest of the card is lost, but not the cows: they stay in your supply.`,
    B14: `After the round you take your pasture cards back into your hand. The two cow cards you played go onto a face-down discard pile that nobody may look through again.`,
    B15: {
      text: `The moment the last space of a pasture is taken, play stops and its bonus row is paid. The herds on that pasture rank by size. The owner of the largest gets the first bonus, the owner of the second largest the second bonus, and so on. A bonus for which there is no herd is not paid.`,
      example: `*Alone in Dead-Bull-Desert.* You fill Dead-Bull-Desert (1-2) and nobody else is there. The first bonus brings you one cow. There is no second herd, so the 2 is not paid.`,
    },
    B16: {
      text: `With a bonus you place up to that many cows from your supply on other pastures, split as you like. The first bonus of a row must be placed if it can be; it goes to the largest herd, so nothing must be placed where it is 0. Of the later bonuses you may place fewer cows, or none. Equal herds [B12] are checked after you have placed that whole bonus, so a herd may pass through a size that another herd has. If you get two bonuses one after the other, each is checked on its own. With two players the cows have the colour that earned the bonus.`,
      basis: `The printed words are that the owner of the largest herd "begins and places at once", and of the others that they "may". Of equal herds the printed words are "at the end of their turn"; we take this as the end of each bonus.`,
    },
    B17: {
      text: `You place the cows of a bonus one at a time. A cow may make two herds equal only if further cows of the same bonus, within your supply and the free spaces, can bring that herd to a size no other herd there has. Then your next cow must go there.`,
      basis: `Our ruling; it makes [B16] playable step by step.`,
    },
    B18: {
      text: `If another pasture fills while a bonus is being paid, it waits in line. First the running row is finished. Then the waiting pastures are paid in the order in which they filled; a pasture that fills meanwhile joins the end of the line. Only when nothing waits any more does the round go on. For cattle markets see [BV2].`,
      example: `*One bonus sets off the next.* Fire-Fields (1-2-1) fills. The owner of the largest herd places one cow, the second two, the third one. These cows fill first Drunk'n-Creek and then Coffee-Canyon. When the row of Fire-Fields is finished, Drunk'n-Creek is paid (1-1-2), then Coffee-Canyon (1-1). Only then does the round go on.`,
    },
    B19: `If you were still waiting to place on a pasture that has just filled, you get nothing there: it is full. The same goes for a pair on a pasture that a bonus filled before its turn came. The cow card is spent all the same.`,
    B20: {
      text: `The game ends in one of three ways:

        - after the last round;
        - when every space of every pasture is taken. Pairs still to be played count for nothing, and there is no final bonus;
        - at once, when you have placed all 48 of your cows. You win on the spot. Preliminary cows count. It is this win, too, if your 48th cow took the very last space of all. Waiting rows, cattle markets and pairs count for nothing, and the others rank by the cows they have placed.

        During the final bonus nobody wins on the spot any more. With two players it would take all the cows of both your colours, so it cannot happen; a colour that runs out just stops.`,
      basis: `The three ends are sure. How the others rank, what counts for nothing, and that nobody wins on the spot during the final bonus, are our rulings.`,
    },
    B21: {
      text: `*Final bonus.* After the last round each pasture that is not full pays its bonus row once, from the smallest to the largest. This time the cows go onto that same pasture, as long as there are spaces and supply, and equal herds are allowed. The ranks are those from before the final bonus. There is nothing to choose.`,
      basis: `The order of the pastures is our ruling.`,
    },
    B22: {
      text: `Whoever has the most cows on pastures wins. If there is a tie, it goes to the player who had more cows on the largest pasture in play before the final bonus. If that is equal too, you share the place. All places are settled this way; after a shared place the next one is skipped (1, 1, 3). After an early end the position as it stands decides.`,
      basis: `For the winner this is sure; the rest is our ruling.`,
    },
    B23: {
      text: `One of you has the blue cards and drives the blue and the green cows. The other has the red cards and drives the red and the orange cows. You each hold twelve cow cards: your ten, and the two marked for two players [B2]. Each colour is a herd of its own in every respect ([B10], [B12], [B15]).

        In the preliminary round you decide which of your three dealt pastures gets which of your two colours; both colours must appear. In every round one of your pairs belongs to one colour and the other pair to the other colour. Without the auction the first seat has blue and green, the second red and orange.`,
      basis: `That you both divide your colours in secret and at the same time is our ruling.`,
    },
    B24: {
      text: `When only one pasture still has free spaces, you lay no pasture cards. You each lay one cow card per colour, and both your colours may enter that pasture, in the order of [B10] over up to four herds.`,
      basis: `Our ruling: the printed words could also mean a single card, but then the twelve cards would not come out even.`,
    },
    B25: {
      text: `Whoever has the most cows of both colours together wins. If there is a tie, it goes to the player with the largest herd of a single colour on the 24-space pasture before the final bonus. If that is equal too, you share the win.`,
      basis: `The last step is our ruling.`,
    },
    BV1: {
      text: `*Colour auction*, for two to six players.

        1. First comes the ordinary preliminary round. Its cows belong to the colours; you hold yours only for the moment, in the order of the table in [B2] (with two players the colour pairs of [B23], and each of you divides your pair as it says there).
        2. Everybody secretly bids from 0 to 99.9999, with up to four decimals, for example 1.0895. All bids are revealed together. The highest bidder chooses a colour with its cows first (with two players a colour pair), then the next, and so on. The cow cards come with the colour.
        3. Players with equal bids bid again, all tied groups at the same time, and not lower than before. Such a bid only orders the tied players among themselves; it overtakes nobody else. Nobody bids more than three times; then a lot decides.
        4. At the end your last bid is taken off the cows you have placed, so scores have decimals and may be negative. A win by 48 cows [B20] stands whatever was bid; the others then rank by cows minus bid.`,
      basis: `In substance this is sure, and 1.0895 is the printed example. The range, the four decimals and the limit of two repeats are our rulings. The author also published it with whole bids of which a tenth is taken off.`,
    },
    BV2: {
      text: `*Cattle market.* If you take the last space of a pasture, you may place extra cows: one if it has 6 to 14 spaces, two if it has 16 or more. You place them like a bonus that you may decline ([B16], [B17]), and before all other bonuses: as soon as the placement, or the bonus, that filled the pasture is complete, before the pasture's own row and before the rest of a row that is being paid.

        If several pastures fill, their markets wait in the order in which they filled, and all of them are held before any other bonus is paid. With two players the cows have the colour that took the last space. The final bonus [B21] has no cattle market.`,
      basis: `Who gets how many cows, and that it comes before the other bonuses, is sure (the printed French says "6 or more" for the large pastures, a misprint for 16); the rest is our ruling.`,
    },
    BV3: `*Six players.* The author's extension adds pasture 12 and the sixth colour; it is not in the printed rules. A table with six seats uses it; there is no other switch.`,
    BV4: `*Memory aid.* Every game here has it. With it the page shows you what a perfect memory would know, such as the cow cards played so far. Without it you play as printed: cow cards of earlier rounds are not shown, not even in the log. A card discarded by [B7] was never seen, and nobody is shown it either way. The aid is on by default where at most one person sits at the table, and off otherwise.`,
    B7: `If only one pasture still has free spaces and there are three or more of you, you lay a single pair and discard a second cow card that nobody sees. For two players see [B24].`,
    B26: `If there is only one thing you can do, the page does it without asking: only zero can be placed, no bonus cow can be put anywhere, or one last colour is left. You are always asked for secret choices and for answers.`,
  },
});
