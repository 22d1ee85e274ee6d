import { expect, test } from "vitest";
import type { BuffaloEvent, BuffaloView } from "../../wire.ts";
import { occasions } from "./occasions.ts";
import views from "./samples/views.json";

const SAMPLES = views as unknown as Record<string, BuffaloView>;
const placing = { ...(SAMPLES.placing as BuffaloView), seat: 0, to_act: [0] };
const quiet = { ...placing, to_act: [] };

function said(view: BuffaloView, ...events: object[]): string[] {
  return occasions(view, events as BuffaloEvent[]).map(({ text }) => text);
}

test("the coach speaks of a reveal, a full pasture and the last round", () => {
  expect(said(quiet, { type: "pair_revealed" })).toEqual(["coach_reveal"]);
  expect(said(quiet, { type: "round_started", round: 2 })).toEqual([]);
  expect(said(quiet, { type: "round_started", round: quiet.rounds })).toEqual(["coach_last_round"]);
  const filled = { type: "pasture_filled", pasture: "lucky-lake" } as BuffaloEvent;
  expect(occasions(quiet, [filled])).toEqual([{ text: "coach_full", mark: "pasture lucky-lake" }]);
});

test("only one's own card that came too late is worth a word", () => {
  const late = { type: "pair_lapsed", pasture: "lucky-lake" };
  expect(said(quiet, { ...late, seat: 0 })).toEqual(["coach_late"]);
  expect(said(quiet, { ...late, seat: 1 })).toEqual([]);
});

test("who is to place hears of the order and of equal herds, others do not", () => {
  const settling = { pasture: placing.pastures[0]?.key ?? "lucky-lake", next: 0 };
  const pastures = placing.pastures.map((pasture) => ({ ...pasture, herds: { green: 2 } }));
  const several = { ...settling, order: ["blue" as const, "red" as const] };
  const view = { ...placing, pastures, settling: several };
  expect(said(view)).toEqual(["coach_order", "coach_equal"]);
  expect(said({ ...view, settling: { ...several, order: ["blue"] } })).toEqual(["coach_equal"]);
  expect(said({ ...view, to_act: [1] })).toEqual([]);
});
