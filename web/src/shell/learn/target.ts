/** What is to be clicked for a move: the button that does it; else what leads to it. */
import type { OptionInfo } from '../../protocol/server.ts';
import type { Turn } from '../live/turn.svelte.ts';

export function targetOf(wish: OptionInfo, turn: Turn): Element | null {
  const buttons = [...document.querySelectorAll(`[data-action="${wish.text}"]`)];
  return buttons.find((node) => node.getClientRects().length > 0) ?? turn.leadsTo?.(wish) ?? null;
}
