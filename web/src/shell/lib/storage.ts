/** What this browser remembers; without storage (private windows) nothing, and nothing breaks. */

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`istanbul.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden: the value lives as long as the page
  }
}

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`istanbul.${key}`);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Forget everything in this browser. */
export function forget(): void {
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store).filter((name) => name.startsWith('istanbul.'))) store.removeItem(key);
    }
  } catch {
    // nothing is stored here
  }
}
