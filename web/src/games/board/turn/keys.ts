/** The keys of the board game's table. */
import type { Shortcut } from '../../../shell/lib/shortcuts.ts';
import { focus, tableKeys } from '../../../shell/table/keys.ts';
import type { BoardTurn } from './turn.svelte.ts';

export function boardKeys(turn: BoardTurn): Shortcut[] {
  return [
    { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], says: 'screen-key_arrows' },
    { keys: ['Enter'], says: 'screen-key_enter' },
    { keys: ['b'], says: 'screen-key_board', run: () => focus('#bazaar [tabindex="0"]') },
    ...tableKeys(turn),
  ];
}
