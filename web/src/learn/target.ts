/** What is to be clicked for a move: the button that does it; else the place or the card to click first. */
import type { Option } from '../lib/game.ts';
import type { Turn } from '../turn/turn.svelte.ts';

export function targetOf(wish: Option, turn: Turn): Element | null {
  const buttons = [...document.querySelectorAll(`[data-action="${wish.text}"]`)];
  const button = buttons.find((node) => node.getClientRects().length > 0);
  if (button) return button;
  const { place, card } = wish.args;
  if (typeof place === 'string' && turn.targets.has(place))
    return document.querySelector(`#bazaar [data-place="${place}"]`);
  if (typeof card === 'string') return document.querySelector(`.hand [data-rule="board:card:${card}"]`);
  return null;
}
