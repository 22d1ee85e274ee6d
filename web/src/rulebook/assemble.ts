/** A rulebook written: its plan with the words of one language. */

import type { ChapterWords, Clause, ClauseWords, Plan, Rulebook, Words } from "./types.ts";

export function assembleRulebook<P extends Plan>(plan: P, words: Words<P>): Rulebook {
  const titles: Record<string, string | ChapterWords> = words.chapters;
  const chapters = Object.entries(plan.chapters).map(([key, ids]) => ({
    key,
    ...titled(titles[key]),
    clauses: Object.keys(ids).map((id) => writeClause(plan, key, id, words.clauses)),
  }));
  return { game: plan.game, title: words.title, intro: words.intro, chapters };
}

function titled(words: string | ChapterWords | undefined): { title: string; lead?: string } {
  return typeof words === "object" ? words : { title: words ?? "" };
}

function writeClause(
  plan: Plan,
  chapter: string,
  id: string,
  words: Record<string, string | ClauseWords>,
): Clause {
  const written = words[id] ?? "";
  const picture = plan.pictures[id];
  return {
    id,
    sureness: plan.chapters[chapter]?.[id] ?? "ours",
    ...(typeof written === "object" ? written : { text: written }),
    ...(picture ? { picture } : {}),
  };
}
