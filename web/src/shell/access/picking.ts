/** What is picked up, told to those who listen. */
import { untrack } from 'svelte';
import type { TableStore } from '../live/table.svelte.ts';
import { voice } from './access.svelte.ts';
import { sayAsked, sayOptions, speak } from './speech.ts';

/** Says what is picked up, and what is asked when it is put back: the effect of a component. */
export function tellPicking(table: TableStore, picked: () => string): () => void {
  let had = false;
  return () => {
    const words = picked();
    untrack(() => {
      if (words) voice.say(words);
      else if (had && table.yourTurn && !table.busy)
        voice.say(`${sayAsked(table)} ${sayOptions(table.options, (option) => speak(option, table.names))}`);
    });
    had = words !== '';
  };
}
