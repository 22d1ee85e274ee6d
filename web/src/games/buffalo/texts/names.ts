/** Proper names, the same in every language. */

export const NAMES = {
  "pasture_lone-star-valley": "Lone-Star-Valley",
  "pasture_powder-prairie": "Powder-Prairie",
  "pasture_coffee-canyon": "Coffee-Canyon",
  "pasture_dead-bull-desert": "Dead-Bull-Desert",
  "pasture_fire-fields": "Fire-Fields",
  "pasture_drunkn-creek": "Drunk'n-Creek",
  "pasture_lucky-lake": "Lucky-Lake",
  "pasture_rattlesnake-ranch": "Rattlesnake-Ranch",
  "pasture_sundown-savannah": "Sundown-Savannah",
  "pasture_dynamite-mine": "Dynamite-Mine",
  "pasture_hang-man-mountains": "Hang-Man-Mountains",
  "pasture_buffalo-badlands": "Buffalo-Badlands",
};
