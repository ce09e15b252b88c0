/** Keys and clicks that mean something anywhere at a table. */
import type { Shortcut } from '../lib/shortcuts.ts';
import type { AnyTurn } from '../live/context.ts';
import type { Turn } from './turn.svelte.ts';

/** To the board, or to what can be done now. */
function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** The keys of every table; `?`, `/`, `w` and those of listening are in access/Access.svelte. */
export function tableKeys(turn: AnyTurn): Shortcut[] {
  const { table } = turn;
  return [
    { keys: ['Tab'], says: 'screen-key_tab' },
    {
      keys: ['n'],
      says: 'screen-key_now',
      run: () => focus(':is(.popover, .bar, .hand, .corner) button:not(:disabled)'),
    },
    {
      keys: ['u', 'Ctrl+z'],
      says: 'screen-key_undo',
      when: () => Boolean(table.shown?.can_undo),
      run: () => table.undo(),
    },
    { keys: ['Ctrl+y'], says: 'screen-key_redo', when: () => Boolean(table.shown?.can_redo), run: () => table.redo() },
    {
      keys: ['e'],
      says: 'screen-key_end',
      when: () => turn.end !== null,
      run: () => turn.end && turn.choose(turn.end),
    },
    { keys: ['o'], says: 'screen-key_options', when: () => table.yourTurn, run: () => (turn.listing = !turn.listing) },
    { keys: ['i'], says: 'screen-key_explain' }, // lib/listen.ts, on every screen
    { keys: ['h'], says: 'screen-key_hint', run: () => void table.hints.toggle() },
    {
      keys: ['Escape'],
      says: 'screen-key_escape',
      run: () => {
        turn.back();
        table.skip();
      },
    },
  ];
}

/** The keys of the board game's table. */
export function boardKeys(turn: Turn): Shortcut[] {
  return [
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], says: 'screen-key_arrows' },
    { keys: ['Enter'], says: 'screen-key_enter' },
    { keys: ['b'], says: 'screen-key_board', run: () => focus('#bazaar [tabindex="0"]') },
    ...tableKeys(turn),
  ];
}

/** The keys of the Dice Game's table. */
export function diceKeys(turn: AnyTurn): Shortcut[] {
  return [{ keys: ['b'], says: 'screen-key_things', run: () => focus('#bazaar button') }, ...tableKeys(turn)];
}

/** A click beside the choices that lie on the board puts them into the bar. */
export function press(event: PointerEvent, turn: Turn): void {
  turn.touching = event.pointerType === 'touch';
  turn.byKeys = false;
  const near = event.target instanceof Element && event.target.closest('.popover, .place') !== null;
  if (!near && turn.beside && !turn.selected) turn.aside = true;
}
