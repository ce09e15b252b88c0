/** Keys: each screen has one table of them, which the handler and the list that `?` opens read alike. */
import { settings } from './settings.svelte.ts';
import { say } from './words.svelte.ts';

export interface Shortcut {
  /** As `KeyboardEvent.key` names them, with `Ctrl+` before it where it is held, or `Shift+` before digits and keys that are no letters. */
  keys: readonly string[];
  /** The message that says what they do. */
  says: string;
  /** Can it be used now? */
  when?: () => boolean;
  /** What the key does, which is given as it is named above. Without it the row is only listed: a control does it, or the browser. */
  run?: (key: string) => void;
}

/** Do the keys belong to a field or an open dialog? */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // what a dialog held keeps the focus for a moment after it was closed
  const dialog = target.closest('dialog');
  return dialog ? dialog.open : target.closest('input:not([type="range"]), select, textarea') !== null;
}

/** Does the key press what has the focus? */
function presses(event: KeyboardEvent): boolean {
  return (
    event.key === ' ' &&
    event.target instanceof Element &&
    event.target.closest('button, a, summary, [role="button"]') !== null
  );
}

/** A key with Shift. Digits are what stands on the key, where Shift makes another sign of them. */
function shifted({ key, code }: KeyboardEvent): string {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit && !/\d/.test(key)) return `Shift+${digit}`;
  return key.length > 1 ? `Shift+${key}` : key;
}

/** Run the row of the key that was pressed, if there is one. Single letters can be switched off: they disturb those who dictate. */
export function press(event: KeyboardEvent, rows: readonly Shortcut[]): void {
  const { key, ctrlKey: ctrl, shiftKey: shift } = event;
  if (event.defaultPrevented || event.metaKey || event.altKey || typing(event.target) || presses(event)) return;
  const name = ctrl ? `Ctrl+${key}` : shift ? shifted(event) : key;
  if (/^[^ ?]$/.test(name) && !settings.letters) return;
  const row = rows.find(({ keys, when, run }) => run && keys.includes(name) && (when?.() ?? true));
  if (!row) return;
  if (name !== 'Escape') event.preventDefault();
  row.run?.(name);
}

const SHOWN: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** A key as it stands on a keyboard. */
export function keyName(name: string): string {
  if (name === ' ') return say('screen-key_space');
  const [key = '', held] = name.split('+').reverse();
  const shown = SHOWN[key] ?? (held ? key.toUpperCase() : key);
  return held ? `${held}+${shown}` : shown;
}
