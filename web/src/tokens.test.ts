import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync(import.meta.dirname, { encoding: "utf8", recursive: true });
const sources = files
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(import.meta.dirname, path), "utf8") }));
const all = sources.map(({ source }) => source).join("\n");

/** Where colours are written: tokens, and drawings with colours of their own. */
const FREE = /(^|\/)(tokens\.css$|art\/|pictures\/)/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|light-dark)\(|[:,]\s*(?:white|black)\b/gi;

test.each(sources.filter(({ path }) => !FREE.test(path)))(
  "$path takes its colours from tokens",
  ({ path, source }) => {
    const styles = path.endsWith(".css") ? source : withoutLinks(source);
    expect(styles.match(COLOUR) ?? []).toEqual([]);
  },
);

/** A component without what only looks like a colour: blocks such as `{#each`, and addresses. */
function withoutLinks(source: string): string {
  return source.replaceAll(/\{#\w+|href=(?:"[^"]*"|\{[^}]*\})/g, "");
}

test("every variable that is asked for is set somewhere", () => {
  const set = new Set([...all.matchAll(/(--[\w-]+)\s*[:=]/g)].map(([, name]) => name));
  const asked = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(asked)].filter((name) => !set.has(name))).toEqual([]);
});

/** Colours of seats and herds, which scripts take by their names. */
const OWNERS = /^--(blue|red|green|orange|purple|yellow|brown|teal)$/;

test("every token is asked for", () => {
  const tokens = sources.filter(({ path }) => path.endsWith("tokens.css"));
  const set = tokens.flatMap(({ source }) => [...source.matchAll(/^\s*(--[\w-]+):/gm)]);
  const names = set.map(([, name]) => name ?? "").filter((name) => !OWNERS.test(name));
  expect(names.filter((name) => !all.includes(`var(${name}`))).toEqual([]);
});
