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
  /** What it is about, in a few words. */
  title: string;
  text: string;
  sureness: Sureness;
  /** The mark with what is said about it: which part is surer, or less sure, than the whole. */
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

export interface Mark {
  name: string;
  means: string;
}

/** How the marks of sureness are to be read. */
export interface Legend {
  title: string;
  lead: string;
  marks: Record<Sureness, Mark>;
}

export interface Rulebook {
  game: string;
  title: string;
  intro: string;
  legend: Legend;
  chapters: Chapter[];
}
