/**
 * Options of the Dice Game sorted by how they are shown: on the table, as cards, tiles, things, or as buttons.
 *
 * Every option is in exactly one group, so none is ever hidden: what no group knows is a button.
 */
import type { OptionInfo } from '../../protocol/server.ts';
import { keyOf } from './pieces.ts';

export interface Groups {
  /** Tracks, tiles and actions of the table, and the pieces that pay for them. */
  table: OptionInfo[];
  /** Dice that are kept or rolled again. */
  reroll: OptionInfo[];
  /** Bazaar cards to choose from. */
  cards: OptionInfo[];
  /** Own mosque tiles to give up. */
  tiles: OptionInfo[];
  /** Markers, crystals or lira to take or give. */
  things: OptionInfo[];
  end: OptionInfo | null;
  buttons: OptionInfo[];
}

const REROLL = new Set(['keep', 'reroll_all', 'pick', 'done']);

export function group(options: OptionInfo[]): Groups {
  const groups: Groups = { table: [], reroll: [], cards: [], tiles: [], things: [], end: null, buttons: [] };
  for (const option of options) {
    const { kind } = option;
    if (kind === 'end_turn') groups.end = option;
    else if (kind.startsWith('pay_') || keyOf(option) !== null) groups.table.push(option);
    else if (REROLL.has(kind)) groups.reroll.push(option);
    else if (kind === 'use_card') groups.cards.push(option);
    else if (kind === 'give_tile') groups.tiles.push(option);
    else if (kind === 'take' || kind === 'give') groups.things.push(option);
    else groups.buttons.push(option);
  }
  return groups;
}
