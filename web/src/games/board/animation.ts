/** The board game acted out. */
import type { GameEvent, GameView } from '../../protocol/games.ts';
import { seatOf } from '../../shell/live/events.ts';
import { hear, type Sounds } from '../../shell/stage/sound.ts';
import { ROLL, stage, type Way } from '../../shell/stage/stage.svelte.ts';
import { asBoard } from './view.ts';

/** What comes to a seat, and what leaves it; goods by their colour. */
const COMING: Record<string, string> = {
  lira: 'lira',
  goods: '',
  ruby: 'ruby',
  coffee: 'coffee',
  card_drawn: 'card',
  card_taken: 'card',
  guild_drawn: 'guild',
  letter_taken: 'letter',
  mosque_tile: 'tile',
};
const LEAVING: Record<string, string> = { lira_paid: 'lira', goods_paid: '', coffee_paid: 'coffee' };

const SOUNDS: Sounds = {
  moved: 'move',
  companion_moved: 'move',
  lira: 'coin',
  merchant_paid: 'coin',
  goods: 'goods',
  card_drawn: 'card',
  card_taken: 'card',
  guild_drawn: 'card',
  letter_taken: 'card',
  mosque_tile: 'card',
  ruby: 'ruby',
  game_over: 'end',
};

export async function before(events: GameEvent[]): Promise<void> {
  for (const event of events) {
    if (event.event === 'rolled' && 'first' in event) await stage.roll([event.first, event.second]);
    else if (event.event === 'rolled_one') await stage.roll([event.n]);
  }
}

/** Goods, coins and cards go their way; nobody waits for them. */
export function after(events: GameEvent[], view: GameView | null): void {
  const board = asBoard(view);
  const acting = board?.seats[board.seat]?.merchant ?? 'fountain';
  const [here = acting] = events.flatMap((event) => ('place' in event ? [event.place] : []));
  hear(events, SOUNDS);
  stage.send(events.flatMap((event) => ways(event, here)));
  for (const event of events) if (event.event === 'ruby') stage.celebrate(event.seat);
}

/** What belongs in the wheelbarrow, or beside it. */
const partsOf = (what: string, good: string): string[] =>
  good ? [`good:${good}`, 'thing:wheelbarrow'] : [`thing:${what}`];

function ways(event: GameEvent, here: string): Way[] {
  const seat = seatOf(event) ?? 0;
  const n = 'n' in event ? event.n : 1;
  const good = 'good' in event ? event.good : '';
  const { event: kind } = event;
  if (kind === 'merchant_paid') return [{ what: 'lira', n, from: seat, to: event.other, parts: partsOf('lira', '') }];
  const what = (COMING[kind] ?? LEAVING[kind]) || good;
  const parts = partsOf(what, good);
  if (kind in COMING) return [{ what, n, from: 'place' in event ? event.place : here, to: seat, parts }];
  return kind in LEAVING ? [{ what, n, from: seat, to: here, parts }] : [];
}

export function pause(events: GameEvent[]): number {
  const kinds = events.map((event) => event.event);
  if (kinds.includes('ruby')) return 1300;
  if (kinds.includes('moved') || kinds.includes('companion_moved')) return 750;
  return events.length ? 600 : 120;
}

export function length(events: GameEvent[]): number {
  return pause(events) + ROLL * events.filter(({ event }) => event === 'rolled' || event === 'rolled_one').length;
}
