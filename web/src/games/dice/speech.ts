/** The Dice Game in words, for those who listen. */
import type { Speech } from '../../shell/access/speech.ts';
import type { TableStore } from '../../shell/live/table.svelte.ts';
import { say } from '../../shell/lib/words.svelte.ts';
import { asDice, each, FACES, MARKERS, rubiesOf, tilesOf, TRACKS, type Counts, type DiceView } from './view.ts';
import { sayGoods, sayPrice } from './prices.ts';

const titled = (title: string, words: string[]): string[] => (words.length ? [`${title}: ${words.join(', ')}`] : []);
const tileWords = (tiles: Counts): string[] => tilesOf(tiles).map((tile) => say(`dice_tile-${tile}`));

function seatWords(view: DiceView, seat: number, name: string, you: boolean): string {
  const row = view.seats[seat];
  if (!row) return '';
  const things = [...MARKERS, 'crystal', 'lira'] as const;
  return [
    `${you ? `${name} (${say('ui-you')})` : name}: ${say('ui-ruby_count', { n: row.rubies })} / ${view.goal}`,
    ...things.filter((thing) => row[thing] > 0).map((thing) => say(`dice_count-${thing}`, { n: row[thing] })),
    ...titled(say('dice_ui-own_tiles'), tileWords(row.tiles)),
  ].join('; ');
}

/** The next price of each track, and how many rubies it still has. */
function trackWords(view: DiceView): string[] {
  return TRACKS.map((track) => {
    const { prices, taken } = rubiesOf(view, track);
    const next = prices[taken];
    const left = say('ui-ruby_count', { n: prices.length - taken });
    return `${say(`dice_track-${track}`)}: ${next === undefined ? say('ui-sold_out') : `${sayPrice(track, next)}; ${left}`}`;
  });
}

function boardWords(view: DiceView): string[] {
  const dice = each(view.turn.dice, FACES).map((face) => say(`dice_face-${face}`));
  const tiles = tilesOf(view.display).map(
    (tile) => `${say(`dice_tile-${tile}`)} (${sayGoods(view.tile_costs[tile] ?? {})})`,
  );
  const mosque = `${say('ui-ruby_count', { n: view.mosque_rubies })} ${say('dice_ui-mosque', { n: view.numbers['mosque_tiles'] ?? 0 })}`;
  return [
    ...titled(say('dice_ui-dice'), dice),
    ...trackWords(view),
    `${say('dice_track-mosque')}: ${mosque}`,
    ...titled(say('dice_ui-tiles'), tiles),
    ...titled(
      say('dice_ui-bazaar'),
      view.cards_shown.map((card) => say(`dice_card-${card}`, view.numbers)),
    ),
  ];
}

export function diceSpeech(table: TableStore): Speech {
  const view = (): DiceView | null => asDice(table.view);
  return {
    seat: (seat) => {
      const found = view();
      return found ? seatWords(found, seat, table.names[seat] ?? '', seat === table.seat) : '';
    },
    boardTitle: () => say('screen-dice_game'),
    board: () => {
      const found = view();
      return found ? boardWords(found) : [];
    },
  };
}
