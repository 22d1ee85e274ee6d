/** What has happened, one thing after the other: the game is shown as it was at each of them. */

import { isCalm } from "../device/motion.ts";
import { preferences } from "../device/preferences.svelte.ts";
import type { OpaqueGame, Scene } from "../games/module.ts";
import type { OpaqueView } from "../net/changes.ts";
import type { Batch } from "../net/link.svelte.ts";
import type { GameEvent } from "../wire.ts";

/** The longest time in which all scenes of one action are shown, in milliseconds. */
const LONGEST = 12_000;
const SPEEDS = { calm: 1, quick: 0.5, instant: 0 };

export class Show {
  /** What the board tells of now. */
  latest = $state.raw<Batch>({ number: 0, events: [] });
  #scene = $state.raw<Scene | null>(null);
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The game as it is shown; null: as it is. */
  get view(): OpaqueView | null {
    return this.#scene?.view ?? null;
  }

  get isOn(): boolean {
    return this.#scene !== null;
  }

  /** Something has happened that led to a view. */
  hear(events: GameEvent[], view: OpaqueView, scenesOf: OpaqueGame["scenes"]): void {
    const speed = isCalm() ? 0 : SPEEDS[preferences.speed];
    const scenes = speed === 0 ? [] : (scenesOf?.(events, view) ?? []);
    if (!scenes.length && !this.isOn) {
      this.#tell(events);
      return;
    }
    // What is still to be shown of earlier actions gives way.
    if (scenes.length) this.skip();
    this.#queue.push(...timed(scenes, speed));
    if (!scenes.length) this.#queue.push({ view, events, lasts: 0 });
    if (!this.isOn) this.#next();
  }

  /** Show the game as it is, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const events = this.#queue.flatMap((scene) => scene.events);
    this.#queue = [];
    this.#scene = null;
    if (events.length) this.#tell(events);
  }

  /** Show again how something happened. */
  again(events: GameEvent[]): void {
    if (!this.isOn) this.#tell(events);
  }

  #next(): void {
    const scene = this.#queue.shift() ?? null;
    this.#scene = scene;
    if (!scene) return;
    this.#tell(scene.events);
    this.#timer = setTimeout(() => this.#next(), scene.lasts);
  }

  #tell(events: GameEvent[]): void {
    this.latest = { number: this.latest.number + 1, events };
  }
}

/** The same scenes, each as long as the speed and the time for all of them allow. */
function timed(scenes: Scene[], speed: number): Scene[] {
  const all = scenes.reduce((sum, { lasts }) => sum + lasts, 0);
  const scale = Math.min(speed, LONGEST / Math.max(1, all));
  return scenes.map((scene) => ({ ...scene, lasts: scene.lasts * scale }));
}
