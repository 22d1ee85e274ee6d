/**
 * The little markup of the rulebooks, read into blocks.
 *
 * Lines beginning with `- ` or `1. ` are a list, with `|` a table whose first row is its head;
 * anything else is a paragraph, ended by an empty line. Inside a line `*so*` is stressed and
 * `[B12]` points to a clause.
 */

export type Piece =
  | { kind: "plain"; text: string }
  | { kind: "stress"; text: string }
  | { kind: "clause"; id: string };

type Block =
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

const MARKUP = /\*([^*]+)\*|\[([A-Z]V?\d+)\]/g;
const ITEM = /^(-|\d+\.) /;
const SHORT_CELL = 12;

/** French signs and their spaces stay on one line, and apostrophes are curved. */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;:?!»])/g, "\u00a0")
    .replaceAll("« ", "«\u00a0")
    .replaceAll("'", "’");
}

export function readProse(text: string): Block[] {
  const blocks: Block[] = [];
  let open = "";
  for (const line of text.split("\n").map((line) => line.trim())) {
    const kind = kindOf(line);
    if (kind === "blank") open = "";
    else if (kind === open) carryOn(blocks.at(-1), line);
    else blocks.push(begin(kind, line));
    if (kind !== "blank") open = kind;
  }
  return blocks;
}

/** The clauses a text points to. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(MARKUP)].flatMap((match) => match[2] ?? []);
}

/** The text without its markup, for searching. */
export function bareText(text: string): string {
  return text.replace(MARKUP, (_, stressed, id) => stressed ?? id).replace(/[|\s]+/g, " ");
}

function kindOf(line: string): "blank" | "table" | "bullets" | "numbers" | "paragraph" {
  if (line === "") return "blank";
  if (line.startsWith("|")) return "table";
  if (!ITEM.test(line)) return "paragraph";
  return line.startsWith("-") ? "bullets" : "numbers";
}

function begin(kind: string, line: string): Block {
  if (kind === "table") return { kind: "table", head: cellsOf(line), rows: [] };
  if (kind === "paragraph") return { kind: "paragraph", pieces: piecesOf(line) };
  return { kind: "list", ordered: kind === "numbers", items: [itemOf(line)] };
}

function carryOn(block: Block | undefined, line: string): void {
  if (block?.kind === "table") block.rows.push(cellsOf(line));
  else if (block?.kind === "list") block.items.push(itemOf(line));
  else block?.pieces.push({ kind: "plain", text: " " }, ...piecesOf(line));
}

function itemOf(line: string): Piece[] {
  return piecesOf(line.replace(ITEM, ""));
}

function cellsOf(line: string): Piece[][] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim())
    .map((cell) => piecesOf(cell.length < SHORT_CELL ? cell.replaceAll(" ", "\u00a0") : cell));
}

function piecesOf(written: string): Piece[] {
  const line = typeset(written);
  const pieces: Piece[] = [];
  let read = 0;
  for (const match of line.matchAll(MARKUP)) {
    if (match.index > read) pieces.push({ kind: "plain", text: line.slice(read, match.index) });
    if (match[1] !== undefined) pieces.push({ kind: "stress", text: match[1] });
    else if (match[2] !== undefined) pieces.push({ kind: "clause", id: match[2] });
    read = match.index + match[0].length;
  }
  if (read < line.length) pieces.push({ kind: "plain", text: line.slice(read) });
  return pieces;
}
