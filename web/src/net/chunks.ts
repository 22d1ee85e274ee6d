/** Parts of the page, fetched when they are needed; one that does not come is asked for again. */

import { online } from "./online.svelte.ts";

const PAUSES = [300, 1000, 2000, 4000, 8000];
const RELOADS = "menagerie.reloads";
const SETTLED = 60_000;

/** A part of the page. Browsers remember that one did not come: then the page is reloaded. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    online.lost();
    await untilReached();
    location.reload();
    return new Promise(() => {});
  }
}

/** Knock until the server answers; longer between two times the more often it was in vain. */
async function untilReached(): Promise<void> {
  const before = performance.now() < SETTLED ? Number(sessionStorage.getItem(RELOADS)) : 0;
  sessionStorage.setItem(RELOADS, String(before + 1));
  for (let tries = before; ; tries++) {
    await pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0);
    if (await isReached()) return;
  }
}

/** A while, or until the device says that it is connected again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    function done(): void {
      clearTimeout(timer);
      removeEventListener("online", done);
      go();
    }
  });
}

async function isReached(): Promise<boolean> {
  try {
    return (await fetch("/api/v1/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
