/** The turn at hand in the Dice Game: which pieces were picked, what for, and what a click means. */
import type { Turn } from '../../shell/live/turn.svelte.ts';
import type { OptionInfo } from '../../protocol/server.ts';
import { phone } from '../../shell/lib/layout.svelte.ts';
import type { TableStore } from '../../shell/live/table.svelte.ts';
import { group } from './groups.ts';
import { assign, deals, fitting, kindOf, nearest, ready, rerollTexts, texts, UNDER_WAY, type Deal } from './pieces.ts';
import { asDice, each, FACES, MARKERS } from './view.ts';

type Look = 'go' | 'ready' | 'chosen' | 'picked' | 'wanted' | undefined;

/** What can be clicked on the table. Without it the table is a picture. */
export interface Hands {
  /** Of a track, a tile, an action. */
  look(key: string): Look;
  pick(key: string): void;
  point(key: string | null): void;
  /** Of a die or a marker. */
  lookAt(piece: string): Look;
  pickUp(piece: string): void;
  /** Dice are picked to be rolled again. */
  readonly rerolling: boolean;
}

export class DiceTurn implements Turn, Hands {
  /** Dice and markers that were picked. */
  picked = $state.raw<string[]>([]);
  /** What they are to buy. */
  target = $state<string | null>(null);
  /** What the pointer is over, or has the focus. */
  pointed = $state<string | null>(null);
  listing = $state(false);
  touching = $state(false);
  byKeys = false;
  readonly phone = phone;

  view = $derived(asDice(this.table.view));
  groups = $derived(group(this.table.options));
  end = $derived(this.groups.end);
  rerolling = $derived(this.groups.reroll.length > 0);
  deals = $derived<Deal[]>(deals(this.table.options, this.view?.payments ?? {}));
  kinds = $derived(this.picked.map(kindOf));
  /** Those of the target; of all, while nothing is aimed at. */
  aimed = $derived(this.target === null ? this.deals : this.deals.filter((deal) => deal.key === this.target));
  /** What the pieces pay for now. */
  bought = $derived<Deal[]>(ready(this.aimed, this.kinds));
  /** Everything that lies on the table and could be paid with. */
  there = $derived<string[]>(this.#there());
  /** How what the pointer is over would be paid. */
  proposed = $derived<Deal | undefined>(
    this.target === null && this.pointed !== null ? this.#proposal(this.pointed) : undefined,
  );
  #wanted = $derived<string[]>(this.#wantedFor());

  constructor(
    readonly table: TableStore,
    readonly stepwise = false,
  ) {}

  #there(): string[] {
    const { view } = this;
    const mine = view?.seats[this.table.seat];
    if (!view || !mine) return [];
    const numbered = (names: string[]): string[] => names.map((name, i) => `${name}:${i - names.indexOf(name)}`);
    const markers = each(mine, MARKERS).map((name) => (name === 'brown' ? name : `marker ${name}`));
    return numbered([...each(view.turn.dice, FACES).map((face) => `die ${face}`), ...markers]);
  }

  /** What the thing under the pointer would take. */
  #wantedFor(): string[] {
    return this.proposed ? assign(this.proposed.way, this.there, this.picked) : [];
  }

  /** Another state is shown: a payment that has begun is proposed as far as it is not asked. */
  reset(): void {
    this.target = this.deals[0]?.key === UNDER_WAY ? UNDER_WAY : null;
    this.picked = [];
    this.pointed = null;
    this.listing = false;
    if (this.target !== null) this.#take(this.deals[0]);
  }

  back(): void {
    this.reset();
  }

  #take(deal: Deal | undefined): void {
    if (deal) this.picked = assign(deal.way, this.there, this.picked);
  }

  look(key: string): Look {
    if (this.target === key) return 'chosen';
    const mine = this.deals.filter((deal) => deal.key === key);
    if (this.picked.length && this.target === null && ready(mine, this.kinds).length) return 'ready';
    return fitting(mine, this.target === null ? this.kinds : []).length ? 'go' : undefined;
  }

  lookAt(piece: string): Look {
    if (this.picked.includes(piece)) return 'picked';
    if (this.#wanted.includes(piece)) return 'wanted';
    const kind = kindOf(piece);
    if (this.rerolling)
      return this.groups.reroll.some((option) => `die ${option.args['face'] ?? ''}` === kind) ? 'go' : undefined;
    return this.#with(kind).length ? 'go' : undefined;
  }

  /** Deals that take one more of a piece: with a target any of its ways, else those that go on from here. */
  #with(kind: string): Deal[] {
    if (this.target === null) return fitting(this.deals, [...this.kinds, kind]);
    const more = this.kinds.filter((other) => other === kind).length + 1;
    return fitting(this.aimed, Array<string>(more).fill(kind));
  }

  pickUp(piece: string): void {
    const kind = kindOf(piece);
    const without = this.picked.filter((other) => other !== piece);
    if (this.rerolling || this.target === null) {
      if (without.length < this.picked.length) this.picked = without;
      else if (this.lookAt(piece)) this.picked = [...this.picked, piece];
      return;
    }
    if (without.length < this.picked.length) {
      const fewer = without.map(kindOf).filter((other) => other === kind).length;
      const ways = this.aimed.filter(({ way }) => way.filter((other) => other === kind).length <= fewer);
      const deal = nearest(ways, without.map(kindOf));
      if (deal)
        this.picked = assign(
          deal.way,
          this.there.filter((other) => other !== piece),
          without,
        );
      else if (this.target !== UNDER_WAY) {
        this.target = null;
        this.picked = without;
      }
      return;
    }
    const deal = nearest(this.#with(kind), [...this.kinds, kind]);
    if (deal) this.picked = assign(deal.way, this.there, [piece, ...this.picked]);
  }

  point(key: string | null): void {
    this.pointed = key;
  }

  /** A track, a tile or an action was clicked. */
  pick(key: string): void {
    const look = this.look(key);
    if (look === 'ready' || look === 'chosen') {
      const deal = ready(
        this.deals.filter((other) => other.key === key),
        this.kinds,
      )[0];
      if (deal) this.buy(deal);
      return;
    }
    const deal = this.#proposal(key);
    if (!deal) return;
    this.target = key;
    this.#take(deal);
  }

  /** How a thing is paid unless something else is picked: with what is picked already; cards with all their dice. */
  #proposal(key: string): Deal | undefined {
    const mine = this.deals.filter((deal) => deal.key === key);
    const kept = fitting(mine, this.kinds);
    if (key === 'cards' && kept.length) return kept.at(-1);
    return nearest(kept.length ? kept : mine, this.kinds);
  }

  buy(deal: Deal): void {
    const plan = texts(this.deals, deal);
    this.#send(plan, deal.option);
  }

  roll(): void {
    const dice = this.there.filter((piece) => piece.startsWith('die ')).length;
    const faces = this.kinds.map((kind) => kind.slice(4));
    this.#send(rerollTexts(faces, dice, this.table.options), null);
  }

  choose(option: OptionInfo): void {
    this.#send([option.text], option);
  }

  /** What is bought on the table; the die to reroll and then the button that rolls it. */
  leadsTo(option: OptionInfo): Element | null {
    const die = this.rerolling ? `die ${String(option.args.face)}` : '';
    const picked = this.kinds.includes(die) ? '[data-action="reroll"]' : `[data-piece^="${die}"]`;
    const deal = this.deals.find((other) => other.option?.text === option.text);
    return document.querySelector(die ? picked : `[data-place="${deal?.key ?? ''}"]`);
  }

  #send(plan: string[], option: OptionInfo | null): void {
    this.target = null;
    this.picked = [];
    if (plan.length === 1 && option) this.table.act(option);
    else if (plan.length) this.table.plan(plan);
  }
}
