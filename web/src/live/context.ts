/** What the parts of a table's screen share. */
import { getContext, setContext } from 'svelte';
import type { Turn } from '../turn/turn.svelte.ts';
import type { Option } from '../table/game.ts';
import type { TableStore } from './table.svelte.ts';

const KEY = Symbol('turn');

/** The turn at hand, as far as it is alike in all games. */
export interface AnyTurn {
  readonly table: TableStore;
  /** As small as a phone. */
  readonly phone: { readonly current: boolean };
  /** All options are listed. */
  listing: boolean;
  /** The last choice was made by key. */
  byKeys: boolean;
  touching: boolean;
  /** The option that ends the turn. */
  readonly end: Option | null;
  choose(option: Option): void;
  /** Esc: what was picked up goes back. */
  back(): void;
}

export function share<T extends AnyTurn>(turn: T): T {
  return setContext(KEY, turn);
}

/** For the parts of the board game's screen. */
export function useTurn(): Turn {
  return getContext<Turn>(KEY);
}

/** For the parts that all games share. */
export function useAnyTurn(): AnyTurn {
  return getContext<AnyTurn>(KEY);
}
