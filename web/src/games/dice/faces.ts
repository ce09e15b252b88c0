/** What tiles and bazaar cards show, in the picture language of art/signs.ts; `{name}` is a number of the view. */
import { tileParts } from './view.ts';

const TILES: Record<string, string> = {
  income_lira: '=+ lira:{income_lira}',
  income_card: '=+ card',
  income_crystal: '=+ crystal',
  goods: 'face-5 =+',
  extra_action: '=+ again',
  extra_die: '=+ dice',
};

const THING = 'X';
/** By family, or by card where its cards differ: the part of the one who uses it, and that of the others. */
const CARDS: Record<string, [string, string?]> = {
  a: ['lira:{a_upper}', 'X > lira:{a_lower}'],
  a_crystal: ['lira:{a_upper}', 'crystal > lira:{a_lower_crystal}'],
  b: ['X + lira:{b_upper}', 'X / lira:{b_lower}'],
  c: ['brown:{c_upper}', 'X'],
  d: ['X', 'lira:{d_lower} > X'],
  e_lira_tile: ['lira:{e_tile_lira} > tile'],
  e_crystal: ['crystal > brown + lira:{e_crystal_lira}'],
  e_brown: ['brown > any:{e_brown_markers} + lira:{e_brown_lira}'],
  e_lira: ['lira:{e_lira_paid} > brown + crystal'],
  e_marker: ['any > lira:{e_marker_lira}'],
  e_tile: ['tile > brown:{e_tile_brown}'],
  f_one: ['=1 brown ✓ > crystal + lira:{f_one}'],
  f_two: ['=2 brown ✓ > brown + lira:{f_two}'],
  f_three: ['=3 brown ✓ > lira:{f_three}'],
  g_brown: ['face-6:{g_dice} > brown:{g_brown}'],
  g_lira: ['face-6:{g_dice} > lira:{g_lira}'],
  g_crystals: ['face-6:{g_dice} > crystal:{g_crystals}'],
  h_brown: ['brown:{h_brown} > ruby'],
  h_tile: ['tile + lira:{h_tile_lira} > ruby'],
  h_crystals: ['crystal:{h_crystals} + lira:{h_crystals_lira} > ruby'],
};
/** Instead of the part of a card that asks for something. */
const ELSE = '/ lira:{consolation}';

function fill(line: string, numbers: Record<string, number>): string {
  return line.replaceAll('✓', '=✓').replace(/:?\{(\w+)\}/g, (slot, name: string) => {
    const n = numbers[name] ?? 0;
    // one of a thing is the thing; a coin always carries its number
    const bare = n === 1 && !line.includes(`lira${slot}`);
    return bare ? '' : `:${n}`;
  });
}

/** The line of a mosque tile. */
export function tileLine(tile: string, numbers: Record<string, number>): string {
  const { kind, colour } = tileParts(tile);
  return fill(`${TILES[kind] ?? ''}${kind === 'goods' ? ` ${colour}` : ''}`, numbers);
}

export interface Face {
  upper: string;
  /** Instead of it, for E to H. */
  instead: string | null;
  /** What all others may do. */
  lower: string | null;
}

export function cardFace(card: string, numbers: Record<string, number>): Face {
  const family = card.charAt(0);
  const [upper, lower] = CARDS[card] ?? CARDS[family] ?? [''];
  const thing = card.slice(2);
  const line = (text: string): string => fill(text.replaceAll(THING, thing), numbers);
  return {
    upper: line(upper),
    lower: lower === undefined ? null : line(lower),
    instead: family > 'd' ? line(ELSE) : null,
  };
}
