/** The part of the HTTP API that is about notices. */
import type { MyNotices, Policy, Subscription, Tested, Webhook } from '../../protocol/server.ts';
import { ask, mine } from './api.ts';

const ME = '/api/me/notices';

export const notices = {
  mine: () => mine<MyNotices>('GET', ME),
  choose: (policy: Policy) => mine<MyNotices>('POST', ME, policy),
  addPush: (subscription: Subscription) => mine<MyNotices>('POST', `${ME}/push`, subscription),
  addMail: (address: string) => mine<MyNotices>('POST', `${ME}/mail`, { address }),
  addWebhook: (webhook: Webhook) => mine<MyNotices>('POST', `${ME}/webhook`, webhook),
  remove: (id: string) =>
    mine('DELETE', `${ME}/addresses/${encodeURIComponent(id)}`).then(() => mine<MyNotices>('GET', ME)),
  test: (id: string) => mine<Tested>('POST', `${ME}/addresses/${encodeURIComponent(id)}/test`),
  mailLink: (what: 'confirm' | 'stop', token: string) =>
    ask('POST', `/api/notices/${what}/${encodeURIComponent(token)}`),
};
