import "./tokens.css";
import "./page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startServiceWorker } from "./net/service-worker.ts";
import { guessLanguage, speech } from "./speech/languages.svelte.ts";

const LONGEST_WAIT = 250;

/** The lettering, if it comes soon: then nothing moves when it does. */
function lettering(): Promise<unknown> {
  const late = new Promise((settle) => setTimeout(settle, LONGEST_WAIT));
  const fonts = ['1em "Bree Serif"', '1em "Cabin"'].map((font) => document.fonts.load(font));
  return Promise.race([Promise.allSettled(fonts), late]);
}

const target = document.getElementById("page");
if (!target) throw new Error("The page has no place to live.");

await Promise.all([speech.speak(guessLanguage(), false), lettering()]);
target.replaceChildren();
mount(App, { target });
if (import.meta.env.PROD) startServiceWorker();
