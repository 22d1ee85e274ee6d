/** The ground of each pasture, by day and by night, and its darker shade. */

export interface Ground {
  ground: string;
  shade: string;
}

const two = (day: string, night: string): string => `light-dark(${day}, ${night})`;

const GROUNDS: Record<string, Ground> = {
  "lone-star-valley": { ground: two("#cfe3a0", "#33462a"), shade: two("#b2cd7b", "#3f5733") },
  "powder-prairie": { ground: two("#eee5c6", "#453f2e"), shade: two("#dacb9c", "#564e38") },
  "coffee-canyon": { ground: two("#dfbd94", "#4a3524"), shade: two("#c79a6b", "#5d432e") },
  "dead-bull-desert": { ground: two("#f3dc9d", "#504222"), shade: two("#e2c272", "#63522c") },
  "fire-fields": { ground: two("#f5c598", "#55301e"), shade: two("#e79f63", "#6e3d24") },
  "drunkn-creek": { ground: two("#bfdfab", "#27452f"), shade: two("#93c6da", "#28566a") },
  "lucky-lake": { ground: two("#c3e2be", "#24443a"), shade: two("#8ec7e0", "#25566f") },
  "rattlesnake-ranch": { ground: two("#dddb9d", "#434223"), shade: two("#c3be72", "#55532d") },
  "sundown-savannah": { ground: two("#f6cd9c", "#573721"), shade: two("#eaa96b", "#6f4529") },
  "dynamite-mine": { ground: two("#d3cbc1", "#3a3632"), shade: two("#b3a89b", "#4b4640") },
  "hang-man-mountains": { ground: two("#cbd2df", "#323741"), shade: two("#a7b1c6", "#424957") },
  "buffalo-badlands": { ground: two("#e6b394", "#51301f"), shade: two("#cd8a64", "#694029") },
};

export function groundOf(key: string): Ground {
  return GROUNDS[key] ?? { ground: "var(--sunk)", shade: "var(--line)" };
}
