/**
 * Messages in the syntax of ICU MessageFormat: text with gaps, plurals and choices.
 *
 * Read are `{name}`, `{count, plural, =0 {none} one {# cow} other {# cows}}` and
 * `{kind, select, lion {roars} other {sleeps}}`, one inside another as deep as needed. A gap `x`
 * also gives `x_vowel`, which is `yes` or `no`: `{name_vowel, select, yes {d’} other {de }}{name}`.
 * `src/menagerie/core/messages.py` reads the same, and `tests/core/messages.json` holds both to it.
 */

/** What a message may have in its gaps. */
export type Gaps = Record<string, string | number>;

interface Gap {
  gap: string;
}

interface Choice {
  gap: string;
  isPlural: boolean;
  branches: Map<string, Part[]>;
}

type Part = string | Gap | Choice;

const STARTS_WITH_VOWEL = /^(h?[aeiouàâäæéèêëîïôöœùûü]|y[^aeiou])/i;
const SENTENCE = /[.!?…]$/;
const HEAD = /\s*(\w+)\s*(?:,\s*(plural|select)\s*,)?/y;
const BRANCH = /\s*(=\d+|\w+)\s*\{/y;
const CLOSE = /\s*\}/y;

const known = new Map<string, Part[]>();
const rules = new Map<string, Intl.PluralRules>();

class Reader {
  at = 0;

  constructor(readonly text: string) {}

  /** What a pattern finds right here; the place moves behind it. */
  find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  close(): void {
    if (!this.find(CLOSE)) throw new Error(`A } is missing at ${this.at + 1}: ${this.text}`);
  }

  /** Parts up to the brace that closes a branch, or to the end. */
  parts(inPlural: boolean): Part[] {
    const parts: Part[] = [];
    let text = "";
    while (this.at < this.text.length && this.text[this.at] !== "}") {
      const sign = this.text[this.at++] as string;
      if (sign !== "{" && !(sign === "#" && inPlural)) {
        text += sign;
        continue;
      }
      if (text) parts.push(text);
      text = "";
      parts.push(sign === "{" ? this.gap(inPlural) : { gap: "#" });
    }
    if (text) parts.push(text);
    return parts;
  }

  /** What follows an opening brace, and the brace that closes it. */
  gap(inPlural: boolean): Gap | Choice {
    const head = this.find(HEAD);
    if (!head) throw new Error(`A gap has no name at ${this.at + 1}: ${this.text}`);
    const [, gap = "", kind] = head;
    if (!kind) {
      this.close();
      return { gap };
    }
    const isPlural = kind === "plural";
    const branches = new Map<string, Part[]>();
    for (let branch = this.find(BRANCH); branch; branch = this.find(BRANCH)) {
      branches.set(branch[1] ?? "", this.parts(isPlural || inPlural));
      this.close();
    }
    if (!branches.has("other")) throw new Error(`${gap} has no branch for other: ${this.text}`);
    this.close();
    return { gap, isPlural, branches };
  }
}

function read(text: string): Part[] {
  let parts = known.get(text);
  if (!parts) {
    const reader = new Reader(text);
    parts = reader.parts(false);
    if (reader.at < text.length) throw new Error(`There is a } too many: ${text}`);
    known.set(text, parts);
  }
  return parts;
}

/** Whether a number takes the singular: French has it for 0 and 1. */
function isOne(number: string | number, language: string): boolean {
  let found = rules.get(language);
  if (!found) {
    found = new Intl.PluralRules(language);
    rules.set(language, found);
  }
  return typeof number === "number" && found.select(number) === "one";
}

/** A number with the decimal sign of a language; a text as it is. */
function figure(fact: string | number, language: string): string {
  if (typeof fact === "string") return fact;
  const written = String(fact).replace("-", "−");
  return language === "en" ? written : written.replace(".", ",");
}

function factOf(name: string, gaps: Gaps): string | number {
  const fact = gaps[name];
  if (fact !== undefined) return fact;
  const word = name.endsWith("_vowel") ? gaps[name.slice(0, -"_vowel".length)] : undefined;
  if (word !== undefined) return STARTS_WITH_VOWEL.test(String(word)) ? "yes" : "no";
  return `{${name}}`;
}

function branchOf({ branches, isPlural }: Choice, fact: string | number, language: string): Part[] {
  const chosen = isPlural
    ? (branches.get(`=${fact}`) ?? branches.get(isOne(fact, language) ? "one" : "other"))
    : branches.get(String(fact));
  return chosen ?? branches.get("other") ?? [];
}

function join(parts: Part[], gaps: Gaps, language: string, number: string): string {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else if ("branches" in part) {
      const fact = factOf(part.gap, gaps);
      const counted = part.isPlural ? figure(fact, language) : number;
      text += join(branchOf(part, fact, language), gaps, language, counted);
    } else text += part.gap === "#" ? number : figure(factOf(part.gap, gaps), language);
  }
  return text;
}

/**
 * A message with its gaps filled; one without a fact stays as it is written. A sentence that begins
 * with a fact begins with a capital.
 */
export function fill(text: string, gaps: Gaps, language: string): string {
  const parts = read(text);
  const said = join(parts, gaps, language, "#");
  const isBegun = !SENTENCE.test(said) || !beginsWithGap(parts);
  return isBegun ? said : said.charAt(0).toUpperCase() + said.slice(1);
}

/** Whether a message begins with a gap, in any branch. */
function beginsWithGap([first]: Part[]): boolean {
  if (first === undefined || typeof first === "string") return false;
  return !("branches" in first) || [...first.branches.values()].some(beginsWithGap);
}

/** The names of all facts that a message uses, in any branch. */
export function gapsOf(text: string): string[] {
  const found = new Set<string>();
  collect(read(text), found);
  return [...found].sort();
}

function collect(parts: Part[], found: Set<string>): void {
  for (const part of parts) {
    if (typeof part === "string" || part.gap === "#") continue;
    found.add("branches" in part ? part.gap.replace(/_vowel$/, "") : part.gap);
    if ("branches" in part) for (const branch of part.branches.values()) collect(branch, found);
  }
}
