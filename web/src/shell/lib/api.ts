/** The HTTP half of the server: tables to make and to find, who I am, what can be played. */
import { reach } from './reach.svelte.ts';
import type {
  Bots,
  Checked,
  Failure,
  Fork,
  Found,
  Games,
  Health,
  Json,
  Lesson,
  LinkOwner,
  Me,
  MeChange,
  MyDevices,
  MyStatistics,
  MyTables,
  NewTable,
  PersonalLink,
  Rematch,
  Replay,
  ReplayBody,
  ReviewPart,
  RulesPage,
  Steps,
  TableInfo,
  Things,
  Verified,
} from '../../protocol/server.ts';
import { type Answer, server } from './transport.ts';
import { knows, say, type WordArgs } from './words.svelte.ts';

/** What the server refused, in the reader's words where there are some. */
export class Refused extends Error {
  /** What the server expected, in English. */
  readonly detail: string;

  constructor(
    readonly reason: string,
    message: string,
    readonly status = 0,
    args: WordArgs = {},
  ) {
    super(knows(reason) ? say(reason, args) : message);
    this.detail = message;
  }
}

/** The worker (worker/sw.ts) keeps these: an answer does not mean that the server is there. */
const KEPT = /^\/api\/(rules|things|lessons)/;

async function read(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Answer;
  try {
    answer = await server().ask(method, path, body === undefined ? null : JSON.stringify(body));
    if (!KEPT.test(path)) reach.lost = false;
  } catch {
    reach.lost = true;
    throw new Refused('screen-error_offline', '');
  }
  const { status, text } = answer;
  if (status >= 200 && status < 300) return text;
  const { reason, message, args } = parsed(text);
  throw new Refused(
    typeof reason === 'string' ? reason : 'screen-error_server',
    typeof message === 'string' ? message : say('screen-error_server'),
    status,
    args as Failure['args'],
  );
}

function parsed(text: string): Json {
  return text.startsWith('{') ? (JSON.parse(text) as Json) : {};
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return parsed(await read(method, path, body)) as T;
}

let known: Promise<Me> | null = null;

/** Who I am: asked once. The answer brings the cookie that all other questions need. */
export function identity(): Promise<Me> {
  known ??= ask<Me>('GET', '/api/me');
  known.catch(() => (known = null));
  return known;
}

export async function mine<T>(method: string, path: string, body?: unknown): Promise<T> {
  await identity();
  return ask<T>(method, path, body);
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: identity,
  changeMe: (change: MeChange) => mine<Me>('POST', '/api/me', change),
  makeLink: () => mine<PersonalLink>('POST', '/api/me/link', {}),
  whoseLink: (token: string) => mine<LinkOwner>('POST', '/api/me/link/whose', { token }),
  enter: (token: string) => ask<Me>('POST', '/api/me/enter', { token }),
  switchBack: () => mine<Me>('POST', '/api/me/switch'),
  devices: () => mine<MyDevices>('GET', '/api/me/devices'),
  endDevice: (id: string) => mine<Json>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`),
  endDevices: () => mine<Json>('DELETE', '/api/me/devices'),
  forgetMe: () => mine<Json>('DELETE', '/api/me'),
  myTables: (page = 0) => mine<MyTables>('GET', `/api/tables?page=${String(page)}`),
  newTable: (wanted: NewTable) => mine<TableInfo>('POST', '/api/tables', wanted),
  table: (id: string) => mine<TableInfo>('GET', table(id)),
  join: (code: string) => mine<Found>('POST', '/api/join', { code }),
  rematch: (id: string, wanted: Rematch) => mine<TableInfo>('POST', `${table(id)}/rematch`, wanted),
  deleteTable: (id: string) => mine<Json>('DELETE', table(id)),
  replay: (id: string, viewer: number, first: number, last: number) =>
    mine<Replay>('GET', `${table(id)}/replay?viewer=${viewer}&first=${first}&last=${last}`),
  steps: (id: string, viewer: number) => mine<Steps>('GET', `${table(id)}/steps?viewer=${viewer}`),
  review: (id: string, after: number) => mine<ReviewPart>('GET', `${table(id)}/review?after=${after}`),
  replayLog: (wanted: ReplayBody) => mine<Replay>('POST', '/api/logs/replay', wanted),
  fork: (id: string, wanted: Fork) => mine<TableInfo>('POST', `${table(id)}/fork`, wanted),
  upload: (log: Json) => mine<TableInfo>('POST', '/api/logs', { log }),
  statistics: () => mine<MyStatistics>('GET', '/api/me/statistics'),
  data: () => identity().then(() => read('GET', '/api/me/data')),
  verify: (log: Json) => mine<Verified>('POST', '/api/logs/verify', { log }),
  games: () => mine<Games>('GET', '/api/games'),
  check: (options: Json) => mine<Checked>('POST', '/api/games/check', { options }),
  bots: () => mine<Bots>('GET', '/api/bots'),
  health: () => ask<Health>('GET', '/api/health'),
  lesson: (name: string) => ask<Lesson>('GET', `/api/lessons/${name}`),
  things: () => ask<Things>('GET', '/api/things'),
  rules: (page: string, language: string) =>
    ask<RulesPage>('GET', `/api/rules/${encodeURIComponent(language)}/${encodeURIComponent(page)}`),
  log: (id: string) => identity().then(() => read('GET', `${table(id)}/log`)),
  qrAddress: (id: string) => `${table(id)}/qr.svg`,
};
