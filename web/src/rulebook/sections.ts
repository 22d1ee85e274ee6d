/**
 * Reads a page of `docs` that is shown here, too, while the page is built.
 *
 * It opens with `# Title`. A section `## Heading <!-- key -->` is shown; one without a key is
 * only for those who read the file.
 */

const HEADING = /^(.+) <!-- (\w+) -->$/;
const BELOW_HEAD = /^\|[-|]+\|\n/gm;

export interface Section {
  key: string;
  title: string;
  text: string;
}

export interface Document {
  title: string;
  lead: string;
  sections: Section[];
}

export function readDocument(written: string): Document {
  const [opening = "", ...rest] = written.replace(BELOW_HEAD, "").split(/^## /m);
  const [title, lead] = cutLine(opening.replace(/^# /, ""));
  return { title, lead, sections: rest.flatMap(readSection) };
}

function readSection(written: string): Section[] {
  const [heading, text] = cutLine(written);
  const [, title, key] = HEADING.exec(heading) ?? [];
  return title && key ? [{ key, title, text }] : [];
}

/** The first line of a text, and the rest. */
function cutLine(text: string): [string, string] {
  const end = text.indexOf("\n");
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}
