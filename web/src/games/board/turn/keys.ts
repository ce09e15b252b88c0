/** The keys of the board game's table. */
import type { Shortcut } from '../../../shell/lib/shortcuts.ts';
import { focus, tableKeys } from '../../../shell/table/keys.ts';
import type { BoardTurn } from './turn.svelte.ts';

const DIGITS = ['3', '4', '5', '6', '7', '8', '9'];

/** Name this number in the Tea House. */
function call(turn: BoardTurn, digit: string): void {
  const option = turn.groups.numbers.find(({ args }) => args.n === Number(digit));
  if (option && !turn.table.busy) turn.choose(option);
}

export function boardKeys(turn: BoardTurn): Shortcut[] {
  return [
    {
      keys: DIGITS,
      says: 'screen-key_digit',
      when: () => turn.groups.numbers.length > 0,
      run: (digit) => call(turn, digit),
    },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], says: 'screen-key_arrows' },
    { keys: ['Enter'], says: 'screen-key_enter' },
    { keys: ['b'], says: 'screen-key_board', run: () => focus('#bazaar [tabindex="0"]') },
    ...tableKeys(turn),
  ];
}
