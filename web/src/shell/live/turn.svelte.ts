/** The turn at hand, as far as it is alike in all games: what the parts of a table's screen share. */
import { getContext, setContext, untrack } from 'svelte';
import type { OptionInfo, Phrase } from '../../protocol/server.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { TableStore } from './table.svelte.ts';

const KEY = Symbol('turn');

/** Milliseconds before a turn ends by itself; table.css draws them. */
const GRACE = 2000;
/** A turn is about to end by itself. */
export const grace = $state({ on: false });

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
    const left = table.options.length === 1 && end !== null;
    if (!left || turn.stepwise || settings.stepwise || table.tookBack) return;
    grace.on = true;
    const timer = setTimeout(() => turn.choose(end), GRACE);
    return () => {
      clearTimeout(timer);
      grace.on = false;
    };
  });
  return setContext(KEY, turn);
}

export function useTurn(): Turn {
  return getContext<Turn>(KEY);
}
