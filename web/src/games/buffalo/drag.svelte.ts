/** A card that follows the finger until it is let go over something marked as a target. */

const FAR_ENOUGH = 8;

export class Drag {
  card = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** Whether the last press was a drag, so that the click that ends it is none. */
  wasDragged = false;
  readonly #lift: (card: string) => void;
  readonly #drop: (card: string, target: string | null) => void;

  constructor(lift: (card: string) => void, drop: (card: string, target: string | null) => void) {
    this.#lift = lift;
    this.#drop = drop;
  }

  begin(event: PointerEvent, card: string): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    this.wasDragged = false;

    const move = (now: PointerEvent): void => {
      const [x, y] = [now.clientX - from.x, now.clientY - from.y];
      if (this.card === null && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (this.card === null) this.#lift(card);
      this.card = card;
      this.wasDragged = true;
      this.x = x;
      this.y = y;
    };
    const end = (now: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const isDragged = this.card !== null;
      this.card = null;
      if (!isDragged || now.type === "pointercancel") return;
      const below = document.elementFromPoint(now.clientX, now.clientY);
      const target = below?.closest<HTMLElement>("[data-target]")?.dataset.target;
      if (target) this.#drop(card, target === "none" ? null : target);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}
