/** Changes as the server sends them: `[path, value]`, or `[path]` for a name that is gone. */

import type { Choices, Patch, View } from "../wire.ts";

/** A view of any game: only the game's own module looks at the rest. */
export type OpaqueView = Pick<View, "to_act" | "outcome">;

/** An action as plain data. */
export type Action = { type: string; [field: string]: unknown };

/** A value with changes carried out; what did not change is shared with the old one. */
export function patched(value: unknown, changes: Patch[]): unknown {
  let result = value;
  for (const change of changes) result = placed(result, change[0], change);
  return result;
}

function placed(value: unknown, path: (string | number)[], change: Patch): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return change[1];
  if (Array.isArray(value)) {
    const copy = [...value];
    copy[part as number] = placed(copy[part as number], rest, change);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && change.length === 1) delete copy[part];
  else copy[part] = placed(copy[part], rest, change);
  return copy;
}

/** Every single action. */
export function spread(told: Choices[]): Action[] {
  return told.flatMap(({ action, field, values }) =>
    field && values ? values.map((value) => ({ ...action, [field]: value })) : [action],
  );
}
