/** What has happened at a table, turn by turn; kept in this tab over a reload. */
import { seatOf } from './events.ts';
import type { GameEvent } from '../../protocol/games.ts';
import type { StepInfo, Said } from '../../protocol/server.ts';

export interface TurnStory {
  /** Its first entry, and which turn of that entry: one may begin several. */
  key: string;
  seat: number;
  round: number;
  events: GameEvent[];
  /** The same in words. */
  told: Said[];
  /** The number of its last step so far. */
  last: number;
}

/** What the others did while somebody did not look. */
export interface Missed {
  turns: TurnStory[];
  /** Earlier turns are not told any more. */
  cut: boolean;
}

/** The number of the first step of a game, and how far those that everybody is told of lie apart. */
const FIRST = 10_000;
const NOTHING: Missed = { turns: [], cut: false };
/** Turns of others that are told at a time. */
export const MOST_TURNS = 6;
const MOST_STEPS = 400;
/** Forgotten at a time: the whole story is told anew then. */
const FORGET = 50;

/** Whose turn it is where the story begins: told from its middle on, chance speaks for somebody. */
function beginner(by: number, event: GameEvent, whole: boolean): number {
  return by < 0 && !whole ? (seatOf(event) ?? by) : by;
}

/** Said from the beginning of the game on? */
const isWhole = (steps: readonly StepInfo[]): boolean => steps[0]?.n === FIRST;

/** The story with more steps. Turns to which nothing is added stay the same objects, so nobody draws them anew. */
function tell(story: readonly TurnStory[], steps: StepInfo[], whole: boolean): TurnStory[] {
  const turns = [...story];
  for (const step of steps) {
    for (const [i, event] of step.events.entries()) {
      const key = `${step.n}.${i}`;
      if (event.event === 'turn_begun') {
        turns.push({ key, seat: event.seat, round: event.round, events: [], told: [], last: step.n });
        continue;
      }
      // nobody announces the first turn of a game, nor one that is told from its middle on
      const by = step.by === 'chance' ? -1 : step.by;
      const last = turns.at(-1);
      const told = step.said?.[i] ?? {};
      if (!last || (last.seat < 0 && by >= 0)) {
        const seat = beginner(by, event, whole);
        turns.push({ key, seat, round: whole && by >= 0 ? 1 : 0, events: [event], told: [told], last: step.n });
      } else {
        const more = { events: [...last.events, event], told: [...last.told, told], last: step.n };
        turns[turns.length - 1] = { ...last, ...more };
      }
    }
  }
  return turns;
}

export class Story {
  #steps: StepInfo[] = [];
  #undone: StepInfo[] = [];
  #key: string;
  turns = $state.raw<TurnStory[]>([]);
  missed = $state.raw(NOTHING);
  /** The number of what was told when the page was hidden. */
  #hidden: number | null = null;
  #begun = false;

  constructor(
    table: string,
    readonly seat = -1,
  ) {
    this.#key = `istanbul.told.${table}`;
    try {
      this.#steps = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]') as StepInfo[];
    } catch {
      this.#steps = [];
    }
    this.#retell();
  }

  #retell(): void {
    this.turns = tell([], this.#steps, isWhole(this.#steps));
  }

  /** For the next time that this tab opens the table. */
  save(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#steps));
    } catch {
      // no storage: the story begins with the table's last steps
    }
  }

  /** A table came in full with its last steps: what is told beyond them never happened, what was missed is told now.
   * `looked`: up to where the person was told, on any screen, before this page was opened. */
  begin(recent: StepInfo[], number: number, looked: number | null = null): void {
    const seen = this.#begun ? this.#hidden : looked;
    this.#begun = true;
    const first = recent[0]?.n ?? number + 1;
    const gap = recent.length > 0 && (this.#steps.at(-1)?.n ?? 0) < first;
    this.#steps = gap ? [] : this.#steps.filter((step) => step.n < first);
    this.#undone = [];
    this.#retell();
    this.add(recent);
    this.#miss(seen);
  }

  get #last(): number {
    return this.#steps.at(-1)?.n ?? 0;
  }

  /** The page is hidden, or to be seen again. */
  show(visible: boolean): void {
    if (visible) this.#miss(this.#hidden);
    this.#hidden = visible ? null : (this.#hidden ?? this.#last);
  }

  /** What was missed is known. */
  caughtUp(): void {
    this.missed = NOTHING;
  }

  #miss(seen: number | null): void {
    if (seen === null || this.seat < 0) return;
    const others = this.turns.filter((turn) => turn.seat >= 0 && turn.seat !== this.seat);
    const turns = others.filter((turn) => turn.last > seen && turn.events.length);
    const next = (Math.floor(seen / FIRST) + 1) * FIRST;
    const cut = turns.length > MOST_TURNS || (this.#steps[0]?.n ?? next) > next;
    this.missed = { turns: turns.slice(-MOST_TURNS), cut };
  }

  add(steps: StepInfo[]): void {
    const goesOn = steps.every((step) => !/^(undo|redo) /.test(step.text));
    let told = [...this.#steps];
    for (const step of steps) {
      const [word, back] = step.text.split(' ');
      if (word === 'undo') {
        this.#undone = [...told.filter((s) => s.n > Number(back)), ...this.#undone];
        told = told.filter((s) => s.n <= Number(back));
      } else if (word === 'redo') {
        told.push(...this.#undone.filter((s) => s.n <= Number(back)));
        this.#undone = this.#undone.filter((s) => s.n > Number(back));
      } else {
        this.#undone = [];
        told.push(step);
      }
    }
    const tooLong = told.length > MOST_STEPS + FORGET;
    this.#steps = tooLong ? told.slice(-MOST_STEPS) : told;
    if (goesOn && !tooLong) this.turns = tell(this.turns, steps, isWhole(told));
    else this.#retell();
  }

  /** What the others did since the last turn of a seat began and ended. */
  since(seat: number): TurnStory[] {
    const mine = this.turns.findLastIndex((turn, i) => turn.seat === seat && i < this.turns.length - 1);
    return this.turns.slice(mine + 1).filter((turn) => turn.seat !== seat && turn.seat >= 0);
  }
}
