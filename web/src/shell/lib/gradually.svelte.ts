import { flushSync } from 'svelte';

/** Milliseconds of drawing in one task: on a slow phone too that is too short to be felt. */
const SLICE = 4;

/** Lists that wait to be drawn further; the first one comes first. Each call draws one more of its list. */
let waiting: (() => void)[] = [];
let drawing = false;

function draw(): void {
  const end = performance.now() + SLICE;
  try {
    do waiting[0]?.();
    while (waiting.length && performance.now() < end);
  } finally {
    drawing = waiting.length > 0;
    if (drawing) setTimeout(draw);
  }
}

/** Not before what is there already is seen: a task after the next frame. */
function wait(more: () => void): () => void {
  waiting.push(more);
  if (!drawing) requestAnimationFrame(() => setTimeout(draw));
  drawing = true;
  return () => (waiting = waiting.filter((other) => other !== more));
}

/**
 * How many of a list are drawn: with each task as many as it has time for, so that neither the rest of the screen nor a click has to wait
 * for all of it. Only the first drawing is in steps: what is drawn stays, and changes at once. Where somebody waits for the whole, it comes
 * in one task.
 */
export function gradually(length: () => number, whole: () => boolean = () => false): { readonly count: number } {
  let count = $state(0);
  const open = $derived(count < length());
  $effect(() => {
    if (!open) return undefined;
    if (!whole()) return wait(() => flushSync(() => count++));
    count = length();
    return undefined;
  });
  return {
    get count() {
      return count;
    },
  };
}
