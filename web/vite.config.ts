import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { readPrivacy } from "./src/privacy/read.ts";
import { readRulebook } from "./src/rulebook/read.ts";

// In development the page is served by Vite, and everything else by `menagerie serve`.
const server = process.env.MENAGERIE_SERVER ?? "http://127.0.0.1:8000";
const built = "../src/menagerie/server/http/built";
const games = "../src/menagerie/games";
const docs = "../docs";
const RULES = /\/docs\/rules\/(\w+)[.\w]*\.md$/;
const PRIVACY = /\/docs\/privacy[.\w]*\.md$/;
const SHORTER = /\.(css|html|js|json|svg|webmanifest)$/;

/** Turns the rules and the privacy page of `docs` into what the page shows. */
function documents(): Plugin {
  return {
    name: "documents",
    buildStart() {
      if (!existsSync(docs))
        throw new Error("Some texts of the page are in docs/, which is missing.");
    },
    transform: {
      filter: { id: [RULES, PRIVACY] },
      handler(text, path) {
        const game = RULES.exec(path)?.[1];
        const read = game ? readRulebook(game, text) : readPrivacy(text);
        return { code: `export default ${JSON.stringify(read)};`, moduleType: "js" };
      },
    },
  };
}

/** Writes shorter forms beside the files, so that the server has nothing to compress. */
function shorten(): Plugin {
  return { name: "shorten", apply: "build", writeBundle: () => shortenAll(built) };
}

function shortenAll(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) shortenAll(path);
    else if (SHORTER.test(name)) {
      const body = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(body));
      writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
    }
  }
}

/** `virtual:boxes`: the title and the pitch of each game by language, without its other words. */
function boxes(): Plugin {
  const [asked, found] = ["virtual:boxes", "\0virtual:boxes"];
  return {
    name: "boxes",
    resolveId: (id) => (id === asked ? found : null),
    load: (id) => (id === found ? `export default ${JSON.stringify(allBoxes())}` : null),
  };
}

function allBoxes(): Record<string, Record<string, { title: string; pitch: string }>> {
  const folders = readdirSync(games).filter((game) => existsSync(join(games, game, "words")));
  return Object.fromEntries(folders.map((game) => [game, boxOf(join(games, game, "words"))]));
}

function boxOf(folder: string): Record<string, { title: string; pitch: string }> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => {
      const { title, pitch } = JSON.parse(readFileSync(join(folder, name), "utf-8"));
      return [name.replace(".json", ""), { title, pitch }];
    }),
  );
}

export default defineConfig({
  plugins: [svelte(), boxes(), documents(), shorten()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
