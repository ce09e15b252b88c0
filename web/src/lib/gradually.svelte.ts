import { flushSync } from 'svelte';

/** Milliseconds of drawing in one task: four times as long on a slow phone is still too short to be felt. */
const SLICE = 6;

/**
 * How many of a list are drawn: with each task as many as it has time for, so that neither the rest of the screen nor a click has to wait
 * for all of it. Only the first drawing is in steps: what is drawn stays, and changes at once. Where somebody waits for the whole, it comes
 * in one task, after what is around it.
 */
export function gradually(length: () => number, whole: () => boolean = () => false): { readonly count: number } {
  let count = $state(0);

  function more(): void {
    const end = performance.now() + SLICE;
    do flushSync(() => count++);
    while (count < length() && performance.now() < end);
  }

  $effect(() => {
    if (count >= length()) return undefined;
    if (whole()) {
      count = length();
      return undefined;
    }
    const timer = setTimeout(more);
    return () => clearTimeout(timer);
  });
  return {
    get count() {
      return count;
    },
  };
}
