/** The keys of every table; `?`, `/`, `w` and those of listening are in access/Access.svelte. */
import { stage } from '../stage/stage.svelte.ts';
import type { Shortcut } from '../lib/shortcuts.ts';
import type { Turn } from '../live/turn.svelte.ts';

/** To the board, or to what can be done now. */
export function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** In this order the buttons that answer what is asked have the digits; keys.css shows them. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const ANSWERS = '.game :is(.popover, .bar[data-yours="true"] .choices) button:not(:disabled)';

/** The button of a digit, as it is seen. */
function answer(digit: string): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>(ANSWERS)].filter((button) => button.getClientRects().length);
  return shown[DIGITS.indexOf(digit)];
}

export function tableKeys(turn: Turn): Shortcut[] {
  const { table } = turn;
  return [
    {
      keys: DIGITS,
      says: 'screen-key_answer',
      when: () => table.yourTurn && !table.busy,
      run: (digit) => answer(digit)?.click(),
    },
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
    { keys: [' '], says: 'screen-key_hurry' }, // Frame.svelte
    { keys: ['i'], says: 'screen-key_explain' }, // lib/listen.ts, on every screen
    { keys: ['h'], says: 'screen-key_hint', run: () => void table.hints.toggle() },
    {
      keys: ['Escape'],
      says: 'screen-key_escape',
      run: () => {
        turn.back();
        stage.skip();
      },
    },
  ];
}
