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

/** Where an arrow key leads among the parts of a group, which may stand in several rows. */
export function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const parts = [...(from.parentElement?.children ?? [])] as HTMLElement[];
  const place = parts.indexOf(from);
  if (key === "ArrowRight") return parts[place + 1];
  if (key === "ArrowLeft") return parts[place - 1];
  const way = key === "ArrowDown" ? 1 : -1;
  const beyond = parts.filter(
    (part) => (part.offsetTop - from.offsetTop) * way > from.offsetHeight / 2,
  );
  const far = (part: HTMLElement) =>
    Math.abs(part.offsetTop - from.offsetTop) * beyond.length +
    Math.abs(part.offsetLeft - from.offsetLeft);
  return beyond.sort((one, other) => far(one) - far(other))[0];
}
