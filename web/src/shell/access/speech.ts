/** What a game must be able to say of itself, so that it can be played by listening: each game's table brings its own. */
import { sayGain, sayOption, sayQuestion } from '../live/phrases.ts';
import { Message, say, sayAll } from '../lib/words.svelte.ts';
import { grace } from '../live/turn.svelte.ts';
import type { TableStore } from '../live/table.svelte.ts';
import type { OptionInfo } from '../../protocol/server.ts';

export interface Speech {
  /** Everything that a seat shows, in one line. */
  seat: (seat: number) => string;
  /** What lies open for all, one line each: the places of the board. */
  boardTitle: () => string;
  board: () => string[];
}

/** What there is of something: "letters to deliver: Kiosk and Tavern". Nothing if there is none, unless it is said always. */
export function titled(title: string, things: readonly (string | Message)[], always = false): string[] {
  if (!things.length) return always ? [title] : [];
  return [say('screen-access_titled', { title, things })];
}

/** What is asked now. */
export function sayAsked({ decision, options, names }: TableStore): string {
  if (options.length === 1 && options[0]?.kind === 'end_turn')
    return say(grace.ms ? 'screen-turn_ends' : 'screen-turn_done');
  return decision ? sayQuestion(decision, names) : '';
}

/** An option with what it brings, as far as its label does not say it. */
export function speak(option: OptionInfo, names: string[]): string {
  const gains = (option.gains ?? []).filter(({ in_label }) => !in_label);
  const label = sayOption(option, names);
  return gains.length ? say('screen-access_option', { option: label, gains: sayAll(gains.map(sayGain)) }) : label;
}

/** So many options are named at once; the others are counted. */
const NAMED = 4;
/** Named last: what does little. */
const MINOR = new Set(['visit', 'skip', 'end_turn', 'pass', 'done']);

/** How many options there are, and the first of them. */
export function sayOptions(options: readonly OptionInfo[], label: (option: OptionInfo) => string): string {
  const sorted = options.toSorted((a, b) => Number(MINOR.has(a.kind)) - Number(MINOR.has(b.kind)));
  const named = sorted.slice(0, NAMED).map(label);
  if (options.length > NAMED) named.push('…');
  return say('screen-access_options', { n: options.length, options: named.join('; ') });
}
