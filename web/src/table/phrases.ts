/** The quick phrases, in the order in which they are offered. */
export const PHRASES = [
  "hello",
  "good_luck",
  "thanks",
  "well_played",
  "good_game",
  "sorry",
  "oops",
  "hurry",
  "one_moment",
  "back_soon",
  "rematch",
  "bye",
  "laugh",
  "wow",
  "cry",
  "heart",
] as const;
