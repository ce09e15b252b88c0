/** The keys of the board game's table. */
import type { Shortcut } from '../../../shell/lib/shortcuts.ts';
import { focus, tableKeys } from '../../../shell/table/keys.ts';
import { LETTERS, pickLetter } from './letters.ts';
import type { BoardTurn } from './turn.svelte.ts';

/** A number that is called has its digit; what has two has the last of them. */
const DIGITS = ['3', '4', '5', '6', '7', '8', '9', '0', '1', '2'];

/** Name this number in the Tea House. */
function call(turn: BoardTurn, digit: string): void {
  const option = turn.groups.numbers.find(({ args }) => args.n === DIGITS.indexOf(digit) + 3);
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
    {
      keys: LETTERS,
      says: 'screen-key_letter',
      when: () => turn.table.yourTurn && !turn.table.busy,
      run: (letter) => pickLetter(turn, letter),
    },
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], says: 'screen-key_arrows' },
    { keys: ['Enter'], says: 'screen-key_enter' },
    { keys: ['b'], says: 'screen-key_board', run: () => focus('#bazaar [tabindex="0"]') },
    ...tableKeys(turn),
  ];
}
