/**
 * How many of a long list are drawn: a short one at once, of a longer one some with each task that follows, so that neither the rest of the
 * screen nor a click has to wait for all of it.
 */
export function gradually(length: () => number, step: () => number): { readonly count: number } {
  let count = $state(0);
  $effect(() => {
    const more = (): number => (count += step());
    if (count >= length()) return undefined;
    if (step() < length()) {
      const timer = setTimeout(more);
      return () => clearTimeout(timer);
    }
    more();
    return undefined;
  });
  return {
    get count() {
      return count;
    },
  };
}
