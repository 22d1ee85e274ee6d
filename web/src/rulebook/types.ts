/** What a rulebook is made of. */

import type { RulesText } from "./texts.ts";

/** How sure we are of a clause: printed, told by one source, or a ruling of ours. */
export type Sureness = "sure" | "one" | "ours";

/** A picture, by the key of its caption. */
export type PictureKey = Captions<RulesText>;
type Captions<Key> = Key extends `picture_${infer Picture}` ? Picture : never;

/** One rule. Its texts are prose (see `prose.ts`): paragraphs, lists, tables, `[B12]`. */
export interface Clause {
  id: string;
  text: string;
  sureness: Sureness;
  /** Which part is surer, or less sure, than the whole. */
  basis?: string;
  example?: string;
  picture?: PictureKey;
}

export interface Chapter {
  key: string;
  title: string;
  /** What opens the chapter and is no rule itself. */
  lead?: string;
  clauses: Clause[];
}

export interface Rulebook {
  game: string;
  title: string;
  intro: string;
  chapters: Chapter[];
}

/** What a rulebook has alike in every language: order, sureness and pictures. */
export interface Plan {
  game: string;
  chapters: Record<string, Record<string, Sureness>>;
  pictures: Record<string, PictureKey>;
}

type Chapters<P extends Plan> = P["chapters"];
type ClauseId<P extends Plan> = {
  [Key in keyof Chapters<P>]: keyof Chapters<P>[Key];
}[keyof Chapters<P>];

export interface ClauseWords {
  text: string;
  basis?: string;
  example?: string;
}

export interface ChapterWords {
  title: string;
  lead: string;
}

/** What a rulebook has in one language: words for everything in its plan. */
export interface Words<P extends Plan> {
  title: string;
  intro: string;
  chapters: Record<keyof Chapters<P>, string | ChapterWords>;
  clauses: Record<ClauseId<P>, string | ClauseWords>;
}
