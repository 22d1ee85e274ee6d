/** Focus when a page changes: the heading, as soon as there is one. */

const LONGEST_WAIT = 5000;

/** Give the heading of a new page the focus, unless somebody has taken it meanwhile. */
export function focusHeading(): void {
  if (focused()) return;
  const watch = new MutationObserver(() => {
    if (focused()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), LONGEST_WAIT);
}

function focused(): boolean {
  const heading = document.querySelector("h1");
  if (!heading) return false;
  const isFree = !document.activeElement || document.activeElement === document.body;
  if (isFree) {
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
  }
  return true;
}

/**
 * Keeps the focus in a part of the page: where its button is gone, what is asked gets it, or else
 * the part itself. Who looked after the focus already is not disturbed.
 */
export function keepFocus(part: HTMLElement): () => void {
  let last: Element | null = null;
  let frame = 0;
  const note = (event: FocusEvent) => {
    last = event.target as Element;
  };
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (last && !last.isConnected && document.activeElement === document.body) rest(part);
      last = null;
    });
  });
  part.addEventListener("focusin", note);
  watch.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener("focusin", note);
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}

function rest(part: HTMLElement): void {
  const place = part.querySelector<HTMLElement>("[data-question]") ?? part;
  if (!place.hasAttribute("tabindex")) place.setAttribute("tabindex", "-1");
  place.focus({ preventScroll: true });
}
