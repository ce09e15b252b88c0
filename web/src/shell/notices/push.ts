/** This browser as a place to be told something: the worker gets messages, also while no page is open. */
import type { Subscription } from '../../protocol/server.ts';

/** Can this browser be told anything while the page is closed? Over plain http it cannot, beyond this computer. */
export const canPush = 'serviceWorker' in navigator && 'PushManager' in window;

function raw(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function text(key: ArrayBuffer | null): string {
  const binary = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer()));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Ask the browser; null if whoever sits there says no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  // one of another server's key is of no use
  if (before && text(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: raw(key) });
  return { endpoint: found.endpoint, p256dh: text(found.getKey('p256dh')), auth: text(found.getKey('auth')) };
}
