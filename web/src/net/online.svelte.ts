/** Whether there is a connection: as the device says, and as the last request found it. */

const AGAIN = 3000;

class Online {
  value = $state(navigator.onLine);
  #timer = 0;

  constructor() {
    addEventListener("online", () => this.found());
    addEventListener("offline", () => this.lost());
  }

  found(): void {
    this.value = true;
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  /** Somebody asks again until there is an answer. */
  lost(): void {
    this.value = false;
    this.#timer ||= window.setInterval(() => this.#knock(), AGAIN);
  }

  #knock(): void {
    fetch("/api/v1/health").then(
      () => this.found(),
      () => {},
    );
  }
}

export const online = new Online();
