/** Seats are told apart by a shape and a letter as well as by a colour. */

export const LETTERS = "ABCDEFG";

/** What bots are called: by the letter of their seat. */
export const BOT_NAMES = ["Alma", "Bruno", "Clara", "Dario", "Emma", "Felix", "Greta"];

const COLOURS = ["blue", "red", "green", "orange", "purple", "teal", "yellow"];

/** Outlines in a square of 24 units. */
const SHAPES = [
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  "M3 3h18v18h-18z",
  "M12 1.5l11 20h-22z",
  "M12 0.5l11.5 11.5l-11.5 11.5l-11.5-11.5z",
  "M12 1l3.1 7 7.6 0.8-5.7 5 1.7 7.5-6.7-4-6.7 4 1.7-7.5-5.7-5 7.6-0.8z",
  "M6.5 2h11l5.5 10-5.5 10h-11l-5.5-10z",
  "M8.5 1h7v7.5h7.5v7h-7.5v7.5h-7v-7.5h-7.5v-7h7.5z",
];

interface Mark {
  letter: string;
  colour: string;
  shape: string;
}

/** The mark of a seat. */
export function markOf(seat: number): Mark {
  return {
    letter: LETTERS[seat] ?? "?",
    colour: `var(--${COLOURS[seat] ?? "faint"})`,
    shape: SHAPES[seat] ?? SHAPES[0] ?? "",
  };
}
