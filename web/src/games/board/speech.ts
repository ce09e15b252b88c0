/** The board game in words, for those who listen. */
import { titled, type Speech } from '../../shell/access/speech.ts';
import type { TableStore } from '../../shell/live/table.svelte.ts';
import { Message, say } from '../../shell/lib/words.svelte.ts';
import { barrowWords, placeWords } from './place-words.ts';
import { asBoard, placeId, type BoardView, type Counts, type BoardSeat } from './view.ts';

/** Names of things, each as often as there are of it. */
const named = (group: string, found: Counts): Message[] =>
  Object.entries(found).flatMap(([id, n]) => Array.from({ length: n ?? 0 }, () => new Message(`${group}-${id}`)));

const place = (id: string): Message => new Message(`place-${id}`);

function cardWords(row: BoardSeat): string[] {
  const guild = (row.guild ?? []).map((id) => new Message(`guild-${id}`));
  return [
    ...titled(say('count-card', { n: row.cards }), named('card', row.hand ?? row.known), true),
    ...(row.guild_cards === undefined ? [] : titled(say('count-guild', { n: row.guild_cards }), guild, true)),
  ];
}

function pieceWords(row: BoardSeat): string[] {
  const stack = typeof row.stack === 'string' ? row.stack.length : row.stack;
  const words = [
    say('screen-access_merchant', { place: place(row.merchant) }),
    say('screen-access_stack', { n: stack }),
    ...(row.assistants.length ? [say('screen-access_assistants', { places: row.assistants.map(place) })] : []),
    say('screen-access_family', { place: place(row.family) }),
  ];
  if (row.companion === 'reserve') words.push(say('screen-access_companion_ready'));
  else if (row.companion) words.push(say('screen-access_companion', { place: place(row.companion) }));
  return words;
}

/** All that a seat shows: what it has, its cards, where its pieces are. */
export function seatWords(view: BoardView, seat: number, name: string): string {
  const row = view.seats[seat];
  if (!row) return '';
  const colour = new Message(`seat_colour-${String(seat)}`);
  const tiles = [
    ...row.mosque_tiles.map((id) => new Message(`colour-${id}`)),
    ...(row.tavern_tiles ?? []).map((id) => new Message(`tavern-${id}`)),
  ];
  const letters = row.letters && [
    say('count-seal', { n: row.seals ?? 0 }),
    ...titled(say('screen-access_letters_open'), named('place', row.letters.open)),
    ...titled(say('screen-access_letters_delivered'), named('place', row.letters.delivered)),
  ];
  return [
    say(seat === view.viewer ? 'screen-access_you' : 'screen-access_seat', { name, seat_colour: colour }),
    say('screen-access_rubies', { n: row.rubies, goal: view.goal }),
    say('count-lira', { n: row.lira }),
    barrowWords(row.goods, row.room),
    ...(row.coffee === undefined ? [] : [say('count-coffee', { n: row.coffee })]),
    ...cardWords(row),
    ...titled(say('ui-tiles'), tiles),
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
