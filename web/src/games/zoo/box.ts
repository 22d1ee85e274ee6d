import type { Credit } from "../../home/boxes.ts";

/** The colour of the box on the home page. */
export const COLOUR = "var(--blue)";

/** Whose game it is, as in CREDITS.md. */
export const CREDIT: Credit = {
  authors: ["Doris Matthäus", "Frank Nestel"],
  publisher: "Doris & Frank, 1999",
  also: "Frank’s Zoo",
};
