/** Says what has happened and what can be done now, once things have come to rest. */
import { call } from '../stage/calling.ts';
import { play } from '../stage/sound.ts';
import { sentences } from '../live/phrases.ts';
import type { Said } from '../../protocol/server.ts';
import type { TableStore } from '../live/table.svelte.ts';
import { say } from '../lib/words.svelte.ts';
import { voice } from './access.svelte.ts';
import { news, type Told } from './news.ts';
import { sayAsked, sayOptions, speak } from './speech.ts';

/** So long nothing more must have happened: what comes together is said together. */
const REST = 150;

/** Sentences after each other, each with its full stop. */
const together = (sentences: string[]): string =>
  sentences.map((text) => (/[.?!…]$/.test(text) ? text : `${text}.`)).join(' ');

export class Announcer {
  #told: Told | null = null;
  #mine = false;
  #number = -1;

  constructor(private readonly table: TableStore) {}

  /** Called again by whoever runs it as an effect, whenever something has changed. */
  watch(): () => void {
    const { story, playing, yourTurn, number, busy } = this.table;
    // all of them are read, so that a change of any of them begins the wait anew
    const quiet = number < 0 || story.turns.length < 0 || (busy && yourTurn);
    const timer = quiet ? undefined : setTimeout(() => this.#speak(), playing ? REST * 2 : REST);
    return () => clearTimeout(timer);
  }

  #speak(): void {
    const { story, playing } = this.table;
    // a turn that is being acted out is told when it is over
    if (playing && story.turns.at(-1)?.key === this.#told?.key) return;
    const found = news(playing ? story.turns.slice(0, -1) : story.turns, this.#told);
    this.#told = found.told;
    const sentences = found.turns.flatMap(({ seat, told }) => this.#account(seat, told));
    if (found.undone) sentences.push(say('ui-undone'));
    const others = found.turns.some(({ seat }) => seat !== this.table.seat);
    if (!playing) sentences.push(...this.#now(others));
    if (sentences.length) voice.say(together(sentences));
  }

  #account(seat: number, news: Said[]): string[] {
    const lines = sentences(news, this.table.names, seat);
    if (!lines.length) return [];
    const told = together(lines);
    return [
      seat === this.table.seat || seat < 0
        ? told
        : say('screen-access_turn', { name: this.table.names[seat] ?? '', told }),
    ];
  }

  /** What is asked, unless it was said already. */
  #now(others: boolean): string[] {
    const { yourTurn, number, options, decision, names, seat } = this.table;
    const before = this.#mine;
    if (number === this.#number && before === yourTurn) return [];
    this.#number = number;
    this.#mine = yourTurn;
    if (!yourTurn) {
      const next = decision?.seat ?? seat;
      return before && next !== seat ? [say('screen-waits_for', { seat: names[next] ?? '' })] : [];
    }
    const begins = others || !before;
    if (begins) {
      play('turn');
      call();
    }
    const asked = sayAsked(this.table);
    return [begins ? say('screen-access_your_turn', { asked }) : asked, sayOptions(options, (o) => speak(o, names))];
  }
}
