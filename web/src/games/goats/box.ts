import type { Credit } from "../../home/boxes.ts";

/** The colour of the box on the home page. */
export const COLOUR = "var(--green)";

/** Whose game it is, as in CREDITS.md. */
export const CREDIT: Credit = { authors: ["Günter Burkhardt"], publisher: "Amigo, 2008", also: "" };
