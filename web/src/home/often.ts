/** Doing something now, and again every so often while somebody looks. */

import { untrack } from "svelte";

const PAUSE = 12_000;

/** Ends when the function that is returned is called. */
export function everySoOften(refresh: () => Promise<void>): () => void {
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
