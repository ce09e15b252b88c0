/** Passkeys of this browser: it makes one, or shows one that it has. */
import type { Json, MyKeys, PersonalLink } from '../../protocol/server.ts';
import { say } from '../lib/words.svelte.ts';
import { keeping } from './api.ts';

/** Can this browser do it? Old ones cannot read the options of the server; pages without https have no passkeys. */
const canUse = typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** What keeps passkeys from working here; empty if nothing does. */
export function obstacleOf(keys: MyKeys): string {
  return keys.obstacle || (canUse ? '' : 'browser');
}

export async function addPasskey(): Promise<MyKeys> {
  const { options } = await keeping.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return keeping.addPasskey(answer(await navigator.credentials.create({ publicKey })));
}

export async function showPasskey(): Promise<PersonalLink> {
  const { options } = await keeping.beginEnter();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return keeping.enterByPasskey(answer(await navigator.credentials.get({ publicKey })));
}

function answer(credential: Credential | null): Json {
  return (credential as PublicKeyCredential).toJSON() as unknown as Json;
}

/** What went wrong: the browser says no more than that nothing came of it. */
export function wrong(refused: unknown): string {
  if (!(refused instanceof DOMException)) return refused instanceof Error ? refused.message : '';
  return say(refused.name === 'InvalidStateError' ? 'screen-keep_already' : 'screen-keep_cancelled');
}
