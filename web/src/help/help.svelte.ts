/** Whether help lies over a game: its first screen, or its rules opened at a clause. */

export class Help {
  shown = $state<"" | "screen" | "rules">("");
  /** The clause the rules open at; a new object each time, so that they go there again. */
  clause = $state.raw({ id: "" });

  constructor(readonly game: () => string) {}

  close(): void {
    this.shown = "";
  }

  open(): void {
    this.shown = "screen";
  }

  openRules(id = ""): void {
    this.clause = { id };
    this.shown = "rules";
  }

  /** A link to a rule of this game opens the rules over the game, which stays where it is. */
  follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || link.pathname !== `/rules/${this.game()}`) return;
    event.preventDefault();
    event.stopPropagation();
    this.openRules(link.hash.slice(1));
  }
}
