/** Whether the device says that it is connected to anything. */

import { createSubscriber } from "svelte/reactivity";

class Online {
  #subscribe = createSubscriber((update) => {
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  });

  get value(): boolean {
    this.#subscribe();
    return navigator.onLine;
  }
}

export const online = new Online();
