/**
 * Reads `docs/privacy.md`, while the page is built.
 *
 * The usual days are written out; the comment behind them is the text for the host's own days.
 */

import { type Document, readDocument } from "../rulebook/sections.ts";

const DAYS = /\d+ \p{L}+<!-- (\{.+?\}) -->/gu;

export function readPrivacy(written: string): Document {
  return readDocument(written.replace(DAYS, "$1").replaceAll("**", "*"));
}
