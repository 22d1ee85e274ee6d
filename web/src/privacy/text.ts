/** Fetches what `docs/privacy.md` says is stored about people, in one language. */

import type { Document } from "../rulebook/sections.ts";
import type { Language } from "../speech/languages.svelte.ts";

const written = import.meta.glob<Document>("../../../docs/privacy*.md", { import: "default" });

export async function loadPrivacy(language: Language): Promise<Document> {
  const load = written[`../../../docs/privacy${language === "en" ? "" : `.${language}`}.md`];
  if (!load) throw new Error(`The privacy page is not written in ${language}.`);
  return load();
}
