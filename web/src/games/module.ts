/** What the page asks of each game; a game's own folder is loaded when its table is opened. */

import type { Component, Snippet } from "svelte";
import type { SoundName } from "../device/sounds.ts";
import type { Action, OpaqueView } from "../net/changes.ts";
import type { Batch } from "../net/link.svelte.ts";
import type { GameEvent, Reason } from "../wire.ts";

/** What a board is given: what was sent, and ways to ask. It decides nothing. */
export interface BoardProps<View, Action, Event> {
  view: View;
  /** The actions the server says are legal for this person's seat. */
  legal: Action[];
  /** This person's seat; null for spectators. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  /** The events that came last, to show what happened. */
  latest: Batch<Event>;
  /** What happened in the game before that and with it, as far as it is known. */
  story?: Event[];
  /** Whether nobody can act on the board: a replay, a paused or finished game. */
  still: boolean;
  /** A text of the game. */
  say: Say;
  /** What stands beside the actions: what is on its way, Take back, a hint. It is given actions
   * that are prepared but were not sent. */
  beside?: Snippet<[Action[]]>;
  /** A choice to prepare, so that a press carries it out; each has its own number. */
  wanted: Wanted<Action> | null;
  /** What would help now, in one line; "" for nothing, and none where there is no such line. */
  goal?: string;
  act: (actions: Action[]) => Promise<boolean>;
  whyNot: (action: Action) => Promise<Reason | null>;
}

/** Why something is not possible, and the rule that says so; "" where no rule does. */
export interface Notice {
  text: string;
  rule: string;
}

/** A choice to prepare on the board: an action, and those that complete it. */
export interface Wanted<Action> {
  number: number;
  actions: Action[];
}

/** A text of the game by its key, in the language spoken. */
export type Say = (key: string, gaps?: Record<string, string | number>) => string;

/** What a reason speaks of. */
export type Fact = Reason["facts"][string];

/** One line next to a player's mark. */
export interface Standing {
  seat: number;
  /** What counts: points, cows, … */
  score: number | string;
  /** What the score is of, for a screen reader. */
  label: string;
  /** The colours a player has, as names of CSS variables, or none. */
  colours: string[];
  /** Cards in hand and such, short. */
  note: string;
  /** What the note is about. */
  about?: string;
  /** The seat of the partner, if there is one. */
  partner: number | null;
  /** What the player has just done, in a word: passed, ready. */
  state?: string;
  /** What the state means. */
  aboutState?: string;
  /** Whether the player takes no part at the moment. */
  isIdle?: boolean;
  /** Whether the player takes no part in the rest of the round. */
  isOut?: boolean;
}

/** What a sheet about one player is given. */
export interface SeatProps<View> {
  view: View;
  seat: number;
  names: string[];
  say: Say;
}

/** Something worth a word when it happens for the first time. */
export interface Occasion<Key extends string = string> {
  /** The key of what the coach says. */
  text: Key;
  /** The part of the board that it is about; else the board. */
  mark?: string;
}

/** A game on one screen, by the keys of its texts. */
export interface Help<Key extends string = string> {
  /** What one plays for, in a sentence or two. */
  aim: Key;
  turn: { picture: Component; text: Key }[];
  scoring: Key[];
}

/** A heading of the log: of a round (1), or of a part of one (2), which may have no words. */
export interface Chapter {
  level: 1 | 2;
  text: string;
}

/** Something that a player did, for those who look back: where on the board it was. */
export interface Deed {
  seat: number;
  marks: string[];
}

/** A moment of what has just happened: the game as it was then, and what led to it. */
export interface Scene<View = OpaqueView, Event = GameEvent> {
  view: View;
  events: Event[];
  /** How long it is shown, in milliseconds. */
  lasts: number;
}

/** Some of a player's points, and what they are for. */
export interface Part {
  name: string;
  points: number;
}

export interface GameModule<View, Action, Event> {
  key: string;
  Board: Component<BoardProps<View, Action, Event>>;
  /** All that is known of one player; a press on the player's mark opens it. */
  SeatFacts?: Component<SeatProps<View>>;
  /** An event as a sentence; "" for one that needs none. */
  tell: (event: Event, names: string[], say: Say) => string;
  /** The same for those who hear the board, where it differs. */
  announce?: (event: Event, names: string[], say: Say) => string;
  /** What the log tells from an event on under a heading; null where the last one goes on. */
  chapter?: (event: Event, names: string[], say: Say) => Chapter | null;
  /** Why an action is refused, as a sentence. */
  explain: (reason: Reason, say: Say, names: string[]) => string;
  /** An action in a few words. */
  name: (action: Action, view: View, names: string[], say: Say) => string;
  /** What on the board an action is about: the `data-mark` of its cards, places and buttons. */
  marks: (action: Action) => string[];
  /** What the reason of a suggestion speaks of, in words. */
  fact: (name: string, fact: Fact, names: string[], say: Say) => string | number;
  /** Each player's standing, by seat. */
  standings: (view: View, say: Say) => Standing[];
  /** What a player did with an event, if that is worth a line to those whose turn comes. */
  deed?: (event: Event) => Deed | null;
  /** How an event sounds; without this, everything sounds like a card. */
  sound?: (event: Event) => SoundName | null;
  /** What is shown one after the other before a view; none where it is shown at once. */
  scenes?: (events: readonly Event[], view: View) => Scene<View, Event>[];
  /** By seat, what the points are made of: the same parts for all, also those of no points. */
  parts?: (view: View, story: readonly Event[], say: Say) => Part[][];
  /** By seat, what the events of a round have brought; for games that have rounds (`chapter`, 1). */
  gains?: (view: View, events: readonly Event[], say: Say) => Part[][];
  /** What is worth explaining of the end, such as a gain that scored nothing. */
  remarks?: (view: View, names: string[], say: Say) => string[];
  /** A large picture of a player's animal, for the end. */
  Emblem?: Component<{ view: View; seat: number }>;
  /** What decided between players level at the top, as a sentence; "" where nobody is. */
  tie?: (view: View, names: string[], say: Say) => string;
  /** What the game waits for, in a few words: round and phase. */
  headline: (view: View, say: Say) => string;
  /** What "?" shows; without it, the rules. */
  help?: Help;
  /** What the coach may speak of: after these events, at this position. */
  occasions?: (view: View, events: Event[]) => Occasion[];
  /** What would help now, in one line; "" for nothing. */
  goal?: (view: View, names: string[], say: Say) => string;
  /** The whole position in words, paragraph by paragraph, for screen readers. */
  describe: (view: View, names: string[], say: Say) => string[];
}

/**
 * A game's module as the rest of the page holds it: it passes on the views, actions and events
 * that the server sends for this game, and does not look inside them.
 */
export type OpaqueGame = GameModule<OpaqueView, Action, GameEvent>;
