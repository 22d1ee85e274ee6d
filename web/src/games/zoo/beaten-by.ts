/** Z2: who is beaten by whom, for the board and the rulebook. A test compares it with the written rules. */

export type Animal =
  | "whale"
  | "elephant"
  | "crocodile"
  | "polar_bear"
  | "lion"
  | "seal"
  | "fox"
  | "perch"
  | "hedgehog"
  | "fish"
  | "mouse"
  | "mosquito";

export const BEATEN_BY: Record<Animal, readonly Animal[]> = {
  whale: [],
  elephant: ["mouse"],
  crocodile: ["elephant"],
  polar_bear: ["elephant", "whale"],
  lion: ["elephant"],
  seal: ["polar_bear", "whale"],
  fox: ["elephant", "crocodile", "polar_bear", "lion"],
  perch: ["whale", "crocodile", "polar_bear", "seal"],
  hedgehog: ["fox"],
  fish: ["whale", "crocodile", "seal", "perch"],
  mouse: ["crocodile", "polar_bear", "lion", "seal", "fox", "hedgehog"],
  mosquito: ["mouse", "hedgehog", "fish"],
};
