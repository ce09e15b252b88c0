/** Dice and markers that are picked, in words. */
import { tellPicking } from '../../shell/access/picking.ts';
import { speak } from '../../shell/access/speech.ts';
import { say } from '../../shell/lib/words.svelte.ts';
import type { DiceTurn } from './turn.svelte.ts';
import { sayPieces } from './prices.ts';

/** What was picked, and what it buys or does; nothing if nothing was. */
function pickedWords(turn: DiceTurn): string {
  const { kinds, target, rerolling, bought, table } = turn;
  if (!kinds.length && target === null) return '';
  const buys = bought.map(({ option }) => (option ? speak(option, table.names) : say('screen-dice_pay')));
  const does = rerolling ? say('screen-dice_roll', { n: kinds.length }) : buys.join('; ') || say('screen-dice_more');
  return kinds.length ? say('screen-access_titled', { title: sayPieces(kinds), things: does }) : does;
}

/** The effect of a component that says what is picked. */
export function followPicking(turn: DiceTurn): () => void {
  return tellPicking(turn.table, () => pickedWords(turn));
}
