/** What could have happened instead of a decision: played out on the board, or tried by oneself. */
import { api } from '../lib/api.ts';
import { contribution, me } from '../lib/me.svelte.ts';
import { botNames, bots, usualBot } from '../lib/play.ts';
import type { Choice, Json } from '../../protocol/server.ts';
import { go } from '../lib/router.svelte.ts';
import { say } from '../lib/words.svelte.ts';
import { logsIn } from '../live/log.ts';
import type { ReplayStore } from '../replay/replay.svelte.ts';

/** Show the best option and its line, step by step, through the eyes that look on now. */
export async function showLine(replay: ReplayStore, choice: Choice): Promise<void> {
  const [log] = logsIn(await api.log(replay.id));
  if (!log) return;
  const first = choice.n - 1;
  const texts = [choice.best.text, ...choice.line.map(({ text }) => text)];
  const entries = [
    ...(log['entries'] as Json[]).slice(0, first),
    ...texts.map((text, i) => ({ n: choice.n + i, by: choice.seat, text })),
  ];
  const wanted = { log: { ...log, entries, result: null }, viewer: replay.viewer, first, last: first + texts.length };
  scrollTo(0, 0); // on a phone the board is above
  await replay.stray((await api.replayLog(wanted)).frames);
}

/** A new table at this decision: I sit where it was made, computer players stay who they are and take the seats of others. */
export async function tryIt(replay: ReplayStore, choice: Choice): Promise<void> {
  const known = await bots();
  const seats = (replay.info?.seats ?? []).map((seat, n) =>
    n === choice.seat
      ? { kind: 'me' as const, name: me.name || say('screen-default_name') }
      : {
          kind: 'bot' as const,
          name: seat.kind === 'bot' ? seat.name : (botNames()[n % botNames().length] ?? ''),
          agent: known.find(({ name }) => name === seat.agent)?.name ?? usualBot(known),
        },
  );
  go('table', (await api.fork(replay.id, { entry: choice.n - 1, seats, contribution: contribution() })).id);
}
