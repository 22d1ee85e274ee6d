import { expect, test } from "vitest";
import type { ZooEvent, ZooSeatView, ZooView } from "../../wire.ts";
import { occasions } from "./occasions.ts";
import beating from "./samples/beating.json";

const quiet = { ...(beating as unknown as ZooView), seat: 0, to_act: [] };
const [seat] = quiet.seats as [ZooSeatView];

function said(view: ZooView, ...events: object[]): string[] {
  return occasions(view, events as ZooEvent[]).map(({ text }) => text);
}

test("joker and mosquito are explained where they help", () => {
  const played = { type: "set_played", seat: 1 };
  expect(said(quiet, { ...played, cards: ["fox", "joker"] })).toEqual(["coach_joker"]);
  expect(said(quiet, { ...played, cards: ["elephant", "mosquito"] })).toEqual(["coach_mosquito"]);
  expect(said(quiet, { ...played, cards: ["mosquito"] })).toEqual([]);
});

test("partners, one's own trick, and who goes out are worth a word", () => {
  expect(said(quiet, { type: "team_formed", senior: 1, junior: null })).toEqual([]);
  expect(said(quiet, { type: "team_formed", senior: 1, junior: 0 })).toEqual(["coach_partners"]);
  expect(said(quiet, { type: "trick_won", seat: 0 })).toEqual(["coach_trick"]);
  expect(said(quiet, { type: "trick_won", seat: 1 })).toEqual([]);
  const out = { type: "went_out", seat: 2, place: 1 } as ZooEvent;
  expect(occasions(quiet, [out])).toEqual([{ text: "coach_out", mark: "player 2" }]);
});

test("points of one's own lions and hedgehogs are explained", () => {
  const scored = { type: "points_scored", seat: 0, lions: 0, hedgehog: 0 };
  expect(said(quiet, scored)).toEqual([]);
  expect(said(quiet, { ...scored, lions: 2 })).toEqual(["coach_lions"]);
  expect(said(quiet, { ...scored, hedgehog: -1 })).toEqual(["coach_hedgehog"]);
  expect(said(quiet, { ...scored, seat: 1, lions: 2 })).toEqual([]);
});

test("the exchange is explained by what one is in it", () => {
  const exchanging = (me: Partial<ZooSeatView>): ZooView => ({
    ...quiet,
    phase: "exchanging",
    to_act: [0],
    seats: [{ ...seat, seat: 0, ...me }],
  });
  expect(said(exchanging({ partner: null }))).toEqual(["coach_alone"]);
  expect(said(exchanging({ partner: 1, is_junior: true }))).toEqual(["coach_push"]);
  expect(said(exchanging({ partner: 1, is_junior: false }))).toEqual(["coach_return"]);
  expect(said({ ...exchanging({}), phase: "answering" })).toEqual(["coach_asked"]);
});
