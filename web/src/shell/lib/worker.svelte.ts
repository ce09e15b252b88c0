/** The worker that keeps the screens for times without a connection, and newer screens after an upgrade of the server. */

import { keepGame } from './offline.ts';
import { server } from './transport.ts';

/** A newer version has taken over: the next screen is one of its. */
export const upgrade = $state({ ready: false });

/** Scripts of the version before are gone with it: whoever asks for one needs a new page. Not twice in a row, should they be missing for good. */
async function startOver(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return; // it is the connection that is missing: the page stays as it is
  }
  const last = Number(sessionStorage.getItem('istanbul.restart') ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem('istanbul.restart', String(Date.now()));
  location.reload();
}

/** Ask whether there is a newer version: after a pause it may well be so. */
export function refresh(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then((found) => found?.update())
    .catch(() => undefined);
}

/** Milliseconds: the worker fetches all screens, which the first one shall not have to share the line with. */
const LATER = 2000;
/** And until the whole game is fetched, which nobody shall notice. */
const MUCH_LATER = 10_000;

export function register(): void {
  addEventListener('vite:preloadError', () => void startOver());
  // browsers have none on plain http beyond this computer: then the screens come from the server each time
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let before = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    upgrade.ready = before;
    before = true;
  });
  addEventListener('hashchange', () => {
    if (upgrade.ready) location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
  const keep = (): Promise<unknown> =>
    serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
  void server().ready.then(() => setTimeout(() => void keep(), LATER));
  if (!server().alone) setTimeout(() => void keepGame().catch(() => undefined), MUCH_LATER);
}
