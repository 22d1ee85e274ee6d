/** Rules as a game writes them down: Markdown of paragraphs, each rule with its id in bold. */

export interface Paragraph {
  kind: "title" | "heading" | "text";
  /** The id of a rule; "" for what is none. */
  id: string;
  text: string;
}

const RULE = /^\*\*([A-Z]+\d+)\*\* /;

export function paragraphsOf(written: string): Paragraph[] {
  const texts = written.split(/\n{2,}/).map((text) => text.trim());
  return texts.filter(Boolean).map(paragraphOf);
}

function paragraphOf(written: string): Paragraph {
  const [, signs = "", heading = ""] = /^(#+) (.*)$/.exec(written) ?? [];
  if (signs) return { kind: signs === "#" ? "title" : "heading", id: "", text: heading };
  return { kind: "text", id: RULE.exec(written)?.[1] ?? "", text: written.replace(RULE, "") };
}
