/** A position in words: headline, standings, and everything for who cannot see it. */

import type { ZooSeatView, ZooSetView, ZooView } from "../../wire.ts";
import type { Say, Standing } from "../module.ts";
import { answersTo } from "./cards.ts";
import { cardsInWords, joined, many, setInWords, setsInWords } from "./words.ts";

export function topOf(view: ZooView): ZooSetView | null {
  return view.trick.at(-1) ?? null;
}

function setOf(set: ZooSetView, say: Say): string {
  return many(set.animal as "fox", set.number, say);
}

export function headline(view: ZooView, say: Say): string {
  const top = topOf(view);
  return say(`headline_${view.phase}`, {
    round: view.round,
    set: top ? setOf(top, say) : "",
  });
}

export function standings(view: ZooView, say: Say): Standing[] {
  return view.seats.map((seat) => ({
    seat: seat.seat,
    score: seat.score,
    label: say("score_label", { score: seat.score, place: seat.place }),
    colours: [],
    note: seat.out
      ? say("note_out", { place: seat.out })
      : say("note_cards", { cards: seat.cards }),
    partner: seat.partner,
  }));
}

/** Who is level at the top when the game is over, and what decided; "" where nobody is. */
export function tie(view: ZooView, names: string[], say: Say): string {
  if (!view.tie) return "";
  const { points, seats, before } = view.tie;
  const called = (some: readonly number[]) => some.map((seat) => names[seat] ?? "");
  return say("scores_tie", {
    points,
    names: joined(called(seats), say),
    before: called(before).join(", "),
    winner: names[seats[0] ?? 0] ?? "",
  });
}

/** What everybody may know of a seat, fact by fact. */
export function factsOf(view: ZooView, seat: ZooSeatView, names: string[], say: Say): string[] {
  const name = names[seat.seat] ?? "";
  const facts = [
    seat.out
      ? say("mat_out", { name, place: seat.out })
      : say("mat_holds", { name, cards: seat.cards }),
    say("score_label", { score: seat.score, place: seat.place }),
  ];
  if (seat.partner !== null) {
    facts.push(say("mat_partner", { name: names[seat.partner] ?? "" }));
    facts.push(say(seat.is_junior ? "junior" : "senior"));
  } else if (view.teams.length > 0) facts.push(say("mat_alone"));
  if (view.to_act.includes(seat.seat)) facts.push(say("mat_turn"));
  if (view.passed.includes(seat.seat)) facts.push(say("mat_passed"));
  if (topOf(view)?.seat === seat.seat) facts.push(say("mat_top"));
  if (view.phase === "exchanging") facts.push(exchangeFact(seat, say));
  facts.push(say("mat_pile", { pile: seat.pile }));
  return facts.filter((fact) => fact !== "");
}

function exchangeFact(seat: ZooSeatView, say: Say): string {
  if (seat.handed === null) return say("mat_thinks");
  return seat.handed === 0 ? say("mat_kept") : say("mat_handed", { handed: seat.handed });
}

/** With the memory aid: what a perfect memory knows of a seat. */
export function memoriesOf(seat: ZooSeatView, say: Say): string[] {
  const memories: string[] = [];
  if (seat.known?.length) memories.push(say("mat_knows", { cards: cardsInWords(seat.known, say) }));
  if (seat.taken?.length) memories.push(say("mat_took", { cards: cardsInWords(seat.taken, say) }));
  return memories;
}

export function describe(view: ZooView, names: string[], say: Say): string[] {
  const called = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? "").join(", ");
  const name = (seat: number) => names[seat] ?? "";
  const words = [
    say("describe_round", {
      round: view.round,
      dealer: name(view.dealer),
      target: view.options.target,
    }),
  ];
  if (view.to_act.length) words.push(say("describe_turn", { names: called(view.to_act) }));
  words.push(...describeTrick(view, names, say));
  if (view.asked) {
    words.push(
      say("describe_question", {
        junior: name(view.asked.by),
        senior: name(view.asked.partner),
        cards: cardsInWords(view.asked.cards, say),
      }),
    );
  }
  if (view.seat !== null) {
    words.push(say("describe_hand", { cards: cardsInWords(view.hand, say) }));
  }
  if (view.received?.length) {
    words.push(say("describe_received", { cards: cardsInWords(view.received, say) }));
  }
  if (view.gave?.length) words.push(say("describe_gave", { cards: cardsInWords(view.gave, say) }));
  for (const seat of view.seats) {
    const facts = [...factsOf(view, seat, names, say), ...memoriesOf(seat, say)];
    words.push(say("describe_seat", { name: name(seat.seat), facts: facts.join(", ") }));
  }
  words.push(say("describe_standings", { names: called(view.standings) }));
  if (view.tie) words.push(tie(view, names, say));
  return words;
}

function describeTrick(view: ZooView, names: string[], say: Say): string[] {
  const top = topOf(view);
  if (!top) return [say("describe_trick_empty")];
  const sets = view.trick.map((set) =>
    say("trick_by", { name: names[set.seat] ?? "", set: setInWords(set.cards, say) }),
  );
  const words = [
    say("describe_trick", { sets: sets.join("; ") }),
    say("describe_beaters", {
      set: setOf(top, say),
      beaters: setsInWords(answersTo(top.animal as "fox", top.number), say),
    }),
  ];
  if (view.passed.length) {
    const passed = view.passed.map((seat) => names[seat] ?? "").join(", ");
    words.push(say("describe_passed", { names: passed }));
  }
  return words;
}
