/** What a person has chosen for this browser. */
import { phone } from './layout.svelte.ts';
import { recall, remember } from './storage.ts';
import { LANGUAGES, load } from './words.svelte.ts';

export const THEMES = ['auto', 'light', 'dark', 'night'] as const;
export const SPEEDS = ['normal', 'quick', 'instant'] as const;
/** The size of the text, in percent of what the browser says. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXT_SIZES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How long things take to happen, against normal. */
const FACTOR: Record<Speed, number> = { normal: 1, quick: 0.45, instant: 0 };

interface Values {
  language: string;
  theme: Theme;
  speed: Speed;
  textSize: TextSize;
  /** Every step is chosen: no obvious action is carried out, and no turn ends, by itself. */
  stepwise: boolean;
  /** Several people at this screen see each other's cards: nothing is covered between their turns. */
  openHands: boolean;
  motion: boolean;
  sound: boolean;
  /** Sounds were offered once. */
  soundOffered: boolean;
  /** How loud, in percent. */
  volume: number;
  /** A notification says that it is my turn, while I am elsewhere. */
  notify: boolean;
  /** Keys that are single letters do something. */
  letters: boolean;
}

function chosen(): Partial<Values> {
  const stored = recall('settings');
  const found: Partial<Values> = typeof stored === 'object' && stored !== null ? stored : {};
  // other versions had other speeds
  if (found.speed && !SPEEDS.includes(found.speed)) delete found.speed;
  return found;
}

/** The first of the browser's languages that we speak. */
function browserLanguage(): string {
  const wanted = navigator.languages.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '');
  return wanted.find((language) => LANGUAGES.includes(language)) ?? 'en';
}

export const settings = $state<Values>({
  language: browserLanguage(),
  theme: 'auto',
  speed: 'quick',
  textSize: 100,
  stepwise: false,
  openHands: false,
  motion: true,
  sound: false,
  soundOffered: false,
  volume: 60,
  notify: false,
  letters: true,
  ...chosen(),
});

function paint(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.toggleAttribute('data-no-letters', !settings.letters);
  root.style.fontSize = settings.textSize === 100 ? '' : `${settings.textSize}%`;
  phone.measure(settings.textSize);
}

/** Change settings and keep them. */
export async function change(values: Partial<Values>): Promise<void> {
  Object.assign(settings, values);
  remember('settings', { ...chosen(), ...values });
  paint();
  if (values.language) await load(values.language);
}

/** Before the first drawing: the theme, and the words. */
export async function start(): Promise<void> {
  paint();
  await load(settings.language);
}

let quiet: MediaQueryList | null = null;

/** Is motion wanted, by this person and by the system? */
export function moving(): boolean {
  quiet ??= matchMedia('(prefers-reduced-motion: reduce)');
  return settings.motion && !quiet.matches;
}

/** A time in milliseconds at the chosen speed. */
export function paced(milliseconds: number): number {
  return milliseconds * FACTOR[settings.speed];
}
