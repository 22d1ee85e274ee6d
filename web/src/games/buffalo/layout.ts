/** Where pastures lie, and where cows stand on them. */

import { noise } from "./art/noise.ts";

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** A pasture takes room for its spaces, and for its name and herds. */
const ROOM_FOR_NAME = 14;
const NARROWEST = 104;
const LOWEST = 84;

/** The meadow: rows of pastures in their order, each as large as its spaces ask for. */
export function meadow(spaces: number[], width: number, height: number): Cell[] {
  const weights = spaces.map((count) => count + ROOM_FOR_NAME);
  let best: Cell[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let cuts = 0; cuts < 2 ** Math.max(0, spaces.length - 1); cuts++) {
    const cells = rowsOf(weights, cuts, width, height);
    const cost = cells.reduce((sum, cell) => sum + awkwardness(cell), 0);
    if (cost < least) {
      least = cost;
      best = cells;
    }
  }
  return best;
}

function rowsOf(weights: number[], cuts: number, width: number, height: number): Cell[] {
  const rows: number[][] = [[]];
  weights.forEach((weight, place) => {
    rows.at(-1)?.push(weight);
    if ((cuts >> place) & 1 && place < weights.length - 1) rows.push([]);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let y = 0;
  return rows.flatMap((row) => {
    const total = row.reduce((sum, weight) => sum + weight, 0);
    const high = (height * total) / all;
    let x = 0;
    const cells = row.map((weight) => {
      const cell = { x, y, width: (width * weight) / total, height: high };
      x += cell.width;
      return cell;
    });
    y += high;
    return cells;
  });
}

function awkwardness(cell: Cell): number {
  const slant = Math.log(cell.width / cell.height / 1.15);
  const narrow = Math.max(0, NARROWEST - cell.width) / 8;
  const low = Math.max(0, LOWEST - cell.height) / 8;
  return slant * slant + narrow * narrow + low * low;
}

/** The grid: all pastures the same size, in rows. */
export function grid(count: number, width: number, height: number): Cell[] {
  const square = (columns: number): number =>
    Math.abs(Math.log(width / columns / (height / Math.ceil(count / columns)) / 1.1)) +
    (columns * Math.ceil(count / columns) - count) * 0.08;
  const options = Array.from({ length: count }, (_, place) => place + 1);
  const columns = options.reduce((one, two) => (square(two) < square(one) ? two : one), 1);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, place) => ({
    x: ((place % columns) * width) / columns,
    y: (Math.floor(place / columns) * height) / rows,
    width: width / columns,
    height: height / rows,
  }));
}

interface Spots {
  pitch: number;
  spots: Spot[];
}

/** So many places in a room, at `most` so far apart; `sway` loosens the rows. */
export function spotsIn(
  count: number,
  width: number,
  height: number,
  sway: number,
  most = 46,
): Spots {
  let columns = 1;
  let pitch = 0;
  for (let tried = 1; tried <= count; tried++) {
    const step = Math.min(width / (tried + sway), height / Math.ceil(count / tried));
    if (step > pitch) {
      pitch = step;
      columns = tried;
    }
  }
  pitch = Math.min(pitch, most);
  const rows = Math.ceil(count / columns);
  const random = noise(count * 7 + columns);
  const gap = Math.min(height / rows, pitch * 1.25);
  const step = Math.min(width / (columns + sway), pitch * 1.35);
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    const lean = sway * (row % 2 ? 0.5 : -0.5) * step;
    const x =
      width / 2 + ((place % columns) - (inRow - 1) / 2) * step + lean * (inRow === columns ? 1 : 0);
    const y = height / 2 + (row - (rows - 1) / 2) * gap;
    const shift = sway * pitch * 0.22;
    return { x: x + (random() - 0.5) * shift, y: y + (random() - 0.5) * shift };
  });
  return { pitch, spots };
}

/** The outline of a pasture that nobody measured: a room with wavering edges. */
export function wavering(width: number, height: number, seed: number): string {
  const random = noise(seed + 11);
  const inset = 3;
  const most = Math.min(9, Math.min(width, height) * 0.06);
  const across = Math.max(3, Math.round(width / 55));
  const down = Math.max(3, Math.round(height / 55));
  const points: Spot[] = [];
  const edge = (steps: number, at: (part: number, off: number) => Spot): void => {
    for (let step = 0; step < steps; step++) {
      const corner = step === 0 ? most * 1.5 : 0;
      points.push(
        at(
          (step + (step ? (random() - 0.5) * 0.4 : 0)) / steps,
          inset + corner * 0.7 + random() * most,
        ),
      );
    }
  };
  edge(across, (part, off) => ({ x: width * part + (part ? 0 : off), y: off }));
  edge(down, (part, off) => ({ x: width - off, y: height * part + (part ? 0 : off) }));
  edge(across, (part, off) => ({ x: width * (1 - part) - (part ? 0 : off), y: height - off }));
  edge(down, (part, off) => ({ x: off, y: height * (1 - part) - (part ? 0 : off) }));
  return smooth(points);
}

function smooth(points: Spot[]): string {
  const at = (place: number): Spot => points[(place + points.length) % points.length] as Spot;
  const write = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  let path = `M${write(at(0).x, at(0).y)}`;
  points.forEach((_, n) => {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    path += `C${write(from.x + (to.x - before.x) / 7, from.y + (to.y - before.y) / 7)} ${write(
      to.x - (after.x - from.x) / 7,
      to.y - (after.y - from.y) / 7,
    )} ${write(to.x, to.y)}`;
  });
  return `${path}z`;
}

interface Measures {
  /** The size of the lettering of the name. */
  font: number;
  /** What name and signs take above, and the herds in numbers below. */
  top: number;
  bottom: number;
  /** The size of a herd's mark below; 0 where there is room for its number only, on the herd. */
  mark: number;
  /** The size of the land's own picture. */
  scene: number;
  /** Room at both sides. */
  side: number;
  /** Whether the signs stand below the name, as there is no room beside it. */
  isStacked: boolean;
}

/** What is the same on all pastures of a board. */
interface Step {
  /** From which mean width of a pasture on. */
  from: number;
  side: number;
  /** What stays free above the name. */
  above: number;
  /** The height of a sign. */
  sign: number;
  mark: number;
  /** The largest distance of two cows. */
  pitch: number;
  /** The sizes of lettering, from the largest. */
  fonts: number[];
}

/** How large everything on a board can be; no lettering is smaller than 12. */
const STEPS: Step[] = [
  { from: 330, side: 26, above: 18, sign: 32, mark: 26, pitch: 78, fonts: [24, 21, 17] },
  { from: 225, side: 19, above: 14, sign: 24, mark: 20, pitch: 46, fonts: [17, 14.5, 12.5, 12] },
  { from: 190, side: 15, above: 11, sign: 20, mark: 17, pitch: 46, fonts: [14.5, 12.5, 12] },
  { from: 118, side: 10, above: 9, sign: 17, mark: 0, pitch: 46, fonts: [12.5, 12] },
  { from: 0, side: 6, above: 5, sign: 16, mark: 0, pitch: 46, fonts: [12] },
];

/** How large everything on a board can be. */
export function stepOf(cells: Cell[]): Step {
  const mean = cells.reduce((sum, cell) => sum + cell.width, 0) / Math.max(1, cells.length);
  return STEPS.find((step) => mean > step.from) ?? (STEPS.at(-1) as Step);
}

/** How a pasture's room is shared between its name, its spaces and its herds in numbers. */
export function measure(
  cell: Cell,
  { side, above, sign, mark, fonts }: Step,
  name: string,
  bonus: number,
  herds: number,
): Measures {
  const whole = cell.width - 2 * side - 4;
  const room = whole - Math.max(2.4, bonus * 1.1 - 0.4) * sign * 0.85;
  const half = Math.max(...name.split("-").map((part) => part.length), name.length * 0.5) + 1.5;
  const fits = (letters: number, size: number): boolean => letters * size * 0.52 < room;
  const smallest = fonts.at(-1) as number;
  const fitting = fonts.find((size) => fits(half, size));
  const font = fitting ?? smallest;
  const isStacked = fitting === undefined;
  const inOneLine = isStacked ? name.length * font * 0.52 < whole : fits(name.length, font);
  const title = above + font * (inOneLine ? 1.1 : 2.15) + 3;
  const top = isStacked ? title + sign : Math.max(title, sign * 2 + 4);
  const lines = Math.max(1, Math.ceil((herds * (mark * 1.9 + 3)) / (cell.width - 2 * side)));
  return {
    font,
    side,
    mark,
    isStacked,
    top,
    bottom: mark ? lines * (mark + 7) + Math.round(mark / 2) : Math.min(6, above),
    scene: Math.max(0, Math.min(cell.width * 0.46, (cell.height - top) * 0.6, sign * 6)),
  };
}
