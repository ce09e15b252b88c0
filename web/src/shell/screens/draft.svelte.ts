/** A table in the making. What is possible comes from the server; so does what is wrong. */
import { api, Refused } from '../lib/api.ts';
import { me } from '../lib/me.svelte.ts';
import { botNames, bots, makeTable, nameless, sayBot, spareNames, usualBot } from '../lib/play.ts';
import type { BotInfo, GameChoice, Json, NewSeat, TableInfo, Terms } from '../../protocol/server.ts';
import { agreed, plainTerms } from '../lobby/terms.ts';
import { CLOCKS, type AtEnd } from './clocks.ts';
import { named } from './wanted.ts';
import { say } from '../lib/words.svelte.ts';

export type Who = 'me' | 'open' | 'bot';
export interface DraftSeat {
  kind: Who;
  name: string;
  agent: string;
}

export class Draft {
  games = $state.raw<GameChoice[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  way = $state('');
  seats = $state<DraftSeat[]>([]);
  layout = $state('');
  variants = $state<string[]>([]);
  edition = $state('');
  deck = $state('');
  /** Which of the time controls (clocks.ts), and what happens at its end. */
  clock = $state(0);
  atEnd = $state<AtEnd>('bot');
  /** Hints as chosen; by default only who plays alone against computer players has them. */
  chosenHints = $state<boolean | null>(null);
  shared = $state(false);
  talk = $state(false);
  terms = $state<Required<Terms>>(plainTerms());
  /** The board that is shown and, once it was shuffled or dragged, played. */
  rows = $state.raw<number[][]>([]);
  problem = $state('');
  #own = $state(false);
  #asked = 0;

  async load(wanted: Record<string, string> = {}): Promise<void> {
    try {
      [this.games, this.bots] = await Promise.all([api.games().then((found) => found.games), bots()]);
      const { first, ...given } = named(wanted, this.games);
      if (!first) return;
      this.#seat(wanted);
      await this.choose(first.id);
      Object.assign(this, given);
      await this.check();
    } catch (refused) {
      this.problem = refused instanceof Error ? refused.message : '';
    }
  }

  /** Who sits where, as named in the address: `seats=me,random` or `players=4&bots=random`. */
  #seat(wanted: Record<string, string>): void {
    const kinds = wanted['seats']?.split(',') ?? [];
    const known = (agent: string | undefined): string | undefined => this.bots.find((bot) => bot.name === agent)?.name;
    this.terms.public = wanted['public'] !== undefined;
    this.resize(kinds.length || Number(wanted['players'] ?? 3));
    this.seats.forEach((seat, n) => {
      if (kinds[n] === 'me' || kinds[n] === 'open') seat.kind = kinds[n];
      else if (kinds[n] !== undefined) seat.kind = 'bot';
      seat.agent = known(kinds[n]) ?? known(wanted['bots']?.split(',')[0]) ?? seat.agent;
    });
  }

  async choose(way: string): Promise<void> {
    this.way = way;
    const defaults = this.game?.defaults;
    const layout = defaults && 'layout' in defaults ? defaults.layout : null;
    this.layout = typeof layout === 'string' ? layout : (this.game?.layouts[0] ?? '');
    this.edition = this.game?.editions[0] ?? '';
    this.deck = this.game?.letters_decks[0] ?? '';
    this.variants = [];
    this.#own = false;
    if (!this.seats.length) this.resize(3);
    this.resize(Math.min(this.seats.length, Math.max(...(this.game?.players ?? [5]))));
    await this.check();
  }

  resize(players: number): void {
    const names = botNames();
    while (this.seats.length > players) this.seats.pop();
    while (this.seats.length < players) {
      const n = this.seats.length;
      const agent = usualBot(this.bots);
      if (this.shared) this.seats.push({ kind: 'open', name: '', agent });
      else if (n === 0) this.seats.push({ kind: 'me', name: me.name || say('screen-default_name'), agent });
      else this.seats.push({ kind: 'bot', name: names[(n - 1) % names.length] ?? '', agent });
    }
  }

  /** A getter, not a derived value: answers of the server may come after the screen is gone. */
  get game(): GameChoice | null {
    return this.games.find((game) => game.id === this.way) ?? null;
  }

  get options(): Json {
    const options: Json = { ...this.game?.options, players: this.seats.length };
    if (this.game?.layouts.length) options['layout'] = this.#own ? this.rows : this.layout;
    if (this.variants.length) options['variants'] = this.variants;
    if ((this.game?.editions.length ?? 0) > 1) options['edition'] = this.edition;
    if ((this.game?.letters_decks.length ?? 0) > 1) options['letters_deck'] = this.deck;
    return options;
  }

  /** Ask the server what comes of the options: the board, or what is wrong. */
  async check(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const { header } = await api.check(this.options);
      if (asked !== this.#asked) return;
      this.rows = (header['layout'] ?? []) as number[][];
      this.problem = '';
    } catch (refused) {
      if (asked === this.#asked) this.problem = refused instanceof Refused ? refused.message : '';
    }
  }

  async vary(variant: string, on: boolean): Promise<void> {
    this.variants = on ? [...this.variants, variant] : this.variants.filter((v) => v !== variant);
    await this.check();
  }

  async setLayout(layout: string): Promise<void> {
    this.layout = layout;
    this.#own = false;
    await this.check();
  }

  /** Another random board; it is the one that will be played. */
  async shuffle(): Promise<void> {
    this.layout = 'random';
    this.#own = false;
    await this.check();
    this.#own = true;
  }

  /** Two places change places. */
  async swap(a: number, b: number): Promise<void> {
    const flat = this.rows.flat();
    const width = this.rows[0]?.length ?? 1;
    [flat[a], flat[b]] = [flat[b] ?? 0, flat[a] ?? 0];
    this.rows = this.rows.map((_, y) => flat.slice(y * width, (y + 1) * width));
    this.#own = true;
    await this.check();
  }

  get custom(): boolean {
    return this.#own;
  }

  get open(): boolean {
    return this.seats.some((seat) => seat.kind === 'open');
  }

  get people(): number {
    return this.seats.filter((seat) => seat.kind !== 'bot').length;
  }

  /** People at this screen. */
  get here(): number {
    return this.seats.filter((seat) => seat.kind === 'me').length;
  }

  get hints(): boolean {
    return !this.terms.rated && (this.chosenHints ?? this.people === 1);
  }

  /** One public screen for all: whoever plays does so on a phone. */
  share(shared: boolean): void {
    const players = this.seats.length;
    this.shared = shared;
    this.seats = [];
    this.resize(players);
  }

  async make(): Promise<TableInfo> {
    const spare = spareNames(this.seats.map((seat) => seat.name.trim()));
    const seats = this.seats.map(({ kind, name, agent }, n): NewSeat => {
      const given = name.trim();
      if (kind === 'open') return { kind };
      if (kind === 'me') return { kind, name: given || nameless(n) };
      return { kind, name: given || (spare.shift() ?? sayBot(agent)), agent };
    });
    return makeTable(this.options, seats, {
      hints: this.hints,
      shared: this.shared,
      talk: this.talk && this.open,
      ...CLOCKS[this.clock],
      at_end: this.atEnd,
      terms: agreed(this.terms, this.open, this.shared),
    });
  }
}
