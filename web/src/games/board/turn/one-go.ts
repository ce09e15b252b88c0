/** A choice with all its parts: the ways to do something, each in one go. */
import type { Gain, NextStep, Outlook, Phrase } from '../../../protocol/server.ts';
import { saySentence, total } from '../../../shell/live/phrases.ts';

/** Something that is chosen with one click, and what follows it. */
export interface Way {
  steps: NextStep[];
  /** Of all its steps, as a typed plan would have them. */
  text: string;
  label: string;
  gains: Gain[];
  worth: Phrase[];
}

/** So many ways are buttons of their own; of more, the second part is chosen apart. */
const MOST = 6;

export function wayOf(steps: NextStep[], names: string[], seat: number): Way {
  const told = steps.length > 1 && steps[0]?.text === 'act' ? steps.slice(1) : steps;
  return {
    steps,
    text: steps.map(({ text }) => text).join('; '),
    label: told.map(({ label }) => saySentence(label, names)).join('; '),
    gains: total([{ gains: steps.flatMap(({ gains }) => gains ?? []) }], seat),
    worth: steps.flatMap(({ worth }) => worth ?? []),
  };
}

/** Every first part with every second one: the same things in another order only once. Empty if these are too many. */
export function waysOf({ next = [], also = [] }: Outlook): NextStep[][] {
  if (!also.length) return next.map((step) => [step]);
  const seen = new Set<string>();
  const ways = next.flatMap((step) => also.map((then) => [step, then]));
  const apart = ways.filter((way) => {
    const same = way
      .map(({ text }) => text)
      .toSorted()
      .join();
    return !seen.has(same) && seen.add(same);
  });
  return apart.length > MOST ? [] : apart;
}
