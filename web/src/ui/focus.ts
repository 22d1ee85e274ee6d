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
