/** The Dice Game in words, for those who listen. */
import type { Speech } from '../access/speech.ts';
import type { TableStore } from '../lib/table.svelte.ts';
import { say } from '../lib/words.ts';
import { asDice, FACES, goal, rubiesOf, THINGS, tilesOf, TRACKS, type DiceView } from './view.ts';
import { sayGoods, sayPrice, telling } from './words.ts';

const times = (word: string, n: number): string => (n > 1 ? `${word} ×${n}` : word);

/** All that a seat has. */
function seatWords(view: DiceView, seat: number, name: string): string {
  const row = view.seats[seat];
  if (!row) return '';
  const tiles = tilesOf(row.tiles).map((tile) => say(`dice_tile.${tile}`));
  return [
    `${name}: ${say('ui.ruby_count', { n: row.rubies })} / ${goal(view)}`,
    ...THINGS.filter((thing) => row[thing]).map((thing) => say(`dice_count.${thing}`, { n: row[thing] })),
    ...(tiles.length ? [`${say('dice_ui.own_tiles')}: ${tiles.join(', ')}`] : []),
  ].join('; ');
}

/** What lies on the table, one line each: the dice, the tracks with their next price, tiles, cards. */
function tableWords(view: DiceView): string[] {
  const dice = FACES.filter((face) => view.turn.dice[face]).map((face) => times(say(`dice_face.${face}`), view.turn.dice[face] ?? 0));
  const tracks = TRACKS.map((track) => {
    const { prices, taken } = rubiesOf(view, track);
    const next = prices[taken];
    return `${say(`dice_track.${track}`)}: ${next === undefined ? say('ui.sold_out') : sayPrice(track, next)}`;
  });
  const tiles = Object.entries(view.display).map(
    ([tile, n]) => `${times(say(`dice_tile.${tile}`), n ?? 0)}: ${sayGoods(view.tile_costs[tile] ?? {})}`,
  );
  const cards = view.cards_shown.map((card) => say(`dice_card.${card}`));
  return [dice.join(', '), ...tracks, ...tiles, ...cards].filter((line) => line !== '');
}

export function diceSpeech(table: TableStore): Speech {
  return {
    prompt: () => (table.view && table.decision ? telling.prompt(table.decision.prompt, table.view, table.options) : ''),
    option: (option) => (table.view ? telling.option(option, table.view, table.names) : option.text),
    events: (events, seat) => telling.events(events, table.names, seat),
    seat: (seat) => (table.view ? seatWords(asDice(table.view), seat, table.names[seat] ?? '') : ''),
    boardTitle: () => say('screen.dice_game'),
    board: () => (table.view ? tableWords(asDice(table.view)) : []),
  };
}
