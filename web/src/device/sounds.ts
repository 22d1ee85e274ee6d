/** The sounds of the table, made here: nothing is fetched, and nothing is louder than wanted. */

import { preferences } from "./preferences.svelte.ts";

/** What can be heard; a game says which of its events sounds how. */
export type SoundName = "card" | "cow" | "goat" | "gain" | "turn" | "end";

/** How long after the one before it a sound begins, in seconds, and how many come together. */
const GAP = 0.16;
const MOST = 3;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The sounds of what happened together: each once, and only the first few. */
export function chosen(names: readonly (SoundName | null | undefined)[]): SoundName[] {
  const heard = names.filter((name): name is SoundName => Boolean(name));
  return [...new Set(heard)].slice(0, MOST);
}

/** Let sounds be heard one after the other, as loud as this person likes. */
export function sound(...names: SoundName[]): void {
  if (preferences.volume === 0 || names.length === 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  context.resume();
  // The ear hears loudness by proportions.
  const loud = new GainNode(context, { gain: (preferences.volume / 100) ** 2 });
  loud.connect(context.destination);
  const start = context.currentTime + 0.01;
  const out = { context, loud };
  for (const [place, name] of names.entries()) SOUNDS[name](out, start + place * GAP);
}

interface Out {
  context: AudioContext;
  loud: AudioNode;
}

const SOUNDS: Record<SoundName, (out: Out, at: number) => void> = {
  card: slap,
  cow: moo,
  goat: bleat,
  gain: (out, at) => bells(out, at, [659, 988], 0.07, 0.3),
  turn: (out, at) => bells(out, at, [587, 880], 0.13, 0.5),
  end: (out, at) => bells(out, at, [523, 659, 784, 1047], 0.15, 0.9),
};

/** A gain that swells to a peak and dies away. */
function envelope({ context, loud }: Out, at: number, peak: number, swell: number, end: number) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + swell);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + end);
  gain.connect(loud);
  return gain;
}

/** A card on the table: a short swish, and the dull knock under it. */
function slap(out: Out, at: number): void {
  const { context } = out;
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: 2600, Q: 0.8 });
  band.frequency.setValueAtTime(2600, at);
  band.frequency.exponentialRampToValueAtTime(700, at + 0.09);
  const noise = new AudioBufferSourceNode(context, { buffer: hissOf(context) });
  noise.connect(band).connect(envelope(out, at, 0.5, 0.008, 0.11));
  noise.start(at);
  noise.stop(at + 0.12);
  hum(out, at, "sine", [150, 70], envelope(out, at, 0.5, 0.004, 0.09), 0.1);
}

/** A cow: a low, slightly rough voice whose mouth opens and closes. */
function moo(out: Out, at: number): void {
  const { context } = out;
  const mouth = new BiquadFilterNode(context, { type: "lowpass", frequency: 260, Q: 5 });
  mouth.frequency.setValueAtTime(260, at);
  mouth.frequency.linearRampToValueAtTime(760, at + 0.25);
  mouth.frequency.linearRampToValueAtTime(340, at + 0.75);
  mouth.connect(envelope(out, at, 0.5, 0.14, 0.85));
  hum(out, at, "sawtooth", [104, 122, 88], mouth, 0.9);
  hum(out, at, "sawtooth", [105.5, 123, 89], mouth, 0.9);
}

/** A goat: a thin voice that trembles. */
function bleat(out: Out, at: number): void {
  const { context } = out;
  const nose = new BiquadFilterNode(context, { type: "bandpass", frequency: 1150, Q: 1.6 });
  const shaken = new GainNode(context, { gain: 0.6 });
  const tremble = new OscillatorNode(context, { type: "sine", frequency: 11.5 });
  const depth = new GainNode(context, { gain: 0.4 });
  tremble.connect(depth).connect(shaken.gain);
  tremble.start(at);
  tremble.stop(at + 0.62);
  nose.connect(shaken).connect(envelope(out, at, 0.55, 0.05, 0.6));
  hum(out, at, "sawtooth", [360, 430, 380], nose, 0.62);
}

/** Small bells, one after the other. */
function bells(out: Out, at: number, pitches: number[], gap: number, lasts: number): void {
  pitches.forEach((pitch, place) => {
    const start = at + place * gap;
    hum(out, start, "sine", [pitch], envelope(out, start, 0.3, 0.006, lasts), lasts);
    const overtone = envelope(out, start, 0.08, 0.004, lasts / 3);
    hum(out, start, "sine", [pitch * 2.76], overtone, lasts / 3);
  });
}

/** A voice that glides from pitch to pitch. */
function hum(
  { context }: Out,
  at: number,
  type: OscillatorType,
  pitches: number[],
  to: AudioNode,
  lasts: number,
): void {
  const voice = new OscillatorNode(context, { type, frequency: pitches[0] ?? 440 });
  pitches.forEach((pitch, place) => {
    const when = at + (lasts * place) / Math.max(1, pitches.length - 1);
    if (place === 0) voice.frequency.setValueAtTime(pitch, at);
    else voice.frequency.exponentialRampToValueAtTime(pitch, when);
  });
  voice.connect(to);
  voice.start(at);
  voice.stop(at + lasts);
}

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return hiss;
}
