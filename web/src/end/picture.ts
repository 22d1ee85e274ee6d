/** The result as a picture to send to others, drawn on this device. */

import { figure, signed } from "../speech/figures.ts";
import { markOf } from "../ui/seats.ts";
import { barsOf, type Row } from "./bars.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;
const BAR = { left: 400, right: 1060, height: 34 };
const LOOKS = ["--part-1", "--part-2", "--part-3", "--part-4", "--faint"];

interface Told {
  game: string;
  verdict: string;
  rows: Row[];
  /** The winner's animal as it is on the page. */
  emblem: SVGElement | null;
  /** Where the picture comes from. */
  source: string;
}

/** A drawing surface that knows the page's colours and letters. */
class Sheet {
  readonly canvas = document.createElement("canvas");
  readonly #pen: CanvasRenderingContext2D;
  readonly #style = getComputedStyle(document.body);

  constructor() {
    this.canvas.width = WIDTH;
    this.canvas.height = HEIGHT;
    const pen = this.canvas.getContext("2d");
    if (!pen) throw new Error("This browser draws no pictures.");
    this.#pen = pen;
  }

  /** A colour as the page has it now, light or dark. */
  colour(value: string): string {
    const probe = document.createElement("i");
    probe.style.color = value;
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }

  box(x: number, y: number, width: number, height: number, colour: string, round = 0): void {
    this.#pen.fillStyle = this.colour(colour);
    this.#pen.beginPath();
    this.#pen.roundRect(x, y, width, height, round);
    this.#pen.fill();
  }

  write(text: string, x: number, y: number, size: number, how: Partial<Written> = {}): void {
    const { align = "left", colour = "var(--ink)", isPlain = false, most } = how;
    const family = this.#style.getPropertyValue(isPlain ? "--text" : "--display");
    this.#pen.font = `${size}px ${family}`;
    this.#pen.textAlign = align;
    this.#pen.textBaseline = "middle";
    this.#pen.fillStyle = this.colour(colour);
    this.#pen.fillText(text, x, y, most);
  }

  mark(seat: number, x: number, y: number, size: number): void {
    const { shape, colour, letter } = markOf(seat);
    this.#pen.save();
    this.#pen.translate(x, y);
    this.#pen.scale(size / 24, size / 24);
    this.#pen.fillStyle = this.colour(colour);
    this.#pen.fill(new Path2D(shape));
    this.#pen.restore();
    const middle = [x + size / 2, y + size * 0.54] as const;
    this.write(letter, ...middle, size * 0.5, { align: "center", colour: "var(--card)" });
  }

  image(picture: HTMLImageElement, x: number, y: number, size: number): void {
    this.#pen.drawImage(picture, x, y, size, size);
  }
}

interface Written {
  align: CanvasTextAlign;
  colour: string;
  isPlain: boolean;
  most: number;
}

/** The picture, as a file. */
export async function pictureOf(told: Told): Promise<File> {
  await document.fonts.ready;
  const sheet = new Sheet();
  sheet.box(0, 0, WIDTH, HEIGHT, "var(--wood)");
  sheet.box(24, 24, WIDTH - 48, HEIGHT - 48, "var(--paper)", 28);
  const emblem = told.emblem && (await imageOf(told.emblem));
  if (emblem) sheet.image(emblem, WIDTH - EDGE - 130, 44, 130);
  sheet.write(told.game, EDGE, 80, 30, { colour: "var(--faint)" });
  sheet.write(told.verdict, EDGE, 136, 54, { most: WIDTH - 2 * EDGE - 150 });
  drawBars(sheet, told.rows);
  sheet.write(told.source, EDGE, HEIGHT - 52, 24, { colour: "var(--faint)", isPlain: true });
  const blob = await new Promise<Blob | null>((done) => sheet.canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("This browser writes no pictures.");
  return new File([blob], "menagerie.png", { type: "image/png" });
}

function drawBars(sheet: Sheet, rows: readonly Row[]): void {
  const step = Math.min(64, 330 / Math.max(1, rows.length));
  const bars = barsOf(rows);
  rows.forEach((row, place) => {
    const y = 214 + place * step;
    sheet.mark(row.seat, EDGE, y - 17, 34);
    sheet.write(row.name, EDGE + 48, y, 28, { most: BAR.left - EDGE - 70 });
    let x = BAR.left;
    for (const { look, length, points } of bars[place]?.stretches ?? []) {
      const width = (length * (BAR.right - BAR.left)) / 100;
      const colour = `var(${LOOKS[look % LOOKS.length]})`;
      sheet.box(x, y - BAR.height / 2, width, BAR.height, colour);
      if (width > 34) {
        const text = figure(points);
        sheet.write(text, x + width / 2, y, 20, { align: "center", colour: "var(--card)" });
      }
      x += width;
    }
    const less = (bars[place]?.less ?? []).map(({ points }) => signed(points)).join(" ");
    if (less) sheet.write(less, x + 8, y, 20, { colour: "var(--accent)" });
    sheet.write(row.score, WIDTH - EDGE, y, 32, { align: "right" });
  });
  drawLegend(sheet, rows[0]?.parts.map(({ name }) => name) ?? []);
}

function drawLegend(sheet: Sheet, names: string[]): void {
  names.forEach((name, look) => {
    const x = EDGE + (look * (WIDTH - 2 * EDGE)) / Math.max(3, names.length);
    sheet.box(x, 540 - 26, 22, 16, `var(${LOOKS[look % LOOKS.length]})`, 4);
    sheet.write(name, x + 32, 540 - 17, 22, { isPlain: true, most: 220 });
  });
}

/** A picture of the page by itself: its colours are written into it. */
async function imageOf(drawing: SVGElement): Promise<HTMLImageElement | null> {
  const copy = drawing.cloneNode(true) as SVGElement;
  const parts = [drawing, ...drawing.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((part, place) => {
    const style = getComputedStyle(parts[place] as Element);
    for (const name of ["fill", "stroke", "stroke-width", "opacity"]) {
      (part as SVGElement).style.setProperty(name, style.getPropertyValue(name));
    }
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}
