/** It is my turn while I am elsewhere: the title, the icon, a sound and, if wanted, a notification say so. */
import { attention } from '../lib/attention.svelte.ts';
import { current } from '../lib/router.svelte.ts';
import { change, settings } from '../lib/settings.svelte.ts';
import { say } from '../lib/words.svelte.ts';
import { play } from './sound.ts';

/** Drawn with and without a mark on the tab, and on the icon of the installed app. */
function mark(wanted: boolean): void {
  attention.wanted = wanted;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = wanted ? '/icon-turn.svg' : '/icon.svg';
  if ('setAppBadge' in navigator) {
    void (wanted ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
  }
}

/** Whether this browser can notify at all. */
export const canNotify = 'Notification' in window;

/** Switch notifications on or off; on only as far as the browser allows it. */
export async function notify(wanted: boolean): Promise<void> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  await change({ notify: allowed });
}

/** Call whoever looks elsewhere; whoever looks here sees it. */
export function call(): void {
  if (!document.hidden) return;
  mark(true);
  play('turn', true);
  if (!settings.notify || Notification.permission !== 'granted') return;
  // the tag of the server's own push (worker/sw.ts): one takes the place of the other
  const note = new Notification(say('ui-your_turn'), { tag: current().id, icon: '/icon-192.png' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) mark(false);
});
