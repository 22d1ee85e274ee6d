/** Where the keyboard goes next, so that a choice needs few keys. */

import { tick } from "svelte";

/** Whether a click came from a key: those have no count of clicks. */
export function isByKey(event: MouseEvent): boolean {
  return event.detail === 0;
}

/** Go to the first of these that is there. */
export async function goTo(...places: string[]): Promise<void> {
  await tick();
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(`.buffalo ${place}`);
    if (found) {
      found.focus();
      return;
    }
  }
}
