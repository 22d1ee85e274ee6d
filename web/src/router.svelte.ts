/** Where the page is: a path, a query and a clause, kept in the address. */

/** It is shown from its top, where one's own games are; other pages from where they were left. */
const HOME = "/";

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  clause = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#return());
    this.#read();
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to another page of ours. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address without going anywhere. */
  note(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #return(): void {
    this.#read();
    if (this.path === HOME) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.clause = location.hash.slice(1);
    history.scrollRestoration = this.path === HOME ? "manual" : "auto";
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
