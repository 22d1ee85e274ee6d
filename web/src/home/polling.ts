/** Does something now, and again at intervals while the page is visible. */

import { untrack } from "svelte";

const PAUSE = 12_000;

/** Call the function that is returned to stop. */
export function poll(refresh: () => Promise<void>): () => void {
  const quietly = () => {
    // What cannot be fetched now is fetched next time.
    if (!document.hidden) refresh().catch(() => {});
  };
  untrack(quietly);
  const timer = setInterval(quietly, PAUSE);
  document.addEventListener("visibilitychange", quietly);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", quietly);
  };
}
