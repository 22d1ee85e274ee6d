/** Marks parts of a board: what an action is about is ringed, whichever component drew it. */

import type { Attachment } from "svelte/attachments";

const MARKED = "data-marked";
/** What was done last: a quiet outline. */
export const RECENT = "data-recent";

/** Keep everything within that has one of these marks ringed. */
export function highlight(marks: readonly string[], sign = MARKED): Attachment<HTMLElement> {
  return (board) => {
    const wanted = new Set(marks);
    const mark = () => {
      for (const part of board.querySelectorAll<HTMLElement>("[data-mark]"))
        part.toggleAttribute(sign, wanted.has(part.dataset.mark ?? ""));
    };
    mark();
    if (wanted.size === 0) return;
    const watching = new MutationObserver(mark);
    watching.observe(board, { childList: true, subtree: true, attributeFilter: ["data-mark"] });
    return () => watching.disconnect();
  };
}

/** Go to the first control that is ringed and can be pressed. */
export function focusHighlighted(board: HTMLElement): void {
  const parts = [...board.querySelectorAll<HTMLElement>(`button[${MARKED}]:enabled`)];
  parts.at(-1)?.focus();
}
