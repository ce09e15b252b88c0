/** The part of the HTTP API that is about keeping an identity. */
import type { Json, MyKeys, PasskeyOptions, PersonalLink, RecoveryCodes } from '../../protocol/server.ts';
import { mine } from '../lib/api.ts';

const PASSKEYS = '/api/me/passkeys';
const ENTER = '/api/me/enter';

export const keeping = {
  mine: () => mine<MyKeys>('GET', '/api/me/keys'),
  beginPasskey: () => mine<PasskeyOptions>('POST', `${PASSKEYS}/begin`),
  addPasskey: (credential: Json) => mine<MyKeys>('POST', PASSKEYS, { credential }),
  removePasskey: (id: string) => mine('DELETE', `${PASSKEYS}/${encodeURIComponent(id)}`).then(() => keeping.mine()),
  makeCodes: () => mine<RecoveryCodes>('POST', '/api/me/codes'),
  beginEnter: () => mine<PasskeyOptions>('POST', `${ENTER}/begin`),
  enterByPasskey: (credential: Json) => mine<PersonalLink>('POST', `${ENTER}/passkey`, { credential }),
  enterByCode: (code: string) => mine<PersonalLink>('POST', `${ENTER}/code`, { code }),
};
