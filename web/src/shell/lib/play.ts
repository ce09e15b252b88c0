/** Making a table: with what the server offers, and names for the computer players. */
import { FIRST } from '../../games/index.ts';
import { api } from './api.ts';
import { contribution } from './me.svelte.ts';
import type { BotInfo, Json, NewSeat, NewTable, SeatInfo, TableInfo } from '../../protocol/server.ts';
import { knows, Message, say } from './words.svelte.ts';

let known: Promise<BotInfo[]> | null = null;

/** The computer players, weakest first. */
export function bots(): Promise<BotInfo[]> {
  known ??= api.bots().then((found) => found.bots.toSorted((a, b) => a.strength - b.strength));
  known.catch(() => (known = null));
  return known;
}

/** The rung or level of a computer player, in words. */
export function sayBot(agent: string): string {
  const level = /^level_(\d+)$/.exec(agent)?.[1];
  if (level) return say('bot-level', { n: Number(level) });
  return knows(`bot-${agent}`) ? say(`bot-${agent}`) : agent;
}

/** Names for computer players, none twice. */
export function botNames(): string[] {
  return say('screen-bot_names').split(' ');
}

/** Those of them that nobody has yet. */
export function spareNames(taken: string[]): string[] {
  return botNames().filter((name) => !taken.includes(name));
}

/** What somebody at this screen is called who gave no name. */
export function nameless(seat: number): string {
  return seat ? say('screen-player_n', { n: seat + 1 }) : say('screen-default_name');
}

/** What the seats are called; computer players who were given no name get one. Of one in a log only the rung is known. */
export function namesOf(seats: SeatInfo[]): string[] {
  const spare = spareNames(seats.map((seat) => seat.name));
  const unnamed = (seat: SeatInfo, n: number): boolean => [seat.agent, `${seat.agent ?? ''} ${n}`].includes(seat.name);
  return seats.map((seat, n) => {
    if (seat.kind === 'bot') return unnamed(seat, n) ? (spare[n % spare.length] ?? seat.name) : seat.name;
    const rung = `bot-${seat.name.split(' ')[0] ?? ''}`;
    return seat.name.endsWith(` ${n}`) && knows(rung)
      ? say('ui-bot_seat', { bot: new Message(rung), n: n + 1 })
      : seat.name;
  });
}

/** The same with how strong it is in a game, if that is known. */
export function sayRated(bot: BotInfo, game: string): string {
  const rating = bot.ratings[game];
  return rating === undefined ? sayBot(bot.name) : `${sayBot(bot.name)} · ${rating}`;
}

/** A bot that a newcomer can learn from: not the weakest rung, not the strongest. */
export function usualBot(found: BotInfo[]): string {
  const rungs = found.filter((bot) => bot.level === null);
  return rungs[Math.floor(rungs.length / 2)]?.name ?? '';
}

/** Tables that begin as soon as their screen looks on, so that it sees the first moves too. */
const eager = new Set<string>();

/** Is this table to begin now? It is told once. */
export function beginsNow(id: string): boolean {
  return eager.delete(id);
}

export async function makeTable(
  options: Json,
  seats: NewSeat[],
  more: Partial<Omit<NewTable, 'options' | 'seats' | 'contribution'>> = {},
): Promise<TableInfo> {
  const made = await api.newTable({ options, seats, contribution: contribution(), ...more });
  if (seats.every((seat) => seat.kind !== 'open')) eager.add(made.id);
  return made;
}

/** The same people again; it begins at once where nobody else has to come. */
export async function rematch(id: string): Promise<TableInfo> {
  const made = await api.rematch(id, { contribution: contribution() });
  if (made.your_seats.length && made.seats.every((seat) => seat.yours || seat.kind === 'bot')) eager.add(made.id);
  return made;
}

/** Two clicks to the first move, against two computer players. */
export async function playNow(name: string): Promise<TableInfo> {
  const agent = usualBot(await bots());
  const seats: NewSeat[] = [
    { kind: 'me', name: name || say('screen-default_name') },
    ...botNames()
      .slice(0, 2)
      .map((bot): NewSeat => ({ kind: 'bot', agent, name: bot })),
  ];
  return makeTable(FIRST.quick, seats, { hints: true });
}
