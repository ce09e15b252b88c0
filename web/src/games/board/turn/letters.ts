/** Letters for places and cards that can be chosen: those that no other key of the table has. */
import { settings } from '../../../shell/lib/settings.svelte.ts';
import { placeNumber } from '../view.ts';
import type { BoardTurn } from './turn.svelte.ts';

export const LETTERS = 'a c d f g j k l m p q s t v x y z'.split(' ');
type Letters = ReadonlyMap<string, string>;
const NONE: Letters = new Map();

/** Places first, as they lie, then the cards; what comes after the last letter has none. */
function lettersOf({ view, targets, groups }: BoardTurn): Letters {
  const order = view?.layout.flat() ?? [];
  const at = (place: string): number => order.indexOf(placeNumber(place));
  const places = [...targets.keys()].toSorted((a, b) => at(a) - at(b));
  const all = [...places, ...groups.cards.keys(), ...groups.guild.keys()];
  return new Map(all.slice(0, LETTERS.length).map((what, n) => [what, LETTERS[n] ?? '']));
}

/** Those that are shown, by place and card: to who plays by keys. */
export function shownLetters(turn: BoardTurn): Letters {
  return turn.byKeys && settings.letters && !turn.phone.current ? lettersOf(turn) : NONE;
}

/** Pick the place or the card of a letter, as a click would. */
export function pickLetter(turn: BoardTurn, letter: string): void {
  const [what] = [...lettersOf(turn)].find(([, key]) => key === letter) ?? [];
  if (what === undefined) return;
  if (turn.targets.has(what)) turn.pick(what);
  else turn.pickCard(turn.groups.cards.has(what) ? 'card' : 'guild', what);
}
