/** The Dice Game in words, for those who listen. */
import { titled, type Speech } from '../../shell/access/speech.ts';
import type { TableStore } from '../../shell/live/table.svelte.ts';
import { Message, say } from '../../shell/lib/words.svelte.ts';
import { asDice, FACES, MARKERS, rubiesOf, tilesOf, TRACKS, type Counts, type DiceView } from './view.ts';
import { sayGoods, sayPrice } from './prices.ts';

const tileWords = (tiles: Counts): Message[] => tilesOf(tiles).map((tile) => new Message(`dice_tile-${tile}`));

function seatWords(view: DiceView, seat: number, name: string, you: boolean): string {
  const row = view.seats[seat];
  if (!row) return '';
  const things = [...MARKERS, 'crystal', 'lira'] as const;
  const colour = new Message(`seat_colour-${seat}`);
  return [
    say(you ? 'screen-access_you' : 'screen-access_seat', { name, seat_colour: colour }),
    say('screen-access_rubies', { n: row.rubies, goal: view.goal }),
    ...things.filter((thing) => row[thing] > 0).map((thing) => say(`dice_count-${thing}`, { n: row[thing] })),
    ...titled(say('dice_ui-own_tiles'), tileWords(row.tiles)),
  ].join('; ');
}

/** The next price of each track, and how many rubies it still has. */
function trackWords(view: DiceView): string[] {
  return TRACKS.map((id) => {
    const { prices, taken } = rubiesOf(view, id);
    const [next, track] = [prices[taken], new Message(`dice_track-${id}`)];
    if (next === undefined) return say('screen-dice_track_closed', { track });
    return say('screen-dice_track', { track, price: sayPrice(id, next), n: prices.length - taken });
  });
}

function boardWords(view: DiceView): string[] {
  const tiles = tilesOf(view.display).map((tile) =>
    say('screen-access_tile', { tile: new Message(`dice_tile-${tile}`), price: sayGoods(view.tile_costs[tile] ?? {}) }),
  );
  const rolled = FACES.filter((face) => view.turn.dice[face]);
  const dice = rolled.map((face) => new Message(`dice_face_count-${face}`, { n: view.turn.dice[face] ?? 0 }));
  const mosque = say('dice_ui-mosque', { n: view.numbers['mosque_tiles'] ?? 0 });
  const track = new Message('dice_track-mosque');
  return [
    ...titled(say('dice_ui-dice'), dice),
    ...trackWords(view),
    say('screen-dice_track', { track, price: mosque, n: view.mosque_rubies }),
    ...titled(say('dice_ui-tiles'), tiles),
    ...titled(
      say('dice_ui-bazaar'),
      view.cards_shown.map((card) => new Message(`dice_card-${card}`, view.numbers)),
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
