/** Keys and clicks that mean something anywhere at the table. */
import type { AnyTurn } from '../lib/context.ts';
import type { Turn } from './turn.svelte.ts';

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.closest('input, select, textarea, dialog') !== null);
}

export function keys(event: KeyboardEvent, turn: AnyTurn): void {
  if (event.ctrlKey && event.key === 'z' && turn.table.shown?.can_undo) {
    event.preventDefault();
    turn.table.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (event.key === 'Escape') {
    turn.back();
    turn.table.skip();
  } else if (event.key === 'u' && turn.table.shown?.can_undo) turn.table.undo();
  else if (event.key === 'e' && turn.end) turn.choose(turn.end);
  else if (event.key === 'o' && turn.table.yourTurn) turn.listing = !turn.listing;
  else if (event.key === 'h') void turn.table.hints.toggle();
}

/** A click beside the choices that lie on the board puts them into the bar. */
export function press(event: PointerEvent, turn: Turn): void {
  turn.touching = event.pointerType === 'touch';
  turn.byKeys = false;
  const near = event.target instanceof Element && event.target.closest('.popover, .place') !== null;
  if (!near && turn.beside && !turn.selected) turn.aside = true;
}
