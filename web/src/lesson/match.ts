/** Which of the expected lists of actions the learner's actions are a part of. */

import type { Action } from "../net/changes.ts";
import type { GameAction } from "../wire.ts";

/** An action as text that is the same however its fields are ordered. */
function textOf(action: object): string {
  const fields = Object.entries(action).filter(([, value]) => value !== null);
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What remains of each list after some actions, in any order; lists without them are left out. */
export function remaining(lists: GameAction[][], done: readonly Action[]): GameAction[][] {
  return lists.flatMap((list) => {
    const rest = [...list];
    for (const action of done) {
      const at = rest.findIndex((one) => textOf(one) === textOf(action));
      if (at < 0) return [];
      rest.splice(at, 1);
    }
    return [rest];
  });
}
