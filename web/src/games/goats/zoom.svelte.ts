/** Where cells are smaller than a fingertip, the first tap enlarges the meadow around it. */

const FINGER = 44;
/** How large a cell is then; what is enlarged at all is enlarged clearly. */
const LARGE = 50;
const LEAST = 1.3;

export class Zoom {
  /** The cell that stays where it is while all others grow; null as long as all is shown. */
  around = $state<string | null>(null);
  scale = $state(1);

  /** Enlarge around a cell of this size, if need be; whether that was done. */
  enlarge(cell: string, size: number): boolean {
    if (this.around !== null || size >= FINGER) return false;
    this.scale = Math.max(LEAST, LARGE / size);
    this.around = cell;
    return true;
  }

  end(): void {
    this.around = null;
    this.scale = 1;
  }

  /** The middle of the cell, in percent of the meadow's side. */
  origin(cells: number, path: number): string {
    const places = (this.around ?? "").split(",").map(Number);
    const [row = 0, column = 0] = places.map(
      (place) => 100 * (path + ((place - 0.5) * (1 - 2 * path)) / cells),
    );
    return `${column.toFixed(2)}% ${row.toFixed(2)}%`;
  }
}
