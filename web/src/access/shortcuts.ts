/** Keys: each screen has one table of them, which the handler and the list that `?` opens read alike. */
import { settings } from '../lib/settings.svelte.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` names them, with `Ctrl+` before it where it is held. */
  keys: readonly string[];
  /** The message that says what they do. */
  says: string;
  /** Can it be used now? */
  when?: () => boolean;
  /** Without it the row is only listed: a control does it, or the browser. */
  run?: (key: string) => void;
}

/** Do the keys belong to a field or an open dialog? */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // what a dialog held keeps the focus for a moment after it was closed
  const dialog = target.closest('dialog');
  return dialog ? dialog.open : target.closest('input, select, textarea') !== null;
}

/** Run the row of the key that was pressed, if there is one. Single letters can be switched off: they disturb those who dictate. */
export function press(event: KeyboardEvent, rows: readonly Shortcut[]): void {
  if (event.metaKey || event.altKey || typing(event.target)) return;
  const name = event.ctrlKey ? `Ctrl+${event.key}` : event.key;
  const letter = name.length === 1;
  if (letter && !settings.letters && name !== '?') return;
  const row = rows.find(({ keys, when, run }) => run && keys.includes(name) && (when?.() ?? true));
  if (!row) return;
  if (letter || event.ctrlKey) event.preventDefault();
  row.run?.(event.key);
}

const SHOWN: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** A key as it stands on a keyboard. */
export function keyName(key: string): string {
  return SHOWN[key] ?? key.replace(/\+(.)$/, (_, letter: string) => `+${letter.toUpperCase()}`);
}
