import "@fontsource/bree-serif/latin-400.css";
import "./page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { guessLanguage, speech } from "./lib/languages.svelte.ts";

const target = document.getElementById("page");
if (!target) throw new Error("The page has no place to live.");

await speech.speak(guessLanguage(), false);
mount(App, { target });
