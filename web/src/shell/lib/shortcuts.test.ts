import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte.ts';
import { load } from './words.svelte.ts';
import { keyName, press, type Shortcut } from './shortcuts.ts';

beforeAll(() => load('en'));
afterEach(() => {
  settings.letters = true;
  document.body.replaceChildren();
});

/** Press a key on a new element: which row ran, and whether the browser may go on. */
function pressed(
  key: string,
  held: KeyboardEventInit = {},
  tag = 'div',
  parent: HTMLElement = document.body,
): [string | undefined, boolean] {
  const ran = vi.fn();
  const row = (name: string): Shortcut => ({ keys: [name], says: '', run: () => void ran(name) });
  const node = parent.appendChild(document.createElement(tag));
  if (node instanceof HTMLInputElement) node.type = 'range';
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  const listen = (heard: Event): void =>
    press(
      heard as KeyboardEvent,
      ['u', 'Ctrl+z', ' ', '?', 'Escape', 'ArrowLeft', 'Shift+ArrowLeft', '1', 'Shift+1'].map(row),
    );
  addEventListener('keydown', listen);
  node.dispatchEvent(event);
  removeEventListener('keydown', listen);
  return [ran.mock.calls[0]?.[0] as string | undefined, !event.defaultPrevented];
}

describe('shortcuts', () => {
  it('find the row of a key with what is held', () => {
    expect(pressed('u')).toEqual(['u', false]);
    expect(pressed('z', { ctrlKey: true })).toEqual(['Ctrl+z', false]);
    expect(pressed('ArrowLeft')).toEqual(['ArrowLeft', false]);
    expect(pressed('ArrowLeft', { shiftKey: true })).toEqual(['Shift+ArrowLeft', false]);
    expect(pressed('?', { shiftKey: true })).toEqual(['?', false]);
    expect(pressed('Escape')).toEqual(['Escape', true]);
    expect(pressed('u', { altKey: true })).toEqual([undefined, true]);
  });

  it('know a digit by its key where Shift makes another sign of it', () => {
    expect(pressed('1', { code: 'Digit1' })).toEqual(['1', false]);
    expect(pressed('!', { code: 'Digit1', shiftKey: true })).toEqual(['Shift+1', false]);
    expect(pressed('1', { code: 'Digit1', shiftKey: true })).toEqual(['1', false]); // a French keyboard
  });

  it('leave keys to what has the focus', () => {
    expect(pressed(' ')).toEqual([' ', false]);
    expect(pressed(' ', {}, 'button')).toEqual([undefined, true]);
    expect(pressed('u', {}, 'textarea')).toEqual([undefined, true]);
    expect(pressed('ArrowLeft', {}, 'input')).toEqual(['ArrowLeft', false]); // a slider is no field to type in
  });

  it('are left to a dialog only as long as it is open', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    expect(pressed('u', {}, 'textarea', dialog)).toEqual([undefined, true]);
    dialog.open = false; // what it held still has the focus for a moment
    expect(pressed('u', {}, 'textarea', dialog)).toEqual(['u', false]);
  });

  it('can do without single letters', () => {
    settings.letters = false;
    expect(pressed('u')).toEqual([undefined, true]);
    expect(pressed(' ')).toEqual([' ', false]);
    expect(pressed('?')).toEqual(['?', false]);
  });

  it('are named as on a keyboard', () => {
    expect(['Shift+ArrowLeft', 'Ctrl+z', 'u', ' ', 'Home'].map(keyName)).toEqual([
      'Shift+←',
      'Ctrl+Z',
      'u',
      'space',
      'Home',
    ]);
  });
});
