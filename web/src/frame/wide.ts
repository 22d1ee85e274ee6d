import { MediaQuery } from "svelte/reactivity";

/** Whether there is room for a column at the side of a board; `GameFrame.svelte` says the same. */
export const wide = new MediaQuery("min-width: 1100px");
