import type { Credit } from "../../home/boxes.ts";

/** The colour of the box on the home page. */
export const COLOUR = "var(--orange)";

/** Whose game it is, as in CREDITS.md. */
export const CREDIT: Credit = {
  authors: ["Christwart Conrad"],
  publisher: "FX Schmid, 1998",
  also: "",
};
