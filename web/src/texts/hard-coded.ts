/** Finds text that is written into a component instead of being taken from the texts. */

import type { AST } from "svelte/compiler";
import { parse } from "svelte/compiler";

const SPOKEN = new Set(["alt", "title", "aria-label", "aria-description", "placeholder"]);
const LETTERS = /\p{L}{2,}/u;

type Part = { type?: string; [field: string]: unknown };

/** Words outside of expressions: between tags, or in an attribute that people read or hear. */
export function wordsIn(source: string): string[] {
  const found: string[] = [];
  walk(parse(source, { modern: true }).fragment as unknown as Part, found);
  return found;
}

function walk(part: Part, found: string[]): void {
  if (part.type === "Attribute") {
    attribute(part as unknown as AST.Attribute, found);
    return;
  }
  if (part.type?.endsWith("Directive")) return;
  if (part.type === "Text") note(String(part.data), found);
  for (const [field, value] of Object.entries(part)) {
    if (field === "expression" || field === "metadata") continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === "object") walk(child as Part, found);
  }
}

function attribute({ name, value }: AST.Attribute, found: string[]): void {
  if (!SPOKEN.has(name) || value === true) return;
  for (const part of Array.isArray(value) ? value : [value])
    if (part.type === "Text") note(part.data, found);
}

function note(text: string, found: string[]): void {
  if (LETTERS.test(text)) found.push(text.trim());
}
