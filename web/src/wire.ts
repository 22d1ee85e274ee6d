// What a browser and a server say to each other; docs/wire.md explains it.
// Written by `make wire` from the server's own types: do not edit.

/** The games there are. */
export type GameKey = "buffalo" | "goats" | "zoo";

/** How far a table is. */
export type Status = "open" | "playing" | "over";

/** Who has a seat. */
export type SeatKind = "free" | "person" | "bot";

/** Why a bot plays for a person: they left, ran out of time, are away, or the host said so. */
export type StandsIn = "" | "left" | "time" | "away" | "host";

/** A change: the value now found at a path. Without a value, the name is gone. */
export type Patch = [path: (string | number)[], value?: unknown];

/** A game as one seat, or a spectator, may know it; `game` tells them apart. */
export type View = BuffaloView | GoatsView | ZooView;

/** An action of any game. */
export type GameAction = BuffaloAction | GoatsAction | ZooAction;

/** An event of any game. */
export type GameEvent = BuffaloEvent | GoatsEvent | ZooEvent;

/** What a table may choose, in any game. */
export type Options = BuffaloOptions | GoatsOptions | ZooOptions;

/** The whole truth of any game. */
export type Position = BuffaloPosition | GoatsPosition | ZooPosition;

/** A game of any kind as its deal and its actions. */
export type GameRecord = BuffaloRecord | GoatsRecord | ZooRecord;

// What a server says on a socket.

/** How time is kept. */
export type Clock = NoClock | ActionClock | GameClock | DaysClock;

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for every turn. */
export interface ActionClock {
  kind: "action";
  seconds: number;
}

/** So many seconds for the whole game, and some more after every turn. */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment: number;
}

/** So many days for every turn: play by turns. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Anything a server says on a socket. */
export type Message = Snapshot | News | Resumed | Here | Done | Refused | Why | Advised | Pong;

/** A whole table as one role may know it, up to the news numbered `seq`. */
export interface Snapshot {
  type: "table";
  /** The number of the last news that is part of it. */
  seq: number;
  /** The table besides its game. */
  table: Facts;
  /** The game as the own role may know it; left out before the deal. */
  view?: View;
  /** What the own seat may do; left out if nothing. */
  legal?: Choices[];
  /** What happened lately, oldest first. */
  events?: GameEvent[];
  /** What was said lately, oldest first. */
  chat?: Line[];
}

/** A table besides its game: people, clocks, settings. */
export interface Facts {
  /** The id of the table, as in its address. */
  id: string;
  /** Six letters to read aloud, until the game is over. */
  code: string;
  /** What the people at the table agreed on. */
  settings: Settings;
  /** Whether it waits for players, is played at, or is over. */
  status: Status;
  /** The seats, by number. */
  places: Place[];
  /** Whether the host has stopped all clocks. */
  paused: boolean;
  /** Whether nobody was here for long; it wakes when somebody connects. */
  asleep: boolean;
  /** An undo that is being asked for. */
  undo: Question | null;
  /** Whether the recipient has something to take back. */
  may_undo: boolean;
  /** Whether players may ask for hints here. */
  may_hint: boolean;
  /** The id of the table where the same people play again. */
  rematch: string;
  /** The SHA-256 digest of the secret that the deal comes from. */
  commitment: string;
  /** The proof of the deal, when the game is over. */
  fairness: Fairness | null;
  /** What concerns the recipient alone. */
  you: You;
}

/** A table's game and how it is played; the host may change it until the start. */
export interface Settings {
  /** The key of the game. */
  game: GameKey;
  /** How many seats the table has. */
  seats: number;
  /** The game's own options; what is left out is as usual. */
  options: { [key: string]: unknown };
  /** Listed for everybody, or found by link only. */
  public: boolean;
  /** Whether others may watch. */
  spectators: boolean;
  /** How time is kept. */
  clock: Clock;
  /** Quick phrases only, free text as well, or no chat. */
  chat: "none" | "phrases" | "text";
  /** How long bots take to answer. */
  pace: "calm" | "instant" | "quick";
  /** Seconds a game that a player may be disconnected. */
  grace: number;
  /** Whether players may ask for hints; null: where at most one person plays. */
  hints: boolean | null;
}

/**
 * A seat: who has it, whether a bot stands in and why, and its clock.
 *
 * Times are milliseconds, moments are counted since 1970. A clock has a `left`, and runs while it
 * has a `since`; `away_until` is when a bot takes over from somebody who is not connected;
 * `hints` is how often the seat has asked for one.
 */
export interface Place {
  /** Who has the seat. */
  kind: SeatKind;
  /** The nickname of the person. */
  name: string;
  /** The bot that plays here, for itself or for the person. */
  bot: string;
  /** Why a bot plays for the person; empty if none does. */
  stands_in: StandsIn;
  /** Whether the person is the host. */
  host: boolean;
  /** Whether the person is ready to start. */
  ready: boolean;
  /** Milliseconds the clock has left, or had at `since`; null without a clock. */
  left: number | null;
  /** When the clock began to run; null while it stands. */
  since: number | null;
  /** When a bot takes over from somebody who is not connected. */
  away_until: number | null;
  /** How often the seat has asked for a hint. */
  hints: number;
}

/** An undo that somebody asks for, and who has agreed to it. */
export interface Question {
  /** Who asks. */
  seat: number;
  /** The seats that have agreed. */
  agreed: number[];
}

/** What shows that nobody chose the seed: it comes from a secret that was committed to. */
export interface Fairness {
  commitment: string;
  secret: string;
  table: string;
  nonces: string[];
}

/** What concerns the recipient alone; keys of invitations are the host's. */
export interface You {
  /** The own seat; null for who watches. */
  seat: number | null;
  /** Whether the recipient is the host. */
  host: boolean;
  /** How many actions the own seat has taken: the `turn` of an `act`. */
  turn: number;
  /** The seats that are not heard. */
  muted: number[];
  /** The key that lets others take a seat; the host's to give away. */
  join_key: string;
  /** The key that lets others watch; the host's to give away. */
  watch_key: string;
}

/** One action; or, with a field, one action for each of the values it may have. */
export interface Choices {
  /** The action, without the field if there is one. */
  action: { type: string; [field: string]: unknown };
  /** The field that may have several values. */
  field?: string;
  /** One action for each of these. */
  values?: (string | number | null)[];
}

/** Something said. */
export interface Line {
  /** When it was said, in milliseconds since 1970. */
  at: number;
  /** The seat that said it. */
  seat: number;
  /** The nickname at that time. */
  name: string;
  /** The key of a quick phrase, or empty. */
  phrase: string;
  /** A text, or empty. */
  text: string;
}

/** What changed with one entry; `id` is that of the recipient's own command, if it was one. */
export interface News {
  type: "news";
  /** One more than that of the news before. */
  seq: number;
  /** The id of the own command that this is the answer to. */
  id?: string;
  /** What happened in the game. */
  events?: GameEvent[];
  /** What changed in `view`. */
  view?: Patch[];
  /** What the own seat may do now, if that has changed. */
  legal?: Choices[];
  /** What changed in `table`. */
  table?: Patch[];
  /** What was said. */
  chat?: Line[];
}

/** What was missed since the news of this number follows. */
export interface Resumed {
  type: "resumed";
  /** As it was asked for with `since`. */
  seq: number;
}

/** Who is connected: by seat, and how many watch. Not numbered: it is no news of the table. */
export interface Here {
  type: "here";
  /** For each seat, whether its person is connected. */
  seats: boolean[];
  /** How many connections have no seat. */
  watchers: number;
}

/** A command was carried out, now or before; `table` is where a rematch is played. */
export interface Done {
  type: "done";
  /** The id of the command. */
  id: string;
  /** The table of a rematch. */
  table?: string;
}

/** A command was refused, and nothing was changed. */
export interface Refused {
  type: "refused";
  /** The id of the command; empty if it could not be read. */
  id: string;
  /** A word for the reason, for a page that translates it. */
  key: string;
  /** The reason as a sentence. */
  message: string;
  /** The rule of the game that forbids an action. */
  rule?: string;
  /** Seconds after which a limit is over. */
  wait?: number;
}

/** Why an action is not allowed; no reason if it is. */
export interface Why {
  type: "why";
  /** The id of the command. */
  id: string;
  /** The rule and the facts; null if the action is allowed. */
  reason: Reason | null;
}

/** Why an action is not allowed: the rule, the facts, and both as a sentence. */
export interface Reason {
  /** The id of the rule. */
  rule: string;
  /** A word for the reason. */
  key: string;
  /** The reason as a sentence. */
  message: string;
  /** What the sentence speaks of. */
  facts: { [key: string]: number | string | (number | string)[] | null };
}

/** A hint, told to who asked for it alone; `turn` is the one it is for. */
export interface Advised {
  type: "advised";
  /** The id of the command. */
  id: string;
  /** The `turn` of the seat that it is for. */
  turn: number;
  /** The best actions, with chances and reasons. */
  advice: Advice;
}

/**
 * What a seat is advised, the best first.
 *
 * `chances` and `scores` are those of all seats after the best suggestion, or where choices are
 * `sealed` after the mixture of all of them.
 */
export interface Advice {
  seat: number;
  sealed: boolean;
  iterations: number;
  chances: number[];
  scores: number[];
  suggestions: Suggestion[];
}

/**
 * One action, what its seat may expect of it, and the most telling thing about it.
 *
 * `action` is as JSON writes it. `share` is the action's part of the mixture where choices are
 * sealed, else of the search's visits. `score` is the expected final score of the seat, `win` its
 * chance to win, a shared win counting in part, and `error` half of the 95 % interval of `win`.
 */
export interface Suggestion {
  action: { type: string; [field: string]: unknown };
  share: number;
  score: number;
  win: number;
  error: number;
  reason: Reason;
}

/** A sign of life, with the server's time in milliseconds since 1970. */
export interface Pong {
  type: "pong";
  /** The id of the command. */
  id: string;
  /** The time at the server, in milliseconds since 1970. */
  now: number;
}

// What a server is asked on a socket.

/** How time shall be kept. */
export type WantedClock = NoClock | WantedActionClock | WantedGameClock | WantedDaysClock;

/** So many seconds for every turn. */
export interface WantedActionClock {
  kind: "action";
  seconds?: number;
}

/** So many seconds for the whole game, and some more after every turn. */
export interface WantedGameClock {
  kind: "game";
  seconds?: number;
  increment?: number;
}

/** So many days for every turn: play by turns. */
export interface WantedDaysClock {
  kind: "days";
  days?: number;
}

/** Anything a server is asked on a socket. */
export type Command =
  | Sit
  | Stand
  | Rename
  | Ready
  | Change
  | Fill
  | Start
  | Act
  | Leave
  | Back
  | Replace
  | Remove
  | Pause
  | Resume
  | SetPace
  | Hint
  | Undo
  | AnswerUndo
  | Say
  | Mute
  | Report
  | Rematch
  | WhyNot
  | Ping;

/** Take a seat: a certain one, or any that is free. */
export interface Sit {
  type: "sit";
  /** Made up by the sender; without control characters. */
  id: string;
  /** A nickname. */
  name: string;
  /** A certain seat, or any that is free. */
  seat?: number | null;
  /** The key of an invitation. */
  key?: string;
}

/** Give the own seat up before the start. */
export interface Stand {
  type: "stand";
  /** Made up by the sender; without control characters. */
  id: string;
}

/** Go by another name. */
export interface Rename {
  type: "rename";
  /** Made up by the sender; without control characters. */
  id: string;
  /** A nickname. */
  name: string;
}

/** Be ready to start, or no longer; a nonce adds to the chance of the deal. */
export interface Ready {
  type: "ready";
  /** Made up by the sender; without control characters. */
  id: string;
  /** Ready, or no longer. */
  ready?: boolean;
  /** Any text: the deal depends on it. */
  nonce?: string;
}

/** Change the settings before the start (host). */
export interface Change {
  type: "change";
  /** Made up by the sender; without control characters. */
  id: string;
  /** All settings, as they shall be. */
  settings: WantedSettings;
}

/** A table's game and how it is played; the host may change it until the start. */
export interface WantedSettings {
  /** The key of the game. */
  game: GameKey;
  /** How many seats the table has. */
  seats: number;
  /** The game's own options; what is left out is as usual. */
  options?: { [key: string]: unknown };
  /** Listed for everybody, or found by link only. */
  public?: boolean;
  /** Whether others may watch. */
  spectators?: boolean;
  /** How time is kept. */
  clock?: WantedClock;
  /** Quick phrases only, free text as well, or no chat. */
  chat?: "none" | "phrases" | "text";
  /** How long bots take to answer. */
  pace?: "calm" | "instant" | "quick";
  /** Seconds a game that a player may be disconnected. */
  grace?: number;
  /** Whether players may ask for hints; null: where at most one person plays. */
  hints?: boolean | null;
}

/** Let a bot take a free seat, or change the bot that holds it (host). */
export interface Fill {
  type: "fill";
  /** Made up by the sender; without control characters. */
  id: string;
  /** The seat to fill. */
  seat: number;
  /** The name of a bot. */
  bot: string;
}

/** Start, with bots in the free seats (host). */
export interface Start {
  type: "start";
  /** Made up by the sender; without control characters. */
  id: string;
  /** The name of a bot. */
  bot?: string;
}

/** Act: all these actions together, or none. */
export interface Act {
  type: "act";
  /** Made up by the sender; without control characters. */
  id: string;
  /** What to do, in this order. */
  actions: GameAction[];
  /** How many actions the seat has taken when this was decided (`you.turn`). */
  turn?: number | null;
}

/** Let a bot play on. */
export interface Leave {
  type: "leave";
  /** Made up by the sender; without control characters. */
  id: string;
}

/** Take the own seat back from a bot. */
export interface Back {
  type: "back";
  /** Made up by the sender; without control characters. */
  id: string;
}

/** Let a bot play on for somebody (host). */
export interface Replace {
  type: "replace";
  /** Made up by the sender; without control characters. */
  id: string;
  /** Whose bot plays on. */
  seat: number;
  /** The name of a bot. */
  bot?: string;
}

/** Remove somebody from the table for good (host). */
export interface Remove {
  type: "remove";
  /** Made up by the sender; without control characters. */
  id: string;
  /** Who is removed. */
  seat: number;
}

/** Stop all clocks (host). */
export interface Pause {
  type: "pause";
  /** Made up by the sender; without control characters. */
  id: string;
}

/** Let the clocks run again (host). */
export interface Resume {
  type: "resume";
  /** Made up by the sender; without control characters. */
  id: string;
}

/** Let bots answer sooner or later from now on (host). */
export interface SetPace {
  type: "pace";
  /** Made up by the sender; without control characters. */
  id: string;
  /** How long bots take to answer. */
  pace: "calm" | "instant" | "quick";
}

/** Ask what would be best, where the table allows it; everybody sees that it was asked. */
export interface Hint {
  type: "hint";
  /** Made up by the sender; without control characters. */
  id: string;
  /** How many actions the seat has taken when this was asked (`you.turn`). */
  turn?: number | null;
  /** Sealed actions that were not sent yet, to go on from. */
  after?: GameAction[];
}

/** Take the own sealed choice back, or ask everybody to undo the own last action. */
export interface Undo {
  type: "undo";
  /** Made up by the sender; without control characters. */
  id: string;
}

/** Agree to what another asked to undo, or do not. */
export interface AnswerUndo {
  type: "answer_undo";
  /** Made up by the sender; without control characters. */
  id: string;
  /** Whether to agree. */
  agree: boolean;
}

/** Say a quick phrase, or a text where the table allows it. */
export interface Say {
  type: "say";
  /** Made up by the sender; without control characters. */
  id: string;
  /** The key of a quick phrase. */
  phrase?: string;
  /** A text; either this or a phrase. */
  text?: string;
}

/** No longer hear what a seat says, or hear it again. */
export interface Mute {
  type: "mute";
  /** Made up by the sender; without control characters. */
  id: string;
  /** Who is heard no longer. */
  seat: number;
  /** Heard no longer, or again. */
  mute?: boolean;
}

/** Tell the operator of the site about what a seat said or did. */
export interface Report {
  type: "report";
  /** Made up by the sender; without control characters. */
  id: string;
  /** Who is reported. */
  seat: number;
  /** What they said or did. */
  text?: string;
}

/** Open a table with the same people. */
export interface Rematch {
  type: "rematch";
  /** Made up by the sender; without control characters. */
  id: string;
}

/** Ask why an action is not allowed. */
export interface WhyNot {
  type: "why_not";
  /** Made up by the sender; without control characters. */
  id: string;
  /** The action in question. */
  action: GameAction;
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  /** Made up by the sender; without control characters. */
  id: string;
}

// Zoff in Buffalo.

export type BuffaloColour = "blue" | "brown" | "green" | "orange" | "purple" | "red";

export type BuffaloEndKey = "all_cows" | "board_full" | "last_round";

export type BuffaloPastureKey =
  | "buffalo-badlands"
  | "coffee-canyon"
  | "dead-bull-desert"
  | "drunkn-creek"
  | "dynamite-mine"
  | "fire-fields"
  | "hang-man-mountains"
  | "lone-star-valley"
  | "lucky-lake"
  | "powder-prairie"
  | "rattlesnake-ranch"
  | "sundown-savannah";

export type BuffaloPhaseKey =
  | "assigning"
  | "bidding"
  | "bonus"
  | "choosing"
  | "market"
  | "over"
  | "picking"
  | "placing";

/** An action of Zoff in Buffalo. */
export type BuffaloAction =
  | BuffaloLay
  | BuffaloPlace
  | BuffaloPut
  | BuffaloStop
  | BuffaloRaise
  | BuffaloDigit
  | BuffaloBid
  | BuffaloPick
  | BuffaloAssign;

/** Lay a pair: a cow card on a pasture, or on none (B7, B24); with two players for a colour. */
export interface BuffaloLay {
  type: "lay";
  pasture: BuffaloPastureKey | null;
  card: string;
  colour?: BuffaloColour | null;
}

/** Place a number of cows on the pasture being settled. */
export interface BuffaloPlace {
  type: "place";
  cows: number;
}

/** Put one bonus cow on a pasture. */
export interface BuffaloPut {
  type: "put";
  pasture: BuffaloPastureKey;
}

/** Leave the rest of a bonus number. */
export interface BuffaloStop {
  type: "stop";
}

/** Add a whole cow to the own bid; a part of a bid, for machines. */
export interface BuffaloRaise {
  type: "raise";
}

/** Add the next decimal to the own bid, the fourth of which seals it; for machines. */
export interface BuffaloDigit {
  type: "digit";
  digit: number;
}

/** Bid in secret for the choice of colour: a decimal number, kept in its shortest form. */
export interface BuffaloBid {
  type: "bid";
  amount: string;
}

/** Pick a colour; with two players the first colour of a pair. */
export interface BuffaloPick {
  type: "pick";
  colour: BuffaloColour;
}

/** Give each dealt pasture, smallest first, one of the own two colours. */
export interface BuffaloAssign {
  type: "assign";
  colours: [BuffaloColour, BuffaloColour, BuffaloColour];
}

/** An event of Zoff in Buffalo. */
export type BuffaloEvent =
  | BuffaloBidSealed
  | BuffaloBidMade
  | BuffaloBidRevealed
  | BuffaloBidsTied
  | BuffaloLotDrawn
  | BuffaloColourPicked
  | BuffaloSplitSealed
  | BuffaloSplitMade
  | BuffaloCowDealt
  | BuffaloRoundStarted
  | BuffaloPairLaid
  | BuffaloChoiceMade
  | BuffaloChoiceReopened
  | BuffaloPairRevealed
  | BuffaloCardDiscarded
  | BuffaloOrderFixed
  | BuffaloCowsPlaced
  | BuffaloPairLapsed
  | BuffaloPastureFilled
  | BuffaloNumberStarted
  | BuffaloMarketStarted
  | BuffaloCowPut
  | BuffaloCowsForgone
  | BuffaloFinalBonusPaid
  | BuffaloGameEnded;

/** A seat's own bid, face down. */
export interface BuffaloBidSealed {
  type: "bid_sealed";
  seat: number;
  amount: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat has bid. */
export interface BuffaloBidMade {
  type: "bid_made";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A bid is shown; the first is turn 0, repeats follow. */
export interface BuffaloBidRevealed {
  type: "bid_revealed";
  seat: number;
  amount: string;
  turn: number;
  rule: string;
  audience: "everybody" | number[];
}

/** Seats with equal bids bid again. */
export interface BuffaloBidsTied {
  type: "bids_tied";
  seats: number[];
  rule: string;
  audience: "everybody" | number[];
}

/** A lot orders seats that are still equal. */
export interface BuffaloLotDrawn {
  type: "lot_drawn";
  seats: number[];
  rule: string;
  audience: "everybody" | number[];
}

/** A seat takes a colour, or with two players a pair by its first colour. */
export interface BuffaloColourPicked {
  type: "colour_picked";
  seat: number;
  colour: BuffaloColour;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat's own colours for its dealt pastures, face down. */
export interface BuffaloSplitSealed {
  type: "split_sealed";
  seat: number;
  colours: BuffaloColour[];
  rule: string;
  audience: "everybody" | number[];
}

/** A seat has assigned its dealt pastures. */
export interface BuffaloSplitMade {
  type: "split_made";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A preliminary cow is put. */
export interface BuffaloCowDealt {
  type: "cow_dealt";
  seat: number;
  colour: BuffaloColour;
  pasture: BuffaloPastureKey;
  rule: string;
  audience: "everybody" | number[];
}

/** A round begins. */
export interface BuffaloRoundStarted {
  type: "round_started";
  round: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat's own pair, face down. */
export interface BuffaloPairLaid {
  type: "pair_laid";
  seat: number;
  pasture: BuffaloPastureKey | null;
  card: string;
  colour: BuffaloColour;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat has laid both pairs. */
export interface BuffaloChoiceMade {
  type: "choice_made";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat begins its choice anew. */
export interface BuffaloChoiceReopened {
  type: "choice_reopened";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A pair is turned over. */
export interface BuffaloPairRevealed {
  type: "pair_revealed";
  seat: number;
  pasture: BuffaloPastureKey;
  card: string;
  colour: BuffaloColour;
  rule: string;
  audience: "everybody" | number[];
}

/** A card leaves the game unseen. */
export interface BuffaloCardDiscarded {
  type: "card_discarded";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The colours that picked a pasture, in the order in which they place. */
export interface BuffaloOrderFixed {
  type: "order_fixed";
  pasture: BuffaloPastureKey;
  order: BuffaloColour[];
  rule: string;
  audience: "everybody" | number[];
}

/** A number of cows is placed, possibly zero. */
export interface BuffaloCowsPlaced {
  type: "cows_placed";
  seat: number;
  colour: BuffaloColour;
  pasture: BuffaloPastureKey;
  cows: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A pair gets nothing, because its pasture is full. */
export interface BuffaloPairLapsed {
  type: "pair_lapsed";
  seat: number;
  colour: BuffaloColour;
  pasture: BuffaloPastureKey;
  rule: string;
  audience: "everybody" | number[];
}

/** The last space of a pasture is taken, by this colour. */
export interface BuffaloPastureFilled {
  type: "pasture_filled";
  pasture: BuffaloPastureKey;
  colour: BuffaloColour;
  rule: string;
  audience: "everybody" | number[];
}

/** A number of a bonus row falls to the herd of its rank. */
export interface BuffaloNumberStarted {
  type: "number_started";
  pasture: BuffaloPastureKey;
  rank: number;
  colour: BuffaloColour;
  cows: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The cattle market rewards the last space. */
export interface BuffaloMarketStarted {
  type: "market_started";
  pasture: BuffaloPastureKey;
  colour: BuffaloColour;
  cows: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A bonus cow is put; a forced one had to follow the cow before it. */
export interface BuffaloCowPut {
  type: "cow_put";
  seat: number;
  colour: BuffaloColour;
  pasture: BuffaloPastureKey;
  forced: boolean;
  rule: string;
  audience: "everybody" | number[];
}

/** Cows of a number stay in the supply. */
export interface BuffaloCowsForgone {
  type: "cows_forgone";
  seat: number;
  colour: BuffaloColour;
  cows: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The final bonus puts cows into the same pasture. */
export interface BuffaloFinalBonusPaid {
  type: "final_bonus_paid";
  seat: number;
  colour: BuffaloColour;
  pasture: BuffaloPastureKey;
  cows: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The game is over. */
export interface BuffaloGameEnded {
  type: "game_ended";
  reason: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A game as one seat, or with None a spectator, may know it. */
export interface BuffaloView {
  game: "buffalo";
  rules_version: number;
  options: BuffaloOptions;
  seat: number | null;
  phase: BuffaloPhaseKey;
  round: number;
  rounds: number;
  to_act: number[];
  seats: BuffaloSeatView[];
  pastures: BuffaloPastureView[];
  hand: string[];
  pairs: BuffaloPairView[];
  dealt: { [key: string]: BuffaloPastureKey[] };
  split: BuffaloColour[] | null;
  bid: string | null;
  begun: string | null;
  settling: BuffaloSettlingView | null;
  paying: BuffaloPayingView | null;
  resuming: BuffaloResumingView | null;
  markets: BuffaloMarketView[];
  waiting: BuffaloPastureKey[];
  outcome: Outcome | null;
}

/** What a table of Buffalo may choose. */
export interface BuffaloOptions {
  /** Bid in secret for the first choice of colour; the last bid is taken off the score (BV1). */
  auction: boolean;
  /**
   * The last space of a pasture is worth one or two more cows, at once and before all other
   * bonuses (BV2).
   */
  cattle_market: boolean;
  /** Show what a perfect memory would know, such as the cow cards already played (BV4). */
  memory_aid: boolean;
}

/** A seat as everybody sees it; `played` only with the memory aid (BV4). */
export interface BuffaloSeatView {
  seat: number;
  colours: BuffaloColour[];
  supply: number[];
  score: number;
  cards: number;
  has_chosen: boolean;
  bids: string[];
  played: string[] | null;
}

/** A pasture with its herds, largest first. */
export interface BuffaloPastureView {
  key: BuffaloPastureKey;
  name: string;
  spaces: number;
  free: number;
  bonus: number[];
  herds: { [key: string]: number };
}

/** A pair that may be seen. */
export interface BuffaloPairView {
  seat: number;
  pasture: BuffaloPastureKey | null;
  card: string;
  colour: BuffaloColour;
}

/** The pasture being settled, and the colours in order of placing. */
export interface BuffaloSettlingView {
  pasture: BuffaloPastureKey;
  order: BuffaloColour[];
  next: number;
}

/** The number being paid: by which pasture, to whom, and the cows still to put. */
export interface BuffaloPayingView {
  pasture: BuffaloPastureKey;
  rank: number;
  colour: BuffaloColour;
  cows: number;
}

/** BV2: a row that a market interrupts, and the rank it goes on with. */
export interface BuffaloResumingView {
  pasture: BuffaloPastureKey;
  rank: number;
}

/** BV2: a market that waits: the pasture that filled, and the colour that is paid. */
export interface BuffaloMarketView {
  pasture: BuffaloPastureKey;
  colour: BuffaloColour;
}

/** How a game ended: scores and places by seat, and why. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
}

/** A game as its deal (or the position it starts from) and its actions. */
export interface BuffaloRecord {
  game: "buffalo";
  rules_version: number;
  seats: number;
  options: BuffaloOptions;
  seed: string;
  actions: BuffaloPlayed[];
  outcome?: Outcome;
  position?: BuffaloPosition;
  fairness?: Fairness;
}

/** One action of a record, and the seat that took it. */
export interface BuffaloPlayed {
  seat: number;
  action: BuffaloAction;
}

/** The whole truth of a game; `load` may be given less. */
export interface BuffaloPosition {
  game?: "buffalo";
  rules_version?: number | null;
  seats: number;
  options?: WantedBuffaloOptions;
  phase?: BuffaloPhaseKey | null;
  round?: number | null;
  colours?: BuffaloColour[][] | null;
  pastures?: { [key: string]: { [key: string]: number } } | null;
  supply?: { [key: string]: number } | null;
  hands?: string[][] | null;
  chosen?: BuffaloPairPosition[][] | null;
  settling?: BuffaloSettlingPosition | null;
  paying?: BuffaloPayingPosition | null;
  resuming?: BuffaloResumingPosition | null;
  markets?: BuffaloMarketPosition[];
  waiting?: BuffaloPastureKey[];
  bids?: string[][] | null;
  begun?: (string | null)[] | null;
  pick_order?: number[] | null;
  dealt?: [[BuffaloPastureKey, BuffaloPastureKey, BuffaloPastureKey], [BuffaloPastureKey, BuffaloPastureKey, BuffaloPastureKey]] | null;
  assigned?: ([BuffaloColour, BuffaloColour, BuffaloColour] | null)[] | null;
  discarded?: string[][] | null;
  end?: BuffaloEndKey | null;
  tiebreak?: number[] | null;
  chance?: ChancePosition | null;
}

/** What a table of Buffalo may choose. */
export interface WantedBuffaloOptions {
  /** Bid in secret for the first choice of colour; the last bid is taken off the score (BV1). */
  auction?: boolean;
  /**
   * The last space of a pasture is worth one or two more cows, at once and before all other
   * bonuses (BV2).
   */
  cattle_market?: boolean;
  /** Show what a perfect memory would know, such as the cow cards already played (BV4). */
  memory_aid?: boolean;
}

/** A chosen pair: no pasture by B7 and B24, a colour with two players only. */
export interface BuffaloPairPosition {
  pasture: BuffaloPastureKey | null;
  card: string;
  colour?: BuffaloColour | null;
}

/** The pasture being settled, its colours in order of placing, and which of them is next. */
export interface BuffaloSettlingPosition {
  pasture: BuffaloPastureKey;
  order?: BuffaloColour[] | null;
  next?: number | null;
}

/** The number being paid: its pasture, rank, colour, and the cows still to put. */
export interface BuffaloPayingPosition {
  pasture: BuffaloPastureKey;
  rank?: number;
  colour?: BuffaloColour | null;
  cows?: number | null;
}

/** BV2: the row that a market interrupts, and the rank it goes on with. */
export interface BuffaloResumingPosition {
  pasture: BuffaloPastureKey;
  rank: number;
}

/** BV2: a market that waits, and the colour that took the last space. */
export interface BuffaloMarketPosition {
  pasture: BuffaloPastureKey;
  colour: BuffaloColour;
}

/** The stream of chance: its key, the number of the block, how many words of it are used. */
export interface ChancePosition {
  key: string;
  counter?: number;
  used?: number;
}

// Herr der Ziegen.

export type GoatsEndKey = "line_empty" | "nothing_to_take";

export type GoatsKind =
  | "astronaut"
  | "chef"
  | "cowboy"
  | "disco"
  | "diver"
  | "elvis"
  | "football"
  | "granny"
  | "hippie"
  | "knight"
  | "ninja"
  | "pharaoh"
  | "pirate"
  | "polar"
  | "punk"
  | "vampire"
  | "viking"
  | "wizard";

export type GoatsPhaseKey = "consenting" | "dogs" | "herding" | "over" | "playing" | "taking";

/** An action of Herr der Ziegen. */
export type GoatsAction =
  | GoatsRedraw
  | GoatsKeep
  | GoatsPlay
  | GoatsTake
  | GoatsHerd
  | GoatsStay
  | GoatsAgree
  | GoatsRefuse;

/** Put a number of dogs aside and draw new cards for them, before the first turn. */
export interface GoatsRedraw {
  type: "redraw";
  dogs: number;
}

/** Keep the hand, before the first turn. */
export interface GoatsKeep {
  type: "keep";
}

/** Play a card and move the large goat by its number. */
export interface GoatsPlay {
  type: "play";
  card: string;
}

/** Take a card of the large goat's line. */
export interface GoatsTake {
  type: "take";
  cell: string;
}

/** Move an own marked card within its row or its column. */
export interface GoatsHerd {
  type: "herd";
  from: string;
  to: string;
}

/** Leave the meadow as it is. */
export interface GoatsStay {
  type: "stay";
}

/** Agree to the swap that was asked. */
export interface GoatsAgree {
  type: "agree";
}

/** Refuse the swap that was asked. */
export interface GoatsRefuse {
  type: "refuse";
}

/** An event of Herr der Ziegen. */
export type GoatsEvent =
  | GoatsDogsPutAside
  | GoatsCardDrawn
  | GoatsHandKept
  | GoatsDogsShuffledIn
  | GoatsCardPlayed
  | GoatsCardBoxed
  | GoatsGoatWalked
  | GoatsCardTaken
  | GoatsGapFilled
  | GoatsGapLeft
  | GoatsKindWon
  | GoatsCardMarked
  | GoatsCardLeftNeutral
  | GoatsCardShown
  | GoatsSwapAsked
  | GoatsSwapRefused
  | GoatsCardHerded
  | GoatsHerdingDeclined
  | GoatsGameEnded;

/** A seat puts dogs aside, openly. */
export interface GoatsDogsPutAside {
  type: "dogs_put_aside";
  seat: number;
  dogs: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A card a seat draws for a dog; nobody else sees it. */
export interface GoatsCardDrawn {
  type: "card_drawn";
  seat: number;
  card: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat keeps its hand. */
export interface GoatsHandKept {
  type: "hand_kept";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The dogs put aside go into the pile. */
export interface GoatsDogsShuffledIn {
  type: "dogs_shuffled_in";
  dogs: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A card is played face up. */
export interface GoatsCardPlayed {
  type: "card_played";
  seat: number;
  card: string;
  rule: string;
  audience: "everybody" | number[];
}

/** The card played is of a decided kind and leaves the game. */
export interface GoatsCardBoxed {
  type: "card_boxed";
  seat: number;
  card: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A large goat walks round the outside. */
export interface GoatsGoatWalked {
  type: "goat_walked";
  seat: number;
  from: number;
  to: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A card of the meadow goes to a hand. */
export interface GoatsCardTaken {
  type: "card_taken";
  seat: number;
  card: string;
  cell: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A card of the pile fills the gap. */
export interface GoatsGapFilled {
  type: "gap_filled";
  card: string;
  cell: string;
  rule: string;
  audience: "everybody" | number[];
}

/** The pile is used up, and the gap stays empty. */
export interface GoatsGapLeft {
  type: "gap_left";
  cell: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat wins a kind: by eight points, or by the fourth card. */
export interface GoatsKindWon {
  type: "kind_won";
  seat: number;
  kind: GoatsKind;
  by_fourth: boolean;
  rule: string;
  audience: "everybody" | number[];
}

/** A small goat of the winner goes on a card. */
export interface GoatsCardMarked {
  type: "card_marked";
  seat: number;
  card: string;
  cell: string;
  rule: string;
  audience: "everybody" | number[];
}

/** The winner of the kind has no small goat left for a card. */
export interface GoatsCardLeftNeutral {
  type: "card_left_neutral";
  seat: number;
  card: string;
  cell: string;
  rule: string;
  audience: "everybody" | number[];
}

/** The fifth card of a kind is shown, and stays in the hand. */
export interface GoatsCardShown {
  type: "card_shown";
  seat: number;
  card: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A player asks an opponent to agree to a swap. */
export interface GoatsSwapAsked {
  type: "swap_asked";
  seat: number;
  from: string;
  to: string;
  opponent: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The opponent who was asked refuses. */
export interface GoatsSwapRefused {
  type: "swap_refused";
  seat: number;
  from: string;
  to: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A marked card is moved; an opponent who agreed to it is named. */
export interface GoatsCardHerded {
  type: "card_herded";
  seat: number;
  from: string;
  to: string;
  opponent: number | null;
  rule: string;
  audience: "everybody" | number[];
}

/** A player leaves the meadow as it is. */
export interface GoatsHerdingDeclined {
  type: "herding_declined";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The game is over. */
export interface GoatsGameEnded {
  type: "game_ended";
  reason: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A game as one seat, or with None a spectator, may know it. */
export interface GoatsView {
  game: "goats";
  rules_version: number;
  options: GoatsOptions;
  seat: number | null;
  phase: GoatsPhaseKey;
  turn: number;
  starter: number;
  to_act: number[];
  removed: GoatsKind[];
  kinds: { [key: string]: number };
  meadow: (string | null)[][];
  marked: { [key: string]: number };
  doubled: string[];
  closing: string[];
  takable: string[][];
  seats: GoatsSeatView[];
  hand: string[];
  walks: GoatsWalkView[];
  played: string | null;
  asked: GoatsSwapView | null;
  may_ask: boolean;
  pile: number;
  aside: number;
  boxed: string[] | null;
  in_pile: string[] | null;
  outcome: Outcome | null;
}

/** What a table of Herr der Ziegen may choose. */
export interface GoatsOptions {
  /**
   * Show what a perfect memory would know, such as the cards that others have taken from the
   * meadow (GV1).
   */
  memory_aid: boolean;
}

/** A seat as everybody sees it; `known` cards of its hand only with the memory aid (GV1). */
export interface GoatsSeatView {
  seat: number;
  stable: string;
  goat: number;
  line: string[];
  small_goats: number;
  cards: number;
  display: string[];
  milk: number;
  meadow_points: number;
  milk_points: number;
  score: number;
  known: string[] | null;
}

/** Where a card of the own hand leads; the game ends where nothing can be taken in the line. */
export interface GoatsWalkView {
  card: string;
  position: number;
  line: number;
}

/** A swap that an opponent is asked to agree to. */
export interface GoatsSwapView {
  from: string;
  to: string;
  opponent: number;
}

/** A game as its deal (or the position it starts from) and its actions. */
export interface GoatsRecord {
  game: "goats";
  rules_version: number;
  seats: number;
  options: GoatsOptions;
  seed: string;
  actions: GoatsPlayed[];
  outcome?: Outcome;
  position?: GoatsPosition;
  fairness?: Fairness;
}

/** One action of a record, and the seat that took it. */
export interface GoatsPlayed {
  seat: number;
  action: GoatsAction;
}

/** The whole truth of a game; `load` may be given less. */
export interface GoatsPosition {
  game?: "goats";
  rules_version?: number | null;
  seats: number;
  options?: WantedGoatsOptions;
  phase?: GoatsPhaseKey | null;
  turn?: number | null;
  starter?: number | null;
  removed?: GoatsKind[] | null;
  meadow?: (string | null)[][] | null;
  marked?: { [key: string]: number } | null;
  hands?: string[][] | null;
  displays?: string[][] | null;
  pile?: string[] | null;
  goats?: number[] | null;
  kinds?: { [key: string]: number } | null;
  boxed?: string[] | null;
  played?: string | null;
  known?: string[][] | null;
  in_pile?: string[] | null;
  asked?: GoatsSwapPosition | null;
  refused?: boolean;
  aside?: number;
  end?: GoatsEndKey | null;
  chance?: ChancePosition | null;
}

/** What a table of Herr der Ziegen may choose. */
export interface WantedGoatsOptions {
  /**
   * Show what a perfect memory would know, such as the cards that others have taken from the
   * meadow (GV1).
   */
  memory_aid?: boolean;
}

/** The swap an opponent is asked to agree to. */
export interface GoatsSwapPosition {
  from: string;
  to: string;
}

// Zoff im Zoo.

export type ZooCard =
  | "crocodile"
  | "elephant"
  | "fish"
  | "fox"
  | "hedgehog"
  | "joker"
  | "lion"
  | "mosquito"
  | "mouse"
  | "perch"
  | "polar-bear"
  | "seal"
  | "whale";

export type ZooEndKey = "fifty_rounds" | "target";

export type ZooPhaseKey = "answering" | "beating" | "exchanging" | "leading" | "over";

/** An action of Zoff im Zoo. */
export type ZooAction =
  | ZooPlay
  | ZooPass
  | ZooAsk
  | ZooGive
  | ZooRefuse
  | ZooPush
  | ZooKeep
  | ZooReturn
  | ZooSetAside;

/** Play a set: lead it, or beat the one on top. */
export interface ZooPlay {
  type: "play";
  cards: ZooCard[];
}

/** Let the set on top stand for now. */
export interface ZooPass {
  type: "pass";
}

/** Show some cards of a set that would beat; the partner may add what is missing. */
export interface ZooAsk {
  type: "ask";
  cards: ZooCard[];
}

/** Hand the partner exactly the missing cards. */
export interface ZooGive {
  type: "give";
  cards: ZooCard[];
}

/** Give the partner nothing. */
export interface ZooRefuse {
  type: "refuse";
}

/** Push two cards face down to the senior. */
export interface ZooPush {
  type: "push";
  cards: [ZooCard, ZooCard];
}

/** Exchange nothing. */
export interface ZooKeep {
  type: "keep";
}

/** Push two cards back to the junior. */
export interface ZooReturn {
  type: "return";
  cards: [ZooCard, ZooCard];
}

/** Lay none, one or two cards face down among the own tricks. */
export interface ZooSetAside {
  type: "set_aside";
  cards: ZooCard[];
}

/** An event of Zoff im Zoo. */
export type ZooEvent =
  | ZooRoundStarted
  | ZooTeamFormed
  | ZooCardsPushed
  | ZooPushMade
  | ZooCardsKept
  | ZooCardsReturned
  | ZooReturnMade
  | ZooCardsLaid
  | ZooLayingMade
  | ZooSetLed
  | ZooSetPlayed
  | ZooPassed
  | ZooQuestionAsked
  | ZooCardsGiven
  | ZooQuestionRefused
  | ZooWentOut
  | ZooTrickWon
  | ZooLeadPassed
  | ZooRoundEnded
  | ZooPointsScored
  | ZooStandingsFixed
  | ZooGameEnded;

/** Cards are dealt; the leader leads the first trick. */
export interface ZooRoundStarted {
  type: "round_started";
  round: number;
  dealer: number;
  leader: number;
  rule: string;
  audience: "everybody" | number[];
}

/** Two seats are partners in this round, or one is alone. */
export interface ZooTeamFormed {
  type: "team_formed";
  senior: number;
  junior: number | null;
  rule: string;
  audience: "everybody" | number[];
}

/** The cards that a junior pushed to the senior. */
export interface ZooCardsPushed {
  type: "cards_pushed";
  junior: number;
  senior: number;
  cards: ZooCard[];
  rule: string;
  audience: "everybody" | number[];
}

/** A junior has pushed two cards. */
export interface ZooPushMade {
  type: "push_made";
  junior: number;
  senior: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A junior exchanges nothing. */
export interface ZooCardsKept {
  type: "cards_kept";
  junior: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The cards that a senior pushed back. */
export interface ZooCardsReturned {
  type: "cards_returned";
  senior: number;
  junior: number;
  cards: ZooCard[];
  rule: string;
  audience: "everybody" | number[];
}

/** A senior has pushed two cards back. */
export interface ZooReturnMade {
  type: "return_made";
  senior: number;
  junior: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The cards that a player alone laid among the own tricks. */
export interface ZooCardsLaid {
  type: "cards_laid";
  seat: number;
  cards: ZooCard[];
  rule: string;
  audience: "everybody" | number[];
}

/** A player alone has laid a number of cards among the own tricks. */
export interface ZooLayingMade {
  type: "laying_made";
  seat: number;
  number: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A set opens a trick. */
export interface ZooSetLed {
  type: "set_led";
  seat: number;
  cards: ZooCard[];
  rule: string;
  audience: "everybody" | number[];
}

/** A set beats the one before it. */
export interface ZooSetPlayed {
  type: "set_played";
  seat: number;
  cards: ZooCard[];
  rule: string;
  audience: "everybody" | number[];
}

/** A seat has passed. */
export interface ZooPassed {
  type: "passed";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A junior shows cards and asks the senior for what is missing. */
export interface ZooQuestionAsked {
  type: "question_asked";
  junior: number;
  senior: number;
  cards: ZooCard[];
  rule: string;
  audience: "everybody" | number[];
}

/** A senior hands over the missing cards. */
export interface ZooCardsGiven {
  type: "cards_given";
  senior: number;
  junior: number;
  cards: ZooCard[];
  rule: string;
  audience: "everybody" | number[];
}

/** A senior gives nothing; the shown cards go back to the hand. */
export interface ZooQuestionRefused {
  type: "question_refused";
  senior: number;
  junior: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat has no card left; place 1 is the first to go out. */
export interface ZooWentOut {
  type: "went_out";
  seat: number;
  place: number;
  rule: string;
  audience: "everybody" | number[];
}

/** Nobody beats the last set: its player takes the trick. */
export interface ZooTrickWon {
  type: "trick_won";
  seat: number;
  sets: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat that holds only the joker cannot lead. */
export interface ZooLeadPassed {
  type: "lead_passed";
  seat: number;
  rule: string;
  audience: "everybody" | number[];
}

/** At most one player holds cards. */
export interface ZooRoundEnded {
  type: "round_ended";
  round: number;
  rule: string;
  audience: "everybody" | number[];
}

/** A seat's points of the round, by where they come from, and its new total. */
export interface ZooPointsScored {
  type: "points_scored";
  seat: number;
  order: number;
  team: number;
  lions: number;
  hedgehog: number;
  total: number;
  rule: string;
  audience: "everybody" | number[];
}

/** The seats in the order of the standings. */
export interface ZooStandingsFixed {
  type: "standings_fixed";
  standings: number[];
  rule: string;
  audience: "everybody" | number[];
}

/** The game is over. */
export interface ZooGameEnded {
  type: "game_ended";
  reason: string;
  rule: string;
  audience: "everybody" | number[];
}

/** A game as one seat, or with None a spectator, may know it. */
export interface ZooView {
  game: "zoo";
  rules_version: number;
  options: ZooOptions;
  seat: number | null;
  phase: ZooPhaseKey;
  round: number;
  dealer: number;
  turn: number;
  to_act: number[];
  seats: ZooSeatView[];
  hand: ZooCard[];
  trick: ZooSetView[];
  passed: number[];
  asked: ZooQuestionView | null;
  received: ZooCard[] | null;
  gave: ZooCard[] | null;
  teams: number[][];
  standings: number[];
  outcome: Outcome | null;
}

/** What a table of Zoo may choose. */
export interface ZooOptions {
  /**
   * From the second round on four and more players play in changing teams, with exchange and
   * asking (Z14).
   */
  partners: boolean;
  /** The game ends when two players, of three players one, have this many points (Z24). */
  target: number;
  /** Show what a perfect memory would know, such as the cards already played (ZV1). */
  memory_aid: boolean;
}

/** A seat as everybody sees it; with the memory aid also what it played, won and showed. */
export interface ZooSeatView {
  seat: number;
  cards: number;
  score: number;
  place: number;
  partner: number | null;
  is_junior: boolean;
  out: number | null;
  pile: number;
  handed: number | null;
  played: ZooCard[] | null;
  taken: ZooCard[] | null;
  known: ZooCard[] | null;
}

/** A set on the table: who played it, and what it counts as. */
export interface ZooSetView {
  seat: number;
  cards: ZooCard[];
  animal: string;
  number: number;
}

/** A question that the partner has to answer. */
export interface ZooQuestionView {
  by: number;
  partner: number;
  cards: ZooCard[];
}

/** A game as its deal (or the position it starts from) and its actions. */
export interface ZooRecord {
  game: "zoo";
  rules_version: number;
  seats: number;
  options: ZooOptions;
  seed: string;
  actions: ZooPlayed[];
  outcome?: Outcome;
  position?: ZooPosition;
  fairness?: Fairness;
}

/** One action of a record, and the seat that took it. */
export interface ZooPlayed {
  seat: number;
  action: ZooAction;
}

/** The whole truth of a game; `load` may be given less. */
export interface ZooPosition {
  game?: "zoo";
  rules_version?: number | null;
  seats: number;
  options?: WantedZooOptions;
  phase?: ZooPhaseKey | null;
  round?: number | null;
  dealer?: number | null;
  turn?: number | null;
  hands?: ZooCard[][] | null;
  trick?: ZooPlayPosition[];
  passed?: number[] | null;
  taken?: ZooCard[][] | null;
  out?: number[] | null;
  teams?: number[][] | null;
  asked?: ZooAskedPosition | null;
  scores?: number[] | null;
  standings?: number[] | null;
  exchanging?: number[] | null;
  handed?: ZooCard[][] | null;
  played?: ZooCard[][] | null;
  shown?: ZooCard[][] | null;
  end?: ZooEndKey | null;
  chance?: ChancePosition | null;
}

/** What a table of Zoo may choose. */
export interface WantedZooOptions {
  /**
   * From the second round on four and more players play in changing teams, with exchange and
   * asking (Z14).
   */
  partners?: boolean;
  /** The game ends when two players, of three players one, have this many points (Z24). */
  target?: number;
  /** Show what a perfect memory would know, such as the cards already played (ZV1). */
  memory_aid?: boolean;
}

/** A set of the running trick and who played it. */
export interface ZooPlayPosition {
  seat: number;
  cards: ZooCard[];
}

/** The cards that a junior shows while the partner answers. */
export interface ZooAskedPosition {
  by: number;
  cards: ZooCard[];
}

// What is asked over HTTP.

/** All games; clocks as JSON Schema, and the quick phrases of the chat. */
export interface GamesShown {
  games: GameShown[];
  clocks: { [key: string]: unknown };
  phrases: string[];
}

/** A game: how many may play, and its options as JSON Schema. */
export interface GameShown {
  key: string;
  name: string;
  seats: number[];
  rules_version: number;
  options: { [key: string]: unknown };
  bots: BotShown[];
}

/** A bot that may take a seat. */
export interface BotShown {
  name: string;
  description: string;
}

/** After how many days this host deletes: tables never started, chat, people who stay away. */
export interface DaysKept {
  keep_unstarted: number;
  keep_chat: number;
  keep_people: number;
}

/** Who asks: their nickname, since when they are known, and whether they are a bot. */
export interface Me {
  name: string;
  created: number;
  bot: boolean;
}

/** The nickname by which others shall know somebody. */
export interface Entering {
  /** A nickname. */
  name: string;
}

/** A link that makes another device the same person, once; the QR code is SVG. */
export interface DeviceLink {
  url: string;
  qr: string;
  expires: number;
}

/** The secret of a link to another device. */
export interface Claim {
  token: string;
}

/** All bots of the person who asks. */
export interface OwnBots {
  bots: OwnBot[];
}

/** A bot of the person who asks. */
export interface OwnBot {
  id: string;
  label: string;
  created: number;
}

/** What to call a bot. */
export interface Naming {
  /** A name for the bot. */
  label: string;
}

/** A bot and its token, which is never shown again. */
export interface NewBot {
  id: string;
  label: string;
  created: number;
  token: string;
}

/** The tables of who asks, those that wait for them first, then the newest. */
export interface MyTables {
  tables: MyTable[];
}

/** A table of who asks: their seat, and whether the game waits for them. */
export interface MyTable {
  table: Listed;
  seat: number | null;
  your_turn: boolean;
}

/** A table in a list; `to_act` is kept where turns take days. */
export interface Listed {
  id: string;
  game: GameKey;
  status: Status;
  options: { [key: string]: number | string | boolean | null };
  clock: Clock;
  seats: ListedSeat[];
  host: string;
  opened_at: number;
  to_act: number[] | null;
  scores: number[] | null;
  rematch: string;
}

/** A seat of a table in a list. */
export interface ListedSeat {
  kind: SeatKind;
  name: string;
}

/** All that is kept about who asks; of games that still run, not what was played. */
export interface MyData {
  id: string;
  name: string;
  created: number;
  seen: number;
  bots: OwnBot[];
  tables: Listed[];
  entries: Kept[];
  reports: MyReport[];
}

/** Something that who asks did at a table, as it is kept. */
export interface Kept {
  table: string;
  at: number;
  entry: { [key: string]: unknown };
}

/** A report of who asks about somebody at a table. */
export interface MyReport {
  table: string;
  at: number;
  text: string;
}

/** Tables of one game only. */
export interface OfGame {
  /** The key of a game. */
  game?: string | null;
}

/** Public tables that wait for players, newest first. */
export interface OpenTables {
  tables: Listed[];
}

/** A table to open: its settings, who opens it, bots by seat, and whether to start at once. */
export interface Opening {
  settings: WantedSettings;
  /** The nickname of who opens it. */
  name: string;
  seat?: number | null;
  /** Bots by seat. */
  bots?: { [key: number]: string };
  /** The bot for all other seats, if any. */
  fill?: string;
  start?: boolean;
  /** A position to start from, in place of a deal. */
  position?: Position | null;
}

/** A table that was opened, and what lets others in. */
export interface NewTable {
  id: string;
  code: string;
  join_key: string;
  watch_key: string;
}

/** The key that came with the link to a table. */
export interface Keyed {
  /** The key of an invitation. */
  key?: string;
}

/**
 * A command was carried out, now or before.
 *
 * `seq` numbers the last news of the sender's role, `table` is where a rematch is played.
 */
export interface Carried {
  type: "done";
  id: string;
  seq: number;
  table?: string;
}

/** A moment of a game by the number of the news that told of it. */
export interface Moment {
  /** The `seq` of a message to the own role. */
  at: number;
  /** The key of an invitation. */
  key?: string;
}

/** The own view as it was after the news numbered `seq`, and what these told of. */
export interface Past {
  seq: number;
  last: number;
  time: number;
  status: Status;
  view: View | null;
  events: GameEvent[];
}

/** Some steps of a game, through somebody's eyes. */
export interface Stretch {
  /** A seat, `watch`, or `all`. */
  eyes?: string;
  from?: number;
  count?: number;
  /** The key of an invitation. */
  key?: string;
}

/** Steps of a finished game; `last` is the number of the last step there is. */
export interface Replay {
  id: string;
  eyes: string;
  last: number;
  steps: ReplayStep[];
}

/**
 * The game after so many actions: who did what last, what happened, what changed.
 *
 * The first step of an answer has the whole `view` (and `truth`), the others the changes to it.
 */
export interface ReplayStep {
  number: number;
  seat?: number;
  action?: GameAction;
  events?: GameEvent[];
  view?: View;
  changes?: Patch[];
  truth?: Position;
  truth_changes?: Patch[];
}

/** Whether a deal was fair: what was checked, or what does not fit. */
export interface Verified {
  fair: boolean;
  message: string;
  checked: string[];
  commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
}

/** How far the analysis of a game is, in decisions; the analysis itself when it is made. */
export interface AnalysisShown {
  /** Not asked for, waiting for others, being made, or made. */
  status: "done" | "none" | "running" | "waiting";
  done: number;
  /** How many there are; 0 until that is known. */
  total: number;
  analysis: Analysis | null;
}

/**
 * A game in chances: the curve, and for each seat what cost most, the worst first.
 *
 * `decisions` is how many were looked at: those with more than one way to go. `iterations` is how
 * long each of them was thought about.
 */
export interface Analysis {
  version: number;
  seats: number;
  decisions: number;
  iterations: number;
  points: Point[];
  missteps: Misstep[];
}

/**
 * The chances of all seats to win after so many actions, as `seat` could know them then.
 *
 * `seat` is the one that decides next; None at the end, where the chances are the outcome.
 */
export interface Point {
  step: number;
  seat: number | null;
  chances: number[];
}

/**
 * A decision that cost its seat something, by what the seat could know.
 *
 * It was taken after `step` actions; `cost` is what the chance to win lost by it, and `error`
 * half of the 95 % interval of that.
 */
export interface Misstep {
  step: number;
  seat: number;
  played: Suggestion;
  better: Suggestion;
  cost: number;
  error: number;
}

/** A table to open at a step of a finished game. */
export interface Continuing {
  step: number;
  name: string;
  seat?: number | null;
  bots?: { [key: number]: string };
  fill?: string;
  start?: boolean;
  public?: boolean;
}

/** The table that has a code, and the key that lets somebody join it. */
export interface Invitation {
  id: string;
  key: string;
}

/** All is well. */
export interface Well {
  status: string;
}

/**
 * Why something was refused; nothing was changed.
 *
 * `key` names the reason for a page that translates it, `rule` the rule of the game that
 * refuses an action, `wait` the seconds after which to ask again.
 */
export interface Problem {
  key: string;
  message: string;
  rule?: string;
  wait?: number;
}

/** By method and path under /api/v1: what goes with it, and what is answered. */
export interface Endpoints {
  /** The games there are, with what a table may choose. */
  "GET /games": { answer: GamesShown; };
  /** How long this host keeps what it knows, in days. */
  "GET /keeping": { answer: DaysKept; };
  /** Who asks; a cookie that is getting old is made new. */
  "GET /me": { answer: Me; };
  /** Become known by a nickname, or change it; who is new gets a cookie. */
  "POST /me": { body: Entering; answer: Me; };
  /** Delete all that is kept about who asks, and about their bots; games stay, without names. */
  "DELETE /me": { answer: null; };
  /** Make a link to another device, in place of one made before. */
  "POST /me/links": { answer: DeviceLink; };
  /** Be the person who made a link; it is used up by this. */
  "POST /me/claim": { body: Claim; answer: Me; };
  /** The bots of who asks. */
  "GET /me/bots": { answer: OwnBots; };
  /** Make a bot; its token is shown this once. */
  "POST /me/bots": { body: Naming; answer: NewBot; };
  /** Delete a bot, its token, and all that is kept about it. */
  "DELETE /me/bots/{bot}": { answer: null; };
  /** The tables of who asks, those that wait for them first. */
  "GET /me/tables": { answer: MyTables; };
  /** All that is kept about who asks. */
  "GET /me/data": { answer: MyData; };
  /** Public tables that wait for players. */
  "GET /tables": { query: OfGame; answer: OpenTables; };
  /** Open a table: from a deal, or from a position. */
  "POST /tables": { body: Opening; answer: NewTable; };
  /** A whole table as the role of who asks may know it. */
  "GET /tables/{table}": { query: Keyed; answer: Snapshot; };
  /** Ask something of a table: the same commands as on its socket. */
  "POST /tables/{table}/commands": { query: Keyed; body: Command; answer: Carried | Why | Advised | Pong; };
  /** The own view as it was; while a game runs only where the table has the memory aid. */
  "GET /tables/{table}/history": { query: Moment; answer: Past; };
  /** Steps of a finished game through the eyes of a seat, of who watches, or of nobody's veil. */
  "GET /tables/{table}/replay": { query: Stretch; answer: Replay; };
  /** The record of a finished game, as a file. */
  "GET /tables/{table}/record": { query: Keyed; answer: GameRecord; };
  /** Check the proof of a finished game: its deal, its actions, its outcome. */
  "GET /tables/{table}/verify": { query: Keyed; answer: Verified; };
  /** The analysis of a finished game, as far as it is. */
  "GET /tables/{table}/analysis": { query: Keyed; answer: AnalysisShown; };
  /** Let a finished game be analysed; nothing is done twice. */
  "POST /tables/{table}/analysis": { query: Keyed; answer: AnalysisShown; };
  /** Open a table at a step of a finished game. */
  "POST /tables/{table}/continue": { query: Keyed; body: Continuing; answer: NewTable; };
  /** The table whose code was read aloud, and the key that lets somebody join it. */
  "GET /codes/{code}": { answer: Invitation; };
  /** Lay a record open at a table of its own, to replay and to go on from. */
  "POST /records": { body: GameRecord; answer: NewTable; };
  /** Whether the process answers at all. */
  "GET /health": { answer: Well; };
  /** Whether the process can serve: its store and its bus answer, and it is not ending. */
  "GET /ready": { answer: Well; };
}
