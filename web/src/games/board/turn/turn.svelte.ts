/** The turn at hand: what was pointed at and picked up so far, and what a click means. */
import { asBoard, pendingPlace, type Counts } from '../view.ts';
import type { NextStep, OptionInfo, Phrase } from '../../../protocol/server.ts';
import type { Turn } from '../../../shell/live/turn.svelte.ts';
import { phone } from '../../../shell/lib/layout.svelte.ts';
import { settings } from '../../../shell/lib/settings.svelte.ts';
import type { TableStore } from '../../../shell/live/table.svelte.ts';
import { barrierEdges, barrierStep, ordered, type Edge } from './edges.ts';
import { byPlace, group, isRoomy, type Groups } from './groups.ts';
import { canWait, clearWay } from './ways.ts';

/** A card or tile that was picked up and now needs its target. */
type Armed = { kind: 'card' | 'guild'; id: string } | { kind: 'yellow' };

const NOTHING: OptionInfo[] = [];

export class BoardTurn implements Turn {
  armed = $state.raw<Armed | null>(null);
  /** The place under the pointer, or with the focus. */
  pointed = $state<string | null>(null);
  /** The place that was tapped, to be looked at or confirmed. */
  selected = $state<string | null>(null);
  listing = $state(false);
  /** The choices beside the place were put away: the bar has them. */
  aside = $state(false);
  /** As small as a phone: nothing is shown beside the places, the bar has all. */
  readonly phone = phone;
  /** The last thing that pointed: a finger taps twice, a mouse has seen the preview already. */
  touching = $state(false);
  /** The last choice was made by key: the focus goes on with it, and letters are shown. */
  byKeys = $state(false);

  view = $derived(asBoard(this.table.view));
  groups = $derived<Groups>(group(this.table.options, (card) => this.#holds(card)));
  /** What is chosen among now: all of it, or what the picked-up card or tile can do. */
  armedOptions = $derived<OptionInfo[]>(this.#armedOptions());
  targets = $derived<Map<string, OptionInfo[]>>(this.#targets());
  /** Where the barrier may be put now. */
  edges = $derived<Edge[]>(
    this.view && this.table.yourTurn && this.table.decision?.prompt === 'barrier'
      ? barrierEdges(this.view, [...this.groups.places.keys()])
      : [],
  );
  /** Nothing but the board and the hand is asked: the bar has room for a preview. */
  idle = $derived(!this.armed && !this.selected && isRoomy(this.groups));
  /** The place whose action is under way. */
  at = $derived(this.view && this.table.yourTurn ? pendingPlace(this.view) : undefined);

  /** The option that ends the turn. */
  end = $derived(this.groups.end);
  /** Besides the end of the turn only cards and tiles are left, which can wait. */
  onlyPlays = $derived(this.end !== null && this.armed === null && this.table.options.every(canWait));

  /** What whoever has just gone to a place nearly always wants there. */
  obvious = $derived<OptionInfo | null>(this.#obvious());

  /** The place beside which its choices are shown, instead of in the bar. */
  beside = $derived<string | null>(this.#beside());

  /** Why nothing could be done where the last click led. */
  why = $state.raw<Phrase | null>(null);

  /** A place was gone to, and nothing else chosen since. */
  #went = $state(false);

  /** `byHand`: on a phone that has the hand, and no board to show things beside. */
  constructor(
    readonly table: TableStore,
    readonly byHand = false,
    readonly stepwise = false,
  ) {}

  #obvious(): OptionInfo | null {
    const { decision, options, busy, tookBack } = this.table;
    if (settings.stepwise || this.stepwise || !this.#went || busy || tookBack) return null;
    return options.find(({ action }) => action === decision?.obvious) ?? null;
  }

  #holds(card: string): boolean {
    const hand: Counts = this.view?.seats[this.table.seat]?.hand ?? {};
    return (hand[card] ?? 0) > 0;
  }

  #beside(): string | null {
    const { view } = this;
    const { yourTurn, seat, decision } = this.table;
    if (!view || !yourTurn || this.aside || this.armed || this.byHand || this.phone.current) return null;
    if (this.selected) return this.selected;
    // where places are to be chosen nothing may lie on the board
    if (this.targets.size || this.groups.end || isRoomy(this.groups) || decision?.prompt === 'move') return null;
    return this.at ?? (view.seat === seat ? (view.seats[seat]?.merchant ?? null) : null);
  }

  #armedOptions(): OptionInfo[] {
    const { armed, groups } = this;
    if (!armed) return NOTHING;
    if (armed.kind === 'yellow') return [...groups.yellow.values()].flat();
    return groups[armed.kind === 'card' ? 'cards' : 'guild'].get(armed.id) ?? NOTHING;
  }

  #targets(): Map<string, OptionInfo[]> {
    const { armed } = this;
    if (!armed) return this.groups.places;
    if (armed.kind === 'yellow') return this.groups.yellow;
    return byPlace(this.armedOptions);
  }

  /** Begin anew: another state is shown. */
  reset(): void {
    this.armed = null;
    this.selected = null;
    this.pointed = null;
    this.listing = false;
    this.aside = false;
  }

  /** Esc: what was picked up goes back; choices that lie on the board go into the bar. */
  back(): void {
    const aside = this.beside !== null && !this.selected;
    this.reset();
    this.aside = aside;
  }

  /** `goesOn`: it belongs to the click before. `then`: what is done right after it, whatever chance says. */
  choose(option: OptionInfo, goesOn = false, then: NextStep[] = []): void {
    // merchants met on arrival are paid along with the step: a plan, which stops where it cannot go on
    const texts = [option.text, ...(option.follow?.texts ?? []), ...then.map(({ text }) => text)];
    this.reset();
    this.#went = Boolean(option.outlook) || option.kind.startsWith('move') || option.kind === 'take_kiosk';
    if (!goesOn) this.why = option.outlook?.idle ? option.outlook.says : null;
    if (texts.length > 1) this.table.plan(texts, goesOn, then.length > 0);
    else this.table.act(option, goesOn);
  }

  /** A place was clicked, tapped, or chosen by key. */
  pick(place: string): void {
    if (this.aside && place === this.at && !this.targets.has(place)) {
      this.aside = false;
      return;
    }
    const options = this.targets.get(place) ?? NOTHING;
    const only = clearWay(options);
    if (only && (!this.touching || this.selected === place)) this.choose(only);
    else this.selected = this.selected === place ? null : place;
  }

  /** An edge was clicked: the barrier goes between these two. */
  pickEdge(a: string, b: string): void {
    const [first, second] = ordered(a, b);
    const step = this.view ? barrierStep(this.view) : 0;
    const left = [first, second].filter((place) => step === 0 || this.groups.places.has(place));
    this.reset();
    this.table.plan(left.map((place) => `put ${place}`));
  }

  arm(armed: Armed): void {
    const same = JSON.stringify(armed) === JSON.stringify(this.armed);
    this.armed = same ? null : armed;
    this.selected = null;
  }

  /** A card of the hand was clicked. */
  pickCard(kind: 'card' | 'guild', id: string): void {
    const options = this.groups[kind === 'card' ? 'cards' : 'guild'].get(id) ?? NOTHING;
    const [only] = options;
    // to discard it is all that can be done, and can be undone: no need to ask again
    const discards = only?.kind.startsWith('discard') ?? false;
    // all that it does is to ask for its target: it is asked for at once
    const aims = !this.touching && (only?.preview?.every(({ event }) => event === 'card_played') ?? false);
    if (only && options.length === 1 && (discards || aims)) this.choose(only);
    else this.arm({ kind, id });
  }

  /** A click beside the choices that lie on the board puts them into the bar. */
  press(event: PointerEvent): void {
    const near = event.target instanceof Element && event.target.closest('.popover, .place, .guide') !== null;
    if (!near && this.beside && !this.selected) this.aside = true;
  }

  /** The place or the card to click first. */
  leadsTo({ args: { place, card } }: OptionInfo): Element | null {
    if (typeof place === 'string' && this.targets.has(place))
      return document.querySelector(`#bazaar [data-place="${place}"]`);
    return typeof card === 'string' ? document.querySelector(`.hand [data-rule$=":${card}"]`) : null;
  }
}
