/** What the parts of a table's screen share. */
import { getContext, setContext } from 'svelte';
import type { Turn } from '../turn/turn.svelte.ts';

const KEY = Symbol('turn');

export function share(turn: Turn): Turn {
  return setContext(KEY, turn);
}

export function useTurn(): Turn {
  return getContext<Turn>(KEY);
}
