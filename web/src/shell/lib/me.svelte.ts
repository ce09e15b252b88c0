/** Who plays in this browser. The identity itself is a cookie that scripts cannot read. */
import { api } from './api.ts';
import type { Me } from '../../protocol/server.ts';
import { settings } from './settings.svelte.ts';
import { LANGUAGES } from './words.svelte.ts';

export const me = $state<{ known: boolean; name: string }>({ known: false, name: '' });

function take(found: Me): void {
  me.known = true;
  me.name = found.name;
}

/** Ask the server, which gives a newcomer an identity. */
export async function meet(): Promise<void> {
  const found = await api.me();
  take(found);
  if (found.language !== spoken()) take(await api.changeMe({ language: spoken() }));
}

/** The language that the server may know of: one of those that are offered. */
const spoken = (): string => (LANGUAGES.includes(settings.language) ? settings.language : 'en');

export async function rename(name: string): Promise<void> {
  const wanted = name.trim().slice(0, 40);
  if (wanted && wanted !== me.name) take(await api.changeMe({ name: wanted }));
}

export async function speak(): Promise<void> {
  await api.changeMe({ language: spoken() }).catch(() => undefined);
}

/** Some text of this browser that goes into the dice of a table. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
