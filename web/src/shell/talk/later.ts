/** Talking comes with its words when there is somebody to talk to. */
import type { TableInfo } from '../../protocol/server.ts';
import { server } from '../lib/transport.ts';
import { also } from '../lib/words.svelte.ts';

async function withWords<T>(asked: Promise<{ default: T }>): Promise<T> {
  const [found] = await Promise.all([asked, also('talk')]);
  return found.default;
}

export const loadTalk = () => withWords(import('./TalkButton.svelte'));
export const loadTalkThen = () => withWords(import('./TalkThen.svelte'));

export function hasCompany(info: TableInfo | null): boolean {
  return !server().alone && (info?.seats.some((seat) => seat.kind === 'person' && !seat.yours) ?? false);
}
