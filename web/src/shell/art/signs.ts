/**
 * The picture language of places and cards. A line is a text of signs with spaces between them:
 *
 *   lira:7      a coin with a 7          ruby:3   a ruby with a 3 before it
 *   #9          the star of place 9      =3–12    a text
 *   > / + , x   arrow, or, plus, a gap, or crossed out
 *   anything else is the id of a symbol of the sprite
 */
type Sign =
  | { kind: 'symbol'; id: string; n: string; w: number; h: number }
  | { kind: 'coin'; n: string; w: number; h: number }
  | { kind: 'place'; n: string; w: number; h: number }
  | { kind: 'text'; n: string; w: number; h: number };

const SIZE = 32;
const TALL = new Set(['merchant', 'companion', 'family', 'governor', 'smuggler', 'courier', 'coffee_trader']);

/** How wide letters are in the display font, in hundredths of its size. */
const WIDTHS: Record<number, string> = {
  24: "'.’",
  28: ' ijlı',
  36: '1ft',
  40: '-ł',
  44: 'rг',
  48: '/7sт',
  52: '?acekvxyz×äаесухьёąęćśźэз',
  56: '+23569FSJbdghoqóöГбвкопчя',
  60: '48ELPTnpußüżТдийлнрцńъ',
  64: '0RZŻБУ–',
  68: 'ABCĆVXYÄАСЧВЗм…',
  72: 'HKNUÜДКПЦЛНРф',
  76: 'DGOQÓÖОИЯжшы',
  80: 'wщ',
  84: 'mФ✓',
  88: 'MМЖ',
  92: 'WЮШЩю',
};
const WIDTH = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width) / 100] as const),
  ),
);

/** About how wide a text is, in its font size. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (WIDTH.get(letter) ?? 0.65), 0);
}

function one(token: string): Sign {
  const [id = '', n = ''] = token.split(':');
  if (token === '>') return { kind: 'symbol', id: 'to', n: '', w: 24, h: 20 };
  if (token === '/') return { kind: 'text', n: '/', w: 12, h: 26 };
  if (token === '+') return { kind: 'text', n: '+', w: 16, h: 26 };
  if (token === ',') return { kind: 'text', n: '', w: 8, h: 26 };
  if (token.startsWith('#')) return { kind: 'place', n: token.slice(1), w: 34, h: 34 };
  if (token.startsWith('='))
    return { kind: 'text', n: token.slice(1).replaceAll('_', ' '), w: textWidth(token.slice(1)) * 26, h: 26 };
  if (id === 'lira') return { kind: 'coin', n, w: SIZE, h: SIZE };
  const tall = TALL.has(id);
  const size = id === 'plus' ? 20 : SIZE;
  const before = n === '' ? 0 : textWidth(n) * 26 + 2;
  return { kind: 'symbol', id, n, w: before + (tall ? 27 : size), h: tall ? 38 : size };
}

interface Placed {
  sign: Sign;
  x: number;
}

/** The signs of a line with their places, and the width of the whole. */
export function setSigns(line: string, gap = 3): { signs: Placed[]; width: number } {
  const signs: Placed[] = [];
  let x = 0;
  for (const token of line.split(' ')) {
    if (token === '') continue;
    const sign = one(token);
    signs.push({ sign, x });
    x += sign.w + gap;
  }
  return { signs, width: Math.max(0, x - gap) };
}
