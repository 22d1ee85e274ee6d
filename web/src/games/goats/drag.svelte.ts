/** A marked card that is dragged to another cell. */

import type { Choice } from "./choice.svelte.ts";

const SLACK = 8;

export class Drag {
  cell = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** Whether the press that is ending was a drag, and its click must be left out. */
  wasDragged = false;

  readonly #choice: Choice;
  #start: { x: number; y: number; cell: string } | null = null;

  constructor(choice: Choice) {
    this.#choice = choice;
  }

  down = (event: PointerEvent, cell: string): void => {
    this.wasDragged = false;
    if (!this.#choice.starts.has(cell) || event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, cell };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    if (!this.#start) return;
    this.x = event.clientX - this.#start.x;
    this.y = event.clientY - this.#start.y;
    if (this.cell === null && Math.hypot(this.x, this.y) > SLACK) {
      this.cell = this.#start.cell;
      this.wasDragged = true;
      this.#choice.hold(this.cell);
    }
  };

  up = (event: PointerEvent): void => {
    if (this.cell !== null) {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const cells = under.map((element) =>
        element.closest("[data-cell]")?.getAttribute("data-cell"),
      );
      const goal = cells.find((cell) => cell && cell !== this.cell);
      if (goal) this.#choice.drop(goal);
    }
    this.stop();
  };

  stop = (): void => {
    this.#start = null;
    this.cell = null;
    this.x = this.y = 0;
  };
}
