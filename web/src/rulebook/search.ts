/** Finding words in a rulebook, whatever their case and accents. */

import { bareText } from "./prose.ts";
import type { Chapter, Clause } from "./types.ts";

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The chapters with only the clauses that have every word looked for. */
export function findIn(chapters: Chapter[], wanted: string): Chapter[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters
    .map(({ key, title, clauses }) => ({
      key,
      title,
      clauses: clauses.filter((clause) => hasAll(clause, words)),
    }))
    .filter((chapter) => chapter.clauses.length > 0);
}

function hasAll(clause: Clause, words: string[]): boolean {
  const parts = [clause.id, clause.title, clause.text, clause.basis ?? "", clause.example ?? ""];
  const text = folded(bareText(parts.join(" ")));
  return words.every((word) => text.includes(word));
}
