/** The colour of the box on the home page. */
export const COLOUR = "var(--green)";
