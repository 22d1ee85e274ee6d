/** How pictures are written down: outlines in a square of 100 units, drawn one over the other. */

export const INK = "#2b1d14";

export interface Shape {
  d: string;
  fill: string;
  line: string;
  width: number;
  /** How much of what is behind is hidden, from 0 to 1. */
  cover: number;
}

/** An outlined area. */
export function area(d: string, fill: string, width = 2.8, line = INK, cover = 1): Shape {
  return { d, fill, line, width, cover };
}

/** An area without an outline: a shade, a stripe, a sparkle. */
export function patch(d: string, fill: string, cover = 1): Shape {
  return { d, fill, line: "none", width: 0, cover };
}

/** A stroke of the pen. */
export function stroke(d: string, line = INK, width = 2.6): Shape {
  return { d, fill: "none", line, width, cover: 1 };
}

/** The outline of an ellipse, or of a circle. */
export function round(x: number, y: number, across: number, down = across): string {
  const half = `a${across} ${down} 0 1 0`;
  return `M${x - across} ${y}${half} ${across * 2} 0${half} ${-across * 2} 0z`;
}

/** The outline of something fluffy: a ring of bumps. */
export function fluffy(x: number, y: number, radius: number, bumps: number): string {
  const turn = (2 * Math.PI) / bumps;
  const at = (bump: number) => {
    const angle = bump * turn;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map((n) => n.toFixed(1));
  };
  const bump = (radius * Math.sin(turn / 2) * 1.05).toFixed(1);
  const arcs = Array.from(
    { length: bumps },
    (_, i) => `A${bump} ${bump} 0 0 1 ${at(i + 1).join(" ")}`,
  );
  return `M${at(0).join(" ")}${arcs.join("")}z`;
}

/** The outline of a star. */
export function star(x: number, y: number, radius: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const reach = i % 2 ? radius * 0.48 : radius;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
