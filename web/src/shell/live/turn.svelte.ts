/** The turn at hand, as far as it is alike in all games: what the parts of a table's screen share. */
import { getContext, setContext, untrack } from 'svelte';
import type { OptionInfo, Phrase } from '../../protocol/server.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { TableStore } from './table.svelte.ts';

const KEY = Symbol('turn');

/** Milliseconds before a turn ends by itself: where nothing is left, and where something could still be played. */
const GRACE = 2000;
const LONG_GRACE = 5000;
/** A turn is about to end by itself: after so many milliseconds; 0 if it is not. */
export const grace = $state({ ms: 0 });

export interface Turn {
  readonly table: TableStore;
  /** As small as a phone. */
  readonly phone: { readonly current: boolean };
  /** All options are listed. */
  listing: boolean;
  /** The last choice was made by key. */
  byKeys: boolean;
  touching: boolean;
  /** Every step is chosen, whatever the settings say: in a lesson. */
  readonly stepwise?: boolean;
  /** Besides the end of the turn only what can wait for another one is left. */
  readonly onlyPlays?: boolean;
  /** Why nothing could be done where the last choice led. */
  readonly why?: Phrase | null;
  /** The option that ends the turn. */
  readonly end: OptionInfo | null;
  choose(option: OptionInfo): void;
  /** Esc: what was picked up goes back. */
  back(): void;
  /** Begin anew: another state is shown. */
  reset(): void;
  /** The pointer was pressed, anywhere. */
  press?(event: PointerEvent): void;
  /** What is to be clicked first for an option that has no button yet. */
  leadsTo?(option: OptionInfo): Element | null;
}

/** Make it the turn of this screen and of all its parts. */
export function share<T extends Turn>(turn: T): T {
  const { table } = turn;
  // another state: what was picked up or pointed at is over
  $effect(() => {
    if (table.number >= 0 && !table.playing) untrack(() => turn.reset());
  });
  // nothing else can be done: the turn ends by itself, after a moment in which it can still be taken back
  $effect(() => {
    const { end } = turn;
    const nothing = table.options.length === 1;
    if (!end || !(nothing || turn.onlyPlays) || turn.stepwise || settings.stepwise || table.tookBack) return;
    const ms = (grace.ms = nothing ? GRACE : LONG_GRACE);
    const timer = setTimeout(() => turn.choose(end), ms);
    return () => {
      clearTimeout(timer);
      grace.ms = 0;
    };
  });
  return setContext(KEY, turn);
}

export function useTurn(): Turn {
  return getContext<Turn>(KEY);
}
