/**
 * Reads a rulebook of `docs/rules`, while the page is built.
 *
 * The section `legend` lists the marks of sureness; every other one is a chapter. A clause has a
 * heading, `### No equal herds`, and begins with `**B12**`. A line that begins with a mark, `*Sure.*`, ends its text and opens what is said
 * about it; after that, lines with `>` are its example, and `<!-- picture: key -->` names its
 * picture.
 */

import { readDocument, type Section } from "./sections.ts";
import type { Chapter, Clause, Legend, Mark, PictureKey, Rulebook, Sureness } from "./types.ts";

const CLAUSE = /^\*\*([A-Z]V?\d+)\*\* /;
const HEADING = /^### (.+)\n\n/;
const BEFORE_CLAUSE = /^(?=### .+\n\n\*\*[A-Z]V?\d+\*\* )/m;
const EXAMPLE = /^> ?/;
const EXAMPLE_LABEL = /^\*\*[^*]+\*\* /;
const PICTURE = /^<!-- picture: (\w+) -->$/;
const MARK = /^- \*(.+?)\* ?: (.+)$/gm;
const ALL: Sureness[] = ["sure", "one", "ours"];

export function readRulebook(game: string, written: string): Rulebook {
  const { title, lead, sections } = readDocument(written);
  const legend = readLegend(sections.find(({ key }) => key === "legend"));
  const chapters = sections.filter(({ key }) => key !== "legend");
  return {
    game,
    title,
    intro: lead,
    legend,
    chapters: chapters.map((chapter) => readChapter(chapter, legend)),
  };
}

function readLegend(section: Section | undefined): Legend {
  const [lead = ""] = section?.text.split("\n\n") ?? [];
  const [sure, one, ours, more] = [...(section?.text ?? "").matchAll(MARK)].map(readMark);
  if (!section || !sure || !one || !ours || more) {
    throw new Error("A rulebook has a section `legend` with three marks.");
  }
  return { title: section.title, lead, marks: { sure, one, ours } };
}

function readMark([, name = "", means = ""]: RegExpExecArray): Mark {
  return { name, means };
}

function readChapter({ key, title, text }: Section, legend: Legend): Chapter {
  const parts = text.split(BEFORE_CLAUSE).map((part) => part.trim());
  const lead = parts.filter((part) => part && !HEADING.test(part)).join();
  const clauses = parts.filter((part) => HEADING.test(part));
  return {
    key,
    title,
    ...(lead ? { lead } : {}),
    clauses: clauses.map((clause) => readClause(clause, legend)),
  };
}

function readClause(written: string, legend: Legend): Clause {
  const title = HEADING.exec(written)?.[1] ?? "";
  const body = written.replace(HEADING, "");
  const id = CLAUSE.exec(body)?.[1] ?? "";
  const lines = body.replace(CLAUSE, "").split("\n");
  const end = lines.findIndex((line) => surenessOf(line, legend));
  const sureness = surenessOf(lines[end] ?? "", legend);
  if (!sureness) throw new Error(`${id} does not say how sure it is.`);
  const after = lines.slice(end);
  const basis = joined(after.filter((line) => !EXAMPLE.test(line) && !PICTURE.test(line)));
  const example = joined(after.filter((line) => EXAMPLE.test(line)));
  const picture = after.flatMap((line) => PICTURE.exec(line)?.[1] ?? [])[0];
  return {
    id,
    title,
    text: joined(lines.slice(0, end)),
    sureness,
    ...(basis === `*${legend.marks[sureness].name}.*` ? {} : { basis }),
    ...(example ? { example: example.replace(EXAMPLE_LABEL, "") } : {}),
    ...(picture ? { picture: picture as PictureKey } : {}),
  };
}

/** The mark that a line begins with. */
function surenessOf(line: string, { marks }: Legend): Sureness | undefined {
  const [, name] = /^\*([^*]+?)\.?\*/.exec(line) ?? [];
  return ALL.find((sureness) => marks[sureness].name === name);
}

function joined(lines: string[]): string {
  return lines
    .map((line) => line.replace(EXAMPLE, ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
