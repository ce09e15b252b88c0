/** Tells the server sparingly whether somebody looks: whoever does not is told elsewhere what waits for them. */
import { connection } from '../lib/socket.svelte.ts';

/** Milliseconds between two messages while somebody is busy here; the server takes 90 seconds without any for an absence. */
const PAUSE = 40_000;

/** From now on. */
export function watchPresence(): void {
  let last = -PAUSE;
  const tell = (visible: boolean): void => {
    last = performance.now();
    connection.ask({ type: 'present', visible }).catch(() => undefined);
  };
  const busy = (): void => {
    if (document.visibilityState === 'visible' && performance.now() - last > PAUSE) tell(true);
  };
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
    addEventListener(kind, busy, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => tell(document.visibilityState === 'visible'));
  // a page that opens was asked for: somebody is there
  connection.greet(() => tell(document.visibilityState === 'visible'));
}
