import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const theme = readFileSync('src/theme.css', 'utf8');

const THEMES: Record<string, RegExp> = {
  light: /:root \{([^}]*)\}/,
  dark: /:root\[data-theme='dark'\] \{([^}]*)\}/,
  night: /:root\[data-theme='night'\] \{([^}]*)\}/,
};

function tokens(block: RegExp): Map<string, string> {
  const [, text = ''] = block.exec(theme) ?? [];
  return new Map([...text.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]));
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.slice(1).replaceAll(/./g, '$&$&') : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** What is written on what, and the least contrast that it needs. */
const PAIRS: [string, string[], number][] = [
  ['ink', ['page', 'panel'], 12],
  ['ink', ['panel-2', 'accent-soft', 'warn-soft'], 7],
  ['ink-soft', ['page', 'panel', 'panel-2'], 4.5],
  ['accent', ['page', 'panel', 'panel-2', 'accent-soft'], 4.5],
  ['warn', ['page', 'panel'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['focus', ['page', 'panel', 'table'], 3],
];

it.each(Object.keys(THEMES))('%s: everything written can be read', (name) => {
  const known = tokens(THEMES[name] ?? /^$/);
  for (const [ink, grounds, least] of PAIRS) {
    for (const ground of grounds) {
      const found = contrast(known.get(ink) ?? '#000', known.get(ground) ?? '#000');
      expect(found, `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  }
});
