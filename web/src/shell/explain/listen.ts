/**
 * Rules at the point of use: whatever has `data-rule` explains itself, by a right click, a long press, the key `i`, or a click
 * where a click means nothing else. One set of listeners for all screens.
 */
import { typing } from '../lib/shortcuts.ts';
import { settings } from '../lib/settings.svelte.ts';
import { explaining } from './explaining.svelte.ts';

const LONG_PRESS = 500;
const TREMBLE = 10;

const ruleOf = (node: Element): string => node.getAttribute('data-rule') ?? '';

/** All things on the screen, each once. */
export function onScreen(): string[] {
  return [...new Set([...document.querySelectorAll('[data-rule]')].map(ruleOf))];
}

/** The pieces that stand at a point: they let clicks through to their place, so they are found by where they are. */
function piecesAt(x: number, y: number): string[] {
  const hits = [...document.querySelectorAll('.piece[data-rule]')].filter((piece) => {
    const box = piece.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return hits.map(ruleOf).reverse();
}

function found(event: { target: EventTarget | null }): Element | null {
  const node = event.target instanceof Element ? event.target.closest('[data-rule]') : null;
  return node?.closest('dialog') ? null : node;
}

/** Explain what is at a point: a piece on the board, else what lies below it. */
function explain(node: Element, x: number, y: number): void {
  const here = [...(node.matches('.place') ? piecesAt(x, y) : []), ruleOf(node), ...others(node)];
  const [first = '', ...rest] = new Set(here);
  explaining.open(first, rest);
}

/** Who and what stands on a place. */
function others(node: Element): string[] {
  return (node.getAttribute('data-also') ?? '').split(' ').filter(Boolean);
}

/** Does a click on it choose something? */
function chooses(target: Element, node: Element): boolean {
  const button = target.closest('button, a, input, select, [role=button]');
  if (!button || !(node === button || node.contains(button) || button.contains(node))) return false;
  return button.getAttribute('aria-disabled') !== 'true';
}

/** Listen on all screens; what it returns stops that. */
export function listen(): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: PointerEvent | null = null;
  let swallow = false;

  const release = (): void => {
    clearTimeout(timer);
    pressed = null;
  };
  addEventListener('hashchange', () => explaining.close(), { signal }); // another screen
  addEventListener(
    'contextmenu',
    (event) => {
      const node = found(event);
      if (!node) return;
      event.preventDefault();
      explain(node, event.clientX, event.clientY);
    },
    { signal },
  );
  addEventListener(
    'pointerdown',
    (event) => {
      swallow = false;
      const node = found(event);
      if (!node || event.pointerType === 'mouse') return;
      pressed = event;
      timer = setTimeout(() => {
        swallow = true;
        explain(node, event.clientX, event.clientY);
      }, LONG_PRESS);
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > TREMBLE) release();
    },
    { signal },
  );
  addEventListener('pointerup', release, { signal });
  addEventListener('pointercancel', release, { signal });
  addEventListener(
    'click',
    (event) => {
      const node = found(event);
      if (swallow) {
        swallow = false;
        event.stopPropagation();
        event.preventDefault();
      } else if (node && event.target instanceof Element && event.detail > 0 && !chooses(event.target, node)) {
        event.stopPropagation();
        explain(node, event.clientX, event.clientY);
      }
    },
    { signal, capture: true },
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'i' || !settings.letters || event.ctrlKey || event.metaKey || event.altKey) return;
      if (typing(event.target)) return;
      const node = found(event);
      if (node) explaining.open(ruleOf(node), others(node));
      else if (onScreen().length) explaining.open('');
    },
    { signal },
  );
  return () => over.abort();
}
