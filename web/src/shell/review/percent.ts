/** Chances as people read them. */
import { language } from '../lib/words.svelte.ts';

/** 0.254 is 25 %. */
export const percent = (chance: number | undefined): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(chance ?? 0);

/** A change of a chance: +3 %. */
export const change = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', signDisplay: 'exceptZero' }).format(chance);

/** For messages that bring the sign of percent themselves. */
export const points = (chance: number | undefined): number => Math.round(100 * (chance ?? 0));
