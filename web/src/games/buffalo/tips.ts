/** What the signs of Buffalo's board mean. */

import type { BuffaloPastureView } from "../../wire.ts";
import type { Say } from "./say.ts";

/** "1-2-3": who gets how many cows when the pasture is full. */
export function bonusWords(bonus: readonly number[], say: Say): string {
  const [first = 0, second = 0, third = "none", fourth = "none"] = bonus;
  return say("tip_bonus", { first, second, third, fourth });
}

/** "5/14": how many of its spaces are free. */
export function spaceWords({ free, spaces }: BuffaloPastureView, say: Say): string {
  return free === 0 ? say("tip_full") : say("tip_free", { free, spaces });
}

/** "4 M": what the figure and the letter of a card are for. */
export function cardWords(card: string, say: Say): string {
  return say("tip_card", { value: Number(card.slice(0, 1)) });
}
