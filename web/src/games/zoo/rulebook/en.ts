/** Zoff im Zoo, in English. */

import { assembleRulebook } from "../../../rulebook/assemble.ts";
import { plan } from "./plan.ts";

export const rulebook = assembleRulebook(plan, {
  title: "Zoff im Zoo",
  intro: `A card game by Doris Matthäus and Frank Nestel (1999), known in English as Frank's Zoo, for three to seven players. At a table it takes 45 to 60 minutes.

    Everybody wants to be rid of their animals. A whale scares a seal, a seal eats a fish, an elephant fears nobody but the mouse. Partners change with the standings, so yesterday's rival is today's friend, and lions and hedgehogs have a price of their own.`,
  chapters: {
    aim: {
      title: "The aim",
      lead: `Get rid of your cards before the others do. The earlier you go out, the more points the round brings you [Z13]; lions and hedgehogs in your tricks add or cost some more [Z22]. You play round after round, until two players have reached the target, usually 19 points. Then the first in the standings wins [Z24].`,
    },
    box: "The animals",
    setup: "Dealing",
    trick: "A round",
    partners: "Partners, from the second round on",
    score: "Points and standings",
    end: "The end",
    three: "Three players",
    variants: "Memory aid",
    rulings: "Rare cases",
  },
  clauses: {
    Z1: `Sixty cards: five each of whale, elephant, crocodile, polar bear, lion, seal, fox, perch, hedgehog, fish and mouse, four mosquitoes and one joker.`,
    Z2: {
      text: `*The food web* tells who beats whom.

        | Animal | is beaten by |
        | whale | nobody |
        | elephant | mouse |
        | crocodile | elephant |
        | polar bear | elephant, whale |
        | lion | elephant |
        | seal | polar bear, whale |
        | fox | elephant, crocodile, polar bear, lion |
        | perch | whale, crocodile, polar bear, seal |
        | hedgehog | fox |
        | fish | whale, crocodile, seal, perch |
        | mouse | crocodile, polar bear, lion, seal, fox, hedgehog |
        | mosquito | mouse, hedgehog, fish |`,
      basis: `Four independent sources agree on these 29 relations.`,
      example: `*No short cuts.* Elephants beat foxes and foxes beat hedgehogs, but elephants do not beat hedgehogs. And the mouse beats the elephant.`,
    },
    Z3: {
      text: `Cards played together form one *set*: so many of one animal. It consists of cards of that animal, and there are two helpers:

        - The *joker* counts as one more of the animal it is played with. It is never played alone.
        - One *mosquito*, never more, may join a set with at least one real elephant, and counts as one more elephant.

        So elephant and mosquito are two elephants. A group of cards never has two meanings; there are exactly 128 sets. Cards of one animal are alike. Fox and fox, and fox and joker, are two different sets, though both count as two foxes.`,
      example: `Joker and mosquito are two mosquitoes, not two elephants. Joker, mosquito and elephant are three elephants.`,
    },
    Z4: {
      text: `All cards are dealt out. With seven players the four to the dealer's left get nine cards and the other three eight, in every round. Your hand is secret; how many cards you hold is not.`,
      basis: `Which four of the seven get nine cards is our ruling.`,
    },
    Z5: {
      text: `In the first round a lot decides who deals, and the player to the dealer's left leads. Play goes clockwise.`,
      basis: `That a lot decides is our ruling.`,
    },
    Z6: {
      text: `If you lead a trick, play any set you like. You must play one; only [Z12] can take the lead from you.`,
      basis: `That you must is our ruling.`,
    },
    Z7: {
      text: `To *beat* a set, play exactly as many of an animal that beats it, or exactly one more of the same animal. Nothing else beats it.`,
      example: `One seal lies on the table. Two seals beat it, or one polar bear, or one whale. Three seals do not.`,
    },
    Z8: {
      text: `Instead of beating you may pass, even if you could beat. You may come back in later in the same trick. If you cannot beat, you are asked all the same: an automatic pass would give you away.`,
      basis: `That you are asked even if you cannot beat is our ruling.`,
    },
    Z9: `When everybody else who still holds cards has passed in a row after a set, whoever played it wins the trick. Its cards go face down in front of the winner, who leads the next one.`,
    Z10: `When you have no card left, you are out for this round. You keep the tricks you have won, and you get the running one too if it becomes yours. If the winner of a trick is out, the next player to the left who still holds cards leads.`,
    Z11: `The round ends at once when at most one player holds cards. The running trick belongs to nobody.`,
    Z13: `Points go by the order of going out. With n players the first gets n points, the second n − 1, and so on; the last but one gets 2, the last gets 0.`,
    Z14: {
      text: `With the option *partners*, [Z15] to [Z22] hold from the second round on, for four and more players. The option is on unless your table switches it off.

        Without it every round is like the first. Only the order of going out counts: no teams, no exchange, no asking, no lions or hedgehogs. The deal passes to the left from round to round, and the player to the dealer's left leads. [Z23] and [Z24] hold after every round either way.`,
      basis: `Who deals and leads without partners is our ruling.`,
    },
    Z15: `New teams are made from the standings before every round. In a team the better placed player is the *senior*, the other the *junior*.

      | Players | Teams, by place in the standings |
      | 4 | 1 + 3, 2 + 4 |
      | 5 | 1 + 4, 2 + 5, 3 alone |
      | 6 | 1 + 4, 2 + 5, 3 + 6 |
      | 7 | 1 + 5, 2 + 6, 3 + 7, 4 alone |`,
    Z16: `The first in the standings deals. The player in last place leads the first trick.`,
    Z17: {
      text: `*Exchange.* Before the first trick each junior may push two cards face down to the senior. The senior takes them up and must push two cards back: any two, even the ones just received. A push is exactly two cards and final, and the senior sees them at once. A junior may also decline; then nothing is exchanged in that team.

        If you have no partner, you may lay none, one or two of your hand cards face down with your own tricks.

        The teams do this independently of each other; the first trick starts when all are done. Everybody may know that cards were pushed or laid, and how many. Which ones, only the two partners know, or the owner.`,
      basis: `"May" is what is printed. That the teams do not wait for each other and that received cards may go back is our ruling.`,
    },
    Z18: {
      text: `*Asking.* You are a junior, it is your turn, and there is a set to beat (you are not leading)? Then you may ask your partner for help. Openly show cards that would beat the set if only they were enough:

        - any real cards of the animal you want, at most one mosquito if you want elephants, and the joker;
        - at least one of them is not the joker;
        - fewer cards than the set needs.

        What you want follows from the cards you show and the set to beat. It does not matter whether you could have played alone, whose set it is, or whether the missing cards can exist at all.

        Your partner may hand over exactly the missing cards, the joker or the one mosquito among them if they like, so that the whole is a set that beats ([Z3], [Z7]). The set must then be played, and it counts as played by you alone. If your partner does not, you take your cards back and have passed. From then on everybody knows the cards you showed. A partner who had passed may still come back in later.`,
      basis: `In substance this is sure; the exact limits of what may be shown and given are our rulings.`,
      example: `Two mice are to be beaten: the junior shows one hedgehog, and the senior adds another. One elephant is to be beaten: the junior may show a mosquito, and the senior adds an elephant, which makes two elephants. (That last half-sentence is our ruling.)`,
    },
    Z21: {
      text: `*Team points.* You and your partner each get the sum of both your points by [Z13]. If you play alone, you get your own points and 4 more.`,
      example: `Five players. The partners of one team go out first and fifth: 5 + 0 = 5 points each. Those of the other go out second and fourth: 4 + 2 = 6 each. The player alone is third: 3 + 4 = 7.`,
    },
    Z22: {
      text: `*Personal points* come from your own tricks:

        - two or more lions: one point per lion. A single lion brings nothing;
        - no hedgehog at all: minus one, for everybody, also for the last player and for those without tricks;
        - lions still in the hand of the last player: minus one each.

        The joker counts as neither. Your total may be negative.`,
      basis: `That the joker counts as neither is our ruling.`,
    },
    Z23: {
      text: `The *standings* go by total points. Players with equal points stand in exactly the reverse of their order before this round, however many they are. Before the first round the first leader stands first, and the others follow clockwise.`,
      basis: `The order before the first round is our ruling.`,
      example: `One player had 1 point, another 2; now both have 7. The one who had 1 is placed before the other. If they are level again after the next round, the order turns round again.`,
    },
    Z24: {
      text: `The game ends after a round in which the totals of at least two players are at the target or above. The target is 19 points, or what your table chose, from 1 to 99. The first in the standings wins alone. If the best players are tied, [Z23] decides; the result then names the tie and what decided it.`,
      basis: `That [Z23] also decides between equal totals is our ruling. It follows the author's own tournament tool, which ranks "with an additional rule to avoid ties".`,
    },
    Z25: {
      text: `Three players use thirty-nine cards: four lions, four elephants, four mice, two mosquitoes, three each of the other eight animals, and the joker.

        - There are no partners in any round, whatever the option says: [Z14] to [Z21] do not apply.
        - Points are 3, 2 and 0. Lions and hedgehogs [Z22] count from the first round on.
        - The first leader is drawn by lot; later the player in last place leads. The dealer sits to the leader's right.
        - The game ends when at least one player has reached the target, and after 50 rounds in any case.

        Otherwise [Z22] to [Z24] hold.`,
      basis: `The limit of 50 rounds, and that the dealer sits to the leader's right, are our rulings.`,
    },
    ZV1: `*Memory aid.* Every game here has it. With it the page shows you what a perfect memory would know: the cards seen so far, who played and won which, the cards shown by asking, and the cards you pushed across. Without it you play as printed, and not even your own tricks may be looked at again. The aid is on by default where at most one person sits at the table, and off otherwise.`,
    Z12: `If you must lead and hold only the joker, you cannot. The lead goes, without asking, to the next player to the left who holds cards. You take your turns in that trick as usual. From then on everybody knows where the joker is.`,
    Z19: `Your partner always gets the question and answers it, even when only "no" is possible: whether they could have helped stays hidden. A partner who is out cannot be asked.`,
    Z20: `Handing over and playing the set is one step. After it first the junior is out if the hand is empty, then the partner, and only then is the end of the round checked.`,
    Z26: `Two partners are the last two in play, and the senior helps. If both hands are empty then, the junior ranks before the senior, who is last. If only the senior's is, the senior ranks before the junior, who is last with the cards still held. The round is over, and the set on the table is nobody's.`,
  },
});
