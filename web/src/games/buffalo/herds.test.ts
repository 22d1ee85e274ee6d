import { expect, it } from "vitest";
import type { BuffaloPastureView } from "../../wire.ts";
import { herdsByColour, herdsBySize } from "./herds.ts";

const pasture = (herds: Record<string, number>) => ({ herds }) as unknown as BuffaloPastureView;
const grown = pasture({ red: 2, blue: 4, green: 2 });
const opened = pasture({ blue: 4, green: 2, red: 2 });

it("shows a pasture alike to who watched it grow and who opens the page again", () => {
  expect(herdsByColour(grown)).toEqual(herdsByColour(opened));
  expect(herdsBySize(grown)).toEqual(herdsBySize(opened));
  expect(herdsBySize(grown)[0]).toEqual(["blue", 4]);
});
