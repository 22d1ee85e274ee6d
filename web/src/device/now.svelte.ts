/** The time, told a few times a second while somebody looks. */

import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
  });

  /** Milliseconds since 1970. */
  get value(): number {
    this.#subscribe();
    return Date.now();
  }
}

export const now = new Now();
