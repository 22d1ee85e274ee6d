/** A few small sounds, made here: nothing is fetched, and nothing is heard unless wanted. */

import { preferences } from "./preferences.svelte.ts";

/** A tone: hertz, when it begins and how long it lasts, in seconds. */
type Tone = [pitch: number, at: number, lasts: number];

const SOUNDS = {
  turn: [
    [587, 0, 0.14],
    [880, 0.13, 0.22],
  ],
  card: [[320, 0, 0.05]],
  end: [
    [523, 0, 0.16],
    [659, 0.15, 0.16],
    [784, 0.3, 0.16],
    [1047, 0.45, 0.4],
  ],
} satisfies Record<string, Tone[]>;

const LOUD = 0.12;
let context: AudioContext | null = null;

/** Let a sound be heard, if sound is on. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!preferences.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  context.resume();
  for (const [pitch, at, lasts] of SOUNDS[name] as Tone[]) tone(context, pitch, at, lasts);
}

function tone(out: AudioContext, pitch: number, at: number, lasts: number): void {
  const start = out.currentTime + at;
  const gain = new GainNode(out, { gain: 0 });
  const voice = new OscillatorNode(out, { type: "triangle", frequency: pitch });
  gain.gain.linearRampToValueAtTime(LOUD, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  voice.connect(gain).connect(out.destination);
  voice.start(start);
  voice.stop(start + lasts);
}
