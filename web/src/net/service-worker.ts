/** Lets the page be opened without a connection: a service worker keeps what was fetched. */
export async function startServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage({ keep: fetched });
  } catch {
    // Private windows and plain http have none; the page does without.
  }
}
