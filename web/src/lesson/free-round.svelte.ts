/** The last round of a lesson: played freely, at a real table against bots. */

import type { OpaqueGame } from "../games/module.ts";
import { api } from "../net/api.ts";
import type { TableLink } from "../net/link.svelte.ts";
import { Play } from "../table/play.svelte.ts";
import { openAt } from "../trial/open-table.ts";
import type { Position } from "../wire.ts";
import { keepTable, tableOf } from "./progress.ts";

export class FreeRound {
  readonly play: Play;

  constructor(
    readonly link: TableLink,
    game: OpaqueGame,
    texts: () => Record<string, string>,
  ) {
    this.play = new Play(link, game, texts);
  }

  /** Whether there is anything to show yet. */
  get isReady(): boolean {
    return this.link.table !== null && this.link.view !== null;
  }

  get isOver(): boolean {
    return this.link.table?.status === "over";
  }

  close(): void {
    this.link.close();
  }
}

/** The table where this round is played already, or a new one. */
export async function tableFor(
  key: string,
  position: Position,
  seat: number,
  bot: string,
): Promise<string> {
  const kept = tableOf(key);
  if (kept && (await isPlayed(kept))) return kept;
  const table = await openAt(key, position, seat, bot);
  keepTable(key, table);
  return table;
}

async function isPlayed(table: string): Promise<boolean> {
  try {
    return (await api.table(table, "")).table.status === "playing";
  } catch {
    return false;
  }
}
