/** What is said about a symbol: `data-tip` on a part of the page, shown on hover, long press, focus. */

const HOVER = 450;
const PRESS = 500;
const FOCUS = 900;
/** How far a finger may move before it drags something. */
const STILL = 10;
/** How long after a long press its own click may come. */
const AFTER = 400;
const MOST = 6;

export class Tips {
  /** What is shown, line by line. */
  lines = $state.raw<string[]>([]);
  isShown = $state(false);
  anchor: Element | null = null;
  readonly id: string;
  #timer = 0;
  #finger: { x: number; y: number } | null = null;
  #described: Element | null = null;

  constructor(id: string) {
    this.id = id;
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const part = partAt(event.target);
    if (part === this.anchor) return;
    this.hide();
    if (part) this.#after(HOVER, part, linesOf(part));
  };

  down = (event: PointerEvent): void => {
    this.hide();
    const part = partAt(event.target);
    if (event.pointerType === "mouse" || !part) return;
    this.#finger = { x: event.clientX, y: event.clientY };
    this.#after(PRESS, part, linesOf(part));
  };

  move = (event: PointerEvent): void => {
    if (!this.#finger || event.pointerType === "mouse") return;
    const { x, y } = this.#finger;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) this.hide();
  };

  /** A finger that only asked does not press as well; the tip stays until the next touch. */
  up = (): void => {
    if (this.#finger && this.isShown) swallowClick();
    else if (this.#finger) this.hide();
    this.#finger = null;
  };

  /** No menu over a tip that a long press asks for. */
  menu = (event: Event): void => {
    if (this.#finger) event.preventDefault();
  };

  focus = (event: FocusEvent): void => {
    const control = event.target as Element;
    if (!control.matches(":focus-visible")) return;
    const lines = linesOf(control);
    if (lines.length === 0) return;
    this.hide();
    this.#describe(control);
    this.#after(FOCUS, control, lines);
  };

  hide = (): void => {
    clearTimeout(this.#timer);
    this.anchor = null;
    this.isShown = false;
    this.#finger = null;
    this.#described?.removeAttribute("aria-describedby");
    this.#described = null;
  };

  /** Shown after a while; what is said is there at once, for a screen reader. */
  #after(wait: number, anchor: Element, lines: string[]): void {
    this.anchor = anchor;
    this.lines = lines;
    this.#timer = window.setTimeout(() => {
      this.isShown = anchor.isConnected;
    }, wait);
  }

  #describe(control: Element): void {
    if (control.hasAttribute("aria-describedby")) return;
    control.setAttribute("aria-describedby", this.id);
    this.#described = control;
  }
}

function partAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-tip]") : null;
}

/** What is said about a part, else about each symbol within it. */
export function linesOf(part: Element): string[] {
  const own = part.getAttribute("data-tip");
  if (own) return [own];
  const within = [...part.querySelectorAll("[data-tip]")];
  const lines = within.map((symbol) => symbol.getAttribute("data-tip") ?? "");
  return [...new Set(lines)].filter(Boolean).slice(0, MOST);
}

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), AFTER);
}

/** Where a tip goes: above what it is about, else below it, and never over the edge. */
export function placeFor(
  about: { left: number; top: number; width: number; bottom: number },
  tip: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const gap = 8;
  const middle = about.left + about.width / 2 - tip.width / 2;
  const left = Math.max(gap, Math.min(window.width - tip.width - gap, middle));
  const above = about.top - tip.height - gap;
  const below = Math.min(about.bottom + gap, window.height - tip.height - gap);
  return { left, top: above >= gap ? above : Math.max(gap, below) };
}
