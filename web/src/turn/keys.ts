/** Keys that work anywhere at the table. */
import type { Turn } from './turn.svelte.ts';

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.closest('input, select, textarea, dialog') !== null);
}

export function keys(event: KeyboardEvent, turn: Turn): void {
  if (event.ctrlKey && event.key === 'z' && turn.table.shown?.can_undo) {
    event.preventDefault();
    turn.table.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (event.key === 'Escape') {
    turn.reset();
    turn.table.skip();
  } else if (event.key === 'u' && turn.table.shown?.can_undo) turn.table.undo();
  else if (event.key === 'e' && turn.groups.end) turn.choose(turn.groups.end);
  else if (event.key === 'o' && turn.table.yourTurn) turn.listing = !turn.listing;
}
