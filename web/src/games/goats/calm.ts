/** How long things take to move, in milliseconds; each less than half a second. */

export const WALK = 400;
export const FLIGHT = 380;
