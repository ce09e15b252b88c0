/** The board game in words, for those who listen. */
import type { Speech } from '../../shell/access/speech.ts';
import type { TableStore } from '../../shell/live/table.svelte.ts';
import { say } from '../../shell/lib/words.svelte.ts';
import { goodsWords, placeWords } from './place-words.ts';
import { asBoard, placeId, type BoardView, type Counts, type BoardSeat } from './view.ts';

const named = (group: string, found: Counts): string =>
  Object.entries(found)
    .filter(([, n]) => n)
    .map(([id, n]) => (n === 1 ? say(`${group}-${id}`) : `${say(`${group}-${id}`)} ×${String(n)}`))
    .join(', ');

const titled = (title: string, list: string): string[] => (list === '' ? [] : [`${title}: ${list}`]);

function cardWords(row: BoardSeat): string[] {
  const cards = say('ui-cards', { n: row.cards });
  const seen = named('card', row.hand ?? row.known);
  const guild =
    row.guild_cards === undefined
      ? []
      : [`${say('ui-guild_cards')}: ${String(row.guild_cards)}`, ...(row.guild ?? []).map((id) => say(`guild-${id}`))];
  return [seen ? `${cards}: ${seen}` : cards, ...guild];
}

function pieceWords(row: BoardSeat): string[] {
  const stack = typeof row.stack === 'string' ? row.stack.length : row.stack;
  const companion =
    row.companion === 'reserve' ? say('ui-in_reserve') : row.companion ? say(`place-${row.companion}`) : '';
  return [
    `${say('ui-piece_merchant')}: ${say(`place-${row.merchant}`)}`,
    `${say('ui-assistants')}: ${String(stack)}`,
    ...titled(say('ui-piece_assistant'), row.assistants.map((place) => say(`place-${place}`)).join(', ')),
    ...titled(say('ui-companion'), companion),
    `${say('ui-piece_family')}: ${say(`place-${row.family}`)}`,
  ];
}

/** All that a seat shows: what it has, its cards, where its pieces are. */
export function seatWords(view: BoardView, seat: number, name: string): string {
  const row = view.seats[seat];
  if (!row) return '';
  const title = `${name} (${[say(`seat_colour-${String(seat)}`), ...(seat === view.viewer ? [say('ui-you')] : [])].join(', ')})`;
  const letters = row.letters && [
    say('ui-seal_count', { n: row.seals ?? 0 }),
    ...titled(say('ui-letters'), named('place', row.letters.open)),
    ...titled(say('screen-access_delivered'), named('place', row.letters.delivered)),
  ];
  return [
    `${title}: ${say('ui-ruby_count', { n: row.rubies })} / ${String(view.goal)}`,
    say('ui-lira_count', { n: row.lira }),
    `${say('ui-wheelbarrow')} (${String(row.room)}): ${goodsWords(row.goods)}`,
    ...(row.coffee === undefined ? [] : [say('ui-coffee_count', { n: row.coffee })]),
    ...cardWords(row),
    ...titled(
      say('ui-tiles'),
      [
        ...row.mosque_tiles.map((colour) => say(`colour-${colour}`)),
        ...(row.tavern_tiles ?? []).map((id) => say(`tavern-${id}`)),
      ].join(', '),
    ),
    ...(letters ?? []),
    ...pieceWords(row),
  ].join('; ');
}

export function boardSpeech(table: TableStore): Speech {
  return {
    seat: (seat) => {
      const view = asBoard(table.view);
      return view ? seatWords(view, seat, table.names[seat] ?? '') : '';
    },
    boardTitle: () => say('screen-board'),
    board: () => {
      const view = asBoard(table.view);
      return view ? view.layout.flat().map((number) => placeWords(view, placeId(number))) : [];
    },
  };
}
