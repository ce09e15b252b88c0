/** What a search is asked, and what it answers. */

/** What stays the same while a player plays a game, packed. */
export interface Player {
  tables: Uint8Array;
  /** A fresh one. */
  evaluator: Uint8Array;
  /** Are the weights those of the wide network? */
  wide: boolean;
  weights: Uint8Array;
  parameters: Uint8Array;
  /** The fingerprint of the rules that packed these bytes, in hexadecimal. */
  source: string;
  seed: bigint;
}

/** One decision: the packed view of the seat that has to make it, and how long to think about it. */
export interface Question {
  view: Uint8Array;
  seat: number;
  /** The most simulations; without a time, exactly so many. */
  nodes: number;
  milliseconds?: number | undefined;
}

/** What a search found about one action. All are whole numbers, as the tree keeps them. */
export interface RootAction {
  action: number;
  visits: number;
  value: number;
  /** Of all its visits together: the chances to win, and their squares. */
  chances: number;
  squares: number;
}

/** Simulations to run: in a new tree, if there is a seed for it and a view, else in the last one. */
export interface Growth {
  nodes: number;
  /** How many players there are. */
  seats: number;
  /** Packed search parameters: they may force the first action. */
  parameters: Uint8Array;
  seed?: number | undefined;
  view?: Uint8Array | undefined;
}

/** All that is known of one action. */
export interface Grown {
  action: number;
  visits: number;
  /** Of each seat: the mean value; the chances of all visits, and their squares. */
  seats: [value: number, chances: number, squares: number][];
  /** How the search would go on, up to chance: actions, this one first. */
  line: number[];
}
