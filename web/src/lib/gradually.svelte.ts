import { flushSync } from 'svelte';

/** Milliseconds of drawing in one task: on a slow phone too that is too short to be felt. */
const SLICE = 4;

/** A task after the next frame; can be called off. */
function afterFrame(task: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * How many of a list are drawn: none before what is around it is seen, then with each task as many as it has time for, so that neither the
 * rest of the screen nor a click has to wait for all of it. Only the first drawing is in steps: what is drawn stays, and changes at once.
 * Where somebody waits for the whole, it comes in one task.
 */
export function gradually(length: () => number, whole: () => boolean = () => false): { readonly count: number } {
  let count = $state(0);
  let seen = false;

  function more(): void {
    seen = true;
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
    if (!seen) return afterFrame(more);
    const timer = setTimeout(more);
    return () => clearTimeout(timer);
  });
  return {
    get count() {
      return count;
    },
  };
}
